/// A scroll optimization: rows of the screen that move up or down as a whole, so that the terminal can
/// move them and they need not be sent again.
struct RowShift: Equatable, Sendable {
  /// The rows that move, and the rows that they overwrite.
  let rows: Range<Int>
  /// How many rows they move up; negative: down.
  let distance: Int

  static var none: RowShift { RowShift(rows: 0..<0, distance: 0) }

  /// The row that moves to `row`, or `row` itself if it does not change; nil if it is erased.
  func origin(of row: Int) -> Int? {
    guard rows.contains(row) else { return row }
    return rows.contains(row + distance) ? row + distance : nil
  }
}

extension Frame {
  /// The smallest shift after which every row of the scrolling area is as in this frame, except
  /// those that the shift leaves empty; nil if there is none.
  ///
  /// The caller may have excluded the screen's first or last row from the scrolling region, so the
  /// shift must touch neither.
  func shift(since last: Frame) -> RowShift? {
    guard let area = scrollingArea, area == last.scrollingArea, area.row > 0,
      area.endRow < size.rows
    else { return nil }
    for count in 1..<max(1, area.rows) {
      for distance in [count, -count] {
        let shift = RowShift(rows: area.row..<area.endRow, distance: distance)
        if shows(area, of: last, after: shift) { return shift }
      }
    }
    return nil
  }

  private func shows(_ area: Rect, of last: Frame, after shift: RowShift) -> Bool {
    for row in shift.rows {
      guard let origin = shift.origin(of: row) else { continue }
      let isSame = withRow(row) { cells in
        last.withRow(origin) { old in
          (area.column..<area.endColumn).allSatisfy { matches(cells[$0], old[$0], of: last) }
        }
      }
      if !isSame { return false }
    }
    return true
  }
}
