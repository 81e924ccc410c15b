/// The keys that one row of the key table matches.
package enum KeyPattern: Equatable, Sendable {
  /// A named key, whether Shift is held or not.
  case key(Key)
  case shift(Key)
  case control(Key)
  /// A Latin letter, in either case, or what the same key types with the Korean input method.
  case letter(Unicode.Scalar)
  /// A punctuation mark.
  case mark(Unicode.Scalar)
  /// 1 to 9.
  case digit
  /// A letter with which exactly one label begins; see `Mnemonics`.
  case labelLetter
  /// Any key that types a character.
  case text

  func matches(_ press: KeyPress, _ mnemonics: Mnemonics) -> Bool {
    let modifiers = press.modifiers
    guard !modifiers.contains(.alt) else { return false }
    if case .control(let key) = self {
      return modifiers.contains(.control) && press.key == key
    }
    guard !modifiers.contains(.control) else { return false }
    switch self {
    case .key(let key): return press.key == key
    case .shift(let key): return press.key == key && modifiers.contains(.shift)
    case .letter(let letter): return press.latinLetter == letter
    case .mark(let mark): return press.key == .character(mark)
    case .digit: return press.digit != nil
    case .labelLetter: return press.labelRole(mnemonics) != nil
    case .text: return press.scalar != nil
    case .control: return false
    }
  }

  /// The name of the keys in the row of key hints and in the manual.
  package var name: String {
    switch self {
    case .key(let key): Self.name(of: key)
    case .shift(let key): "Shift-" + Self.name(of: key)
    case .control(.character(let scalar)): "Ctrl-" + String(scalar.asciiUppercased)
    case .control(let key): "Ctrl-" + Self.name(of: key)
    case .letter(let scalar), .mark(let scalar): String(scalar)
    case .digit: "1-9"
    case .labelLetter: "a label's first letter"
    case .text: "characters"
    }
  }

  private static func name(of key: Key) -> String {
    switch key {
    case .character(" "): "Space"
    case .character(let scalar), .letter(let scalar, _): String(scalar)
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    }
  }
}

extension String {
  fileprivate init(_ scalar: Unicode.Scalar) {
    self.init()
    unicodeScalars.append(scalar)
  }
}
