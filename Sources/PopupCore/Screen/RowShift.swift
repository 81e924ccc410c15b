/// Whole rows of the screen moved up or down, as a text that is scrolled moves: the terminal has them
/// already, and they need not be sent once more.
struct RowShift: Equatable, Sendable {
  /// The rows that move or are moved over.
  let rows: Range<Int>
  /// How many rows up; negative: down.
  let distance: Int

  static var none: RowShift { RowShift(rows: 0..<0, distance: 0) }

  /// The row that is moved to `row`, or `row` itself outside of all that; nil where an erased one
  /// comes in.
  func origin(of row: Int) -> Int? {
    guard rows.contains(row) else { return row }
    return rows.contains(row + distance) ? row + distance : nil
  }
}

extension Frame {
  /// The least shift of the scrolling area's rows after which all that another frame had there and
  /// still shows is in its place; nil: there is none.
  ///
  /// A caller may have kept the first or the last row out of the scrolling region, for a line of
  /// its own: a shift that touches neither works all the same.
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
