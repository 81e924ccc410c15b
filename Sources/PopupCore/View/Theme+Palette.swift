/// Themes for terminals of 8 and 16 colors, whose shades the user chooses: only pairs of colors
/// that differ clearly in every common palette. All backgrounds are among the first eight colors.
extension Theme {
  /// Black on light gray.
  static func lightPalette(_ depth: ColorDepth) -> Theme {
    let (fill, ink, blue) = (Color.indexed(7), Color.indexed(0), Color.indexed(4))
    let text = Style(ink, on: fill)
    // Do not fill with the backdrop's black: speakup takes the least common background on the
    // screen for the focus.
    let plain = ButtonColors.outlined(ink, label: ink, fill: blue, on: fill)
    let off = muted(ink, on: fill, depth)
    return Theme(
      backdrop: muted(.indexed(7), on: .indexed(0), depth), box: text,
      // Bold black is gray in terminals that show bold as bright.
      title: text, edge: fill, separator: off, hint: text,
      code: Style(blue, on: fill), field: text.adding(.underline), thumb: text,
      track: Style(fill, on: fill), accent: Style(blue, on: fill),
      badge: Style(.indexed(1), on: fill), negative: plain, extra: plain,
      affirmative: .outlined(blue, label: blue, fill: blue, on: fill),
      disabled: ButtonColors(rest: off, focused: off), hasShadow: false)
  }

  /// Light gray on black, with a line around it.
  static func darkPalette(_ depth: ColorDepth) -> Theme {
    let (fill, ink, cyan) = (Color.indexed(0), Color.indexed(7), Color.indexed(14))
    let text = Style(ink, on: fill)
    let plain = ButtonColors.outlined(ink, label: ink, fill: ink, on: fill)
    let off = muted(ink, on: fill, depth)
    return Theme(
      backdrop: muted(ink, on: .default, depth), box: text,
      title: Style(.indexed(15), on: fill, .bold), edge: ink, separator: off, hint: text,
      code: Style(cyan, on: fill), field: text.adding(.underline), thumb: text,
      track: Style(fill, on: fill), accent: Style(cyan, on: fill),
      badge: Style(.indexed(9), on: fill), negative: plain, extra: plain,
      affirmative: .outlined(cyan, label: cyan, fill: .indexed(6), on: fill),
      disabled: ButtonColors(rest: off, focused: off), hasShadow: false)
  }

  /// A muted foreground: dark gray or, with eight colors, which include no dark gray, faint.
  private static func muted(_ ink: Color, on ground: Color, _ depth: ColorDepth) -> Style {
    depth == .eight ? Style(ink, on: ground, .faint) : Style(.indexed(8), on: ground)
  }
}
