/// What a command line of whiptail or dialog means.
package enum DropInRequest: Equatable, Sendable {
  /// Leave the command line to the real program, because popup does not support all of it.
  case handOver(HandOver)
  /// Fail with this error line, although the real program would exit with 0.
  case fail(String)
  /// Show these boxes one after another. Never empty.
  case show([DropInBox])
}

/// A command line that popup leaves to the real program.
package struct HandOver: Equatable, Sendable {
  /// The word that popup does not support; nil if the operands are incomplete or invalid.
  package var need: [UInt8]?
  /// What popup does if there is no real program.
  package var substitute = Substitute.failure
  /// The words after the program's name, if they differ from the original ones: those may name a
  /// pipe that cannot be read again.
  package var words: [[UInt8]]?

  package init(
    need: [UInt8]? = nil, substitute: Substitute = .failure, words: [[UInt8]]? = nil
  ) {
    self.need = need
    self.substitute = substitute
    self.words = words
  }

  /// What popup does in place of the real program.
  package enum Substitute: Equatable, Sendable {
    case failure
    /// Prints a text on a descriptor.
    case print(String, descriptor: Int32)
    /// Prints dialog's `MaxSize: ROWS, COLUMNS` on a descriptor.
    case printMaxSize(descriptor: Int32)
  }
}

/// A box to show, and what comes after it.
package struct DropInBox: Equatable, Sendable {
  package var kind: BoxKind
  package var spec: PopupSpec
  /// The affirmative button has the negative one's status: dialog's textbox with `--defaultno`.
  package var affirmsNegatively = false
  /// Rings the terminal's bell after the answer.
  package var beepsAfter = false
  /// How long to wait after the answer, in milliseconds.
  package var sleep = 0
  /// The answers after which the next box is shown.
  package var goesOn = GoesOn.afterAffirmation

  /// Which answers lead to the next box.
  package enum GoesOn: Equatable, Sendable {
    case afterAffirmation
    /// After dialog's `--and-widget`.
    case afterAnyButton
  }

  /// Whether the next box is shown after an answer.
  package func goesOn(after answer: Answer) -> Bool {
    switch (goesOn, answer) {
    case (_, .dismissed), (_, .timedOut): false
    case (.afterAnyButton, .pressed): true
    case (.afterAffirmation, .pressed(let role)): role == .affirmative && !affirmsNegatively
    }
  }
}
