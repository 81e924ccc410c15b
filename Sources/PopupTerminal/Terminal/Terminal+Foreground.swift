import CSystem

extension Terminal {
  /// Waits, as any job does, until this job has the terminal. Returns false if a signal may have
  /// arrived: handle the signals and call it again.
  ///
  /// Until then nothing is written and no mode is set: where the caller ignores the stop signals,
  /// the terminal driver would let us scribble over the job in the foreground.
  package func waitForForeground(_ signals: Signals) throws(TerminalError) -> Bool {
    while true {
      // SIGCONT is what this waits for; the caller need not see it.
      popup_signal_forget(SIGCONT)
      switch popup_terminal_ownership(descriptor.number) {
      case popup_ownership_foreground: return true
      case popup_ownership_background: signals.install()
      // Its session has ended.
      case popup_ownership_independent where wasControlling: throw .lost
      case popup_ownership_independent: return true
      default: throw .lost
      }
      if popup_signal_is_ignored(SIGTTIN) != 0 {
        guard !isOrphaned else { throw .orphaned }
      } else {
        try stopInBackground()
      }
      guard isInBackground else { continue }
      var waking = PollSet()
      waking.watch(signals.descriptor)
      do throws(SystemError) {
        try waking.wait(milliseconds: Signals.pollingInterval)
      } catch {
        throw .system(error)
      }
      return false
    }
  }

  /// True if another job of our session has the terminal.
  package var isInBackground: Bool {
    popup_terminal_ownership(descriptor.number) == popup_ownership_background
  }

  /// Reads from the background: the driver stops the whole job for it, or fails if no shell can
  /// ever bring the job to the foreground. A byte that is read nevertheless was typed before the
  /// popup was shown and is dropped like all such input.
  private func stopInBackground() throws(TerminalError) {
    popup_signal_release(SIGTTIN)
    var byte: UInt8 = 0
    let result = withUnsafeMutableBytes(of: &byte) { descriptor.read(into: $0) }
    if case .failed = result { throw isInBackground ? .orphaned : .lost }
  }

  /// True if the parent, which would have to be the job's shell, is of another session.
  private var isOrphaned: Bool { getsid(getppid()) != getsid(0) }
}
