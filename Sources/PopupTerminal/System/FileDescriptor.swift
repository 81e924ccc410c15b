import CSystem

/// The number of an open file. Does not close it: its opener does.
package struct FileDescriptor: Equatable, Hashable, Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  package static let standardInput = FileDescriptor(0)
  package static let standardOutput = FileDescriptor(1)
  package static let standardError = FileDescriptor(2)

  package var isTerminal: Bool { isatty(number) == 1 }

  /// The result of a read or a write that does not block.
  enum Transfer: Equatable {
    case bytes(Int)
    /// The descriptor is not ready, or a signal interrupted the call.
    case wouldBlock
    case failed(SystemError)
  }

  /// `flags` are those of open(2); the new descriptor is closed in children.
  static func open(_ path: [UInt8], flags: Int32) throws(SystemError) -> FileDescriptor {
    // A NUL would cut the name short and open another file.
    guard !path.contains(0) else { throw SystemError(.open, ENOENT) }
    let terminated = path + [0]
    let number = try retrying(.open) {
      terminated.withUnsafeBytes { bytes -> Int32 in
        guard let name = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return -1 }
        return popup_open(name, flags | O_CLOEXEC)
      }
    }
    return FileDescriptor(number)
  }

  static func open(_ path: String, flags: Int32) throws(SystemError) -> FileDescriptor {
    try open(Array(path.utf8), flags: flags)
  }

  package func close() {
    // After EINTR the descriptor is gone on Linux and unspecified elsewhere: never a second close.
    _ = CSystem.close(number)
  }

  /// Reads once. 0 bytes mean the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    transfer(.read, CSystem.read(number, buffer.baseAddress, buffer.count))
  }

  /// Writes once as much as fits.
  func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    transfer(.write, CSystem.write(number, bytes.baseAddress, bytes.count))
  }

  /// Writes everything, blocking where it must. Signals that are caught do not interrupt it: let
  /// them have their default action first if they are to end the program.
  package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try write(bytes, pieces: bytes.count) { wasFull throws(SystemError) in
      if wasFull { _ = try PollSet.wait(for: self, .output, milliseconds: nil) }
      return true
    }
  }

  /// Writes everything unless that takes longer than so many milliseconds: the rest is not written
  /// then. Does not block on a pipe or a terminal.
  package func writeAll(_ bytes: [UInt8], within milliseconds: Int) throws(SystemError) {
    let end = MonotonicClock.milliseconds + milliseconds
    let output = isTerminal ? reopenedNonblocking ?? self : self
    defer { if output != self { output.close() } }
    // A pipe that poll(2) reports as writable takes this much without blocking.
    try output.write(bytes, pieces: 512) { _ throws(SystemError) in
      while true {
        let left = max(0, end - MonotonicClock.milliseconds)
        // Where poll(2) itself fails, blocking is a risk but silence is certain.
        let isReady = (try? PollSet.wait(for: output, .output, milliseconds: left)) ?? true
        if isReady || left == 0 { return isReady && left > 0 }
      }
    }
  }

  /// The same terminal in an open file of our own. One that has room for a byte is writable to
  /// poll(2), but a write of more would block; O_NONBLOCK on this open file would affect the caller.
  private var reopenedNonblocking: FileDescriptor? {
    try? .open("/proc/self/fd/\(number)", flags: O_WRONLY | O_NOCTTY | O_NONBLOCK)
  }

  /// Writes everything in pieces as long as `mayWrite` is true. It is asked before each one, and told
  /// whether the last one would have blocked.
  private func write(
    _ bytes: [UInt8], pieces: Int, while mayWrite: (Bool) throws(SystemError) -> Bool
  ) throws(SystemError) {
    var sent = 0
    var wasFull = false
    while sent < bytes.count {
      guard try mayWrite(wasFull) else { throw SystemError(.write, EAGAIN) }
      wasFull = false
      let end = min(bytes.count, sent + pieces)
      switch bytes.withUnsafeBytes({ write(UnsafeRawBufferPointer(rebasing: $0[sent..<end])) }) {
      case .bytes(0): throw SystemError(.write, EIO)
      case .bytes(let count): sent += count
      case .wouldBlock: wasFull = true
      case .failed(let error): throw error
      }
    }
  }

  func status() throws(SystemError) -> stat {
    var result = stat()
    _ = try retrying(.fstat) { fstat(number, &result) }
    return result
  }

  private func transfer(_ call: SystemCall, _ count: Int) -> Transfer {
    if count >= 0 { return .bytes(count) }
    let code = popup_errno()
    return code == EINTR || code == EAGAIN || code == EWOULDBLOCK
      ? .wouldBlock : .failed(SystemError(call, code))
  }
}

/// Repeats a call while signals interrupt it; throws any other error.
func retrying(_ call: SystemCall, _ body: () -> Int32) throws(SystemError) -> Int32 {
  while true {
    let result = body()
    if result >= 0 { return result }
    let code = popup_errno()
    if code != EINTR { throw SystemError(call, code) }
  }
}
