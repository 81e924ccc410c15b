/// A UTF-8 sequence, decoded byte by byte: no overlong forms, no surrogates (Unicode 15.0, table
/// 3-7).
struct UTF8Sequence: Equatable, Sendable {
  /// The scalar's value, once the sequence is complete.
  private(set) var value: UInt32
  private var missing: Int
  /// The valid range of the next byte; some lead bytes narrow it for the second byte.
  private var lower: UInt8 = 0x80
  private var upper: UInt8 = 0xBF

  /// nil for a byte that cannot begin a sequence.
  init?(lead: UInt8) {
    switch lead {
    case 0..<0x80: (value, missing) = (UInt32(lead), 0)
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: lower = 0xA0
    case 0xED: upper = 0x9F
    case 0xF0: lower = 0x90
    case 0xF4: upper = 0x8F
    default: break
    }
  }

  /// More bytes must follow.
  var isOpen: Bool { missing > 0 }

  /// Appends a continuation byte; false, without effect, if the byte cannot follow.
  mutating func accept(_ byte: UInt8) -> Bool {
    guard missing > 0, byte >= lower, byte <= upper else { return false }
    (lower, upper) = (0x80, 0xBF)
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return true
  }
}
