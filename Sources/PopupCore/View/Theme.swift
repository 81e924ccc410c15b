/// The colours of a popup, each text with the background it stands on.
///
/// Without colours every style is the terminal's own, and bold and reverse tell things apart.
package struct Theme: Equatable, Sendable {
  /// The even backdrop where the screen behind is not known.
  package var backdrop: Style
  /// The box and the message in it.
  package var box: Style
  package var title: Style
  /// The box's edge: a line's colour, or the box's own for filled edges.
  package var edge: Color
  package var separator: Style
  package var hint: Style
  /// `code` in a message.
  package var code: Style
  /// The field of `--type`, with a line under it.
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

  /// How dark the two steps of the shadow are, in thousandths of black; nil: there is no shadow.
  package var shadow: (near: Int, far: Int)? {
    hasShadow ? (near: 480, far: 260) : nil
  }

  /// False in mono, where shapes and attributes tell everything.
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
