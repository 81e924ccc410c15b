import CSystem

/// A file that several processes append lines to.
package enum LogFile {
  /// Appends a line in one write(2), so that lines of several processes do not mix. Creates the
  /// file for its owner alone. Never waits, not even for a FIFO's reader.
  package static func append(_ line: [UInt8], to path: [UInt8]) throws(SystemError) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY
    let file = try FileDescriptor.open(path, flags: flags)
    defer { file.close() }
    switch line.withUnsafeBytes({ file.write($0) }) {
    case .bytes(line.count): return
    case .bytes: throw SystemError(.write, ENOSPC)
    case .wouldBlock: throw SystemError(.write, EAGAIN)
    case .failed(let error): throw error
    }
  }
}
