/// Expands a message's escapes as whiptail does (newt's whiptail.c, `expandEscapes`).
enum WhiptailText {
  /// Replaces each `\n` with a newline, even after another backslash; no other escape is known.
  static func expanded(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var offset = 0
    while offset < text.count {
      if DropInText.hasNewlineEscape(text, at: offset) {
        result.append(DropInText.newline)
        offset += 2
      } else {
        result.append(text[offset])
        offset += 1
      }
    }
    return result
  }
}
