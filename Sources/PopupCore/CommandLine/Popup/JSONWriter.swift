/// Writes JSON (RFC 8259) on one line.
///
/// Escapes every character that a terminal might obey or hide, so that a log is safe to show.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func begin() {
    bytes.append(UInt8(ascii: "{"))
    needsComma = false
  }

  mutating func end() {
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  mutating func key(_ name: String) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    append(Array(name.unicodeScalars))
    bytes.append(UInt8(ascii: ":"))
    needsComma = true
  }

  mutating func add(_ name: String, string: String) {
    key(name)
    append(Array(string.unicodeScalars))
  }

  mutating func add(_ name: String, text: LoggedText) {
    key(name)
    append(text.scalars)
  }

  /// - Parameter number: the digits of the number.
  mutating func add(_ name: String, number: String) {
    key(name)
    bytes += Array(number.utf8)
  }

  private mutating func append(_ scalars: [Unicode.Scalar]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in scalars { append(scalar) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += Array("\\\"".utf8)
    case "\\": bytes += Array("\\\\".utf8)
    case "\n": bytes += Array("\\n".utf8)
    case "\r": bytes += Array("\\r".utf8)
    case "\t": bytes += Array("\\t".utf8)
    case _ where VisibleBytes.isHidden(scalar):
      for unit in String(scalar).utf16 { append(unit: unit) }
    default: bytes += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }

  /// Appends a UTF-16 code unit as an escape with lowercase digits: `\u001b`.
  private mutating func append(unit: UInt16) {
    bytes += Array("\\u".utf8)
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(unit >> UInt16(shift) & 0xF)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
