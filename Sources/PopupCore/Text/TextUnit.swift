/// One byte of a text, or the byte or scalar that a backslash escape denotes.
struct TextUnit: Equatable {
  /// A byte, or a scalar that `\u` or `\U` names.
  var value: UInt32
  /// How many bytes it takes in the text.
  var length: Int
  /// A byte, possibly of a UTF-8 sequence, rather than a scalar.
  var isByte = true

  @inline(__always)
  init(at offset: Int, in text: ByteText, _ format: TextFormat) {
    value = UInt32(text[offset])
    length = 1
    if format.interpretsEscapes && value == 0x5C {
      if !format.knowsNewlineEscapeOnly {
        readEscape(at: offset, in: text, escapesMarks: format.interpretsMarkup)
      } else if offset + 1 < text.count, text[offset + 1] == UInt8(ascii: "n") {
        set(0x0A)
      }
    }
  }

  /// Reads an escape of C or of `printf %b`; the backslash of an unknown one is literal.
  private mutating func readEscape(at offset: Int, in text: ByteText, escapesMarks: Bool) {
    guard offset + 1 < text.count else { return }
    let letter = text[offset + 1]
    switch letter {
    case UInt8(ascii: "n"): set(0x0A)
    case UInt8(ascii: "t"): set(0x09)
    case UInt8(ascii: "r"): set(0x0D)
    case UInt8(ascii: "a"): set(0x07)
    case UInt8(ascii: "b"): set(0x08)
    case UInt8(ascii: "f"): set(0x0C)
    case UInt8(ascii: "v"): set(0x0B)
    case UInt8(ascii: "e"), UInt8(ascii: "E"): set(0x1B)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): set(UInt32(letter))
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"):
      if escapesMarks { set(UInt32(letter)) }
    case UInt8(ascii: "0"): readByte(DigitRun(at: offset + 2, in: text, radix: 8, atMost: 3), 2)
    case UInt8(ascii: "1")...UInt8(ascii: "7"):
      readByte(DigitRun(at: offset + 1, in: text, radix: 8, atMost: 3), 1)
    case UInt8(ascii: "x"):
      let digits = DigitRun(at: offset + 2, in: text, radix: 16, atMost: 2)
      if digits.count > 0 { readByte(digits, 2) }
    case UInt8(ascii: "u"): readScalar(DigitRun(at: offset + 2, in: text, radix: 16, atMost: 4))
    case UInt8(ascii: "U"): readScalar(DigitRun(at: offset + 2, in: text, radix: 16, atMost: 8))
    default: break
    }
  }

  private mutating func set(_ value: UInt32) {
    self.value = value
    length = 2
  }

  /// A byte given by digits after a prefix of `prefix` bytes.
  private mutating func readByte(_ digits: DigitRun, _ prefix: Int) {
    value = digits.value & 0xFF
    length = prefix + digits.count
  }

  private mutating func readScalar(_ digits: DigitRun) {
    guard digits.count > 0, Unicode.Scalar(digits.value) != nil else { return }
    value = digits.value
    length = 2 + digits.count
    isByte = digits.value < 0x80
  }
}

/// The digits of a number in a text.
private struct DigitRun {
  var value: UInt32 = 0
  var count = 0

  init(at offset: Int, in text: ByteText, radix: UInt32, atMost limit: Int) {
    while count < limit, offset + count < text.count,
      let digit = Hexadecimal.digit(text[offset + count]), digit < radix
    {
      value = value &* radix &+ digit
      count += 1
    }
  }
}
