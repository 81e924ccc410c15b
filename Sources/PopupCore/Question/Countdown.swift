/// The `--timeout` of a question; the first key or click stops it.
package struct Countdown: Equatable, Sendable {
  private var deadline: Deadline
  /// The button pressed when time is up; nil: the question closes without one.
  package let button: ButtonRole?

  package init(milliseconds: Int, button: ButtonRole?, now: Int) {
    deadline = Deadline(milliseconds: milliseconds, after: now)
    self.button = button
  }

  /// Adds the time during which the popup was hidden, in milliseconds.
  mutating func delay(by milliseconds: Int) { deadline.delay(by: milliseconds) }

  package func isOver(at now: Int) -> Bool { deadline.isOver(at: now) }

  /// Whole seconds left, rounded up.
  package func secondsLeft(at now: Int) -> Int { deadline.secondsLeft(at: now) }

  /// Milliseconds until time is up or the seconds shown change.
  package func nextChange(after now: Int) -> Int { deadline.nextChange(after: now) }
}
