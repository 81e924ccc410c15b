/// The styles of a popup's parts.
///
/// Without colors, styles use the terminal's default colors; bold, faint and reverse distinguish
/// the parts.
package struct Theme: Equatable, Sendable {
  /// The flat backdrop, used if the screen behind the popup could not be captured.
  package var backdrop: Style
  /// The box and the message in it.
  package var box: Style
  package var title: Style
  /// The box's edge: a line's color, or the box's own for filled edges.
  package var edge: Color
  package var separator: Style
  package var hint: Style
  /// `code` in a message.
  package var code: Style
  /// The field of `--type`, underlined.
  package var field: Style
  package var thumb: Style
  package var track: Style
  package var accent: Style
  package var badge: Style
  package var negative: ButtonColors
  package var extra: ButtonColors
  package var affirmative: ButtonColors
  package var disabled: ButtonColors
  var hasShadow: Bool

  /// How dark the two steps of the shadow are, in thousandths of black; nil: no shadow.
  package var shadow: (near: Int, far: Int)? {
    hasShadow ? (near: 480, far: 260) : nil
  }

  /// Whether the theme uses colors; mono uses only shapes and attributes.
  package var hasColors: Bool { !box.background.isDefault || !accent.foreground.isDefault }

  package func field(isFocused: Bool) -> Style { isFocused ? field.adding(.bold) : field }

  package func colors(of role: ButtonRole, isEnabled: Bool) -> ButtonColors {
    switch role {
    case _ where !isEnabled: disabled
    case .affirmative: affirmative
    case .negative: negative
    case .extra, .help: extra
    }
  }

  package func button(_ role: ButtonRole, isEnabled: Bool, isFocused: Bool) -> Style {
    let colors = colors(of: role, isEnabled: isEnabled)
    return isFocused ? colors.focused : colors.rest
  }
}
