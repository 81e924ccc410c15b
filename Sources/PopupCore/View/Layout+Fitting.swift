extension Layout {
  /// Fits the content on a screen: drops decoration step by step, and truncates labels only when
  /// dropping all of it was not enough.
  init(for content: LayoutContent, on screen: Size) {
    for cutting in LabelTruncation.allCases {
      for attempt in content.isInline ? Self.dense : Self.roomy + Self.dense {
        let plan = LayoutPlan(
          content, screen: screen, density: attempt.density, cutting: cutting,
          hasLowButtons: attempt.hasLowButtons, fit: attempt.fit)
        guard let layout = plan.layout() else { continue }
        self = layout
        if content.isInline { self.screen = Size(columns: screen.columns, rows: box.rows) }
        return
      }
    }
    let rest =
      content.isInline ? Size(columns: screen.columns, rows: min(1, screen.rows)) : screen
    self = Layout(screen: rest, density: .withoutFrame, box: Rect(rest), hasShadow: false)
    isTooSmall = true
  }

  private typealias Attempt = (density: Density, hasLowButtons: Bool, fit: MessageFit)

  /// A message that can show whole keeps its blank rows longer than the box keeps its margins. One that
  /// has to scroll gets the blank rows and those of tall buttons before anything else goes.
  private static var roomy: [Attempt] {
    [
      (.full, false, .roomy), (.withoutShadow, false, .roomy), (.withoutMargins, false, .roomy),
      (.withoutMargins, false, .whole), (.withoutMargins, true, .whole),
      (.full, false, .scrolling), (.full, true, .scrolling), (.withoutShadow, true, .scrolling),
      (.withoutMargins, true, .scrolling),
    ]
  }

  private static var dense: [Attempt] {
    [
      (.withoutPadding, true, .scrolling), (.withoutSeparators, true, .scrolling),
      (.withoutTitle, true, .scrolling), (.withoutFrame, true, .scrolling),
    ]
  }
}
