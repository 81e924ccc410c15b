import CSystem

/// A clock that never goes back.
package enum MonotonicClock {
  /// Milliseconds since some moment before this process started.
  package static var milliseconds: Int { Int(popup_monotonic_milliseconds()) }
}
