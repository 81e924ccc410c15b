/// The exit status of every answer and failure of one personality.
///
/// No other code maps either to a number.
package struct ExitStatuses: Equatable, Sendable {
  package var affirmative: Int32
  package var negative: Int32
  package var extra: Int32
  package var help: Int32
  package var dismissed: Int32
  package var timedOut: Int32
  package var usage: Int32
  package var unreadableMessage: Int32
  package var noTerminal: Int32
  package var internalError: Int32
  package var output: Int32

  package func status(of answer: Answer) -> Int32 {
    switch answer {
    case .pressed(.affirmative): affirmative
    case .pressed(.negative): negative
    case .pressed(.extra): extra
    case .pressed(.help): help
    case .dismissed: dismissed
    case .timedOut: timedOut
    }
  }

  package func status(of failure: FailureKind) -> Int32 {
    switch failure {
    case .usage: usage
    case .unreadableMessage: unreadableMessage
    case .noTerminal: noTerminal
    case .internalError: internalError
    case .output: output
    }
  }

  /// Failures have the statuses of sysexits(3); a timeout has that of timeout(1).
  package static var popup: ExitStatuses {
    ExitStatuses(
      affirmative: 0, negative: 1, extra: 3, help: 2, dismissed: 255, timedOut: 124, usage: 64,
      unreadableMessage: 66, noTerminal: 69, internalError: 70, output: 74)
  }
}
