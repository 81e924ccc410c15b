import CSystem

/// The signals that came, told through a descriptor that a loop can wait for.
///
/// Handlers do nothing but mark the signal and write one byte. What a signal means is done by the
/// loop, in ordinary code. There is one set of handlers in a process.
package struct Signals {
  /// How long to wait between two looks where nothing can tell, in milliseconds.
  package static let politePause = 100

  package init() {}

  /// Readable when a signal came, before this was first asked for too. Nil when the system has none
  /// left: a signal still ends a wait, but one that comes just before it does not.
  package var descriptor: FileDescriptor? {
    let number = popup_signals_open()
    return number >= 0 ? FileDescriptor(number) : nil
  }

  /// Has signals wait for `install`, which is to follow at once: two dozen system calls that the first
  /// frame need not wait for.
  package func hold() { popup_signals_hold() }

  /// Takes over every signal of `Signal`, has crashes restore the terminal, and makes broken pipes
  /// errors of the write. Before anything is waited for, and before the terminal is ours, unless
  /// `hold` came first. May be called again.
  ///
  /// A signal that the caller ignores stays ignored: nohup(1), and a shell's background lists, mean
  /// it. None stays blocked: a program that cannot be ended helps nobody.
  package func install() {
    for signal in Signal.allCases {
      switch signal {
      // Their default is to do nothing here, so ignoring them says nothing.
      case .windowChange, .resume: popup_signal_catch(signal.number)
      default: popup_signal_catch_unless_ignored(signal.number)
      }
    }
    popup_signal_ignore(SIGPIPE)
    popup_crashes_catch()
    popup_signals_unblock_all()
  }

  /// Lets every signal do again what it does by default, for what is left to do after the terminal
  /// was left: whatever waits then is ended by them at once.
  package func uninstall() {
    for signal in Signal.allCases where !Self.isIgnored(signal) {
      popup_signal_default(signal.number)
    }
  }

  /// The next signal that came, the fatal ones first; nil when there is none left, which costs no
  /// system call. To be asked until then: the descriptor is readable once for any number of signals.
  package func next() -> Signal? {
    guard popup_signals_drain() != 0 else { return nil }
    return Signal.allCases.first { popup_signal_take($0.number) != 0 }
  }

  package static func isIgnored(_ signal: Signal) -> Bool {
    popup_signal_is_ignored(signal.number) != 0
  }

  /// Restores the terminal if that is still to do, and ends this process as the signal would have:
  /// the calling shell sees it, and its traps run.
  package static func die(by signal: Signal) -> Never {
    popup_restore()
    popup_signal_default(signal.number)
    popup_signals_unblock_all()
    _ = kill(getpid(), signal.number)
    // The first process of a container takes no signal it does not handle.
    _exit(128 + signal.number)
  }

  /// Does what the terminal driver would have done for a typed Ctrl-C or Ctrl-\: sends the signal
  /// to the whole foreground job, the calling script included, and dies by it.
  ///
  /// Returns only when the caller has this signal ignored; the others of the job got it then.
  package static func sendToJob(_ signal: Signal, from terminal: Terminal) {
    let target = terminal.isControlling ? 0 : getpid()
    if isIgnored(signal) {
      _ = kill(target, signal.number)
      return
    }
    terminal.leave()
    popup_signal_default(signal.number)
    popup_signals_unblock_all()
    _ = kill(target, signal.number)
    die(by: signal)
  }

  /// Has a crash end this process with a status rather than by its signal.
  package static func endCrashes(with status: Int32) { popup_crashes_exit(status) }

  /// Leaves the terminal and sends a signal that was typed to the rest of the foreground job. This
  /// process catches it and goes on.
  package func tellJob(_ signal: Signal, from terminal: Terminal) {
    guard terminal.isControlling else { return terminal.leave() }
    terminal.leave()
    _ = kill(0, signal.number)
    _ = popup_signal_take(signal.number)
  }

  /// Stops as a job does, and returns when the job goes on.
  ///
  /// `typed`: by Ctrl-Z, so the whole job stops; else the signal was for this process alone. The
  /// terminal is left; to return to it is up to the caller, once it is in the foreground. Does
  /// nothing, and returns false, when the caller has this signal ignored.
  package static func suspend(_ terminal: Terminal, typed: Bool) -> Bool {
    guard !isIgnored(.suspend) else { return false }
    terminal.leave()
    popup_signal_default(SIGTSTP)
    _ = kill(typed && terminal.isControlling ? 0 : getpid(), SIGTSTP)
    popup_signal_catch(SIGTSTP)
    return true
  }
}
