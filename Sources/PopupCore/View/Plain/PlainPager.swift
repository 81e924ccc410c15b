/// A position in a message, at which a page begins.
struct TextPlace: Equatable, Sendable {
  /// The offset of the first cluster, in bytes.
  var offset: Int
  /// Whether the previous page ended its last line there because it was full or the text had not
  /// arrived. A line end at this position has then been written already.
  var followsBreak = false

  static let start = TextPlace(offset: 0)
}

/// Writes a message as lines of plain text, one page at a time, from any position in it.
///
/// Lines are neither wrapped nor aligned. Styles are dropped, except that `~~` surrounds
/// struck-through text, which must not read as if it were valid. A page takes the same time in a
/// text of any size.
struct PlainPager {
  let limit: PageLimit
  let rendering: TextRendering

  /// Appends the page that begins at `place`. Returns where the next page begins; nil at the end.
  func write(
    _ text: ByteText, _ format: TextFormat, from place: TextPlace, to bytes: inout ByteBuffer
  ) -> TextPlace? {
    let chunks = TextChunks(text, format)
    guard place.offset < chunks.text.count else { return nil }
    var walker = ClusterWalker(
      chunks, from: chunks.start(containing: place.offset), rendering)
    var page = PlainPage(limit, from: place.offset)
    var isFirst = true
    while let piece = walker.next() {
      if piece.offset < place.offset { continue }
      let isWritten = isFirst && place.followsBreak && piece.traits.contains(.lineEnd)
      isFirst = false
      if isWritten { continue }
      if let end = page.add(piece, to: &bytes) { return end }
    }
    page.finish(&bytes)
    return nil
  }

  /// Where to continue a text of which everything that has arrived was written. The line ends at
  /// its end are left out, since they may turn out to be blank lines.
  func end(of text: ByteText, _ format: TextFormat, after place: TextPlace) -> TextPlace {
    let end = TextChunks(text, format).text.count
    return end > place.offset ? TextPlace(offset: end, followsBreak: true) : place
  }

  /// The first position from which the rest of the text fits on a page.
  func lastPage(of text: ByteText, _ format: TextFormat) -> TextPlace {
    let chunks = TextChunks(text, format)
    let earliest = max(0, chunks.text.count - limit.bytes)
    var rowsLeft = limit.rows
    var chunk = chunks.start(containing: chunks.text.count)
    var found = TextPlace(offset: chunks.text.count)
    while true {
      let rows = rowStarts(of: chunk, in: chunks, notBefore: earliest)
      if let first = rows.suffix(rowsLeft).first { found = first }
      rowsLeft -= rows.count
      guard rowsLeft > 0, chunk > earliest, let previous = chunks.start(before: chunk) else {
        return found
      }
      chunk = previous
    }
  }

  /// Where the rows of a chunk begin. The first position that is not before `earliest` counts as
  /// one, too.
  private func rowStarts(
    of chunk: Int, in chunks: TextChunks, notBefore earliest: Int
  ) -> [TextPlace] {
    let end = chunks.end(from: chunk).next ?? .max
    var walker = ClusterWalker(chunks, from: chunk, rendering)
    var starts: [TextPlace] = []
    var meter = RowMeter(columns: limit.columns)
    var startsLine = true
    while let piece = walker.next(), piece.offset < end {
      let startsRow = startsLine || meter.wraps(before: piece)
      if piece.offset >= earliest && (startsRow || starts.isEmpty) {
        starts.append(TextPlace(offset: piece.offset))
      }
      meter.add(piece)
      startsLine = piece.traits.contains(.lineEnd)
    }
    return starts
  }
}
