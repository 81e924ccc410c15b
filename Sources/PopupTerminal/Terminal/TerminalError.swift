/// Why there is no terminal to draw on.
package enum TerminalError: Error, Equatable, Sendable {
  /// There was none from the start.
  case absent
  /// It failed, was hung up or closed.
  case lost
  /// The system refused what it takes to give it back safely.
  case system(SystemError)
}
