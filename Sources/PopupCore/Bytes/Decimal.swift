/// Numbers as users write them: ASCII digits, without sign, exponent or base prefix.
package enum Decimal {
  /// A whole number within the limits; nil for anything else, including empty input.
  package static func whole(_ bytes: ArraySlice<UInt8>, in limits: ClosedRange<Int>) -> Int? {
    guard let number = clamped(bytes, to: Int64(limits.upperBound) + 1),
      number <= limits.upperBound
    else { return nil }
    return number >= limits.lowerBound ? Int(number) : nil
  }

  /// A whole number, or the limit if that is smaller; nil for anything else, including empty input.
  package static func clamped(_ bytes: ArraySlice<UInt8>, to limit: Int64) -> Int64? {
    guard !bytes.isEmpty else { return nil }
    var result: Int64 = 0
    for byte in bytes {
      guard let digit = digit(byte) else { return nil }
      // Clamped after each digit, so `result` cannot overflow.
      result = min(result * 10 + Int64(digit), limit)
    }
    return result
  }

  /// A decimal number in thousandths, rounded up so that only zero gives 0; nil above the limit.
  /// Accepts `.5` and `5.`, but not a lone dot.
  static func thousandths(_ bytes: [UInt8], atMost limit: Int64) -> Int64? {
    let point = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.endIndex
    let fraction = bytes[point...].dropFirst()
    guard point > 0 || !fraction.isEmpty else { return nil }
    var result: Int64 = 0
    if point > 0 {
      guard let whole = whole(bytes[..<point], in: 0...Int(limit / 1000)) else { return nil }
      result = Int64(whole) * 1000
    }
    var unit: Int64 = 100
    var hasMore = false
    for byte in fraction {
      guard let digit = digit(byte) else { return nil }
      result += Int64(digit) * unit
      if unit == 0 && digit > 0 { hasMore = true }
      unit /= 10
    }
    if hasMore { result += 1 }
    return result <= limit ? result : nil
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= 0x30 && byte <= 0x39 ? Int(byte - 0x30) : nil
  }
}
