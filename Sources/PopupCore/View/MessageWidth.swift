/// The preferred width of a page of the message, regardless of the screen.
///
/// Lines of up to 100 columns count as hard-wrapped and stay whole if the screen is wide enough.
/// Longer lines, and a text of one line, are prose, which wraps at 64 columns, or at the caller's
/// wrap width if that is larger.
struct MessageWidth: Equatable, Sendable {
  /// The width of the longest hard-wrapped line, in cells; 0: there is none.
  private(set) var lines = 0
  /// The width at which prose wraps, in cells; 0: there is no prose.
  private(set) var prose = 0
  /// Whether lines do not wrap but continue beyond the edge, with a mark there.
  private(set) var isPreformatted = false
  /// Whether the first measurement was final, so that the box may fit the text exactly.
  private(set) var isExact = true
  /// Whether more text cannot change the width.
  private(set) var isFinal = false
  /// The measure of the whole text at `measureLimit`; nil unless it is small and complete.
  private(set) var measure: TextMeasure?
  /// The limit of the rows in `measure`, in cells.
  private(set) var measureLimit = 0

  /// The maximum width of prose, in cells: longer lines are hard to read.
  static let readable = 64
  /// The maximum width of a hard-wrapped line, in cells; a longer line is prose.
  private static let longestLine = 100
  /// The text after these bytes does not affect the width.
  private static let measuredBytes = 64 << 10
  /// Preformatted lines are measured up to this width, in cells.
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
    var (nonblankRows, startsLine) = (0, true)
    var measure = TextMeasure()
    while walker.next() {
      if walker.position.byte > Self.measuredBytes {
        measure.isWhole = false
        break
      }
      measure.add(walker, limit: limit)
      let endsLine = !format.wraps || chunks.text.endsLine(at: walker.rowEnd)
      if walker.rowWidth > 0 { nonblankRows += 1 }
      let goesOn = !text.isComplete && walker.rowEnd >= chunks.text.count
      if startsLine && goesOn {
        // The line counts as prose until its newline arrives.
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
    if format.wraps && nonblankRows == 1 && prose == 0 {
      (lines, prose) = (0, min(lines, readable))
    }
  }

  /// The preferred width after the text has grown: never less than before.
  func grown(to next: MessageWidth) -> MessageWidth {
    var grown = next
    grown.lines = max(lines, next.lines)
    grown.prose = max(prose, next.prose)
    grown.isExact = false
    return grown
  }
}

extension ByteText {
  /// Whether a line ends at an offset, which is before or after its newline.
  fileprivate func endsLine(at end: Int) -> Bool {
    func isNewline(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    return end >= count || isNewline(self[end]) || end > 0 && isNewline(self[end - 1])
  }
}
