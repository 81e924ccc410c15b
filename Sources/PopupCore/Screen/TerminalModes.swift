/// The terminal's modes that a popup changes, as the program had them on whose screen it comes up.
package struct TerminalModes: Equatable, Sendable {
  /// Which reports of the mouse are on, by the numbers of xterm's modes.
  package enum Mouse: Int, Equatable, Sendable {
    case presses = 1000
    case drags = 1002
    case motion = 1003
  }

  package var wraps = true
  package var isCursorVisible = true
  package var mouse: Mouse?
  /// Reports have the SGR form.
  package var mouseIsSGR = false
  package var bracketsPastes = false

  /// What most programs have, and what is put back where nobody tells.
  package init() {}
}
