/// What to write, and in which order, for screen readers and braille displays, which present text
/// as it is written.
extension Frame {
  /// The columns of a row to rewrite in full because text in them changed: from the first nonblank
  /// cell of each changed text area to its last. Half a word, or a check box without its mark,
  /// would mislead a listener.
  func columnsToRewrite(in row: Int, over origin: Int, of last: Frame) -> Range<Int> {
    var result = 0..<0
    for area in textAreas where row >= area.row && row < area.endRow {
      let columns = changedText(in: row, area.column..<area.endColumn, over: origin, of: last)
      if result.isEmpty {
        result = columns
      } else if !columns.isEmpty {
        result =
          min(result.lowerBound, columns.lowerBound)..<max(result.upperBound, columns.upperBound)
      }
    }
    return result
  }

  private func changedText(
    in row: Int, _ columns: Range<Int>, over origin: Int, of last: Frame
  ) -> Range<Int> {
    withRow(row) { cells in
      last.withRow(origin) { old in
        let columns = columns.clamped(to: 0..<min(cells.count, old.count))
        guard columns.contains(where: { !matches(cells[$0], old[$0], of: last) }),
          let first = columns.first(where: { !cells[$0].isBlank }),
          let end = columns.last(where: { !cells[$0].isBlank })
        else { return 0..<0 }
        return first..<(end + 1)
      }
    }
  }

  /// How many rows the cursor is below the row above the frame, on a screen of `columns` columns.
  /// With `rewraps`, the terminal has wrapped longer rows.
  package func rowsAboveCursor(onColumns columns: Int, rewraps: Bool) -> Int {
    var rows = cursor.row + 1
    guard rewraps, columns > 0 else { return rows }
    for row in 0..<max(0, cursor.row) {
      rows += max(0, drawnColumns(in: row).upperBound - 1) / columns
    }
    return rows + cursor.column / columns
  }

  /// The columns of a row to the left and to the right of the focused element. That element is
  /// written last, so the last word that a screen reader speaks is the button that Enter presses.
  func columnsBesideFocus(in row: Int) -> (Range<Int>, Range<Int>) {
    guard row >= focusArea.row, row < focusArea.endRow else { return (0..<size.columns, 0..<0) }
    return (
      0..<max(0, focusArea.column), min(size.columns, focusArea.endColumn)..<size.columns
    )
  }
}
