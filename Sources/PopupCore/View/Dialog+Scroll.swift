/// Scrolling, and the rows that it brings into view.
extension Dialog {
  /// The rows that scrolling brought into view, until the next key that does something.
  enum NewRows {
    /// The new rows have not been drawn yet; these rows were shown before.
    case since([TextRow])
    /// The first new row, counted from 0 at the top of the message's area.
    case first(Int)
  }

  func scroll(_ motion: ScrollMotion, _ texts: [ByteText]) -> Response {
    guard texts.indices.contains(state.page),
      views[state.page].scroll(motion, in: texts[state.page])
    else { return .ignored }
    newRows = .since(shownRows)
    showsEnd = spec.following != nil && views[state.page].isAtEnd(in: texts[state.page])
    shownScroll = nil
    noteReading(texts)
    return .redraw
  }

  /// Keeps the last rows of a followed message in view, unless the user has scrolled back.
  func follow(_ texts: [ByteText]) {
    guard spec.following != nil else { return }
    if texts.allSatisfy({ $0.isComplete }) { state.endMessage() }
    if showsEnd, texts.indices.contains(state.page) {
      views[state.page].scroll(.end, in: texts[state.page])
    }
  }

  /// Whether the message has ended and the popup closes with it.
  package var isOver: Bool { spec.following == .closes && !state.awaitsEnd }

  /// How the current page can be scrolled.
  func scrollConditions(_ texts: [ByteText]) -> KeyConditions {
    if let shownScroll { return shownScroll }
    guard texts.indices.contains(state.page), !layout.message.isEmpty else { return [] }
    return noteScroll(of: views[state.page].page(in: texts[state.page]))
  }

  /// Records the rows that are about to be drawn. Returns the index of the first row that scrolling
  /// brought into view.
  func note(_ page: TextPage) -> Int? {
    noteScroll(of: page)
    if case .since(let rows) = newRows { newRows = .first(Self.newRow(in: page.rows, after: rows)) }
    shownRows = page.rows
    guard case .first(let row) = newRows else { return nil }
    return row
  }

  /// Records how the current page can be scrolled.
  @discardableResult
  private func noteScroll(of page: TextPage) -> KeyConditions {
    var conditions: KeyConditions = []
    if !page.extent.isWhole { conditions.insert(.scrolls) }
    if page.extent.first + page.extent.visible < page.extent.total { conditions.insert(.hasMore) }
    if page.rows.contains(where: { $0.isCutLeft || $0.isCutRight }) {
      conditions.insert(.scrollsSideways)
    }
    shownScroll = conditions
    return conditions
  }

  /// The index of the first row that was not in view before.
  private static func newRow(in rows: [TextRow], after old: [TextRow]) -> Int {
    for distance in 1..<max(1, old.count) {
      if rows.starts(with: old[distance...]) { return old.count - distance }
      if old.starts(with: rows.dropFirst(distance)) { break }
    }
    return 0
  }
}
