/// How large a text is when it is laid out, as far as anybody looked.
package struct TextMeasure: Equatable, Sendable {
  /// At most one more than was asked for.
  package var rows = 0
  /// Of the widest row, in cells; the limit at most.
  package var width = 0
  /// That was all of the text, though a pipe may still send more.
  package var isWhole = true
  /// A word, or a row that is not wrapped, was too long for the limit.
  package var isTight = false

  package init() {}

  /// Measures no more than `maxRows` rows and one, and no more than 256 kB; `limit` is in cells.
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
      rows += 1
      if walker.rowWidth > limit { isTight = true }
      width = min(max(width, walker.rowWidth), max(limit, 1))
    }
    if walker.cuts > 0 { isTight = true }
  }
}
