extension Theme {
  /// The terminal's default colors; bold, faint and reverse distinguish the parts.
  static var mono: Theme {
    let plain = Style()
    let bold = Style(.default, on: .default, .bold)
    let faint = Style(.default, on: .default, .faint)
    let button = ButtonColors(
      rest: plain, focused: Style(.default, on: .default, [.bold, .reverse]), edge: .default)
    return Theme(
      backdrop: plain, box: plain, title: bold, edge: .default, separator: plain, hint: plain,
      code: bold, field: plain, thumb: plain, track: plain, accent: bold, badge: bold,
      negative: button, extra: button, affirmative: button,
      disabled: ButtonColors(rest: faint, focused: faint), hasShadow: false)
  }
}
