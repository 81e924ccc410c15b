/// The shades of a theme in 24-bit colors, which are reduced on a terminal of 256 colors.
struct ThemeShades {
  var box, edge, title, message, separator, hint, code, codeText, field, thumb, track: UInt32
  var accent, badge, button, buttonText, buttonFocused, buttonTextFocused: UInt32
  var disabled, disabledText: UInt32

  /// A theme in these shades, in which all buttons are gray.
  var filled: Theme {
    let fill = Color(hex: box)
    let gray = ButtonColors(
      rest: Style(Color(hex: buttonText), on: Color(hex: button)),
      focused: Style(Color(hex: buttonTextFocused), on: Color(hex: buttonFocused), .bold))
    let off = Style(Color(hex: disabledText), on: Color(hex: disabled))
    return Theme(
      backdrop: Style(), box: Style(Color(hex: message), on: fill),
      title: Style(Color(hex: title), on: fill, .bold), edge: Color(hex: edge),
      separator: Style(Color(hex: separator), on: fill), hint: Style(Color(hex: hint), on: fill),
      code: Style(Color(hex: codeText), on: Color(hex: code)),
      field: Style(Color(hex: title), on: Color(hex: field), .underline),
      thumb: Style(Color(hex: thumb), on: fill), track: Style(Color(hex: track), on: fill),
      accent: Style(Color(hex: accent), on: fill), badge: Style(Color(hex: badge), on: fill),
      negative: gray, extra: gray,
      affirmative: gray,
      disabled: ButtonColors(rest: off, focused: off), hasShadow: true)
  }
}

extension Theme {
  /// The fill of the affirmative button.
  static var blue: Color { Color(hex: 0x0066F0) }

  static var light: ThemeShades {
    ThemeShades(
      box: 0xFFFFFF, edge: 0xFFFFFF, title: 0x000000, message: 0x55555A, separator: 0xD8D8DC,
      hint: 0x6E6E73,
      code: 0xECECF1, codeText: 0x3A3A3E, field: 0xF4F4F7, thumb: 0x868689, track: 0xE4E4E8,
      accent: 0x0066F0, badge: 0xE0281E, button: 0xE2E2E8, buttonText: 0x2C2C2E,
      buttonFocused: 0xD0D0D7, buttonTextFocused: 0x1C1C1E, disabled: 0xF5F5F7,
      disabledText: 0x87878C)
  }

  static var dark: ThemeShades {
    ThemeShades(
      box: 0x202022, edge: 0x74747A, title: 0xFFFFFF, message: 0xBCBCC2, separator: 0x48484A,
      hint: 0x9A9AA0,
      code: 0x3A3A3E, codeText: 0xE6E6EA, field: 0x323235, thumb: 0x8E8E93, track: 0x3E3E41,
      accent: 0x4C9BFF, badge: 0xFF5147, button: 0x48484C, buttonText: 0xEBEBF0,
      buttonFocused: 0x5A5A5E, buttonTextFocused: 0xFFFFFF, disabled: 0x2C2C2F,
      disabledText: 0x7C7C82)
  }
}
