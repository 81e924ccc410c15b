/// A place in a message: where the next page of it begins.
struct TextPlace: Equatable, Sendable {
  /// Of the first cluster, in bytes.
  var offset: Int
  /// The line was broken there because the page was full, or the text ended: a line end that comes
  /// first has been written.
  var followsBreak = false

  static let start = TextPlace(offset: 0)
}

/// Writes a message as lines of plain text, one page at a time, from any place in it.
///
/// Lines are neither wrapped nor aligned. Styles are dropped, but for struck text, which stands
/// between `~~`: it must not read as if it were valid. A page costs the same in a text of any size.
struct PlainPager {
  let limit: PageLimit
  let rendering: TextRendering

  /// Appends the page that begins at `place`; returns where the one after it begins, nil at the end.
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

  /// Where a text goes on that has been written as far as it has come: the line ends at its end may
  /// turn out to be blank lines.
  func end(of text: ByteText, _ format: TextFormat, after place: TextPlace) -> TextPlace {
    let end = TextChunks(text, format).text.count
    return end > place.offset ? TextPlace(offset: end, followsBreak: true) : place
  }

  /// The first place from which all the rest fits on a page.
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

  /// Where the rows of a chunk begin; the first place allowed counts as a row.
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
