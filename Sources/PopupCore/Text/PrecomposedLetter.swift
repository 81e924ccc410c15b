/// Letters that Unicode has both as one scalar and as a letter with combining marks (NFC and NFD).
enum PrecomposedLetter {
  /// The blocks of letters that a keyboard can send as one scalar: Latin, Greek, Cyrillic, the
  /// scripts of India, kana.
  private static let blocks: [ClosedRange<UInt32>] = [
    0xC0...0x24F, 0x386...0x3D4, 0x400...0x4F9, 0x622...0x6D3, 0x929...0xDDE, 0x1E00...0x1FFC,
    0x304C...0x30FE,
  ]

  /// The one scalar that is canonically equivalent to a letter followed by marks; nil if there is none.
  ///
  /// Compares with every candidate, which is fast enough for a key.
  static func scalar(_ letter: Unicode.Scalar, _ marks: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard !marks.isEmpty else { return nil }
    var text = String()
    text.unicodeScalars.append(letter)
    text.unicodeScalars.append(contentsOf: marks)
    for block in blocks {
      for value in block {
        guard let candidate = Unicode.Scalar(value), String(Character(candidate)) == text else {
          continue
        }
        return candidate
      }
    }
    return nil
  }
}
