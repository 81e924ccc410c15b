/// The terminal modes that popup changes, as the program that drew the screen had set them.
package struct TerminalModes: Equatable, Sendable {
  /// Which mouse reports are on, by xterm's mode numbers.
  package enum Mouse: Int, Equatable, Sendable {
    case presses = 1000
    case drags = 1002
    case motion = 1003
  }

  package var wraps = true
  package var isCursorVisible = true
  package var mouse: Mouse?
  /// Mouse reports have the SGR form.
  package var mouseIsSGR = false
  package var bracketsPastes = false

  /// The modes of most programs, restored when the real ones are unknown.
  package init() {}
}
