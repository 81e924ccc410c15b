import CSystem

extension Terminal {
  /// How long to wait between two looks, when no signal can tell, in milliseconds.
  private static var politePause: Int { 100 }

  /// Waits, as any job does, until this job has the terminal; false when a signal came first that
  /// is to be seen to.
  ///
  /// Nothing is written, and no mode is set, before: where the caller ignores the stop signals the
  /// terminal driver would let us scribble over the job in the foreground.
  package func waitForForeground(_ signals: Signals) throws(TerminalError) -> Bool {
    while true {
      switch popup_is_foreground(descriptor.number) {
      case 1: return true
      case 0: break
      default: throw .lost
      }
      if popup_signal_is_ignored(SIGTTIN) != 0 {
        guard !isOrphaned else { throw .lost }
      } else {
        try stopInBackground()
      }
      guard popup_is_foreground(descriptor.number) == 0 else { continue }
      if PollSet.wait(for: signals.descriptor, .input, milliseconds: Self.politePause) {
        return false
      }
    }
  }

  /// Reads from the background: the driver stops the whole job for it, or fails when nobody could
  /// ever bring the job forward. A byte that is read after all was typed before the popup was
  /// there, and is dropped like the others.
  private func stopInBackground() throws(TerminalError) {
    var byte: UInt8 = 0
    let result = withUnsafeMutableBytes(of: &byte) { read(into: $0) }
    if result == .closed { throw .lost }
  }

  /// True when nobody is left who could bring this job forward.
  private var isOrphaned: Bool { getsid(getppid()) != getsid(0) }
}
