/// What a command line means.
package enum Request: Equatable, Sendable {
  case help
  case version
  /// Print the first frame. The size is in cells; nil is the terminal's. The segment is an index into
  /// the spec's pages, nil for the first.
  case preview(PopupSpec, columns: Int?, rows: Int?, segment: Int?)
  /// Answer at once, without a terminal.
  case answer(PopupSpec, ButtonRole, AnswerOrigin)
  case ask(PopupSpec)
  /// Take the words, and end, as that program, with a look that was asked for.
  case standIn(DropInProgram, LookOptions, [[UInt8]])
}

/// Who answered in a person's place.
package enum AnswerOrigin: Equatable, Sendable {
  /// `--answer`.
  case option
  /// POPUP_ANSWER, or `--answer` in POPUP_OPTS.
  case variable(PopupVariable)

  /// The name to blame: `--answer` or a variable's.
  package var name: String {
    switch self {
    case .option: OptionID.answer.spelling
    case .variable(let variable): variable.spelling
    }
  }
}
