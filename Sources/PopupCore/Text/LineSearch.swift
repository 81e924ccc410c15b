/// Searches a growing text for its first nonblank line, reading each byte once.
package struct LineSearch: Equatable, Sendable {
  private var position = 0
  /// The offset where the current line begins.
  private var start = 0
  private var isBlank = true
  private var isFound = false

  /// A line of this many bytes fills a screen even if it has not ended.
  private static let longLine = 4096

  package init() {}

  /// True once such a line has ended or fills a screen, or the text is complete.
  package mutating func find(in text: ByteText) -> Bool {
    while !isFound, !text.isComplete, position < text.count {
      let byte = text[position]
      position += 1
      let isLineEnd = byte == 0x0A || byte == 0x0D
      // Control characters other than blanks are shown as visible marks.
      if byte != 0x20, !(0x09...0x0D).contains(byte) { isBlank = false }
      isFound = !isBlank && (isLineEnd || position - start >= Self.longLine)
      if isLineEnd { start = position }
    }
    return isFound || text.isComplete
  }
}
