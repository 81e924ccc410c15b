/// Keeps a key that was already held down from pressing anything.
///
/// Neither a keyboard nor a terminal tells a repeat from a press. So for a second after the question
/// appears, and after a guard opens, a key that presses waits to see whether it comes again. If it
/// does, it is held down, and is ignored until it has been silent for as long; else it acts. Keyboards
/// repeat 15 to 50 times a second. Times are milliseconds of a monotonic clock.
package struct KeyRepeatFilter: Equatable, Sendable {
  package enum Verdict: Equatable, Sendable {
    /// Handle the event.
    case act
    /// Forget the event: it waits here, or repeats a key that is held down.
    case keep
    /// Handle the key that waited, then ask about the event again.
    case actAfter(Event)
  }

  private struct Strike: Equatable, Sendable {
    let event: Event
    var time: Int
  }

  /// How long the filter is on.
  private static let period = 1000

  /// Longer than a keyboard pauses between repeats.
  private let delay: Int
  private var end: Int?
  private var waiting: Strike?
  private var held: Strike?

  package init(delay: Int) { self.delay = delay }

  /// The whole question has appeared.
  package mutating func begin(now: Int) {
    waiting = nil
    held = nil
    end = now + Self.period
  }

  /// A guard has opened. A key that still waits was struck before that and presses nothing.
  package mutating func guardOpened(now: Int) {
    if let waiting { held = waiting }
    waiting = nil
    end = now + Self.period
  }

  /// Judges an event; `presses` when it can press or tick something where the focus is.
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

  /// The key whose wait is over; to be called when everything that came by now has been judged.
  package mutating func settle(now: Int) -> Event? {
    // Only silence that was seen ends a hold: what a busy process reads late may be repeats.
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
