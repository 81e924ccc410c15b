import CSystem

/// The time of day.
package enum WallClock {
  package static var secondsSince1970: Int64 { Int64(time(nil)) }
}
