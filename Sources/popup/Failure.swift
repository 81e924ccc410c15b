import PopupCore
import PopupTerminal

/// Why there is no answer, with what is needed to say so.
enum Failure: Error {
  case usage(UsageError)
  case unreadable(MessageOrigin, SystemError)
  case emptyMessage(MessageOrigin)
  case inputClosed
  /// The message would be read from the terminal that the keys come from.
  case messageOnTerminal(MessageOrigin)
  case noTerminal
  case dumbTerminal
  /// A background job that no shell can bring to the foreground.
  case orphaned
  case terminalLost
  /// poll(2) fails.
  case cannotWait(SystemError)
  case unwritable(SystemError)
  case system(SystemError)

  var kind: FailureKind {
    switch self {
    case .usage: .usage
    case .unreadable, .emptyMessage, .inputClosed, .messageOnTerminal: .unreadableMessage
    case .noTerminal, .dumbTerminal, .orphaned: .noTerminal
    case .terminalLost, .cannotWait, .unwritable: .output
    case .system: .internalError
    }
  }

  /// One line, without the program's name: what is wrong and what to do.
  var text: String {
    switch self {
    case .usage(let error): error.text
    case .unreadable(let origin, let error):
      "cannot read \(Self.name(origin)): \(error.text)"
    case .emptyMessage(let origin):
      "\(Self.name(origin)) is empty: there is nothing to ask; give the text with --message"
    case .inputClosed: "standard input is closed: give the text with --message"
    case .messageOnTerminal(let origin):
      "\(Self.name(origin)) is the terminal that the keys come from: pipe the message in, "
        + "as in 'command | popup -m -'"
    case .noTerminal:
      "no terminal to ask on: run it in one, or answer beforehand with --answer"
    case .dumbTerminal:
      "this terminal cannot show a popup: set TERM to what it is, or answer beforehand with --answer"
    case .orphaned:
      "in the background, and the shell that started it has ended: run popup in the foreground, "
        + "or use --answer"
    case .cannotWait(let error): "cannot wait for the terminal: \(error.textWithCall)"
    case .terminalLost: "the terminal went away before there was an answer"
    case .unwritable(let error): "cannot write to standard output: \(error.text)"
    case .system(let error): "internal failure: \(error.textWithCall)"
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
