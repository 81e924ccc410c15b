/// Iterates over the clusters of a text from the start of a chunk, across the chunks after it.
///
/// Does not wrap lines: one that is long enough to be divided into chunks comes as a single line.
struct ClusterWalker {
  private let chunks: TextChunks
  private let rendering: TextRendering
  private var reader: PieceReader
  private var origins: StyleOrigins
  private var end: Int
  private var following: Int?
  private var pieces: [Piece] = []
  private var used = 0

  init(_ chunks: TextChunks, from start: Int, _ rendering: TextRendering) {
    self.chunks = chunks
    self.rendering = rendering
    (end, following) = chunks.end(from: start)
    origins = chunks.styleOrigins(of: start, colors: true)
    reader = PieceReader(
      chunks.scanner(for: start..<max(start, end), since: origins), rendering)
  }

  /// The next cluster or line end; nil at the end of the text.
  mutating func next() -> Piece? {
    while true {
      while used >= pieces.count {
        pieces.removeAll(keepingCapacity: true)
        used = 0
        reader.read(into: &pieces, from: chunks.text)
      }
      let piece = pieces[used]
      used += 1
      guard piece.traits.contains(.textEnd) else { return piece }
      let lineEnds = following != end
      guard let following else { return nil }
      open(following)
      if lineEnds { return piece }
    }
  }

  private mutating func open(_ start: Int) {
    let earlier = (scanner: reader.scanner, origins: origins)
    (end, following) = chunks.end(from: start)
    origins = chunks.styleOrigins(of: start, colors: true)
    reader = PieceReader(
      chunks.scanner(for: start..<max(start, end), since: origins, after: earlier), rendering)
  }
}
