/// Converts UTF-16 with a byte order mark to UTF-8 (RFC 2781), incrementally: a read may end inside
/// a code unit.
///
/// The mark is removed. A lone surrogate, or half a code unit at the end, becomes U+FFFD.
package struct UTF16Converter {
  private let isBigEndian: Bool
  /// The first byte of a code unit whose second byte has not arrived.
  private var firstByte: UInt8?
  /// A high surrogate whose low surrogate has not arrived.
  private var highSurrogate: UInt32?

  /// The length of the byte order mark, in bytes.
  private static let markLength = 2

  /// A converter for the text after its byte order mark; nil if the text does not begin with one.
  package init?(startOf text: ByteText) {
    guard text.count >= Self.markLength else { return nil }
    switch (text[0], text[1]) {
    case (0xFE, 0xFF): isBigEndian = true
    case (0xFF, 0xFE): isBigEndian = false
    default: return nil
    }
  }

  /// Converts a complete text; nil if it does not begin with a byte order mark.
  package static func utf8(of text: ByteText) -> [UInt8]? {
    guard var converter = UTF16Converter(startOf: text) else { return nil }
    return converter.convert(text, from: markLength, isLast: true)
  }

  /// Converts the bytes from `start` on.
  ///
  /// - Parameter isLast: no more bytes follow, so an incomplete character becomes U+FFFD.
  package mutating func convert(_ bytes: ByteText, from start: Int = 0, isLast: Bool) -> [UInt8] {
    var result = ByteBuffer(capacity: max(0, bytes.count - start) * 3 / 2)
    for offset in max(0, start)..<max(0, start, bytes.count) {
      guard let first = firstByte else {
        firstByte = bytes[offset]
        continue
      }
      firstByte = nil
      let (high, low) = isBigEndian ? (first, bytes[offset]) : (bytes[offset], first)
      decode(UInt32(high) << 8 | UInt32(low), into: &result)
    }
    if isLast {
      if highSurrogate != nil || firstByte != nil { result.append(scalar: Self.replacement) }
      (highSurrogate, firstByte) = (nil, nil)
    }
    return result.array
  }

  private mutating func decode(_ unit: UInt32, into result: inout ByteBuffer) {
    if let high = highSurrogate {
      highSurrogate = nil
      if unit >= 0xDC00 && unit <= 0xDFFF {
        return result.append(scalar: 0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00))
      }
      result.append(scalar: Self.replacement)
    }
    switch unit {
    case 0xD800...0xDBFF: highSurrogate = unit
    case 0xDC00...0xDFFF: result.append(scalar: Self.replacement)
    default: result.append(scalar: unit)
    }
  }

  private static let replacement: UInt32 = 0xFFFD
}
