/// Where frames are: on a screen of their own, or below the row that the cursor was in.
extension FrameEncoder {
  /// Where a frame's rows are on the screen.
  package enum Anchor: Equatable, Sendable {
    /// The frame is the screen.
    case screen
    /// The frame is below the row that the cursor was in at first. That place is saved (DECSC), and
    /// the cursor rests on the focus, as on a screen of its own.
    case cursor
  }

  /// Where the cursor is before a whole frame is drawn with the anchor `cursor`.
  package enum Origin: Equatable, Sendable {
    /// Above the frame's place.
    case above
    /// On the focus of the frame before; the place above it is saved.
    case saved
    /// On the focus, so many rows below that place, on a screen whose saved places are stale.
    case below(rows: Int)
  }

  /// Moves the cursor to the place above the frame.
  mutating func goBack(from origin: Origin) {
    switch origin {
    case .above: break
    case .saved: ControlSequence.restoreCursor(&bytes)
    case .below(let rows):
      ControlSequence.moveCursor(down: -rows, &bytes)
      ControlSequence.moveCursor(column: 0, &bytes)
    }
  }

  /// Scrolls if the cursor is too near the bottom, moves back to its row, and erases the rows below.
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
