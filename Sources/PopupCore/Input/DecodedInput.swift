/// What one byte of the input led to.
package struct DecodedInput: Equatable, Sendable {
  /// Nil while a sequence is incomplete, and for one that has no meaning here.
  package let event: Event?
  /// False when the byte only ended what came before it: decode it once more.
  package let isConsumed: Bool

  static let nothing = DecodedInput(event: nil, isConsumed: true)
  static let again = DecodedInput(event: nil, isConsumed: false)

  static func event(_ event: Event?) -> DecodedInput {
    DecodedInput(event: event, isConsumed: true)
  }

  /// An event that was complete before the byte, which is still to be decoded.
  static func before(_ event: Event) -> DecodedInput {
    DecodedInput(event: event, isConsumed: false)
  }

  static func key(_ key: Key, _ modifiers: Modifiers = []) -> DecodedInput {
    .event(.key(key, modifiers))
  }
}
