import CSystem

/// A system call that failed, and the errno it left.
package struct SystemError: Error, Equatable, Sendable {
  package let call: SystemCall
  package let code: Int32

  package init(_ call: SystemCall, _ code: Int32) {
    self.call = call
    self.code = code
  }

  /// What the C library says of the errno: `No such file or directory`.
  package var text: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}

/// The system calls that are made here.
package enum SystemCall: UInt8, Equatable, Sendable {
  case open, fstat, read, write, map, reserve, protect, pipe, spawn
}
