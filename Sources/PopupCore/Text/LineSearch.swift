/// Looks for the first line that is not blank in a text that grows, each byte once.
package struct LineSearch: Equatable, Sendable {
  private var position = 0
  private var isBlank = true
  private var isFound = false

  package init() {}

  /// True once such a line has its end, or the text is complete.
  package mutating func find(in text: ByteText) -> Bool {
    while !isFound, !text.isComplete, position < text.count {
      let byte = text[position]
      position += 1
      // Blanks and control characters. A byte beyond ASCII is part of something visible.
      if byte > 0x20 { isBlank = false }
      isFound = !isBlank && (byte == 0x0A || byte == 0x0D)
    }
    return isFound || text.isComplete
  }
}
