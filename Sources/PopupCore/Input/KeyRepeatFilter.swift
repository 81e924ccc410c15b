/// Tells a key that was held down before the popup was there from one that is struck at it.
///
/// A keyboard repeats a held key every 25 to 50 ms. Where something was typed before, keys that press
/// do nothing until there was a pause in them. Times are milliseconds of a monotonic clock.
package struct KeyRepeatFilter: Equatable, Sendable {
  private var last: Int?

  /// A pause longer than any keyboard makes between repeats, and shorter than it takes to read.
  private static let pause = 100

  package init() {}

  /// Keys were waiting when the popup came up.
  package mutating func begin(now: Int) { last = now }

  /// Whether an event is one more repeat of what was held down before.
  package mutating func swallows(_ event: Event, now: Int) -> Bool {
    guard let last else { return false }
    guard now - last < Self.pause, event.isPress else {
      self.last = nil
      return false
    }
    self.last = now
    return true
  }
}

extension Event {
  /// Keys that press a button, or might.
  fileprivate var isPress: Bool {
    switch self {
    case .key(.enter, _): true
    case .key(.character, let modifiers): !modifiers.contains(.control)
    case .key, .mouse, .pasted: false
    }
  }
}
