/// What the session must do after an event or a tick.
package enum Response: Equatable, Sendable {
  case ignored
  /// Draw a new frame.
  case redraw
  case finish(Answer)
  /// Ctrl-C, Ctrl-\ and Ctrl-Z, which the terminal driver does not handle in raw mode.
  case interrupt, quit, suspend
  /// Ctrl-L: erase the screen and draw all of it again.
  case repaint

  init(_ effect: Effect) {
    switch effect {
    case .none: self = .ignored
    case .changed: self = .redraw
    case .answered(let answer): self = .finish(answer)
    }
  }
}
