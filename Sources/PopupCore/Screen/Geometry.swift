/// A position in cells, counted from 0 at the top-left corner.
package struct Point: Equatable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A size in cells; never negative.
package struct Size: Equatable, Sendable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }
}

/// A block of cells, measured in columns and rows from the top-left corner.
///
/// A rectangle may be empty but never negative: operations that would shrink it below nothing stop
/// at nothing, so callers need no size checks.
package struct Rect: Equatable, Sendable {
  package var column: Int
  package var row: Int
  package private(set) var columns: Int
  package private(set) var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  package init(_ size: Size) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  package var isEmpty: Bool { columns == 0 || rows == 0 }
  /// The first column to its right.
  package var endColumn: Int { column + columns }
  /// The first row below it.
  package var endRow: Int { row + rows }

  package func contains(_ point: Point) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  package func inset(columns dx: Int, rows dy: Int) -> Rect {
    Rect(column: column + dx, row: row + dy, columns: columns - 2 * dx, rows: rows - 2 * dy)
  }

  package func intersection(_ other: Rect) -> Rect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return Rect(
      column: left, row: top, columns: min(endColumn, other.endColumn) - left,
      rows: min(endRow, other.endRow) - top)
  }

  /// One row of the rectangle, counted from 0 at its top; empty if there is no such row.
  package func line(_ index: Int) -> Rect {
    Rect(column: column, row: row + index, columns: columns, rows: 1).intersection(self)
  }
}
