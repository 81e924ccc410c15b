/// What a person asks of a question, however they asked: by a key, a click or a line of text.
package enum Command: Equatable, Sendable {
  case press(ButtonRole)
  /// Presses the focused button; does nothing while a guard's control has the focus.
  case pressFocused
  case focus(FocusTarget)
  /// Moves the focus so many places; at the ends it stops, or with `wraps` goes round.
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
  /// Shows the page so many places on; does nothing beyond the first and the last.
  case turnPage(by: Int)
  /// Does what `--esc` says.
  case escape
  /// Ends the question without an answer, whatever `--esc` says.
  case leave
}

extension Command {
  /// Whether this may end the question with a button, or meet a guard by a single key: a held key
  /// must not do it.
  package var presses: Bool {
    switch self {
    case .press, .pressFocused, .toggle, .toggleFocused: true
    case .focus, .moveFocus, .insert, .paste, .deleteBackward, .deleteWord, .clear, .showPage,
      .turnPage, .escape, .leave:
      false
    }
  }
}

/// What a command, or the passing of time, did to a question.
package enum Effect: Equatable, Sendable {
  case none
  /// Something looks different now.
  case changed
  case answered(Answer)
}
