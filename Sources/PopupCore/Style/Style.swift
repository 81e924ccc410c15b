/// The attributes that SGR sets besides color, in 6 bits.
package struct TextAttributes: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = TextAttributes(rawValue: 1 << 0)
  package static let faint = TextAttributes(rawValue: 1 << 1)
  package static let italic = TextAttributes(rawValue: 1 << 2)
  package static let underline = TextAttributes(rawValue: 1 << 3)
  package static let strikethrough = TextAttributes(rawValue: 1 << 4)
  package static let reverse = TextAttributes(rawValue: 1 << 5)
}

/// The colors and attributes of a cell, in 8 bytes. In a message, `.default` means the theme's
/// color.
package struct Style: Equatable, Sendable {
  /// The foreground, with the attributes in the bits that a color leaves free.
  private var ink: UInt32
  package var background: Color

  package init(
    _ foreground: Color = .default, on background: Color = .default,
    _ attributes: TextAttributes = []
  ) {
    ink = foreground.raw | UInt32(attributes.rawValue) << Color.bitCount
    self.background = background
  }

  package var foreground: Color {
    get { Color(raw: ink & (1 << Color.bitCount - 1)) }
    set { self = Style(newValue, on: background, attributes) }
  }

  package var attributes: TextAttributes {
    get { TextAttributes(rawValue: UInt8(truncatingIfNeeded: ink >> Color.bitCount)) }
    set { self = Style(foreground, on: background, newValue) }
  }
}
