import CSystem

/// One popup at a time on a terminal: a lock on the terminal's device.
///
/// The lock is one on the device itself rather than on a file: it needs no directory that every user
/// shares, and only users who may open the terminal can hold it. It ends with the process.
package struct TerminalTurn {
  /// How often to try again while another popup has the terminal, in milliseconds.
  package static let pollingInterval = 50

  private let terminal: Terminal
  private var lock: FileDescriptor?

  package init(_ terminal: Terminal) { self.terminal = terminal }

  /// Takes the terminal; false while another popup in the foreground, not stopped, has it.
  ///
  /// True as well where the device cannot be locked: better two popups at once than none.
  package mutating func take() -> Bool {
    if lock == nil { lock = Self.open(terminal) }
    guard let lock else { return true }
    var holder: pid_t = 0
    guard popup_turn_take(lock.number, &holder) == 1 else { return true }
    return !isShown(by: holder)
  }

  /// Gives the terminal to the next popup. Call it after leaving the terminal.
  package mutating func giveBack() {
    lock?.close()
    lock = nil
  }

  /// True if the popup that holds the lock can be seen and will end. Unknown processes cannot.
  private func isShown(by holder: pid_t) -> Bool {
    guard holder > 0, !Self.isStopped(holder) else { return false }
    let foreground = tcgetpgrp(terminal.descriptor.number)
    return foreground < 0 || getpgid(holder) == foreground
  }

  /// True if a process is stopped, by the third field of its status, proc(5).
  private static func isStopped(_ process: pid_t) -> Bool {
    guard let file = try? FileDescriptor.open("/proc/\(process)/stat", flags: O_RDONLY) else {
      return false
    }
    defer { file.close() }
    return withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      guard case .bytes(let count) = file.read(into: buffer) else { return false }
      // The second field, in parentheses, may contain anything.
      let name = buffer[..<count].lastIndex(of: UInt8(ascii: ")"))
      guard let name, name + 2 < count else { return false }
      return [UInt8(ascii: "T"), UInt8(ascii: "t")].contains(buffer[name + 2])
    }
  }

  private static func open(_ terminal: Terminal) -> FileDescriptor? {
    guard let device = TerminalDevice.device(of: terminal),
      let path = TerminalDevice.path(ofDevice: device)
    else { return nil }
    return try? FileDescriptor.open(path, flags: O_RDWR | O_NOCTTY | O_NONBLOCK)
  }
}
