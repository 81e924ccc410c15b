/// An action on a question, requested by a key, a click or a line of text.
package enum Command: Equatable, Sendable {
  case press(ButtonRole)
  /// Presses the focused button; does nothing while a guard's control has the focus.
  case pressFocused
  case focus(FocusTarget)
  /// Moves the focus by a number of places; stops at the ends, or wraps around.
  case moveFocus(by: Int, wraps: Bool)
  /// Ticks or unticks a box, by its index.
  case toggle(Int)
  case toggleFocused
  /// Types into the field of `--type`, which gets the focus.
  case insert(Unicode.Scalar)
  case paste(Unicode.Scalar)
  case deleteBackward
  case deleteWord
  case clear
  case showPage(Int)
  /// Shows the page a number of places on; does nothing beyond the first and the last.
  case turnPage(by: Int)
  /// Does what `--esc` says.
  case escape
  /// Closes the question without an answer, even if `--esc` says otherwise.
  case leave
}

extension Command {
  /// Whether this may press a button or tick a box, which a key held down must not do.
  package var presses: Bool {
    switch self {
    case .press, .pressFocused, .toggle, .toggleFocused: true
    case .focus, .moveFocus, .insert, .paste, .deleteBackward, .deleteWord, .clear, .showPage,
      .turnPage, .escape, .leave:
      false
    }
  }
}

/// The effect of a command, or of the passing of time, on a question.
package enum Effect: Equatable, Sendable {
  case none
  /// The question must be drawn again.
  case changed
  case answered(Answer)
}
