import CSystem

/// The terminal that the popup is drawn on and that its keys come from.
///
/// Nothing here waits: what the terminal does not take at once is kept and sent when it is ready,
/// so that a signal, a key or a deadline is never behind a stopped terminal.
package final class Terminal {
  package let descriptor: FileDescriptor
  /// File status flags to put back, when the open file had to be shared with the caller.
  private let sharedFlags: Int32?
  /// True when this was our session's terminal at the start.
  let wasControlling: Bool
  /// The mode to put back; nil while the terminal is not ours.
  private var savedMode: termios?
  private var pending: [UInt8] = []

  init(descriptor: FileDescriptor, sharedFlags: Int32? = nil) {
    self.descriptor = descriptor
    self.sharedFlags = sharedFlags
    wasControlling = tcgetpgrp(descriptor.number) >= 0
  }

  deinit {
    leave()
    descriptor.close()
  }

  package func size() -> TerminalSize { TerminalSize.of(descriptor) }

  /// True when this is the terminal whose Ctrl-C reaches our job.
  package var isControlling: Bool { tcgetpgrp(descriptor.number) >= 0 }

  /// Makes the terminal ours: every key arrives alone and unchanged, what was typed before is
  /// dropped, `bytes` are sent, and `leaving` will be on every way out, crashes included.
  ///
  /// May be called again with other bytes; the mode to put back stays the first one's until `leave`.
  /// Call it in the foreground only.
  package func enter(_ bytes: [UInt8] = [], leaving: [UInt8]) throws(TerminalError) {
    var saved = termios()
    if let savedMode {
      saved = savedMode
    } else if tcgetattr(descriptor.number, &saved) != 0 {
      throw .lost
    }
    try arm(saved, leaving)
    savedMode = saved
    if let sharedFlags {
      _ = popup_fcntl(descriptor.number, F_SETFL, sharedFlags | O_NONBLOCK)
    }
    var raw = saved
    popup_make_raw(&raw)
    guard popup_set_mode(descriptor.number, &raw) == 0 else { throw .lost }
    try send(bytes)
  }

  /// Sends bytes to the terminal while it is ours, and changes what will be sent on every way out.
  ///
  /// Unlike `enter` it drops no input: half of a reply would be taken for keys.
  package func send(_ bytes: [UInt8] = [], leaving: [UInt8]) throws(TerminalError) {
    guard let savedMode else { throw .lost }
    try arm(savedMode, leaving)
    try send(bytes)
  }

  private func arm(_ saved: termios, _ leaving: [UInt8]) throws(TerminalError) {
    var saved = saved
    let isArmed = leaving.withUnsafeBufferPointer {
      popup_restore_arm(
        descriptor.number, &saved, sharedFlags ?? -1, $0.baseAddress, $0.count) == 0
    }
    guard isArmed else { throw .system(SystemError(.reserve, ENOMEM)) }
  }

  /// Gives the terminal back as it was, dropping what was typed; waits a second at most.
  package func leave() {
    guard savedMode != nil else { return }
    savedMode = nil
    finishPending()
    // Half a sequence is cut off by the first escape character of what is sent last.
    pending.removeAll()
    popup_restore()
  }

  /// Gives a slow terminal 0.4 seconds for what it was sent; as many are for `leaving`.
  private func finishPending() {
    let deadline = MonotonicClock.milliseconds + 400
    while hasPendingOutput, (try? flush()) != nil, hasPendingOutput {
      let left = deadline - MonotonicClock.milliseconds
      guard left > 0 else { return }
      _ = PollSet.wait(for: descriptor, .output, milliseconds: left)
    }
  }

  /// True while there is output that the terminal did not take yet: wait for `.output` and `flush`,
  /// and draw nothing new before.
  package var hasPendingOutput: Bool { !pending.isEmpty }

  /// Sends bytes after those that are still pending.
  package func send(_ bytes: [UInt8]) throws(TerminalError) {
    try bytes.withUnsafeBufferPointer { bytes throws(TerminalError) in try send(bytes) }
  }

  package func send(_ bytes: UnsafeBufferPointer<UInt8>) throws(TerminalError) {
    // Nearly always the terminal takes all of it, which then need not be copied.
    let sent = hasPendingOutput ? 0 : try write(bytes)
    guard sent < bytes.count else { return }
    pending.append(contentsOf: bytes[sent...])
    if sent == 0 { try flush() }
  }

  /// Sends as much of the pending output as the terminal takes now.
  package func flush() throws(TerminalError) {
    let sent = try pending.withUnsafeBufferPointer { bytes throws(TerminalError) in
      try write(bytes)
    }
    if sent < pending.count { pending.removeFirst(sent) } else { pending = [] }
  }

  /// Sends as many bytes as the terminal takes now, and tells how many.
  private func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(TerminalError) -> Int {
    var sent = 0
    while sent < bytes.count {
      switch descriptor.write(
        UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[sent...]))
      {
      case .bytes(0), .wouldBlock: return sent
      case .bytes(let count): sent += count
      case .failed: throw .lost
      }
    }
    return sent
  }

  /// Something was typed that nobody has read.
  package var hasTypeahead: Bool { popup_waiting_input(descriptor.number) > 0 }

  /// What there was to read.
  package enum Input: Equatable {
    case bytes(Int)
    case wouldBlock
    /// The terminal was hung up, closed, or given to another job for good.
    case closed
  }

  package func read(into buffer: UnsafeMutableRawBufferPointer) -> Input {
    guard !buffer.isEmpty else { return .wouldBlock }
    switch descriptor.read(into: buffer) {
    case .bytes(let count): return count > 0 ? .bytes(count) : .closed
    case .wouldBlock: return .wouldBlock
    case .failed: return .closed
    }
  }
}
