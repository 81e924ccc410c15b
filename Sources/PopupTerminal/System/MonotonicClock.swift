import CSystem

/// Time that only goes forward, whatever becomes of the calendar.
package enum MonotonicClock {
  /// Milliseconds since some moment before this process.
  package static var milliseconds: Int { Int(popup_monotonic_milliseconds()) }
}
