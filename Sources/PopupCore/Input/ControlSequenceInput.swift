/// A control sequence (CSI) from a terminal, divided into its parts but not yet interpreted.
struct ControlSequenceInput: Equatable, Sendable {
  /// Parameter bytes kept: more than the longest key report of kitty's protocol.
  static let capacity = 64

  private(set) var parameters: [UInt8] = []
  private(set) var hasIntermediates = false
  /// Too long, or with a parameter byte after an intermediate one; ignored.
  private(set) var isMalformed = false
  private(set) var final: UInt8 = 0
  /// Introduced by U+009B rather than ESC [.
  var isEightBit = false

  var isEmpty: Bool { parameters.isEmpty && !hasIntermediates && !isMalformed }

  /// Adds a parameter or intermediate byte.
  mutating func append(_ byte: UInt8) {
    if byte < 0x30 {
      hasIntermediates = true
    } else if hasIntermediates || parameters.count == Self.capacity {
      isMalformed = true
    } else {
      parameters.append(byte)
    }
  }

  mutating func end(with byte: UInt8) { final = byte }

  /// rxvt ends the number of a key pressed with Shift with `$`, which ECMA-48 makes an intermediate
  /// byte. Replies that contain `$` have more than one parameter.
  func endsAsKeyOfRxvt(with byte: UInt8) -> Bool {
    byte == Byte.dollar && !isEmpty && !hasIntermediates && !isMalformed
      && parameters.allSatisfy { Byte.isDigit($0) }
  }

  /// The private parameter byte, `<` to `?`, that begins the parameters; 0 if there is none.
  var privateMarker: UInt8 {
    guard let first = parameters.first, first >= Byte.lessThan else { return 0 }
    return first
  }

  /// The value of a subparameter, both indices counted from 0; nil if it is missing. Saturates.
  func number(_ parameter: Int, _ sub: Int = 0) -> Int? {
    var position = (parameter: 0, sub: 0)
    var value: Int?
    for byte in parameters {
      if byte == Byte.semicolon {
        position = (position.parameter + 1, 0)
      } else if byte == Byte.colon {
        position.sub += 1
      } else if position == (parameter, sub), Byte.isDigit(byte) {
        value = min((value ?? 0) * 10 + Int(byte) - 0x30, 99_999_999)
      }
    }
    return value
  }
}

extension Modifiers {
  /// From the modifier parameter of xterm and kitty, a bit field plus 1; nil if Super, Hyper or
  /// Meta is held, since popup binds no key with them. Ignores Caps Lock and Num Lock.
  init?(parameter: Int) {
    let field = max(0, parameter - 1)
    guard field & 0b11_1000 == 0 else { return nil }
    self = []
    if field & 1 != 0 { insert(.shift) }
    if field & 2 != 0 { insert(.alt) }
    if field & 4 != 0 { insert(.control) }
  }
}
