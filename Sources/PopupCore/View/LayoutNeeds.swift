/// What has to find room in a popup, in cells. One for all attempts to find it.
final class LayoutNeeds {
  let buttons: [ButtonRole]
  /// Of the widest label as it is at its widest, a countdown included.
  var labelWidth = 0
  /// Of the title on one row; 0: no title.
  var titleWidth = 0
  /// 0: there is never a hint.
  var hintWidth = 0
  /// 0: no tabs.
  var tabCount = 0
  var selectedTab = 0
  /// Of the widest tab's title and its dot.
  var tabWidth = 0
  /// Of the widest line that belongs to a guard; 0: none.
  var controlsWidth = 0
  var width: Extent?
  /// Columns of text that are not wrapped where the screen allows; nil: popup's own.
  var wrapWidth: Int?
  var height: Extent?
  var position = VerticalPosition.center
  var hasShadow = true
  /// Drawn below the cursor: small, at the left, of no more rows than it needs.
  var isInline = false
  /// Filled edges and buttons of three rows, half, whole and half.
  var isSoft = true

  private let pages: [TextMeasureCache]
  private let labels: Labels

  init(buttons: [ButtonRole], pages: [TextMeasureCache], labels: Labels) {
    self.buttons = buttons
    self.pages = pages
    self.labels = labels
  }

  /// The size of the largest page when it is wrapped at a width, looked at for so many rows at the
  /// most: the box is made for it, so that turning pages does not move it.
  func message(width: Int, maxRows: Int) -> TextMeasure {
    var largest = TextMeasure()
    for page in pages {
      let measure = page.measure(limit: width, maxRows: maxRows)
      largest.rows = max(largest.rows, measure.rows)
      largest.width = max(largest.width, measure.width)
      largest.isWhole = largest.isWhole && measure.isWhole
      largest.softBreaks = max(largest.softBreaks, measure.softBreaks)
    }
    return largest
  }

  /// The rows of that size, and one more than `maxRows` at the most.
  func messageRows(width: Int, maxRows: Int) -> Int {
    var rows = 0
    for page in pages { rows = max(rows, page.rowCount(limit: width, maxRows: maxRows)) }
    return rows
  }

  func titleRows(width: Int) -> Int { labels.titleRows(width: width).count }

  /// How many rows each guard takes at a width.
  func controlRows(width: Int) -> [Int] { labels.controlRows(width: width) }
}
