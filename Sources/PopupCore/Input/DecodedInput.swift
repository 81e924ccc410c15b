/// What the first bytes of the input came to.
package struct DecodedInput: Equatable, Sendable {
  /// Nil for what means nothing here.
  package let event: Event?
  /// In bytes. 0: they are the beginning of something, wait for more.
  package let consumed: Int

  package static let incomplete = DecodedInput(nil, consumed: 0)

  init(_ event: Event?, consumed: Int) {
    self.event = event
    self.consumed = consumed
  }

  static func ignored(_ consumed: Int) -> DecodedInput { DecodedInput(nil, consumed: consumed) }

  static func key(_ key: Key, _ modifiers: Modifiers = [], consumed: Int) -> DecodedInput {
    DecodedInput(.key(key, modifiers), consumed: consumed)
  }
}
