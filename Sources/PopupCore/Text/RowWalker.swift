/// The position of a row: its chunk, and its index in the chunk.
struct RowPosition: Equatable {
  /// The offset of the chunk.
  var chunk: Int
  var row: Int
  /// The row's offset, in bytes, which locates it again at another width.
  var byte: Int

  static let start = RowPosition(chunk: 0, row: 0, byte: 0)
}

/// Walks down a text row by row from the start of a chunk.
struct RowWalker {
  private let chunks: TextChunks
  private let rendering: TextRendering
  private let extent: RowExtent
  private let readsColors: Bool
  private var breaker: RowBreaker
  private var origins: StyleOrigins
  /// The start of the next chunk.
  private var following: Int?
  /// The current row.
  private(set) var position: RowPosition
  /// How many words were cut in earlier chunks.
  private var earlierCuts = 0

  /// A walker whose first step reaches the first row of the chunk at `start`.
  ///
  /// - Parameter readsColors: whether to find the colors set before the chunk: slow, and needed only
  ///   if the rows are shown.
  // Not inlined: a copy in every caller adds 60 kB to the program.
  @inline(never)
  init(
    _ chunks: TextChunks, from start: Int, _ rendering: TextRendering, _ extent: RowExtent,
    readsColors: Bool = false
  ) {
    self.chunks = chunks
    self.rendering = rendering
    self.extent = extent
    self.readsColors = readsColors
    position = RowPosition(chunk: start, row: -1, byte: start)
    origins = chunks.styleOrigins(of: start, colors: readsColors)
    let (end, next) = chunks.end(from: start)
    let scanner = chunks.scanner(for: start..<max(start, end), since: origins)
    breaker = RowBreaker(PieceReader(scanner, rendering), extent)
    following = next
  }

  /// Moves to the next row; false at the end of the text.
  @inline(never)
  mutating func next() -> Bool {
    if chunks.text.isEmpty { return false }
    if nextInChunk() { return true }
    guard let following else { return false }
    earlierCuts += breaker.cuts
    openChunk(at: following)
    return nextInChunk()
  }

  private mutating func openChunk(at start: Int) {
    position = RowPosition(chunk: start, row: -1, byte: start)
    let earlier = (scanner: breaker.scanner, origins: origins)
    origins = chunks.styleOrigins(of: start, colors: readsColors)
    let (end, next) = chunks.end(from: start)
    let scanner = chunks.scanner(for: start..<max(start, end), since: origins, after: earlier)
    breaker = RowBreaker(PieceReader(scanner, rendering), extent)
    following = next
  }

  /// Moves to the next row of the same chunk; false at its end.
  @inline(never)
  mutating func nextInChunk() -> Bool {
    guard breaker.next(in: chunks.text) else { return false }
    position.row += 1
    position.byte = breaker.rowStart
    return true
  }

  /// Moves down `count` rows; false if the text ends first.
  mutating func skip(_ count: Int) -> Bool {
    var left = count
    while left > 0 {
      guard next() else { return false }
      left -= 1
    }
    return true
  }

  /// The offset after the row's bytes.
  var rowEnd: Int { breaker.rowEnd }
  var rowWidth: Int { breaker.rowWidth }
  var cuts: Int { earlierCuts + breaker.cuts }

  func row(from column: Int = 0, width: Int = .max) -> TextRow {
    breaker.row(from: column, width: width)
  }
}
