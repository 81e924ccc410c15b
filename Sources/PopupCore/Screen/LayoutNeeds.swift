/// What has to find room in a popup, in cells.
package struct LayoutNeeds {
  package struct Button {
    package var role: ButtonRole
    /// Of the label as it is at its widest, a countdown included.
    package var labelWidth: Int

    package init(_ role: ButtonRole, labelWidth: Int) {
      self.role = role
      self.labelWidth = labelWidth
    }
  }

  package var buttons: [Button]
  /// Of the title on one row; 0: no title.
  package var titleWidth = 0
  /// 0: there is never a hint.
  package var hintWidth = 0
  /// 0: no tabs.
  package var tabCount = 0
  package var selectedTab = 0
  /// Of the widest tab's title and its dot.
  package var tabWidth = 0
  /// Of the widest line that belongs to a guard; 0: none.
  package var controlsWidth = 0
  package var width: Extent?
  package var height: Extent?
  package var position = VerticalPosition.center
  package var hasShadow = true
  /// Drawn below the cursor: small, at the left, of no more rows than it needs.
  package var isInline = false
  /// Filled edges and buttons of three rows, half, whole and half.
  package var isSoft = true

  private let pages: [MeasuredText]
  private let captions: Captions

  init(buttons: [Button], pages: [MeasuredText], captions: Captions) {
    self.buttons = buttons
    self.pages = pages
    self.captions = captions
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

  func titleRows(width: Int) -> Int { captions.titleRows(width: width).count }

  /// How many rows each guard takes at a width.
  func controlRows(width: Int) -> [Int] { captions.controlRows(width: width) }
}
