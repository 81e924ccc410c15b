import CSystem

/// The terminal that the popup is drawn on and that its keys come from.
///
/// Nothing here blocks but `leave`, for a second at most: output that the terminal does not accept
/// stays pending until it is ready, so a stopped terminal delays no signal, key or deadline.
package final class Terminal {
  package let descriptor: FileDescriptor
  /// File status flags to restore if the open file is shared with the caller.
  private let sharedFlags: Int32?
  /// True if this was our session's controlling terminal at the start.
  let wasControlling: Bool
  /// The mode to restore; nil outside `enter` and `leave`.
  private(set) var savedMode: termios?
  private var pending: [UInt8] = []

  /// Between `enter` and `leave`.
  package var isEntered: Bool { savedMode != nil }

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

  /// True if this is the controlling terminal, whose Ctrl-C reaches our job.
  package var isControlling: Bool { tcgetpgrp(descriptor.number) >= 0 }

  /// Sets raw mode, in which every key arrives alone and unchanged, and sends `bytes`. From then on
  /// every way out, crashes included, sends `leaving` and restores the mode.
  ///
  /// What was typed before can be read afterwards. May be called again with other bytes; the mode to
  /// restore stays the first one's until `leave`. Call it in the foreground only.
  package func enter(_ bytes: [UInt8] = [], leaving: [UInt8]) throws(TerminalError) {
    try enter(leaving: leaving) { popup_make_raw(&$0) }
    try send(bytes)
  }

  /// Sets the mode that `change` makes of the present one; every way out restores that.
  func enter(leaving: [UInt8], _ change: (inout termios) -> Void) throws(TerminalError) {
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
    var mode = saved
    change(&mode)
    guard popup_set_mode(descriptor.number, &mode) == 0 else { throw .lost }
  }

  /// Changes what every way out sends, once the terminal is entered.
  package func setLeaving(_ leaving: [UInt8]) throws(TerminalError) {
    guard let savedMode else { throw .lost }
    try arm(savedMode, leaving)
  }

  private func arm(_ saved: termios, _ leaving: [UInt8]) throws(TerminalError) {
    var saved = saved
    let isArmed = leaving.withUnsafeBufferPointer {
      popup_restore_arm(
        descriptor.number, &saved, sharedFlags ?? -1, $0.baseAddress, $0.count) == 0
    }
    guard isArmed else { throw .system(SystemError(.reserve, ENOMEM)) }
  }

  /// Restores the terminal and drops what was typed, within a second.
  package func leave() {
    guard savedMode != nil else { return }
    savedMode = nil
    finishPending()
    // If a sequence was cut in half, the escape character that follows aborts it.
    pending.removeAll()
    popup_restore()
  }

  /// Waits up to 0.4 seconds for a slow terminal; `leaving` has as long.
  private func finishPending() {
    let deadline = MonotonicClock.milliseconds + 400
    while hasPendingOutput, (try? flush()) != nil, hasPendingOutput {
      let left = deadline - MonotonicClock.milliseconds
      guard left > 0 else { return }
      guard (try? PollSet.wait(for: descriptor, .output, milliseconds: left)) != nil else { return }
    }
  }

  /// True while the terminal has not accepted all output: wait for `.output` and call `flush`
  /// before drawing again.
  package var hasPendingOutput: Bool { !pending.isEmpty }

  /// Sends bytes after the pending ones.
  package func send(_ bytes: [UInt8]) throws(TerminalError) {
    // As a result: the closure can throw no typed error in Swift 6.0.
    try bytes.withUnsafeBufferPointer { bytes in
      Result { () throws(TerminalError) in try send(bytes) }
    }.get()
  }

  package func send(_ bytes: UnsafeBufferPointer<UInt8>) throws(TerminalError) {
    // The terminal usually accepts all of them, and nothing need be copied.
    let sent = hasPendingOutput ? 0 : try write(bytes)
    guard sent < bytes.count else { return }
    pending.append(contentsOf: bytes[sent...])
    if sent == 0 { try flush() }
  }

  /// Sends as much of the pending output as the terminal accepts now.
  package func flush() throws(TerminalError) {
    let sent = try pending.withUnsafeBufferPointer { bytes in
      Result { () throws(TerminalError) in try write(bytes) }
    }.get()
    if sent < pending.count { pending.removeFirst(sent) } else { pending = [] }
  }

  /// Sends as many bytes as the terminal accepts now, and returns their number.
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

  /// The result of reading keys.
  package enum Input: Equatable {
    case bytes(Int)
    case wouldBlock
    /// The terminal was hung up or closed, or belongs to another job for good.
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
