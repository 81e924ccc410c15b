/// Why there is no terminal to draw on.
package enum TerminalError: Error, Equatable, Sendable {
  /// There was none from the start.
  case absent
  /// It failed, was hung up or closed.
  case lost
}
