/// One complete escape sequence, control sequence or control string in a text (ECMA-48).
struct ControlSequenceReader {
  private let text: ByteText
  private let format: TextFormat
  private let limit: Int
  /// The offset after the sequence.
  private(set) var end: Int
  /// Whether the sequence is SGR; if so, `parameters` are its parameters.
  private(set) var isRendition = false
  private(set) var parameters: [SGRParameter] = []

  /// In bytes; a longer sequence is text.
  private static let longest = 4096

  /// Reads the sequence that begins with the ESC at `offset`; nil if it is malformed, incomplete or
  /// longer than 4 kB, and is therefore shown as text.
  init?(at offset: Int, before end: Int, in text: ByteText, _ format: TextFormat) {
    self.text = text
    self.format = format
    self.end = offset
    limit = min(end, offset + Self.longest)
    _ = next()
    guard let kind = next() else { return nil }
    switch kind {
    case UInt32(UInt8(ascii: "[")): guard readControlSequence() else { return nil }
    case UInt32(UInt8(ascii: "]")), UInt32(UInt8(ascii: "P")), UInt32(UInt8(ascii: "X")),
      UInt32(UInt8(ascii: "^")), UInt32(UInt8(ascii: "_")):
      guard skipString() else { return nil }
    case 0x20...0x2F: guard skipDesignation() else { return nil }
    // ESC 7, ESC M and the like: two bytes.
    case 0x30...0x7E: break
    default: return nil
    }
  }

  private mutating func next() -> UInt32? {
    guard end < limit else { return nil }
    let unit = TextUnit(at: end, in: text, format)
    end += unit.length
    return unit.value
  }

  private mutating func readControlSequence() -> Bool {
    var isPlain = true
    var parameter = SGRParameter()
    var hasParameter = false
    while let value = next() {
      switch value {
      case 0x30...0x39:
        parameter.value = min(parameter.value * 10 + Int(value - 0x30), 65535)
        hasParameter = true
      case 0x3A, 0x3B:
        parameters.append(parameter)
        parameter = SGRParameter(isSub: value == 0x3A)
        hasParameter = true
      case 0x3C...0x3F, 0x20...0x2F: isPlain = false
      case 0x40...0x7E:
        if hasParameter { parameters.append(parameter) }
        isRendition = isPlain && value == UInt32(UInt8(ascii: "m"))
        return true
      default: return false
      }
    }
    return false
  }

  /// Skips to BEL or ST; any other control makes the string malformed.
  private mutating func skipString() -> Bool {
    while let value = next() {
      if value == 0x07 { return true }
      if value == 0x1B { return next() == UInt32(UInt8(ascii: "\\")) }
      if value < 0x20 || value == 0x7F { return false }
    }
    return false
  }

  /// `ESC ( B` and the like, which select character sets.
  private mutating func skipDesignation() -> Bool {
    while let value = next() {
      if value >= 0x30 && value <= 0x7E { return true }
      if value < 0x20 || value > 0x2F { return false }
    }
    return false
  }
}
