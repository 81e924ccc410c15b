/// What a command line of whiptail or dialog means.
package enum DropInRequest: Equatable, Sendable {
  /// Popup does not understand all of it: the real program gets the words as they are.
  case handOver(HandOver)
  /// An error that the real program would report as success; one line that says what is wrong.
  case fail(String)
  /// Boxes to show, one after the other. Never empty.
  case show([DropInBox])
}

/// A command line that is left to the real program.
package struct HandOver: Equatable, Sendable {
  /// The word that popup leaves to the real program; nil where something is missing.
  package var need: [UInt8]?
  /// What popup does itself where there is no real program.
  package var substitute = Substitute.failure
  /// The words after the program's name, where those that were given cannot be read again.
  package var words: [[UInt8]]?

  package init(
    need: [UInt8]? = nil, substitute: Substitute = .failure, words: [[UInt8]]? = nil
  ) {
    self.need = need
    self.substitute = substitute
    self.words = words
  }

  package enum Substitute: Equatable, Sendable {
    case failure
    /// Text for a descriptor.
    case print(String, descriptor: Int32)
    /// dialog's `MaxSize: ROWS, COLUMNS` for a descriptor.
    case printMaxSize(descriptor: Int32)
  }
}

/// A box to show, and what comes after it.
package struct DropInBox: Equatable, Sendable {
  package var kind: BoxKind
  package var spec: PopupSpec
  /// The affirmative button has the negative one's status: dialog's textbox with `--defaultno`.
  package var affirmsNegatively = false
  package var beeps = false
  package var beepsAfter = false
  /// How long to wait after the answer, in milliseconds.
  package var sleep = 0
  /// The answers after which the next box is shown.
  package var goesOn = GoesOn.afterAffirmation

  package enum GoesOn: Equatable, Sendable {
    case afterAffirmation
    /// dialog's `--and-widget`.
    case afterAnyButton
  }

  /// True where the next box of the chain is shown.
  package func goesOn(after answer: Answer) -> Bool {
    switch (goesOn, answer) {
    case (_, .dismissed), (_, .timedOut): false
    case (.afterAnyButton, .pressed): true
    case (.afterAffirmation, .pressed(let role)): role == .affirmative && !affirmsNegatively
    }
  }
}
