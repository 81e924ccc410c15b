/// How a question was answered.
package enum Answer: Equatable, Sendable {
  case pressed(ButtonRole)
  /// Closed without a choice, by Esc or Ctrl-D.
  case dismissed
  case timedOut
}

/// Why there is no answer: the kinds that a caller can tell apart.
package enum FailureKind: Equatable, Sendable, CaseIterable {
  case usage
  case unreadableMessage
  case noTerminal
  case internalError
  /// The terminal, or standard output under `--print`, failed.
  case output
}
