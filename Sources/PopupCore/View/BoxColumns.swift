/// The widths of the box, in cells, in one layout attempt.
struct BoxColumns {
  /// The whole box, edges included.
  let outer: Int
  /// The content of the box.
  let inner: Int

  /// The minimum of `inner`, unless the screen or the caller allows less.
  private static let minimumWidth = 40
  private static let widestMargins = 8

  /// Nil if there is no room for any text.
  init?(_ plan: LayoutPlan) {
    let (content, density) = (plan.content, plan.density)
    // Inline, leave the last column free: a terminal may wrap after it.
    let screen = plan.screen.columns - (content.isInline ? 1 : 0)
    let asked = content.look.width.cells(of: plan.screen.columns)
    // A lack of rows does not make the box wider.
    let hasMargins = density.hasMargins || plan.fit != .scrolling
    let decorated = asked ?? (hasMargins ? screen - Self.margins(of: screen) : screen)
    let edges = 2 * plan.edge
    let flowLimit = decorated - edges - (density.hasPadding ? 4 : 0)
    let lineLimit = (asked ?? screen) - edges
    guard flowLimit >= 1 else { return nil }

    let message = Self.message(content, flow: flowLimit, lines: lineLimit, rows: plan.screen.rows)
    var inner = max(message, flowLimit)
    if asked == nil {
      inner = max(message, min(flowLimit, Self.surroundings(content, limit: flowLimit)))
      // Widen the box until buttons of equal width fill the row exactly.
      let count = content.roles.count
      let longest = content.widths.reduce(0) { max($0, $1.lines) }
      let limit = longest >= flowLimit ? lineLimit : flowLimit
      while count > 0, (inner - ButtonArrangement.gap * (count - 1)) % count != 0, inner < limit {
        inner += 1
      }
    }
    self.inner = inner
    // A long hard-wrapped line uses up the margins first, then the padding.
    let limit = inner > flowLimit ? asked ?? screen : decorated
    outer = asked ?? inner + edges + 2 * min(2, max(0, (limit - edges - inner) / 2))
  }

  /// The number of columns to keep free beside the box. It grows by at most one for each column of
  /// the screen, so that a wider screen never has a narrower box.
  private static func margins(of columns: Int) -> Int {
    min(widestMargins, 4 + max(0, columns - 60))
  }

  /// The width that everything except the message needs.
  private static func surroundings(_ content: LayoutContent, limit: Int) -> Int {
    let count = content.roles.count
    let readable = MessageWidth.readable
    let sideBySide = count * (content.labelWidth + 6) + ButtonArrangement.gap * (count - 1)
    return max(
      min(content.titleWidth, readable),
      sideBySide <= limit ? sideBySide : content.labelWidth + 6, content.hintWidth,
      content.tabCount == 0 ? 0 : min(content.tabCount * content.labels.tabWidth, readable),
      min(content.labels.controlsWidth, readable), minimumWidth)
  }

  /// The width of the widest page. Prose leaves the margins and the padding free (`flow`), unless
  /// the caller set a wrap width; hard-wrapped lines may use them (`lines`).
  private static func message(
    _ content: LayoutContent, flow: Int, lines: Int, rows: Int
  ) -> Int {
    var widest = 0
    for (page, preferred) in zip(content.pages, content.widths) {
      // Where a line is cut, a mark takes a column on either side.
      let marks = preferred.isPreformatted && preferred.lines > lines ? 2 : 0
      let proseLimit = content.look.wrapWidth == nil ? flow : lines
      var width = max(min(preferred.lines, lines - marks), min(preferred.prose, proseLimit))
      if preferred.prose > 0 && preferred.isExact {
        width = page.balancedWidth(limit: max(1, width), maxRows: rows)
      }
      widest = max(widest, width)
    }
    return widest
  }
}
