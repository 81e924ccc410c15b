/// The columns that a page of the message would like, whatever the screen.
///
/// Lines of up to 100 columns were broken by hand and stay whole where the screen permits. Longer
/// lines, and a text of one line, are prose: wrapped at 64 columns, or at a width that the caller named
/// if it is larger.
struct MessageWidth: Equatable, Sendable {
  /// Of the longest line that was broken by hand, in cells; 0: there is none.
  private(set) var lines = 0
  /// At which prose is wrapped, in cells; 0: there is none.
  private(set) var prose = 0
  /// Preformatted lines go on beyond the edge, with a mark there.
  private(set) var isPreformatted = false
  /// All that is measured had come when it was measured first, so the box may fit the text exactly.
  private(set) var isExact = true
  /// More of the text can change nothing.
  private(set) var isFinal = false
  /// The measure of the whole text at `measureLimit`; nil unless it is small and complete.
  private(set) var measure: TextMeasure?
  /// In cells.
  private(set) var measureLimit = 0

  /// Longer lines are hard to read.
  static let readable = 64
  private static let longestLine = 100
  private static let measuredBytes = 64 << 10
  /// Preformatted lines are not measured further, in cells.
  private static let widestScreen = 1 << 12

  init() {}

  /// - Parameter wrapWidth: the width that the caller named, in cells.
  init(of text: ByteText, format: TextFormat, rendering: TextRendering, wrapWidth: Int? = nil) {
    let readable = min(Self.widestScreen, max(Self.readable, wrapWidth ?? 0))
    isFinal = text.isComplete || text.count > Self.measuredBytes
    isExact = isFinal
    isPreformatted = !format.wraps
    let chunks = TextChunks(text, format)
    let limit = format.wraps ? max(Self.longestLine, readable) : Self.widestScreen
    var walker = RowWalker(
      chunks, from: 0, rendering, format.wraps ? .wrapped(limit) : .preformatted(columns: limit))
    var (inked, startsLine) = (0, true)
    var measure = TextMeasure()
    while walker.next() {
      if walker.position.byte > Self.measuredBytes {
        measure.isWhole = false
        break
      }
      measure.add(walker, limit: limit)
      let endsLine = !format.wraps || chunks.text.endsLine(at: walker.rowEnd)
      if walker.rowWidth > 0 { inked += 1 }
      let goesOn = !text.isComplete && walker.rowEnd >= chunks.text.count
      if startsLine && goesOn {
        // Prose until its newline has come.
        prose = max(prose, min(walker.rowWidth, readable))
      } else if startsLine && endsLine {
        lines = max(lines, walker.rowWidth)
      } else {
        prose = readable
      }
      startsLine = endsLine
    }
    if isFinal && format.wraps && measure.isWhole {
      (self.measure, measureLimit) = (measure, limit)
    }
    if format.wraps && inked == 1 && prose == 0 { (lines, prose) = (0, min(lines, readable)) }
  }

  /// What a growing text would like: never less than it liked before.
  func grown(to next: MessageWidth) -> MessageWidth {
    var grown = next
    grown.lines = max(lines, next.lines)
    grown.prose = max(prose, next.prose)
    grown.isExact = false
    return grown
  }
}

extension ByteText {
  /// Whether a line ends at a place, before its newline or behind it.
  fileprivate func endsLine(at end: Int) -> Bool {
    func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    return end >= count || isNewline(self[end]) || end > 0 && isNewline(self[end - 1])
  }
}
