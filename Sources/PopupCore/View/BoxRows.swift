/// The number of rows of each part of the box, from top to bottom, in one layout attempt.
struct BoxRows {
  private(set) var aboveTitle = 0
  let title: Int
  let titleDivider: Int
  /// A blank row in place of the divider.
  let belowTitle: Int
  let tabs: Int
  private(set) var aboveMessage = 0
  private(set) var message = 0
  /// Whether the message has more rows than the box gives it.
  private(set) var scrolls = false
  private(set) var belowMessage = 0
  let controls: [Int]
  private(set) var belowControls = 0
  let hint: Int
  let buttonDivider: Int
  private(set) var aboveButtons = 0
  let buttons: Int
  private(set) var belowButtons = 0
  private let edges: Int

  /// A divider separates the title from a message of more rows than this.
  private static let shortMessage = 4

  /// Nil if the message gets too few rows.
  init?(_ plan: LayoutPlan, width: Int, buttons arrangement: ButtonArrangement) {
    let (content, density) = (plan.content, plan.density)
    edges = 2 * plan.edge
    title =
      density.hasTitle && content.titleWidth > 0
      ? min(3, max(1, content.labels.titleRows(width: width).count)) : 0
    tabs = density.hasTitle && content.tabCount > 0 ? 2 : 0
    controls = content.labels.controlRows(width: width)
    hint = content.hintWidth > 0 ? 1 : 0
    buttonDivider = density.hasSeparators && arrangement.height > 0 ? 1 : 0
    buttons = arrangement.rows

    let limit = Self.limit(plan)
    let wanted = content.messageRows(width: width, maxRows: limit)
    // Tabs have a line of their own, and a blank row is enough above a short message.
    let isRuled =
      tabs == 0 && (wanted > Self.shortMessage || !controls.isEmpty || !density.hasPadding)
    let hasMore = wanted > 0 || !controls.isEmpty || tabs > 0
    let dividing = density.hasSeparators && title > 0 && hasMore ? 1 : 0
    (titleDivider, belowTitle) = isRuled ? (dividing, 0) : (0, dividing)

    let room = limit - total
    let share = Self.share(of: limit + (density.hasMargins ? 2 : 0), besides: surroundings)
    let isWhole = plan.fit != .scrolling
    let least = isWhole ? wanted : min(wanted, share, density.minimumMessageRows)
    guard room >= least else { return nil }
    if density.hasPadding { addBlankRows(wanted, isTall: arrangement.height != 1) }
    let around = aboveMessage + belowMessage
    let dropped = dropBlankRows(to: room - (isWhole ? wanted : min(wanted, share)))
    switch plan.fit {
    case .roomy: guard dropped == 0 else { return nil }
    case .snug: guard aboveMessage + belowMessage == around else { return nil }
    case .whole, .scrolling: break
    }
    let isFree =
      isWhole || dropped == 0 && density.hasPadding || content.isInline || !density.hasFrame
    message = min(wanted, limit - total, isFree ? .max : share)
    scrolls = message < wanted
    if let asked = content.look.height.cells(of: plan.screen.rows) {
      guard asked >= total - message + min(wanted, 1) else { return nil }
      message = max(message, min(asked, limit) - (total - message))
    }
  }

  /// The whole box, edges included.
  var total: Int {
    edges + aboveTitle + title + titleDivider + belowTitle + tabs + aboveMessage + message
      + belowMessage
      + controls.reduce(0, +) + belowControls + hint + buttonDivider + aboveButtons + buttons
      + belowButtons
  }

  /// The rows of optional parts: a longer title, tabs, guards and the hint.
  private var surroundings: Int { max(0, title - 1) + tabs + controls.reduce(0, +) + hint }

  /// The maximum number of rows of the box.
  private static func limit(_ plan: LayoutPlan) -> Int {
    let rows = plan.screen.rows
    return plan.content.look.height.cells(of: rows)
      ?? max(0, rows - (plan.density.hasMargins ? 2 : 0))
  }

  /// How many rows a long message gets before blank rows and tall buttons do: 14 of 24, in
  /// proportion on taller screens, less those of optional parts.
  private static func share(of rows: Int, besides others: Int) -> Int {
    let least = min(4, max(1, (2 * rows + 1) / 5))
    return max(least, (rows >= 24 ? rows * 14 / 24 : rows - 10) - others)
  }

  private mutating func addBlankRows(_ wanted: Int, isTall: Bool) {
    aboveTitle = 1
    aboveMessage = wanted > 0 && title + tabs > 0 && (belowTitle == 0 || tabs > 0) ? 1 : 0
    belowMessage = 1
    belowControls = controls.isEmpty ? 0 : 1
    // The first and last row of a tall button are half empty.
    (aboveButtons, belowButtons) = isTall ? (0, 0) : (1, 1)
  }

  /// Drops blank rows until there are no more than `limit`, and returns how many.
  private mutating func dropBlankRows(to limit: Int) -> Int {
    let all =
      aboveTitle + aboveMessage + belowMessage + belowControls + aboveButtons + belowButtons
    let surplus = max(0, all - max(0, limit))
    var rest = surplus
    // The rows around the buttons go together.
    if rest >= 2 && aboveButtons + belowButtons == 2 {
      (aboveButtons, belowButtons, rest) = (0, 0, rest - 2)
    }
    func drop(_ rows: inout Int) {
      let dropped = min(rest, rows)
      (rows, rest) = (rows - dropped, rest - dropped)
    }
    drop(&aboveTitle)
    drop(&belowControls)
    drop(&belowMessage)
    drop(&aboveMessage)
    drop(&aboveButtons)
    drop(&belowButtons)
    return surplus
  }
}
