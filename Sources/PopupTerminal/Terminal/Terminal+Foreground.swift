import CSystem

extension Terminal {
  /// Waits, as any job does, until this job has the terminal; false when a signal may have come
  /// first: take those there are, and call again.
  ///
  /// Nothing is written, and no mode is set, before: where the caller ignores the stop signals the
  /// terminal driver would let us scribble over the job in the foreground.
  package func waitForForeground(_ signals: Signals) throws(TerminalError) -> Bool {
    while true {
      // Being continued is what is waited for here, and no news to the caller afterwards.
      _ = popup_signal_take(SIGCONT)
      switch popup_terminal_ownership(descriptor.number) {
      case popup_ownership_foreground: return true
      case popup_ownership_background: signals.install()
      // The end of its session took it away from us.
      case popup_ownership_independent where wasControlling: throw .lost
      case popup_ownership_independent: return true
      default: throw .lost
      }
      if popup_signal_is_ignored(SIGTTIN) != 0 {
        guard !isOrphaned else { throw .lost }
      } else {
        try stopInBackground()
      }
      guard popup_terminal_ownership(descriptor.number) == popup_ownership_background else {
        continue
      }
      var waking = PollSet()
      waking.watch(signals.descriptor)
      waking.wait(milliseconds: Signals.politePause)
      return false
    }
  }

  /// Reads from the background: the driver stops the whole job for it, or fails when nobody could
  /// ever bring the job forward. A byte that is read after all was typed before the popup was
  /// there, and is dropped like the others.
  private func stopInBackground() throws(TerminalError) {
    var byte: UInt8 = 0
    let result = withUnsafeMutableBytes(of: &byte) { descriptor.read(into: $0) }
    if case .failed = result { throw .lost }
  }

  /// True when nobody is left who could bring this job forward.
  private var isOrphaned: Bool { getsid(getppid()) != getsid(0) }
}
