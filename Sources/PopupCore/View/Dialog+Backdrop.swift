extension Dialog {
  /// Sets the screen behind the popup, cropped or padded to the terminal's size; nil: a flat
  /// backdrop.
  package func lay(over screen: CapturedScreen?, texts: [ByteText]) {
    captured = screen
    if screen?.isDrawnFromFont == true { drawLines(texts) }
    if spec.look.theme == .automatic, let colors = screen?.colors {
      theme = Theme(
        ThemeName.automatic.resolved(on: colors), depth: capabilities.depth, look: spec.look,
        isDestructive: spec.isDestructive, screenColors: colors)
    }
    backdrop = screen.map { darkened($0, by: spec.look.dim) }
  }

  /// The screen behind the popup, which darkens while the popup appears; `entrance` is the progress
  /// of the entrance animation in thousandths.
  func backdrop(appearing entrance: Int) -> Frame? {
    guard entrance < 1000, let captured else { return backdrop }
    return darkened(captured, by: spec.look.dim * entrance / 1000)
  }

  private func darkened(_ screen: CapturedScreen, by dim: Int) -> Frame {
    screen.frame(on: layout.screen, rendering: capabilities.rendering).dimmed(
      by: dim, colors: screen.colors ?? capabilities.screenColors, depth: capabilities.depth,
      flat: theme.backdrop)
  }

  /// How to capture the screen behind the popup; nil if the popup would not show it.
  package var backdropSource: BackdropSource? {
    isInline || capabilities.depth == .none ? nil : capabilities.backdropSource
  }
}
