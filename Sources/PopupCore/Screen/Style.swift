/// What SGR can set besides colour.
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

/// How a cell is drawn. In a message `.default` colours mean "as the theme has it".
package struct Style: Equatable, Sendable {
  package var foreground: Color
  package var background: Color
  package var attributes: TextAttributes

  package init(
    _ foreground: Color = .default, on background: Color = .default,
    _ attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}
