/// What matters to people who hear or feel what is written rather than see where it stands.
extension Frame {
  /// The columns of a row that are written whole since something in an area of text there changed:
  /// from its first visible cell to its last. Half a word, or a box without its mark, tells untruths.
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

  /// How many rows the cursor is below the row above the frame, on a screen of so many columns, which
  /// may have broken the rows that are longer.
  package func rowsAboveCursor(onColumns columns: Int, rewraps: Bool) -> Int {
    var rows = cursor.row + 1
    guard rewraps, columns > 0 else { return rows }
    for row in 0..<max(0, cursor.row) {
      rows += max(0, drawnColumns(in: row).upperBound - 1) / columns
    }
    return rows + cursor.column / columns
  }

  /// The columns of a row on either side of what has the focus, which is written last: the last word
  /// heard is then the one that Enter presses.
  func columnsBesideFocus(in row: Int) -> (Range<Int>, Range<Int>) {
    guard row >= focusArea.row, row < focusArea.endRow else { return (0..<size.columns, 0..<0) }
    return (
      0..<max(0, focusArea.column), min(size.columns, focusArea.endColumn)..<size.columns
    )
  }
}
