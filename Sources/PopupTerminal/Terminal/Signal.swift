import CSystem

/// A signal, by its number.
package struct Signal: Equatable, Sendable {
  package let number: Int32

  package init(_ number: Int32) { self.number = number }

  package static var interrupt: Signal { Signal(SIGINT) }
  package static var terminate: Signal { Signal(SIGTERM) }
  package static var quit: Signal { Signal(SIGQUIT) }
  package static var windowChange: Signal { Signal(SIGWINCH) }
  package static var resume: Signal { Signal(SIGCONT) }
  package static var suspend: Signal { Signal(SIGTSTP) }

  /// True of every signal whose default action ends a process, except crashes, SIGPIPE and those
  /// that the C library uses itself.
  package var isFatal: Bool { popup_signal_is_fatal(number) != 0 }

  /// True of those that stop a process by default and can be caught.
  package var isStop: Bool { popup_signal_is_stop(number) != 0 }

  /// True if the caller has this signal ignored.
  package var isIgnored: Bool { popup_signal_is_ignored(number) != 0 }
}
