/// What a button means, independent of its label and position.
///
/// Letter keys, `y` and `n`, the color red and guards go by role. Arrows and digits go by the
/// button's position in `PopupSpec.buttons`.
package enum ButtonRole: Equatable, Sendable, CaseIterable {
  /// Agrees. Only this button's status may be 0, and guards disable only this button.
  case affirmative
  case negative
  case extra
  case help
}
