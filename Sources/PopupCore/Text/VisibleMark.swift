/// The mark shown in place of a scalar that must not reach the terminal.
///
/// A C0 control or DEL becomes its control picture, or `^[` with an ASCII-only charset; another
/// control, or an invisible character that could mislead, becomes `<U+202E>`.
struct VisibleMark {
  private let value: UInt32
  private let rendering: TextRendering

  /// How many scalars it has, each one cell wide.
  let count: Int

  init(for value: UInt32, _ rendering: TextRendering) {
    self.value = value
    self.rendering = rendering
    if value < 0x80 {
      count = rendering.isASCIIOnly ? 2 : 1
    } else {
      count = 4 + Self.digits(of: value)
    }
  }

  subscript(index: Int) -> UInt32 {
    if value < 0x80 {
      if rendering.isASCIIOnly { return index == 0 ? 0x5E : value ^ 0x40 }
      return value == 0x7F ? 0x2421 : 0x2400 + value
    }
    switch index {
    case 0: return 0x3C
    case 1: return 0x55
    case 2: return 0x2B
    case count - 1: return 0x3E
    default:
      let digit = value >> UInt32(4 * (count - 2 - index)) & 0xF
      return digit < 10 ? 0x30 + digit : 0x41 + digit - 10
    }
  }

  private static func digits(of value: UInt32) -> Int {
    value > 0xFFFFF ? 6 : value > 0xFFFF ? 5 : 4
  }
}
