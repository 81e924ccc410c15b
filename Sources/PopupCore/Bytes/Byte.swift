/// Bytes with a meaning in terminal input and output, by their names in ECMA-48.
enum Byte {
  static let endOfText: UInt8 = 0x03
  static let bell: UInt8 = 0x07
  static let backspace: UInt8 = 0x08
  static let formFeed: UInt8 = 0x0C
  static let cancel: UInt8 = 0x18
  static let substitute: UInt8 = 0x1A
  static let escape: UInt8 = 0x1B
  static let dollar: UInt8 = 0x24
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let lessThan: UInt8 = 0x3C
  static let letterO: UInt8 = 0x4F
  static let leftBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  static func isParameterOrIntermediate(_ byte: UInt8) -> Bool { byte >= 0x20 && byte <= 0x3F }

  static func isFinal(_ byte: UInt8) -> Bool { byte >= 0x40 && byte <= 0x7E }

  /// Whether the byte after an ESC begins a control string: DCS, SOS, OSC, PM or APC.
  static func introducesString(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "]"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
