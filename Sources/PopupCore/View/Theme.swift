/// The colours of a popup, each text with the background it stands on.
///
/// Without colours every style is the terminal's own, and bold and reverse tell things apart.
package struct Theme: Equatable, Sendable {
  /// The even backdrop where nothing is known of the screen behind.
  package var backdrop: Style
  /// The box and the message in it.
  package var box: Style
  package var title: Style
  /// The box's edge: a line's colour, or the box's own on the backdrop for filled edges.
  package var edge: Color
  package var separator: Style
  package var hint: Style
  package var thumb: Style
  package var track: Style
  package var accent: Style
  package var badge: Style
  package var negative: ButtonColors
  package var extra: ButtonColors
  package var affirmative: ButtonColors
  package var disabled: ButtonColors
  /// How dark the two steps of the shadow are, in thousandths of black; nil: there is no shadow.
  package var shadow: (near: Int, far: Int)? {
    hasShadow ? (near: 480, far: 260) : nil
  }
  private var hasShadow: Bool

  /// A button's fill at rest and focused. In mono the focused one is reversed.
  package struct ButtonColors: Equatable, Sendable {
    package var rest: Style
    package var focused: Style
  }

  /// False in mono, where shapes and attributes tell everything.
  package var hasColors: Bool { !box.background.isDefault || !accent.foreground.isDefault }

  /// The field of `--type`.
  package func field(isFocused: Bool) -> Style { isFocused ? negative.focused : negative.rest }

  package func button(_ role: ButtonRole, isEnabled: Bool, isFocused: Bool) -> Style {
    let colors =
      switch role {
      case _ where !isEnabled: disabled
      case .affirmative: affirmative
      case .negative: negative
      case .extra, .help: extra
      }
    return isFocused ? colors.focused : colors.rest
  }
}

extension Theme {
  /// - Parameter name: `.mono` also where the depth is `.none`.
  package init(_ name: ThemeName, depth: ColorDepth, look: LookOptions, isDestructive: Bool) {
    switch (name, depth) {
    case (.mono, _), (_, .none): self = .mono
    case (.light, .sixteen), (.automatic, .sixteen): self = .sixteen(.light)
    case (.dark, .sixteen): self = .sixteen(.dark)
    case (.light, _), (.automatic, _): self = Self.light.filled
    case (.dark, _): self = Self.dark.filled
    }
    guard name != .mono, depth != .none else { return }
    if depth != .sixteen {
      backdrop = Style(Color(hex: 0x8A8A90), on: Self.flatBackdrop(dim: look.dim))
    }
    hasShadow = hasShadow && look.hasShadow
    if isDestructive {
      affirmative = Self.fill(depth == .sixteen ? .indexed(1) : Color(hex: 0xD70015), depth: depth)
    }
    if let color = look.accent {
      // It has to be seen on the box as well.
      accent.foreground =
        color.rgb.flatMap { ink in box.background.rgb.map { Color(ink.readable(on: $0)) } } ?? color
      if !isDestructive { affirmative = Self.fill(color, depth: depth) }
    }
    if let color = look.negativeColor { negative = Self.fill(color, depth: depth) }
    if let color = look.affirmativeColor { affirmative = Self.fill(color, depth: depth) }
  }

  /// A dark grey, darkened further as a screen behind would be.
  private static func flatBackdrop(dim: Int) -> Color {
    Color(hex: 0x26272B).mixed(with: Color(hex: 0), dim)
  }

  /// A button filled with a colour; its text is black or white, whichever reads better on what the
  /// terminal makes of that colour.
  static func fill(_ color: Color, depth: ColorDepth) -> ButtonColors {
    let rgb = color.reduced(to: depth).rgb ?? RGB(hex: 0x808080)
    let white = RGB(hex: 0xFFFFFF)
    let black = RGB(hex: 0)
    let isWhite = rgb.contrast(with: white) >= rgb.contrast(with: black)
    let isNamed = color.index.map { $0 < 16 } ?? false
    let text =
      isNamed ? Color.indexed(isWhite ? 15 : 0) : Color(isWhite ? white : black)
    return ButtonColors(rest: Style(text, on: color), focused: Style(text, on: color, .bold))
  }

