/// Reads UTF-8 one byte at a time, strictly: no overlong forms, no surrogates.
struct UTF8Reader: Equatable, Sendable {
  enum Step: Equatable {
    case incomplete
    case scalar(Unicode.Scalar)
    /// The byte cannot follow those before it, which are dropped. It was not read itself, unless it
    /// can begin no scalar either.
    case invalid
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// The next byte's range excludes overlong forms, surrogates and values beyond U+10FFFF.
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Between the first and the last byte of a scalar.
  var isInside: Bool { missing > 0 }

  mutating func read(_ byte: UInt8) -> Step {
    guard isInside else { return begin(byte) }
    guard byte >= lowest, byte <= highest else {
      self = UTF8Reader()
      return .invalid
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    (lowest, highest) = (0x80, 0xBF)
    return missing > 0 ? .incomplete : end()
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: return .invalid
    }
    switch byte {
    case 0xE0: lowest = 0xA0
    case 0xED: highest = 0x9F
    case 0xF0: lowest = 0x90
    case 0xF4: highest = 0x8F
    default: break
    }
    value = UInt32(byte) & (0x3F >> UInt32(missing))
    return .incomplete
  }

  private mutating func end() -> Step {
    let scalar = Unicode.Scalar(value)
    self = UTF8Reader()
    return scalar.map { .scalar($0) } ?? .invalid
  }
}
