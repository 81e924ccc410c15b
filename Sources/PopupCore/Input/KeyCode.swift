/// A key identified by code points, as in kitty's protocol and xterm's modifyOtherKeys.
struct KeyCode {
  /// What the key types without modifiers, or one of kitty's numbers for a key that types nothing.
  private let code: Int
  /// What it types with Shift, if the terminal reports it.
  private var shifted: Int?
  /// What the same key types in a US layout, if the terminal reports it.
  private var base: Int?
  /// The text that was typed, if the terminal reports it.
  private var text: Int?

  init(_ code: Int) { self.code = code }

  /// From `CSI code:shifted:base ; modifiers:event ; text u`.
  init(_ sequence: ControlSequenceInput) {
    code = sequence.number(0) ?? 1
    shifted = sequence.number(0, 1)
    base = sequence.number(0, 2)
    text = sequence.number(2)
  }

  func event(_ modifierParameter: Int, _ outer: Modifiers) -> Event? {
    guard let pressed = Modifiers(parameter: modifierParameter) else { return nil }
    var modifiers = pressed.union(outer)
    switch code {
    case 9: return .key(modifiers.remove(.shift) == nil ? .tab : .backTab, modifiers)
    case 10, 13: return .key(.enter, modifiers)
    case 27: return .key(.escape, modifiers)
    case 8, 127: return .key(.backspace, modifiers)
    default: break
    }
    if let key = keypadKey { return .key(key, modifiers) }
    if modifiers.contains(.control) {
      return character(latinCode).map { .key(.character($0.asciiLowercased), modifiers) }
    }
    // As in the plain form, only the character shows Shift.
    let isShifted = modifiers.remove(.shift) != nil
    let typed = modifiers.isEmpty ? text : nil
    if let scalar = (typed ?? (isShifted ? shifted : nil)).flatMap({ character($0) }) {
      return .key(key(typing: scalar), modifiers)
    }
    guard let scalar = character(code) else { return nil }
    return .key(key(typing: isShifted ? scalar.asciiUppercased : scalar), modifiers)
  }

  /// A letter of a script other than Latin carries the Latin letter of the same key, if the
  /// terminal reports it. Hangul does not need that: `HangulKeyboard` maps its keys.
  private func key(typing scalar: Unicode.Scalar) -> Key {
    guard scalar.value >= 0x370, HangulKeyboard.latinLetter(for: scalar) == nil,
      let latin = base.flatMap({ character($0) }), latin >= "a", latin <= "z"
    else { return .character(scalar) }
    return .letter(scalar, latin: latin)
  }

  /// The code that the key has in a Latin layout.
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

  /// The key of the keypad, by its number in kitty's protocol.
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
