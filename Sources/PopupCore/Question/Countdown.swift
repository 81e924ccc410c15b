/// A timeout that runs until the first sign of a person. Times are milliseconds of a monotonic clock.
package struct Countdown: Equatable, Sendable {
  private var deadline: Int
  /// The button pressed at the end; nil: the question is given up.
  package let button: ButtonRole?

  package init(milliseconds: Int, button: ButtonRole?, now: Int) {
    deadline = now + milliseconds
    self.button = button
  }

  /// Stands still for so many milliseconds.
  mutating func delay(by milliseconds: Int) { deadline += milliseconds }

  package func isOver(at now: Int) -> Bool { now >= deadline }

  /// Whole seconds left, rounded up: it says 1 until it is over.
  package func secondsLeft(at now: Int) -> Int { max(0, deadline - now + 999) / 1000 }

  /// Milliseconds until it is over or the seconds shown change.
  package func nextChange(after now: Int) -> Int {
    let left = max(0, deadline - now)
    return left == 0 ? 0 : (left - 1) % 1000 + 1
  }

  package var answer: Answer { button.map(Answer.pressed) ?? .timedOut }
}