  private struct Shades {
    var box, title, message, separator, hint, thumb, track: UInt32
    var accent, badge, button, buttonText, buttonFocused, buttonTextFocused: UInt32
    var disabled, disabledText: UInt32

    var filled: Theme {
      let fill = Color(hex: box)
      let grey = ButtonColors(
        rest: Style(Color(hex: buttonText), on: Color(hex: button)),
        focused: Style(Color(hex: buttonTextFocused), on: Color(hex: buttonFocused), .bold))
      let (white, blue) = (Color(hex: 0xFFFFFF), Color(hex: 0x0066E8))
      let off = Style(Color(hex: disabledText), on: Color(hex: disabled))
      return Theme(
        backdrop: Style(), box: Style(Color(hex: message), on: fill),
        title: Style(Color(hex: title), on: fill, .bold), edge: fill,
        separator: Style(Color(hex: separator), on: fill), hint: Style(Color(hex: hint), on: fill),
        thumb: Style(Color(hex: thumb), on: fill), track: Style(Color(hex: track), on: fill),
        accent: Style(Color(hex: accent), on: fill), badge: Style(Color(hex: badge), on: fill),
        negative: grey, extra: grey,
        affirmative: ButtonColors(
          rest: Style(white, on: blue), focused: Style(white, on: blue, .bold)),
        disabled: ButtonColors(rest: off, focused: off), hasShadow: true)
    }
  }

  private static var light: Shades {
    Shades(
      box: 0xFFFFFF, title: 0x000000, message: 0x55555A, separator: 0xD8D8DC, hint: 0x6E6E73,
      thumb: 0x8E8E93, track: 0xE4E4E8, accent: 0x0066E8, badge: 0xE0281E, button: 0xE9E9EE,
      buttonText: 0x48484C, buttonFocused: 0xD6D6DC, buttonTextFocused: 0x1C1C1E,
      disabled: 0xF2F2F5, disabledText: 0x6E6E73)
  }

  private static var dark: Shades {
    Shades(
      box: 0x2C2C2E, title: 0xFFFFFF, message: 0xBCBCC2, separator: 0x48484A, hint: 0x9A9AA0,
      thumb: 0x8E8E93, track: 0x3E3E41, accent: 0x4C9BFF, badge: 0xFF5147, button: 0x444447,
      buttonText: 0xDADADF, buttonFocused: 0x5A5A5E, buttonTextFocused: 0xFFFFFF,
      disabled: 0x363638, disabledText: 0xAEAEB4)
  }

  /// For terminals of 16 colours, whose shades are the user's: only pairs that are told apart in
  /// every usual palette.
  private static func sixteen(_ name: ThemeName) -> Theme {
    let isLight = name == .light
    let fill = Color.indexed(isLight ? 7 : 0)
    let ink = Color.indexed(isLight ? 0 : 7)
    let text = Style(ink, on: fill)
    return Theme(
      backdrop: Style(.indexed(8), on: isLight ? .indexed(0) : .default), box: text,
      // Bold black is grey in terminals that show bold as bright.
      title: Style(ink, on: fill, isLight ? [] : .bold), edge: isLight ? fill : ink,
      separator: text, hint: text,
      thumb: text, track: text, accent: Style(.indexed(isLight ? 4 : 12), on: fill),
      badge: Style(.indexed(isLight ? 1 : 9), on: fill),
      negative: ButtonColors(
        rest: Style(fill, on: ink), focused: Style(fill, on: ink, .bold)),
      extra: ButtonColors(
        rest: Style(fill, on: ink), focused: Style(fill, on: ink, .bold)),
      affirmative: Self.fill(.indexed(4), depth: .sixteen),
      disabled: ButtonColors(rest: text, focused: text), hasShadow: false)
  }

  private static var mono: Theme {
    let plain = Style()
    let bold = Style(.default, on: .default, .bold)
    let faint = Style(.default, on: .default, .faint)
    let button = ButtonColors(
      rest: plain, focused: Style(.default, on: .default, [.bold, .reverse]))
    return Theme(
      backdrop: plain, box: plain, title: bold, edge: .default, separator: plain, hint: plain,
      thumb: plain, track: plain, accent: bold, badge: bold, negative: button, extra: button,
      affirmative: button, disabled: ButtonColors(rest: faint, focused: faint), hasShadow: false)
  }
}
