/// Themes for terminals of 16 colours, whose shades are the user's: only pairs that are told apart in
/// every usual palette. Backgrounds are of the first eight, which terminals of 8 colours have too.
extension Theme {
  /// Black on light grey.
  static var lightSixteen: Theme {
    let (fill, ink, blue) = (Color.indexed(7), Color.indexed(0), Color.indexed(4))
    let text = Style(ink, on: fill)
    let plain = ButtonColors.outlined(ink, label: ink, fill: ink, on: fill)
    let off = Style(.indexed(8), on: fill)
    return Theme(
      backdrop: Style(.indexed(8), on: .indexed(0)), box: text,
      // Bold black is grey in terminals that show bold as bright.
      title: text, edge: fill, separator: off, hint: text,
      code: Style(blue, on: fill), field: text.adding(.underline), thumb: text,
      track: Style(fill, on: fill), accent: Style(blue, on: fill),
      badge: Style(.indexed(1), on: fill), negative: plain, extra: plain,
      affirmative: .outlined(blue, label: blue, fill: blue, on: fill),
      disabled: ButtonColors(rest: off, focused: off), hasShadow: false)
  }

  /// Light grey on black, with a line around it.
  static var darkSixteen: Theme {
    let (fill, ink, cyan) = (Color.indexed(0), Color.indexed(7), Color.indexed(14))
    let text = Style(ink, on: fill)
    let plain = ButtonColors.outlined(ink, label: ink, fill: ink, on: fill)
    let off = Style(.indexed(8), on: fill)
    return Theme(
      backdrop: Style(.indexed(8), on: .default), box: text,
      title: Style(.indexed(15), on: fill, .bold), edge: ink, separator: off, hint: text,
      code: Style(cyan, on: fill), field: text.adding(.underline), thumb: text,
      track: Style(fill, on: fill), accent: Style(cyan, on: fill),
      badge: Style(.indexed(9), on: fill), negative: plain, extra: plain,
      affirmative: .outlined(cyan, label: cyan, fill: .indexed(6), on: fill),
      disabled: ButtonColors(rest: off, focused: off), hasShadow: false)
  }
}
