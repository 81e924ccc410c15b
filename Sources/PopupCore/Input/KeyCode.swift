/// A key as kitty's protocol and xterm's modifyOtherKeys name it: by code points.
struct KeyCode {
  /// What the key types alone, or a number of kitty's for what types nothing.
  private let code: Int
  /// What it types with Shift, where the terminal says so.
  private var shifted: Int?
  /// The key at the same place of a Latin layout, where the terminal says so.
  private var base: Int?
  /// What was typed in fact, where the terminal says so.
  private var text: Int?

  init(_ code: Int) { self.code = code }

  /// From `CSI code:shifted:base ; modifiers:event ; text u`.
  init(_ sequence: ControlSequenceInput) {
    code = sequence.number(0) ?? 1
    shifted = sequence.number(0, 1)
    base = sequence.number(0, 2)
    text = sequence.number(2)
  }

  func event(_ modifierParameter: Int) -> Event? {
    guard var modifiers = Modifiers(parameter: modifierParameter) else { return nil }
    switch code {
    case 9: return .key(modifiers.remove(.shift) == nil ? .tab : .backTab, modifiers)
    case 10, 13: return .key(.enter, modifiers)
    case 27: return .key(.escape, modifiers)
    case 8, 127: return .key(.backspace, modifiers)
    default: break
    }
    if let key = keypadKey { return .key(key, modifiers) }
    if modifiers.contains(.control) {
      return character(latinCode).map { .key(.character(Self.lowercase($0)), modifiers) }
    }
    // As in the plain form, Shift shows in the character alone.
    let isShifted = modifiers.remove(.shift) != nil
    let typed = modifiers.isEmpty ? text : nil
    if let scalar = (typed ?? (isShifted ? shifted : nil)).flatMap({ character($0) }) {
      return .key(.character(scalar), modifiers)
    }
    guard let scalar = character(code) else { return nil }
    return .key(.character(isShifted ? Self.uppercase(scalar) : scalar), modifiers)
  }

  /// The key whose code a Latin layout would have sent.
  private var latinCode: Int {
    if code < 0x80 { return code }
    if let base { return base }
    let letter = character(code).flatMap { HangulKeyboard.latinLetter(for: $0) }
    return letter.map { Int($0.value) } ?? code
  }

  /// Nil for controls and for kitty's own numbers, which lie in the private use area.
  private func character(_ code: Int) -> Unicode.Scalar? {
    guard code >= 0x20, code < 0x7F || code > 0x9F, code < 0xE000 || code > 0xF8FF,
      let value = UInt32(exactly: code)
    else { return nil }
    return Unicode.Scalar(value)
  }

  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar >= "A", scalar <= "Z" else { return scalar }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 0x20))
  }

  private static func uppercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar >= "a", scalar <= "z" else { return scalar }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0x20))
  }

  /// The keypad in kitty's protocol.
  private var keypadKey: Key? {
    switch code {
    case 57399...57408: .character(Unicode.Scalar(UInt8(truncatingIfNeeded: code - 57399 + 0x30)))
    case 57409: .character(".")
    case 57410: .character("/")
    case 57411: .character("*")
    case 57412: .character("-")
    case 57413: .character("+")
    case 57414: .enter
    case 57415: .character("=")
    case 57416: .character(",")
    case 57417: .left
    case 57418: .right
    case 57419: .up
    case 57420: .down
    case 57421: .pageUp
    case 57422: .pageDown
    case 57423: .home
    case 57424: .end
    case 57425: .insert
    case 57426: .delete
    default: nil
    }
  }
}
