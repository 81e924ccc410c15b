import PopupCore
import PopupTerminal

/// Why there is no answer, with the details that the error line needs.
enum Failure: Error {
  /// A mistake in the command line, in the words of the parser that found it.
  case usage(String)
  case unreadable(MessageOrigin, SystemError)
  case emptyMessage(MessageOrigin)
  case inputClosed
  case noTerminal
  case nobodyToAnswer
  case terminalLost
  case unwritable(SystemError)
  case system(SystemError)

  var kind: FailureKind {
    switch self {
    case .usage: .usage
    case .unreadable, .emptyMessage, .inputClosed: .unreadableMessage
    case .noTerminal, .nobodyToAnswer: .noTerminal
    case .terminalLost, .unwritable: .output
    case .system: .internalError
    }
  }

  /// One line, without the program's name: what is wrong and how to mend it.
  var text: String {
    switch self {
    case .usage(let text): text
    case .unreadable(let origin, let error):
      "cannot read \(Self.name(origin)): \(error.text)"
    case .emptyMessage(let origin):
      "\(Self.name(origin)) is empty; there is nothing to ask"
    case .inputClosed: "standard input is closed; give the text with --message"
    case .noTerminal: "no terminal; run popup in one, or use --answer or POPUP_ANSWER"
    case .nobodyToAnswer:
      "nobody can answer here: use --plain, or answer beforehand with --answer"
    case .terminalLost:
      "lost the terminal: it was closed, or no shell can bring popup to its foreground"
    case .unwritable(let error): "cannot write to standard output: \(error.text)"
    case .system(let error): "internal error: \(error.text)"
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
