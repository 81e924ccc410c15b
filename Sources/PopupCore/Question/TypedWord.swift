/// What was typed into the field of `--type`.
package struct TypedWord: Equatable, Sendable {
  /// As typed; a Hangul syllable that arrives as separate jamo is still one cluster.
  package private(set) var text = ""

  /// In bytes: enough for any name, and a limit for large pastes.
  private static let limit = 1024

  package init() {}

  mutating func append(_ scalar: Unicode.Scalar) {
    guard text.utf8.count < Self.limit, scalar.value >= 0x20, scalar.value != 0x7F else { return }
    text.unicodeScalars.append(scalar)
  }

  /// Backspace: the last grapheme cluster.
  mutating func deleteBackward() { if !text.isEmpty { text.removeLast() } }

  /// Ctrl-U.
  mutating func clear() { text = "" }

  /// Ctrl-W: blanks at the end, and the word before them.
  mutating func deleteWord() {
    while text.last == " " { text.removeLast() }
    while let last = text.last, last != " " { text.removeLast() }
  }

  /// Compares by canonical equivalence (NFC); case matters.
  func matches(_ word: [UInt8]) -> Bool { text == String(decoding: word, as: UTF8.self) }
}
