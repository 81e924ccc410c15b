/// What follows from an event.
package enum Response: Equatable, Sendable {
  case ignored
  /// Something looks different now.
  case redraw
  case scroll(ScrollMotion)
  case showPage(Int)
  case finish(Answer)
  /// Ctrl-C, Ctrl-\ and Ctrl-Z, which raw mode leaves to us.
  case interrupt, quit, suspend
  /// Ctrl-L: the screen may have been scribbled on.
  case repaint
}
