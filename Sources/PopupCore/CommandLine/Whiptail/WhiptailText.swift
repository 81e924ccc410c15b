/// A message as whiptail reads it (newt's whiptail.c, `expandEscapes`).
enum WhiptailText {
  /// The two characters `\n` are a newline, also after another backslash; all else stays.
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
