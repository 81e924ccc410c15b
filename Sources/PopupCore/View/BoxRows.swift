/// The box's rows in one attempt at a layout, from top to bottom.
struct BoxRows {
  let aboveTitle: Int
  let title: Int
  let titleDivider: Int
  let tabs: Int
  let aboveMessage: Int
  let message: Int
  /// The message has more rows than the box gives it.
  let scrolls: Bool
  let belowMessage: Int
  let controls: [Int]
  let belowControls: Int
  let hint: Int
  let buttonDivider: Int
  let aboveButtons: Int
  /// Of the whole box, edges included.
  let total: Int

  /// Nil when the message gets too few rows.
  init?(_ plan: LayoutPlan, width: Int, buttons: ButtonArrangement) {
    let (content, density) = (plan.content, plan.density)
    let blank = density.hasPadding ? 1 : 0
    aboveTitle = blank
    title =
      density.hasTitle && content.titleWidth > 0
      ? min(3, max(1, content.labels.titleRows(width: width).count)) : 0
    tabs = density.hasTitle && content.tabCount > 0 ? 2 : 0
    controls = content.labels.controlRows(width: width)
    let controlRows = controls.reduce(0, +)
    hint = content.hintWidth > 0 ? 1 : 0
    buttonDivider = density.hasSeparators ? 1 : 0

    let limit = Self.limit(plan)
    let wanted = content.messageRows(width: width, maxRows: limit)
    // Tabs have a line of their own; above them the title leaves a blank row in place of one.
    let hasMore = wanted > 0 || controlRows > 0 || tabs > 0
    titleDivider = density.hasSeparators && title > 0 && hasMore ? 1 : 0
    aboveMessage = wanted > 0 && title + tabs > 0 ? blank : 0
    belowMessage = blank
    belowControls = controlRows > 0 ? blank : 0
    // The first and last row of a tall button are half empty.
    let isTall = buttons.height > 1
    aboveButtons = isTall ? 0 : blank
    let belowButtons = blank
    let fixed =
      2 * plan.edge + aboveTitle + title + titleDivider + tabs + aboveMessage + belowMessage
      + controlRows + belowControls + hint + buttonDivider + aboveButtons + buttons.rows
      + belowButtons
    let room = limit - fixed
    guard room >= min(wanted, density.wantedMessageRows) else { return nil }
    var message = min(wanted, room)
    scrolls = message < wanted
    if let asked = content.look.height.cells(of: plan.screen.rows) {
      guard asked >= fixed + min(wanted, 1) else { return nil }
      message = max(message, min(asked, limit) - fixed)
    }
    self.message = message
    total = fixed + message
  }

  /// Rows that the box may take.
  private static func limit(_ plan: LayoutPlan) -> Int {
    let rows = plan.screen.rows
    return plan.content.look.height.cells(of: rows)
      ?? max(0, rows - (plan.density.hasMargins ? 2 : 0))
  }
}
