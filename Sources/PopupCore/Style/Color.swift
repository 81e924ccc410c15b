/// A color that a terminal can show: its default, one of its 256, or 24-bit RGB.
package struct Color: Equatable, Sendable {
  /// The kind in the top byte (0 default, 1 indexed, 2 RGB), the value below it.
  package let raw: UInt32
  /// How many bits of `raw` are in use.
  static let bitCount: UInt32 = 26

  init(raw: UInt32) { self.raw = raw }

  /// The terminal's default foreground or background.
  package static let `default` = Color(raw: 0)

  /// An entry of the 256-color palette: 0-15 named, 16-231 a 6×6×6 cube, 232-255 grays.
  package static func indexed(_ index: UInt8) -> Color { Color(raw: 1 << 24 | UInt32(index)) }

  package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Color {
    Color(raw: 2 << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }

  /// A 24-bit color written as in CSS: `Color(hex: 0x0A84FF)`.
  package init(hex: UInt32) { raw = 2 << 24 | hex & 0xFF_FFFF }

  package var isDefault: Bool { raw == 0 }

  /// The palette index; nil unless this is an indexed color.
  package var index: UInt8? { raw >> 24 == 1 ? UInt8(truncatingIfNeeded: raw) : nil }

  /// Red, green and blue; nil unless this is a 24-bit color.
  package var components: RGB? {
    raw >> 24 == 2
      ? RGB(
        red: UInt8(truncatingIfNeeded: raw >> 16), green: UInt8(truncatingIfNeeded: raw >> 8),
        blue: UInt8(truncatingIfNeeded: raw)) : nil
  }
}
