/// The content that a layout must fit on the screen, and the look that the caller requested. Widths
/// are in cells.
struct LayoutContent {
  /// From left to right.
  let roles: [ButtonRole]
  let labels: Labels
  /// One per page.
  let pages: [TextMeasureCache]
  /// The preferred width of each page.
  let widths: [MessageWidth]
  let look: LookOptions
  /// The width of the title on one row; 0: no title.
  let titleWidth: Int
  /// The width of the widest label, including its countdown.
  var labelWidth = 0
  /// The width of the widest possible hint; 0: there is never a hint.
  var hintWidth = 0
  var selectedPage = 0
  /// Whether the popup is drawn below the cursor: at the left, with no more rows than it needs.
  var isInline = false
  /// Whether edges are filled and buttons have three rows, of which the outer ones are half filled.
  var isSoft = true

  init(_ spec: PopupSpec, labels: Labels, pages: [TextMeasureCache], widths: [MessageWidth]) {
    roles = spec.roles
    self.labels = labels
    self.pages = pages
    self.widths = widths
    look = spec.look
    titleWidth = ShortText.width(of: labels.title)
  }

  var tabCount: Int { labels.tabs.count }

  /// The rows of the longest page, so that turning pages does not move the box; at most `maxRows` +
  /// 1.
  func messageRows(width: Int, maxRows: Int) -> Int {
    var rows = 0
    for page in pages { rows = max(rows, page.rowCount(limit: width, maxRows: maxRows)) }
    return rows
  }
}
