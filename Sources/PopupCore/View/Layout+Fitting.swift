extension Layout {
  /// Fits the content on a screen: drops decoration step by step, and truncates labels only if
  /// dropping all of it is not enough.
  init(for content: LayoutContent, on screen: Size) {
    for truncation in LabelTruncation.allCases {
      for attempt in content.isInline ? Self.dense : Self.roomy + Self.dense {
        let plan = LayoutPlan(
          content, screen: screen, density: attempt.density, truncation: truncation,
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

  /// Attempts with padding. If the whole message fits, the blank rows around the title and the
  /// buttons are dropped first, then tall buttons, then the margins, and the blank rows around the
  /// message last. If it must scroll, all blank rows and tall buttons are dropped before the margins.
  private static var roomy: [Attempt] {
    [
      (.full, false, .roomy), (.full, false, .snug), (.full, true, .snug),
      (.withoutMargins, false, .snug), (.withoutMargins, true, .snug),
      (.withoutMargins, true, .whole),
      (.full, false, .scrolling), (.full, true, .scrolling), (.withoutMargins, true, .scrolling),
    ]
  }

  /// Attempts without padding.
  private static var dense: [Attempt] {
    [
      (.withoutPadding, true, .scrolling), (.withoutSeparators, true, .scrolling),
      (.withoutTitle, true, .scrolling), (.withoutFrame, true, .scrolling),
    ]
  }
}
