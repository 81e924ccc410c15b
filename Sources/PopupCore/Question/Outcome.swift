/// How a question ended, for the caller: the only place where exit statuses are written.
package enum Outcome: Equatable, Sendable {
  case pressed(ButtonRole)
  case dismissed
  case timedOut
  case usageError
  case unreadableMessage
  case noTerminal
  case internalFailure
  /// The terminal, or standard output under `--print`, failed.
  case outputFailure

  /// The exit status; the failures' are those of sysexits(3), a timeout's is that of timeout(1).
  package var status: Int32 {
    switch self {
    case .pressed(.right): 0
    case .pressed(.left): 1
    case .pressed(.extra): 3
    case .usageError: 64
    case .unreadableMessage: 66
    case .noTerminal: 69
    case .internalFailure: 70
    case .outputFailure: 74
    case .timedOut: 124
    case .dismissed: 255
    }
  }

  /// What `--print` says, nil for what is not an answer.
  package var word: String? {
    switch self {
    case .pressed(.right): "right"
    case .pressed(.left): "left"
    case .pressed(.extra): "extra"
    case .dismissed: "esc"
    case .timedOut: "timeout"
    case .usageError, .unreadableMessage, .noTerminal, .internalFailure, .outputFailure: nil
    }
  }
}
