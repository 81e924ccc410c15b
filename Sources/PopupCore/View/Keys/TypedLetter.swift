/// The letter typed last, and the combining marks that arrived after it as keys of their own.
struct TypedLetter: Equatable, Sendable {
  private var letter: Unicode.Scalar?
  private var marks: [Unicode.Scalar] = []

  /// The letter composed with the combining mark that a key types; nil if there is none.
  func composed(with key: Key) -> Unicode.Scalar? {
    guard let letter, let mark = Self.mark(key) else { return nil }
    return PrecomposedLetter.scalar(letter, marks + [mark])
  }

  mutating func note(_ key: Key) {
    if let mark = Self.mark(key) {
      marks.append(mark)
    } else if case .character(let scalar) = key {
      (letter, marks) = (scalar, [])
    } else {
      self = TypedLetter()
    }
  }

  private static func mark(_ key: Key) -> Unicode.Scalar? {
    guard case .character(let scalar) = key,
      UnicodeProperties(of: scalar.value).grapheme == .extend
    else { return nil }
    return scalar
  }
}
