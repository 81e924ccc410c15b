/// The program that popup acts as: its name, its exit statuses, and what signals do to it.
package struct Personality: Equatable, Sendable {
  /// Precedes every line on standard error.
  package let name: String
  package let statuses: ExitStatuses
  /// The status after a fatal signal or a crash; nil: popup dies by the signal, as its caller expects.
  ///
  /// Perl's `$? >> 8` takes a death by a signal for 0, which is Yes.
  package var signalStatus: Int32?
  package var interruption = Interruption.dies
  /// A timeout writes `timeout` on standard error, as dialog does where DIALOG_TIMEOUT is set.
  package var announcesTimeout = false

  package static var popup: Personality { Personality(name: "popup", statuses: .popup) }

  /// What Ctrl-C does.
  package enum Interruption: Equatable, Sendable {
    /// Ends popup and its whole job by SIGINT.
    case dies
    /// Leaves as Esc does.
    case dismisses
    /// Leaves as Esc does; the rest of the job gets SIGINT.
    case dismissesAndSignalsJob
  }
}
