/// How far to scroll, and in which unit.
package enum ScrollMotion: Equatable, Sendable {
  /// Down; up if negative.
  case rows(Int)
  case pages(Int)
  case start, end
  /// To the right, if rows are not wrapped.
  case columns(Int)
}
