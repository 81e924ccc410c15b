/// What the command line and the variables ask for.
package enum Request: Equatable, Sendable {
  case help
  case version
  /// Print the first frame. The size is in cells, nil for the terminal's; the segment is an index into
  /// the spec's pages, nil for the first.
  case preview(PopupSpec, columns: Int?, rows: Int?, segment: Int?)
  /// Answer at once, without asking.
  case answer(PopupSpec, ButtonRole, AnswerOrigin)
  case ask(PopupSpec)
  /// Stand in for a program: with this look, do what these words mean to it.
  case standIn(DropInProgram, LookOptions, [[UInt8]])
  /// Answer from the file at a path, or do `otherwise` if no line of it is for this question.
  case consult([UInt8], PopupSpec, otherwise: Unprepared)
}

/// What to do about a question that has no prepared answer.
package enum Unprepared: Equatable, Sendable {
  case answer(ButtonRole, AnswerOrigin)
  case ask
  /// Fail: a variable gives an answer that it may not give.
  case refuse(UsageError)
}

/// The source of an answer that no person gave.
package enum AnswerOrigin: Equatable, Sendable {
  /// `--answer`.
  case option
  /// POPUP_ANSWER, or `--answer` in POPUP_OPTS.
  case variable(PopupVariable)

  /// The name in a notice: `--answer` or a variable.
  package var name: String {
    switch self {
    case .option: OptionID.answer.spelling
    case .variable(let variable): variable.spelling
    }
  }
}
