/// The names of the terminal's sixteen colors.
package enum ColorName {
  private static let base = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  /// In the palette's order, followed by the two common names of bright black.
  package static var words: [String] { base + base.map { "bright-" + $0 } + ["gray", "grey"] }

  /// The palette's index, 0-15; ASCII case does not matter.
  static func index(of bytes: [UInt8]) -> UInt8? {
    let lowered = bytes.map { $0.asciiLowercased }
    for (index, word) in words.enumerated() where word.utf8.elementsEqual(lowered) {
      return index < 16 ? UInt8(index) : 8
    }
    return nil
  }
}

extension Color {
  /// A color as users write it: a name, 0-255, `#rgb` or `#rrggbb`.
  init?(argument bytes: [UInt8]) {
    if bytes.first == UInt8(ascii: "#") {
      guard let hex = Color.hexadecimal(bytes.dropFirst()) else { return nil }
      self.init(hex: hex)
    } else if let index = ColorName.index(of: bytes) {
      self = .indexed(index)
    } else if let number = Decimal.whole(bytes[...], in: 0...255) {
      self = .indexed(UInt8(truncatingIfNeeded: number))
    } else {
      return nil
    }
  }

  /// Six digits, or three that each count twice.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
    guard digits.count == 6 || digits.count == 3 else { return nil }
    var result: UInt32 = 0
    for byte in digits {
      guard let digit = Hexadecimal.digit(byte) else { return nil }
      result = digits.count == 6 ? result << 4 | digit : result << 8 | digit << 4 | digit
    }
    return result
  }
}
