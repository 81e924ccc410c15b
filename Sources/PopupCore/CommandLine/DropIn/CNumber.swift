/// Parses a whole word as strtol(3) parses a number.
enum CNumber {
  /// Nil if the word is empty or is not entirely a number. The absolute value is limited to that of
  /// the largest `Int32`.
  ///
  /// - Parameter base: 10, or 0, which also reads `0x1F` and `017`.
  static func value(of word: [UInt8], base: Int) -> Int? {
    var digits = word.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
    var radix = 10
    if base == 0, digits.first == UInt8(ascii: "0"), digits.count > 1 {
      let marker = digits[digits.startIndex + 1]
      let isHexadecimal = marker == UInt8(ascii: "x") || marker == UInt8(ascii: "X")
      radix = isHexadecimal ? 16 : 8
      digits = digits.dropFirst(isHexadecimal ? 2 : 1)
    }
    guard !digits.isEmpty else { return nil }
    var result = 0
    for byte in digits {
      guard let digit = Hexadecimal.digit(byte).map({ Int($0) }), digit < radix else { return nil }
      result = min(result * radix + digit, Int(Int32.max))
    }
    return isNegative ? -result : result
  }

}
