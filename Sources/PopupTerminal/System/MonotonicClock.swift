import CSystem

/// A clock that never goes back.
package enum MonotonicClock {
  /// Milliseconds since shortly before this was first read.
  ///
  /// The clock stops at half of what an Int holds, so that adding any time to it cannot overflow: after
  /// 12 days where an Int has 32 bits.
  package static var milliseconds: Int {
    Int(min(popup_monotonic_milliseconds(), Int64(Int.max / 2)))
  }
}
