/// Inline frames, which are drawn below the cursor's row instead of on a screen of their own.
extension FrameEncoder {
  /// Where a frame's rows are on the screen.
  package enum Anchor: Equatable, Sendable {
    /// The frame is the whole screen.
    case screen
    /// The frame begins below the row in which the cursor was at first. That position is saved
    /// (DECSC); between updates the cursor rests on the focus.
    case cursor
  }

  /// Where the cursor is before a whole frame is drawn with the anchor `cursor`.
  package enum Origin: Equatable, Sendable {
    /// In the row above the frame.
    case above
    /// On the focus of the previous frame; the position above that frame is saved.
    case saved
    /// On the focus, `rows` rows below the row above the frame; the saved position is stale.
    case below(rows: Int)
  }

  /// Moves the cursor to the row above the frame.
  mutating func moveAboveFrame(from origin: Origin) {
    switch origin {
    case .above: break
    case .saved: ControlSequence.restoreCursor(&bytes)
    case .below(let rows):
      ControlSequence.moveCursor(down: -rows, &bytes)
      ControlSequence.moveCursor(column: 0, &bytes)
    }
  }

  /// Scrolls if the cursor is too near the bottom, moves back to its row, and erases the rows
  /// below: as many as the frame or `staleRows` has, or all of them if that is nil.
  mutating func makeRoom(rows: Int, staleRows: Int?) {
    // In raw mode a line feed keeps the column.
    for _ in 0..<rows { bytes.append(0x0A) }
    ControlSequence.moveCursor(down: -rows, &bytes)
    ControlSequence.saveCursor(&bytes)
    if staleRows == nil {
      move(to: Point(column: 0, row: 0))
      ControlSequence.eraseBelow(&bytes)
    } else {
      for row in 0..<max(rows, staleRows ?? 0) {
        move(to: Point(column: 0, row: row))
        ControlSequence.eraseLine(&bytes)
      }
    }
  }
}
