/// The styles of a button with and without the focus. In the mono theme the focused one is
/// reversed.
package struct ButtonColors: Equatable, Sendable {
  package var rest: Style
  package var focused: Style
  /// The color of the outline of a button that is neither focused nor filled; nil: no outline.
  package var edge: Color?

  /// A button filled with a color that is moved away from the box's until the two are distinct. Its
  /// text is black or white, whichever contrasts more with the color that the terminal shows.
  static func filled(_ color: Color, on box: Color, depth: ColorDepth) -> ButtonColors {
    let fill = color.distinct(from: box, atLeast: RGB.minimumShapeContrast, depth: depth)
    let ground = fill.reduced(to: depth).rgb ?? RGB(hex: 0x808080)
    let white = RGB(hex: 0xFFFFFF)
    let black = RGB(hex: 0)
    let isWhite = ground.contrast(with: white) >= ground.contrast(with: black)
    let text = Color(isWhite ? white : black)
    return ButtonColors(rest: Style(text, on: fill), focused: Style(text, on: fill, .bold))
  }

  /// A button in 8 or 16 colors: filled while it has the focus, otherwise a label and an outline.
  static func outlined(_ color: Color, label: Color, fill: Color, on box: Color) -> ButtonColors {
    let isDark = (fill.rgb ?? RGB(hex: 0)).contrast(with: RGB(hex: 0xFFFFFF)) >= 4.5
    return ButtonColors(
      rest: Style(label, on: box),
      // Bold black is gray in terminals that show bold as bright.
      focused: isDark ? Style(.indexed(15), on: fill, .bold) : Style(.indexed(0), on: fill),
      edge: color)
  }
}
