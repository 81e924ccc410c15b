/// A window on a text: the rows in view, at a cost that does not depend on the size of the text.
///
/// It holds no text. Each call is given the text, which may have grown (a pipe) or been truncated (a
/// file) since the last call.
package struct TextView: Equatable, Sendable {
  package let format: TextFormat
  package let rendering: TextRendering
  /// In cells.
  package private(set) var width = 1
  /// In rows.
  package private(set) var height = 1
  /// The first column in view; above 0 only if rows are not wrapped.
  package internal(set) var column = 0
  private(set) var top = RowPosition.start

  package init(format: TextFormat = .plain, rendering: TextRendering = TextRendering()) {
    self.format = format
    self.rendering = rendering
  }

  /// Changes the size of the window, in cells; the row at the top stays in view.
  package mutating func resize(width: Int, height: Int, in text: ByteText) {
    let (width, height) = (Self.clamped(width), Self.clamped(height))
    guard width != self.width || height != self.height else { return }
    self.width = width
    self.height = height
    let chunks = TextChunks(text, format)
    if top != .start { top = clamped(position(of: top.byte, in: chunks), in: chunks) }
    column = clamped(column: column, in: chunks)
  }

  /// The scrollbar counts rows in a text of up to this many bytes, and bytes in a larger one.
  private static let countedBytes = 4 << 10

  /// Between 1 and 32767 cells, the limits of any screen.
  private static func clamped(_ size: Int) -> Int { min(max(size, 1), 0x7FFF) }

  /// The rows in view, at most `height`, and where they are in the text.
  package func page(in text: ByteText) -> TextPage {
    let chunks = TextChunks(text, format)
    let top = resolved(in: chunks)
    var walker = walk(from: top, in: chunks, readsColors: true)
    var rows: [TextRow] = []
    rows.reserveCapacity(min(height, 64))
    var end = top.byte
    while rows.count < height && walker.next() {
      rows.append(walker.row(from: column, width: format.wraps ? .max : width))
      end = walker.rowEnd
    }
    if rows.count < height { end = chunks.text.count }
    let isAll = top == .start && !walker.next()
    return TextPage(
      rows: rows,
      extent: isAll
        ? ScrollExtent(first: 0, visible: rows.count, total: rows.count)
        : extent(from: top, to: end, in: chunks))
  }

  /// Whether the last row is in view. More may follow while the text is not complete.
  package func isAtEnd(in text: ByteText) -> Bool {
    let chunks = TextChunks(text, format)
    var walker = walk(from: resolved(in: chunks), in: chunks)
    return !walker.skip(height + 1)
  }

  /// The scrollbar's extent: in rows for a small text, in bytes for a large one.
  private func extent(from top: RowPosition, to end: Int, in chunks: TextChunks) -> ScrollExtent {
    if chunks.text.count > Self.countedBytes {
      return ScrollExtent(
        first: top.byte, visible: max(0, end - top.byte), total: chunks.text.count)
    }
    var walker = RowWalker(chunks, from: 0, rendering, extent)
    var first = 0
    var total = 0
    while walker.next() {
      // Compare positions, not bytes: bytes that arrived since may have turned those above into markup.
      let row = walker.position
      if row.chunk < top.chunk || (row.chunk == top.chunk && row.row < top.row) { first += 1 }
      total += 1
    }
    return ScrollExtent(first: first, visible: min(height, total - first), total: total)
  }

  /// Scrolls; false if nothing moved.
  @discardableResult
  package mutating func scroll(_ motion: ScrollMotion, in text: ByteText) -> Bool {
    let chunks = TextChunks(text, format)
    let before = (top, column)
    switch motion {
    case .rows(let count): top = moved(by: count, in: chunks)
    case .pages(let count): top = moved(by: count.multipliedClamping(by: height), in: chunks)
    case .start: (top, column) = (.start, 0)
    case .end: top = lastPage(in: chunks)
    case .columns(let count):
      if format.wraps { return false }
      column = clamped(column: column + min(max(count, -4096), 4096), in: chunks)
    }
    return top != before.0 || column != before.1
  }
}

extension Int {
  /// Clamps instead of overflowing.
  fileprivate func multipliedClamping(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? (self < 0 ? -.max : .max) : product
  }
}
