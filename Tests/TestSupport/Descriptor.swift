import Foundation

/// System calls on descriptors that child processes do not inherit by accident.
package enum Descriptor {
  /// Held while a descriptor is created and marked close-on-exec, and while a child is spawned.
  static let spawning = NSLock()

  static func pipe() throws -> (reading: Int32, writing: Int32) {
    spawning.lock()
    defer { spawning.unlock() }
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw SystemCallFailed("pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Opens a pseudo-terminal and gives its two ends and its path.
  package static func pseudoTerminal() throws -> (main: Int32, replica: Int32, path: String) {
    spawning.lock()
    defer { spawning.unlock() }
    var (main, replica): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 256)
    guard openpty(&main, &replica, &name, nil, nil) == 0 else { throw SystemCallFailed("openpty") }
    for end in [main, replica] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let path = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (main, replica, path)
  }

  /// Writing to a program that has ended must not kill the tests.
  private static let ignoresBrokenPipes: Void = { signal(SIGPIPE, SIG_IGN) }()

  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) {
    ignoresBrokenPipes
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }

  /// Reads once; nil at the end of input or on an error.
  static func readSome(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(buffer[..<count]) : nil
    }
  }
}
