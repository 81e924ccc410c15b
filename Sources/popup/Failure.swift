import PopupCore
import PopupTerminal

/// Why there is no answer, with the details that the error line needs.
enum Failure: Error {
  /// A mistake in the command line, described by the parser that found it.
  case usage(String)
  /// The file of prepared answers, by its path.
  case answersFile([UInt8], AnswersFile.Problem)
  case preparedAnswers(PreparedAnswersError)
  /// A prepared answer is `fail`; the number of its line.
  case preparedFailure(Int)
  case unreadable(MessageOrigin, SystemError)
  case emptyMessage(MessageOrigin)
  case inputClosed
  /// The message would be read from the terminal that the keys come from.
  case messageOnTerminal(MessageOrigin)
  case noTerminal
  case nobodyToAnswer
  /// A background job that no shell can bring to the foreground.
  case orphaned
  case terminalLost
  /// poll(2) fails.
  case cannotWait(SystemError)
  case unwritable(SystemError)
  case system(SystemError)

  var kind: FailureKind {
    switch self {
    case .usage, .answersFile, .preparedAnswers: .usage
    case .unreadable, .emptyMessage, .inputClosed, .messageOnTerminal: .unreadableMessage
    case .noTerminal, .nobodyToAnswer, .orphaned, .preparedFailure: .noTerminal
    case .terminalLost, .cannotWait, .unwritable: .output
    case .system: .internalError
    }
  }

  /// The mistake and how to fix it, in one line, without the program's name.
  var text: String {
    switch self {
    case .usage(let text): text
    case .answersFile(let path, let problem):
      "cannot use \(PreparedAnswers.variable.description) \(VisibleBytes.quoted(path)): "
        + Self.text(of: problem)
    case .preparedAnswers(let error): error.text
    case .preparedFailure(let line):
      PreparedAnswersError.name(ofLine: line) + ": failed without asking"
    case .unreadable(let origin, let error):
      "cannot read \(Self.name(origin)): \(error.text)"
    case .emptyMessage(let origin):
      "\(Self.name(origin)) is empty; there is nothing to ask"
    case .inputClosed: "standard input is closed; give the text with --message"
    case .messageOnTerminal(let origin):
      "\(Self.name(origin)) is the terminal that the keys come from; pipe the message in, "
        + "as in 'command | popup -m -'"
    case .noTerminal: "no terminal; run popup in one, or use --answer or POPUP_ANSWER"
    case .nobodyToAnswer:
      "no one can answer here; use --plain, --answer or POPUP_ANSWER"
    case .orphaned:
      "in the background, and the shell that started popup has ended; run it in the foreground, "
        + "or use --answer or POPUP_ANSWER"
    case .cannotWait(let error): "cannot wait for the terminal: \(error.textWithCall)"
    case .terminalLost: "lost the terminal before there was an answer"
    case .unwritable(let error): "cannot write to standard output: \(error.text)"
    case .system(let error): "internal error: \(error.textWithCall)"
    }
  }

  private static func text(of problem: AnswersFile.Problem) -> String {
    switch problem {
    case .system(let error): error.text
    case .notRegular: "not a regular file"
    case .tooLarge: "larger than 1 MB"
    }
  }

  private static func name(_ origin: MessageOrigin) -> String {
    switch origin {
    case .file(let path): VisibleBytes.quoted(path)
    case .standardInput: "standard input"
    case .none, .text: "the message"
    }
  }
}
