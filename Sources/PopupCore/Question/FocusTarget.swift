/// What has the focus: one of the guards' controls or a button.
package enum FocusTarget: Equatable, Sendable {
  case check(Int)
  case field
  case button(ButtonRole)
}
