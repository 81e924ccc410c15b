/// A page of a message while it is being written; decides where the page ends.
struct PlainPage {
  private let limit: PageLimit
  private let start: Int
  private var meter: RowMeter
  /// The number of complete rows.
  private var rows = 0
  private var isFull = false
  /// Whether the last line written has not ended yet.
  private var isLineOpen = false
  private var isStruck = false
  /// The offset of the last piece in the text. The pieces of one character, such as `<U+202E>`,
  /// share their offset and stay together.
  private var lastOffset = -1
  /// Where the last line begins, as an offset in the text and in the output; nil for the first
  /// line.
  private var lastLine: (offset: Int, length: Int)?

  init(_ limit: PageLimit, from start: Int) {
    self.limit = limit
    self.start = start
    meter = RowMeter(columns: limit.columns)
  }

  /// Adds a cluster or a line end. If there is no room for it, ends the page instead and returns
  /// where the next one begins.
  mutating func add(_ piece: Piece, to bytes: inout ByteBuffer) -> TextPlace? {
    let isLineEnd = piece.traits.contains(.lineEnd)
    if isFull { return TextPlace(offset: piece.offset) }
    let wraps = meter.wraps(before: piece)
    let isOver = (wraps && rows + 1 >= limit.rows) || piece.offset - start >= limit.bytes
    if isOver && !isLineEnd && piece.offset != lastOffset { return cut(before: piece, &bytes) }
    if wraps { rows += 1 }
    lastOffset = piece.offset
    if isLineEnd {
      endLine(&bytes)
      isFull = rows >= limit.rows || piece.offset - start >= limit.bytes
      lastLine = (piece.offset, bytes.count)
    } else {
      if !isLineOpen, let last = lastLine { lastLine = (piece.offset, last.length) }
      put(piece, &bytes)
    }
    meter.add(piece)
    return nil
  }

  /// Ends the last line if the text does not.
  mutating func finish(_ bytes: inout ByteBuffer) { if isLineOpen { endLine(&bytes) } }

  /// Ends the page before a line that does not fit, or inside a line that is longer than a page.
  private mutating func cut(before piece: Piece, _ bytes: inout ByteBuffer) -> TextPlace {
    if let lastLine {
      bytes.truncate(to: lastLine.length)
      return TextPlace(offset: isLineOpen ? lastLine.offset : piece.offset)
    }
    finish(&bytes)
    return TextPlace(offset: piece.offset, followsBreak: true)
  }

  private mutating func endLine(_ bytes: inout ByteBuffer) {
    setStruck(false, &bytes)
    bytes.append(0x0A)
    rows += 1
    isLineOpen = false
  }

  private mutating func put(_ piece: Piece, _ bytes: inout ByteBuffer) {
    setStruck(piece.style.attributes.contains(.strikethrough), &bytes)
    let count = piece.traits.contains(.tab) ? meter.cells(of: piece) : 1
    for _ in 0..<count { piece.cluster.appendUTF8(to: &bytes) }
    isLineOpen = true
  }

  private mutating func setStruck(_ isStruck: Bool, _ bytes: inout ByteBuffer) {
    guard isStruck != self.isStruck else { return }
    self.isStruck = isStruck
    bytes.append(0x7E)
    bytes.append(0x7E)
  }
}
