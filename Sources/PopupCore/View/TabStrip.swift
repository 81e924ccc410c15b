/// Which tabs are in view, and where: all of them if each has room for a short title, otherwise
/// consecutive ones around the selected tab.
package struct TabStrip: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    package var page: Int
    /// Two rows: the title, and the line under it.
    package var area: Rect
  }

  package var items: [Item] = []
  package var hidesBefore = false
  package var hidesAfter = false

  /// The minimum width of a tab, in cells: in narrower ones titles could not be told apart.
  static let minimumWidth = 10

  init() {}

  init(pages: Int, selected: Int, in area: Rect) {
    guard pages > 0, !area.isEmpty else { return }
    let fitting = max(1, area.columns / Self.minimumWidth)
    let shown = min(pages, fitting)
    let first = max(0, min(selected - shown / 2, pages - shown))
    hidesBefore = first > 0
    hidesAfter = first + shown < pages
    let width = area.columns / shown
    let spare = area.columns - width * shown
    var column = area.column
    for page in first..<first + shown {
      // The cells that cannot be shared evenly go to the first tabs, one to each.
      let columns = width + (page - first < spare ? 1 : 0)
      items.append(
        Item(page: page, area: Rect(column: column, row: area.row, columns: columns, rows: 2)))
      column += columns
    }
  }
}
