/// How far, and in what, a text is scrolled.
package enum ScrollMotion: Equatable, Sendable {
  /// Down; up where negative.
  case rows(Int)
  case pages(Int)
  case start, end
  /// To the right, where rows are not wrapped.
  case columns(Int)
  /// To a place, in thousandths of the text's bytes.
  case fraction(Int)
}
