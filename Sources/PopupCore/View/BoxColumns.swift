/// The box's columns in one attempt at a layout.
struct BoxColumns {
  /// Of the whole box, edges included.
  let outer: Int
  /// Of its content.
  let inner: Int

  /// A narrower text still gets a box this wide inside.
  private static let leastWidth = 40
  private static let widestMargins = 8

  /// Nil when there is no room for any text.
  init?(_ plan: LayoutPlan) {
    let (content, density) = (plan.content, plan.density)
    // Inline the last column stays free: a terminal may wrap after it.
    let screen = plan.screen.columns - (content.isInline ? 1 : 0)
    let asked = content.look.width.cells(of: plan.screen.columns)
    let decorated = asked ?? (density.hasMargins ? screen - Self.margins(of: screen) : screen)
    let edges = 2 * plan.edge
    let flowLimit = decorated - edges - (density.hasPadding ? 4 : 0)
    let lineLimit = (asked ?? screen) - edges
    guard flowLimit >= 1 else { return nil }

    let message = Self.message(content, flow: flowLimit, lines: lineLimit, rows: plan.screen.rows)
    var inner = max(message, flowLimit)
    if asked == nil {
      inner = max(message, min(flowLimit, Self.surroundings(content, limit: flowLimit)))
      // Equal buttons fill the row exactly.
      let count = content.roles.count
      let longest = content.widths.reduce(0) { max($0, $1.lines) }
      let limit = longest >= flowLimit ? lineLimit : flowLimit
      while count > 0, (inner - ButtonArrangement.gap * (count - 1)) % count != 0, inner < limit {
        inner += 1
      }
    }
    self.inner = inner
    // A line that was broken by hand takes the margins, then the padding.
    let limit = inner > flowLimit ? asked ?? screen : decorated
    outer = asked ?? inner + edges + 2 * min(2, max(0, (limit - edges - inner) / 2))
  }

  /// Columns that a screen keeps free beside the box: one more for each column beyond sixty, so that
  /// the box never gets narrower on a wider screen.
  private static func margins(of columns: Int) -> Int {
    min(widestMargins, 4 + max(0, columns - 60))
  }

  /// The width that everything but the message asks for.
  private static func surroundings(_ content: LayoutContent, limit: Int) -> Int {
    let count = content.roles.count
    let readable = MessageWidth.readable
    let sideBySide = count * (content.labelWidth + 6) + ButtonArrangement.gap * (count - 1)
    return max(
      min(content.titleWidth, readable),
      sideBySide <= limit ? sideBySide : content.labelWidth + 6, content.hintWidth,
      content.tabCount == 0 ? 0 : min(content.tabCount * content.labels.tabWidth, readable),
      min(content.labels.controlsWidth, readable), leastWidth)
  }

  /// The width of the widest page: prose keeps margins and padding, unless the caller named the width
  /// to wrap it at; other lines do not.
  private static func message(
    _ content: LayoutContent, flow: Int, lines: Int, rows: Int
  ) -> Int {
    var widest = 0
    for (page, liked) in zip(content.pages, content.widths) {
      // The marks of a line that goes on have a column each.
      let marks = liked.isPreformatted && liked.lines > lines ? 2 : 0
      let proseLimit = content.look.wrapWidth == nil ? flow : lines
      var width = max(min(liked.lines, lines - marks), min(liked.prose, proseLimit))
      if liked.prose > 0 && liked.isExact {
        width = page.balancedWidth(limit: max(1, width), maxRows: rows)
      }
      widest = max(widest, width)
    }
    return widest
  }
}
