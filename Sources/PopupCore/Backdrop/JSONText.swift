/// Finds a string in a JSON object (RFC 8259) whose other values are strings, numbers, booleans or
/// null.
struct JSONText {
  private let bytes: ArraySlice<UInt8>
  private var offset: Int

  /// The decoded value of a key, as UTF-8; nil if the key is missing or the text is not such an
  /// object.
  static func string(_ key: StaticString, in bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var text = JSONText(bytes)
    return text.find(key)
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    offset = bytes.startIndex
  }

  private mutating func find(_ key: StaticString) -> [UInt8]? {
    guard take(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard let name = takeString(), take(UInt8(ascii: ":")) else { return nil }
      skipBlanks()
      if peek == UInt8(ascii: "\"") {
        guard let value = takeString() else { return nil }
        if name == key { return value }
      } else {
        guard skipWord() else { return nil }
      }
    } while take(UInt8(ascii: ","))
    return nil
  }

  private var peek: UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  private mutating func next() -> UInt8? {
    guard let byte = peek else { return nil }
    offset += 1
    return byte
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      offset += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard peek == byte else { return false }
    offset += 1
    return true
  }

  /// Skips a number, true, false or null.
  private mutating func skipWord() -> Bool {
    let start = offset
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "E"):
        offset += 1
      default: return offset > start
      }
    }
    return false
  }

  private mutating func takeString() -> [UInt8]? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    var result = ByteBuffer()
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "\""): return result.array
      case UInt8(ascii: "\\"): guard takeEscape(into: &result) else { return nil }
      case 0..<0x20: return nil
      default: result.append(byte)
      }
    }
    return nil
  }

  private mutating func takeEscape(into result: inout ByteBuffer) -> Bool {
    switch next() {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): return takeScalar(into: &result)
    case let byte?: result.append(byte)
    case nil: return false
    }
    return true
  }

  /// Decodes the four digits of a `\u` escape, or both escapes of a surrogate pair. A lone
  /// surrogate becomes U+FFFD.
  private mutating func takeScalar(into result: inout ByteBuffer) -> Bool {
    guard var value = takeUnit() else { return false }
    if value >= 0xD800, value <= 0xDBFF {
      let start = offset
      if next() == UInt8(ascii: "\\"), next() == UInt8(ascii: "u"), let low = takeUnit(),
        low >= 0xDC00, low <= 0xDFFF
      {
        value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
      } else {
        offset = start
      }
    }
    result.append(scalar: Unicode.Scalar(value)?.value ?? 0xFFFD)
    return true
  }

  private mutating func takeUnit() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next(), let digit = Hexadecimal.digit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}
