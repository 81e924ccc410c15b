extension Layout {
  /// Cells that a box to tick and its focus mark take before their text.
  static let checkMarkWidth = 6

  /// Cells for the typed word, beside the caret and a blank at either side.
  var fieldWidth: Int { max(0, message.columns - 3) }

  /// The row for the names of the keys: the screen's last one, or near the box on a tall screen;
  /// empty where the box covers it or `width` cells do not fit.
  func keysArea(width: Int) -> Rect {
    // Two rows of shadow and a blank one lie between.
    let row = screen.rows > Self.tallScreen ? min(screen.rows - 1, box.endRow + 3) : screen.rows - 1
    guard width > 0, row >= box.endRow, width + 4 <= screen.columns else { return .empty }
    return Rect(column: (screen.columns - width) / 2 - 2, row: row, columns: width + 4, rows: 1)
  }

  /// On a taller one the last row is too far from the box, in rows.
  private static let tallScreen = 40
}

extension Rect {
  static let empty = Rect(column: 0, row: 0, columns: 0, rows: 0)

  var withoutLastColumn: Rect {
    Rect(column: column, row: row, columns: columns - 1, rows: rows)
  }

  var withoutLastRow: Rect { Rect(column: column, row: row, columns: columns, rows: rows - 1) }
}
