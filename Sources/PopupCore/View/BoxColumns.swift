/// The box's columns in one attempt at a layout.
struct BoxColumns {
  /// Of the whole box, edges included.
  let outer: Int
  /// Of its content.
  let inner: Int

  /// A narrower text still gets a box this wide inside.
  private static let leastWidth = 40
  /// Longer lines are hard to read, so prose is wrapped here.
  private static let readableWidth = 64
  /// Lists and listings, which have many lines, may be this wide.
  private static let listingWidth = 100

  /// Nil when there is no room for any text.
  init?(_ plan: LayoutPlan) {
    let (content, screen, density) = (plan.content, plan.screen, plan.density)
    let margin = density.hasMargins ? (screen.columns >= 60 ? 4 : 2) : 0
    // Inline the last column stays free: a terminal may wrap after it.
    let most = screen.columns - 2 * margin - (content.isInline ? 1 : 0)
    let asked = content.look.width.cells(of: screen.columns)
    let outerLimit = asked ?? most
    let side = plan.edge + (density.hasPadding ? 2 : 0)
    let innerLimit = outerLimit - 2 * side
    guard innerLimit >= 1 else { return nil }

    var inner = innerLimit
    if asked == nil {
      let natural = max(
        Self.message(content, limit: innerLimit, rows: screen.rows),
        Self.surroundings(content, limit: innerLimit))
      inner = min(natural, innerLimit)
      // Equal buttons fill the row exactly.
      let count = content.roles.count
      while (inner - ButtonArrangement.gap * (count - 1)) % count != 0 && inner < innerLimit {
        inner += 1
      }
    }
    self.inner = inner
    // Where padding was dropped for want of rows, columns may still have some.
    let spare =
      density.hasPadding ? 0 : min(2, max(0, (outerLimit - 2 * plan.edge - inner) / 2))
    outer = inner + 2 * (side + spare)
  }

  /// The width that everything but the message asks for.
  private static func surroundings(_ content: LayoutContent, limit: Int) -> Int {
    let count = content.roles.count
    let sideBySide = count * (content.labelWidth + 6) + ButtonArrangement.gap * (count - 1)
    return max(
      min(content.titleWidth, readableWidth),
      sideBySide <= limit ? sideBySide : content.labelWidth + 6, content.hintWidth,
      content.tabCount == 0 ? 0 : min(content.tabCount * content.labels.tabWidth, readableWidth),
      min(content.labels.controlsWidth, readableWidth), leastWidth)
  }

  private static func message(_ content: LayoutContent, limit: Int, rows: Int) -> Int {
    let measure = content.message(width: min(limit, listingWidth), maxRows: rows)
    return measure.isListing ? measure.width : min(measure.width, readableWidth)
  }
}
