extension Dialog {
  /// Lays the popup over a screen, cut or filled to ours; nil: over an even backdrop.
  package mutating func lay(over screen: CapturedScreen?) {
    backdrop = screen.map { screen in
      screen.frame(on: layout.screen, rendering: traits.rendering).dimmed(
        by: spec.look.dim, colors: screen.colors ?? traits.screenColors, depth: traits.depth,
        flat: theme.backdrop)
    }
  }
}
