extension Layout {
  /// Fits the content on a screen: drops decoration step by step, and truncates labels only when
  /// dropping all of it was not enough.
  init(for content: LayoutContent, on screen: Size) {
    for cutting in LabelTruncation.allCases {
      for density in Density.allCases
      where !content.isInline || density.rawValue >= Density.withoutPadding.rawValue {
        for hasLowButtons in density.hasPadding ? [false, true] : [true] {
          let plan = LayoutPlan(
            content, screen: screen, density: density, cutting: cutting,
            hasLowButtons: hasLowButtons)
          guard let layout = plan.layout() else { continue }
          self = layout
          if content.isInline { self.screen = Size(columns: screen.columns, rows: box.rows) }
          return
        }
      }
    }
    let rest =
      content.isInline ? Size(columns: screen.columns, rows: min(1, screen.rows)) : screen
    self = Layout(screen: rest, density: .withoutFrame, box: Rect(rest), hasShadow: false)
    isTooSmall = true
  }
}
