/// Keeps a key that was already held down from pressing anything.
///
/// Terminals do not distinguish a repeat from a press. So for one second after the question
/// appears, and after a guard opens, a key that would press something is delayed. If it repeats
/// within the delay, it is held down and is ignored until it pauses for as long; otherwise it acts.
/// Keyboards repeat 15 to 50 times a second. Times are milliseconds of a monotonic clock.
package struct KeyRepeatFilter: Equatable, Sendable {
  package enum Verdict: Equatable, Sendable {
    /// Handle the event.
    case act
    /// Do nothing: the filter keeps the event, or it repeats a key that is held down.
    case keep
    /// Handle the key that waited, then judge the event again.
    case actAfter(Event)
  }

  private struct Strike: Equatable, Sendable {
    let event: Event
    var time: Int
  }

  /// How long the filter is active, in milliseconds.
  private static let period = 1000

  /// Longer than a keyboard pauses between repeats.
  private let delay: Int
  private var end: Int?
  private var waiting: Strike?
  private var held: Strike?

  package init(delay: Int) { self.delay = delay }

  /// Starts the filter: the whole question is visible.
  package mutating func begin(now: Int) {
    waiting = nil
    held = nil
    end = now + Self.period
  }

  /// Restarts the filter when a guard opens. A key that still waits was pressed before that, so it
  /// counts as held down.
  package mutating func guardOpened(now: Int) {
    if let waiting { held = waiting }
    waiting = nil
    end = now + Self.period
  }

  /// Judges an event; `presses` if it would press or tick something at the current focus.
  package mutating func judge(_ event: Event, presses: Bool, now: Int) -> Verdict {
    if held?.event == event {
      held?.time = now
      return .keep
    }
    guard event.isAct else { return .act }
    if let waiting {
      self.waiting = nil
      guard waiting.event == event else { return .actAfter(waiting.event) }
      held = Strike(event: event, time: now)
      return .keep
    }
    guard presses, let end, now < end else { return .act }
    waiting = Strike(event: event, time: now)
    return .keep
  }

  /// The key whose delay is over. Call this after judging every event that arrived by `now`.
  package mutating func settle(now: Int) -> Event? {
    // Only observed silence ends a hold: a busy process may read repeats late.
    if let held, now - held.time >= delay { self.held = nil }
    guard let waiting, now - waiting.time >= delay else { return nil }
    self.waiting = nil
    return waiting.event
  }

  /// Milliseconds until `settle` decides something; nil: never.
  package func waitingTime(now: Int) -> Int? {
    let times = [waiting, held].compactMap { $0?.time }
    return times.min().map { max(0, $0 + delay - now) }
  }
}
