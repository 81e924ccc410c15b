/// A moment on the monotonic clock, in milliseconds, and the countdown to it.
struct Deadline: Equatable, Sendable {
  private var moment: Int

  init(milliseconds: Int, after now: Int) { moment = now + milliseconds }

  /// Moves the deadline back by the time during which the popup was hidden, in milliseconds.
  mutating func delay(by milliseconds: Int) { moment += milliseconds }

  func isOver(at now: Int) -> Bool { now >= moment }

  /// Whole seconds left, rounded up: 1 until the deadline, then 0.
  func secondsLeft(at now: Int) -> Int { Self.seconds(from: max(0, moment - now)) }

  /// Milliseconds until the deadline or the next change of `secondsLeft`; 0 once it is over.
  func nextChange(after now: Int) -> Int {
    let left = max(0, moment - now)
    return left == 0 ? 0 : (left - 1) % 1000 + 1
  }

  /// Milliseconds as whole seconds, rounded up.
  static func seconds(from milliseconds: Int) -> Int { (milliseconds + 999) / 1000 }
}
