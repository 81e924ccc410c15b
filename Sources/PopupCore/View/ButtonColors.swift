/// How a button looks at rest and with the focus. In mono the focused one is reversed.
package struct ButtonColors: Equatable, Sendable {
  package var rest: Style
  package var focused: Style
  /// Of the line around a button at rest that is not filled; nil: there is none.
  package var edge: Color?

  /// A button filled with a colour, which is moved away from the box's until the button can be seen.
  /// Its text is black or white, whichever reads better on what the terminal makes of that colour.
  static func filled(_ color: Color, on box: Color, depth: ColorDepth) -> ButtonColors {
    let fill = color.distinct(from: box, atLeast: RGB.leastShapeContrast, depth: depth)
    let ground = fill.reduced(to: depth).rgb ?? RGB(hex: 0x808080)
    let white = RGB(hex: 0xFFFFFF)
    let black = RGB(hex: 0)
    let isWhite = ground.contrast(with: white) >= ground.contrast(with: black)
    let text = Color(isWhite ? white : black)
    return ButtonColors(rest: Style(text, on: fill), focused: Style(text, on: fill, .bold))
  }

  /// A button among sixteen colours: filled with the focus alone, else a label and an edge.
  static func outlined(_ color: Color, label: Color, fill: Color, on box: Color) -> ButtonColors {
    let isDark = (fill.rgb ?? RGB(hex: 0)).contrast(with: RGB(hex: 0xFFFFFF)) >= 4.5
    return ButtonColors(
      rest: Style(label, on: box),
      // Bold black is grey in terminals that show bold as bright.
      focused: isDark ? Style(.indexed(15), on: fill, .bold) : Style(.indexed(0), on: fill),
      edge: color)
  }
}
