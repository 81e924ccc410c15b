/// The size of a laid-out text, measured up to a limit.
package struct TextMeasure: Equatable, Sendable {
  /// At most `maxRows` + 1.
  package var rows = 0
  /// The width of the widest row, in cells; at most the limit.
  package var width = 0
  /// All of the text was measured; a pipe may still send more.
  package var isWhole = true
  /// A word, or a row that is not wrapped, was too long for the limit.
  package var isTight = false

  package init() {}

  /// Measures at most `maxRows` rows and one more, and at most 256 kB; `limit` is in cells.
  package init(
    of text: ByteText, format: TextFormat, rendering: TextRendering, limit: Int, maxRows: Int
  ) {
    let chunks = TextChunks(text, format)
    var walker = RowWalker(
      chunks, from: 0, rendering, format.wraps ? .wrapped(limit) : .preformatted(columns: limit))
    while walker.next() {
      if rows >= maxRows || walker.position.byte > 256 << 10 {
        isWhole = false
        rows += 1
        break
      }
      add(walker, limit: limit)
    }
  }

  /// Adds the row that a walker has reached at a limit in cells.
  mutating func add(_ walker: borrowing RowWalker, limit: Int) {
    rows += 1
    if walker.rowWidth > limit || walker.cuts > 0 { isTight = true }
    width = min(max(width, walker.rowWidth), max(limit, 1))
  }
}
