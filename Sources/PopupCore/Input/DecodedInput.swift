/// The result of decoding one byte of input.
package struct DecodedInput: Equatable, Sendable {
  /// nil while a sequence is incomplete, and for one that popup ignores.
  package let event: Event?
  /// False if the byte only ended what preceded it: decode it again.
  package let isConsumed: Bool

  static let nothing = DecodedInput(event: nil, isConsumed: true)
  static let again = DecodedInput(event: nil, isConsumed: false)

  static func event(_ event: Event?) -> DecodedInput {
    DecodedInput(event: event, isConsumed: true)
  }

  /// An event that ended before the byte, which must be decoded again.
  static func before(_ event: Event) -> DecodedInput {
    DecodedInput(event: event, isConsumed: false)
  }

  static func key(_ key: Key, _ modifiers: Modifiers = []) -> DecodedInput {
    .event(.key(key, modifiers))
  }
}
