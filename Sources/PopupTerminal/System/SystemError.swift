import CSystem

/// A system call that failed, and its errno.
package struct SystemError: Error, Equatable, Sendable {
  package let call: SystemCall
  package let code: Int32

  package init(_ call: SystemCall, _ code: Int32) {
    self.call = call
    self.code = code
  }

  /// The C library's message: `No such file or directory`.
  package var text: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// The message after the call's name: `mmap: Cannot allocate memory`.
  package var textWithCall: String { "\(call.name): \(text)" }
}

/// The system calls whose failure is reported.
package enum SystemCall: UInt8, Equatable, Sendable {
  case open, fstat, read, write, reserve, pipe, poll, lock

  package var name: String {
    switch self {
    case .open: "open"
    case .fstat: "fstat"
    case .read: "read"
    case .write: "write"
    case .reserve: "mmap"
    case .pipe: "pipe"
    case .poll: "poll"
    case .lock: "flock"
    }
  }
}
