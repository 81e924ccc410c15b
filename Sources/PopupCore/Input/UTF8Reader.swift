/// Reads UTF-8 one byte at a time, strictly: no overlong forms, no surrogates.
struct UTF8Reader: Equatable, Sendable {
  enum Step: Equatable {
    case incomplete
    case scalar(Unicode.Scalar)
    /// The byte cannot follow those before it, which are dropped. The byte itself is still to be
    /// read, unless it cannot begin a scalar either.
    case invalid
  }

  private var sequence: UTF8Sequence?

  /// Between the first and the last byte of a scalar.
  var isInside: Bool { sequence != nil }

  mutating func read(_ byte: UInt8) -> Step {
    guard var open = sequence else {
      return UTF8Sequence(lead: byte).map { step(to: $0) } ?? .invalid
    }
    sequence = nil
    return open.accept(byte) ? step(to: open) : .invalid
  }

  private mutating func step(to next: UTF8Sequence) -> Step {
    if next.isOpen {
      sequence = next
      return .incomplete
    }
    return Unicode.Scalar(next.value).map { .scalar($0) } ?? .invalid
  }
}
