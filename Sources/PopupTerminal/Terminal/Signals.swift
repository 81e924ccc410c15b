import CSystem

/// The signals that have arrived, reported through a descriptor that a loop can wait for.
///
/// The handlers only mark the signal and write to that descriptor; the loop acts on it in ordinary
/// code. A process has one set of handlers.
package struct Signals {
  /// How often to look for signals where no descriptor can be had, in milliseconds.
  package static let pollingInterval = 100

  package init() {}

  /// Readable once a signal has arrived, including one that arrived before the first call. Nil if
  /// the process is out of descriptors: a signal then still interrupts a wait, but one that arrives
  /// just before the wait does not.
  package var descriptor: FileDescriptor? {
    let number = popup_signals_open()
    return number >= 0 ? FileDescriptor(number) : nil
  }

  /// Blocks signals until `install`, which must follow at once: some eighty system calls that the
  /// first frame need not wait for. Crashes are caught here already: they cannot be blocked.
  ///
  /// The two that stop a background job are not blocked: they keep us off another job's terminal.
  package func hold() {
    popup_crashes_catch()
    popup_signals_hold(0)
  }

  /// Blocks those two as well, once the terminal is entered: they may not stop us before it is left.
  package func holdStops() { popup_signals_hold(1) }

  /// Catches every signal that stops or ends a process, has crashes restore the terminal, and turns
  /// broken pipes into errors of the write. Call it before waiting for anything, and before entering
  /// the terminal unless `hold` came first. May be called again.
  ///
  /// A signal that the caller ignores stays ignored, as nohup(1) and the background lists of a shell
  /// intend. None stays blocked, or nothing could end the program.
  package func install() { popup_signals_catch() }

  /// Restores the default action of every signal, for what remains to be done after the terminal was
  /// left: a signal then ends whatever blocks.
  package func uninstall() { popup_signals_release() }

  /// The next signal that arrived, fatal ones first; nil if there is none, which costs no system
  /// call. Call it until it returns nil: the descriptor is readable once for any number of signals.
  package func next() -> Signal? {
    let number = popup_signals_next()
    return number == 0 ? nil : Signal(number)
  }

  /// Restores the terminal if it is not restored yet and ends this process as the signal would have:
  /// the calling shell sees the signal and runs its traps.
  ///
  /// With `wholeJob` it does what the terminal driver would have done for a typed Ctrl-C or Ctrl-\: the
  /// whole foreground job, including the calling script, gets the signal.
  package static func die(by signal: Signal, wholeJob: Bool = false) -> Never {
    popup_restore()
    popup_signal_default(signal.number)
    popup_signals_unblock_all()
    if wholeJob { _ = kill(0, signal.number) }
    _ = kill(getpid(), signal.number)
    // The init process of a container receives no signal that it does not handle.
    _exit(128 + signal.number)
  }

  /// Sends a signal that this process ignores to its whole job, as the terminal driver would have done
  /// for a typed Ctrl-C or Ctrl-\.
  package static func sendToJob(_ signal: Signal, from terminal: Terminal) {
    _ = kill(terminal.isControlling ? 0 : getpid(), signal.number)
  }

  /// Has a crash end this process with a status instead of by its signal.
  package static func endCrashes(with status: Int32) { popup_crashes_exit(status) }

  /// Leaves the terminal and sends a typed signal to the rest of the foreground job. This process
  /// catches the signal and continues.
  package func sendToRestOfJob(_ signal: Signal, from terminal: Terminal) {
    terminal.leave()
    guard terminal.isControlling else { return }
    _ = kill(0, signal.number)
    popup_signal_forget(signal.number)
  }

  /// Stops this process, or its whole job, by a signal that the caller does not ignore, and returns
  /// once it continues. Leave the terminal first, and enter it again afterwards.
  package func stop(by signal: Signal, wholeJob: Bool) {
    popup_signal_release(signal.number)
    _ = kill(wholeJob ? 0 : getpid(), signal.number)
    install()
  }
}
