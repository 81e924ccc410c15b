/// What a button means, whatever its label says and wherever it stands.
///
/// Letters, `y` and `n`, red and guards go by role; arrows and digits go by the button's place in
/// `PopupSpec.buttons`.
package enum ButtonRole: Equatable, Sendable, CaseIterable {
  /// Agrees: the one button whose status may be 0, and the one that guards disable.
  case affirmative
  case negative
  case extra
  case help
}
