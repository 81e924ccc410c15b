import CSystem

/// An open file by its number. Copies name the same file; whoever opened it closes it.
package struct FileDescriptor: Equatable, Hashable, Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  package static let standardInput = FileDescriptor(0)
  package static let standardOutput = FileDescriptor(1)
  package static let standardError = FileDescriptor(2)

  package var isTerminal: Bool { isatty(number) == 1 }

  /// What became of a read or a write that does not wait.
  enum Transfer: Equatable {
    case bytes(Int)
    /// Nothing now: the descriptor is not ready, or a signal came first.
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

  /// Reads once what is there. 0 bytes mean the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    transfer(.read, CSystem.read(number, buffer.baseAddress, buffer.count))
  }

  /// Writes once as much as fits.
  func write(_ bytes: UnsafeRawBufferPointer) -> Transfer {
    transfer(.write, CSystem.write(number, bytes.baseAddress, bytes.count))
  }

  /// Writes everything, waiting where it must, and through signals that are caught: not while they
  /// are expected to end the program.
  package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var sent = 0
    while sent < bytes.count {
      switch bytes.withUnsafeBytes({ write(UnsafeRawBufferPointer(rebasing: $0[sent...])) }) {
      case .bytes(0): throw SystemError(.write, EIO)
      case .bytes(let count): sent += count
      case .wouldBlock: _ = PollSet.wait(for: self, .output, milliseconds: nil)
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

/// Makes a call again while signals interrupt it; throws what else made it return less than 0.
func retrying(_ call: SystemCall, _ body: () -> Int32) throws(SystemError) -> Int32 {
  while true {
    let result = body()
    if result >= 0 { return result }
    let code = popup_errno()
    if code != EINTR { throw SystemError(call, code) }
  }
}
