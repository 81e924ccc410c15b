/// Text handling that whiptail and dialog share.
enum DropInText {
  /// The text without blank lines at either end, which scripts use as padding in the real boxes.
  static func withoutPadding(_ text: [UInt8]) -> [UInt8] {
    guard let first = text.firstIndex(where: { !isBlank($0) }),
      let last = text.lastIndex(where: { !isBlank($0) })
    else { return [] }
    let lineStart = text[..<first].lastIndex(of: newline).map { $0 + 1 } ?? 0
    return Array(text[lineStart...last])
  }

  /// Whether the two characters `\n` are at an offset.
  static func hasNewlineEscape(_ text: [UInt8], at offset: Int) -> Bool {
    offset + 1 < text.count && text[offset] == UInt8(ascii: "\\")
      && text[offset + 1] == UInt8(ascii: "n")
  }

  static let newline: UInt8 = 0x0A
  static let space: UInt8 = 0x20
  static let tab: UInt8 = 0x09

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab || byte == newline || byte == 0x0D
  }
}
