/// What a layout has to find room for: the popup's texts and the look that was asked for.
struct LayoutContent {
  /// From left to right.
  let roles: [ButtonRole]
  let labels: Labels
  /// One a page.
  let pages: [TextMeasureCache]
  /// What each page would like.
  let widths: [MessageWidth]
  let look: LookOptions
  /// Of the title on one row; 0: no title.
  let titleWidth: Int
  /// Of the widest label at its widest, a countdown included.
  var labelWidth = 0
  /// Of the widest hint there can be; 0: there is never a hint.
  var hintWidth = 0
  var selectedPage = 0
  /// Drawn below the cursor: small, at the left, no more rows than it needs.
  var isInline = false
  /// Filled edges, and buttons of three rows: half, whole and half.
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

  /// The rows of the longest page, at most one more than `maxRows`: turning pages does not move the
  /// box.
  func messageRows(width: Int, maxRows: Int) -> Int {
    var rows = 0
    for page in pages { rows = max(rows, page.rowCount(limit: width, maxRows: maxRows)) }
    return rows
  }
}
