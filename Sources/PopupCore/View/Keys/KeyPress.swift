/// A pressed key, in the forms that the key table matches.
struct KeyPress {
  let key: Key
  let modifiers: Modifiers
  /// The character that the key types; nil for other keys.
  let scalar: Unicode.Scalar?
  /// The lowercase Latin letter on the key in a US layout, also while the Korean input method is
  /// on.
  let latinLetter: Unicode.Scalar?
  /// The letter that this key completes with a combining mark; nil if it completes none.
  let composed: Unicode.Scalar?

  init(_ key: Key, _ modifiers: Modifiers, after typed: TypedLetter = TypedLetter()) {
    self.key = key
    self.modifiers = modifiers
    composed = typed.composed(with: key)
    switch key {
    case .character(let scalar):
      self.scalar = scalar
      latinLetter = (HangulKeyboard.latinLetter(for: scalar) ?? scalar).folded
    case .letter(let scalar, let latin):
      self.scalar = scalar
      latinLetter = latin
    default:
      scalar = nil
      latinLetter = nil
    }
  }

  /// The button whose label begins with the character that the key types or, if there is none, with
  /// the Latin letter on the key.
  func labelRole(_ mnemonics: Mnemonics) -> ButtonRole? {
    (composed ?? scalar).flatMap { mnemonics.role(for: $0) }
      ?? latinLetter.flatMap { mnemonics.role(for: $0) }
  }

  /// Counted from 0 for the key 1; nil for keys other than 1 to 9.
  var digit: Int? {
    guard let scalar, scalar >= "1", scalar <= "9" else { return nil }
    return Int(scalar.value - 0x31)
  }
}
