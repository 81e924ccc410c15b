/// Arranges a message's blanks and newlines as dialog does (dialog(1), `--no-collapse`,
/// `--cr-wrap`, `--trim`, `--no-nl-expand`).
enum DialogText {
  typealias Settings = BoxSettings.TextSettings

  static func arranged(_ text: [UInt8], _ settings: Settings) -> [UInt8] {
    var text = text
    if settings.collapsesBlanks {
      text = text.map { $0 == DropInText.tab ? DropInText.space : $0 }
    }
    let hasEscape = text.indices.contains { DropInText.hasNewlineEscape(text, at: $0) }
    if settings.expandsNewlines && hasEscape { return expanded(text, settings) }
    if settings.trims { return trimmed(text, settings) }
    return settings.collapsesBlanks ? collapsed(text) : text
  }

  /// For a text with `\n` escapes, which then end its lines; a newline character becomes a blank.
  private static func expanded(_ text: [UInt8], _ settings: Settings) -> [UInt8] {
    var result: [UInt8] = []
    var offset = 0
    while offset < text.count {
      if DropInText.hasNewlineEscape(text, at: offset) {
        result.append(DropInText.newline)
        offset += 2
        while offset < text.count, isBlank(text[offset]) { offset += 1 }
        if offset < text.count, text[offset] == DropInText.newline { offset += 1 }
        continue
      }
      append(text[offset], to: &result, settings)
      offset += 1
    }
    return result
  }

  private static func trimmed(_ text: [UInt8], _ settings: Settings) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text where !(isBlank(byte) && result.last.map(isBlank) ?? false) {
      append(byte, to: &result, settings)
    }
    return result
  }

  /// Appends a byte. Without `--cr-wrap`, a newline becomes a blank, or nothing after a blank.
  private static func append(_ byte: UInt8, to result: inout [UInt8], _ settings: Settings) {
    if byte != DropInText.newline || settings.keepsNewlines {
      result.append(byte)
    } else if !(result.last.map(isBlank) ?? false) {
      result.append(DropInText.space)
    }
  }

  /// The text with one blank for each run of blanks.
  private static func collapsed(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in text where !(isBlank(byte) && result.last.map(isBlank) ?? false) {
      result.append(byte)
    }
    return result
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == DropInText.space || byte == DropInText.tab
  }
}
