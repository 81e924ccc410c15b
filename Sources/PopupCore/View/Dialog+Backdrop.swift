extension Dialog {
  /// Lays the popup over a screen, cut or filled to ours; nil: over an even backdrop.
  package func lay(over screen: CapturedScreen?) {
    captured = screen
    if spec.look.theme == .automatic, let colors = screen?.colors {
      theme = Theme(
        ThemeName.automatic.resolved(on: colors), depth: capabilities.depth, look: spec.look,
        isDestructive: spec.isDestructive, ground: colors)
    }
    backdrop = screen.map { darkened($0, by: spec.look.dim) }
  }

  /// The screen behind at some moment: it gets dark while the popup appears.
  func backdrop(appearing entrance: Int) -> Frame? {
    guard entrance < 1000, let captured else { return backdrop }
    return darkened(captured, by: spec.look.dim * entrance / 1000)
  }

  private func darkened(_ screen: CapturedScreen, by dim: Int) -> Frame {
    screen.frame(on: layout.screen, rendering: capabilities.rendering).dimmed(
      by: dim, colors: screen.colors ?? capabilities.screenColors, depth: capabilities.depth,
      flat: theme.backdrop)
  }

  /// Nobody needs to be asked where nothing could be shown.
  package var backdropSource: BackdropSource? {
    isInline || capabilities.depth == .none ? nil : capabilities.backdropSource
  }
}
