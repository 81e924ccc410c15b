/// Why there is no terminal to draw on.
package enum TerminalError: Error, Equatable, Sendable {
  /// There was none from the start.
  case absent
  /// It failed, was hung up or closed.
  case lost
  /// It belongs to another job, and no shell is left that could bring ours to the foreground.
  case orphaned
  /// A system call failed without which the terminal could not be restored safely.
  case system(SystemError)
}
