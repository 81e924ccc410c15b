/// What the session has to do after an event or a tick.
package enum Response: Equatable, Sendable {
  case ignored
  /// Something looks different now.
  case redraw
  case finish(Answer)
  /// Ctrl-C, Ctrl-\ and Ctrl-Z, which raw mode leaves to us.
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
