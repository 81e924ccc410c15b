import Foundation

/// How a process ended.
package enum ExitStatus: Equatable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)

  /// Decodes the status given by waitpid(2).
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited((waitStatus >> 8) & 0xFF) : .killed(signal: signal)
  }
}

/// A wait that reached its deadline: what a test waited for, and what it saw instead.
package struct TimedOut: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// The failure of a system call that a test needs.
package struct SystemCallFailed: Error, CustomStringConvertible {
  package let description: String

  init(_ call: String, _ code: Int32 = errno) {
    description = "\(call): \(String(cString: strerror(code)))"
  }
}
