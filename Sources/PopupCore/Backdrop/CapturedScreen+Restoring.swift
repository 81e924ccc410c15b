extension CapturedScreen {
  /// The bytes that redraw the captured screen on a screen of `size` cells. Rows that do not fit
  /// are dropped; autowrap must be off, so that the terminal truncates rows that are too long.
  ///
  /// Replays the captured bytes; re-encoding would drop sequences that popup does not model. Nil if
  /// leaving the alternate screen restores the screen.
  func redrawing(on size: Size) -> [UInt8]? {
    guard let cursor = cursorToRestore else { return nil }
    var bytes = ByteBuffer(capacity: text.count + 256)
    ControlSequence.beginSynchronizedUpdate(&bytes)
    ControlSequence.resetStyle(&bytes)
    ControlSequence.eraseDisplay(&bytes)
    let rows = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (row, content) in rows.prefix(size.rows).enumerated() where !content.isEmpty {
      ControlSequence.moveCursor(column: 0, row: row, &bytes)
      for byte in content where byte != 0x0D { bytes.append(byte) }
    }
    ControlSequence.resetStyle(&bytes)
    ControlSequence.moveCursor(
      column: min(cursor.column, max(0, size.columns - 1)),
      row: min(cursor.row, max(0, size.rows - 1)), &bytes)
    ControlSequence.endSynchronizedUpdate(&bytes)
    return bytes.array
  }
}

extension ControlSequence {
  /// Undoes `enter(alternateScreen: false)` and redraws the screen that the popup covered; nil if
  /// leaving the alternate screen restores it.
  package static func leave(restoring screen: CapturedScreen, on size: Size, mouse: Bool)
    -> [UInt8]?
  {
    // Redraw before autowrap is on again, so that nothing scrolls.
    screen.redrawing(on: size).map {
      $0 + leave(alternateScreen: false, mouse: mouse, to: screen.modes)
    }
  }
}
