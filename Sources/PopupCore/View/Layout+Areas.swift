extension Layout {
  /// The width of a check box and its focus mark, before the text, in cells.
  static let checkMarkWidth = 6

  /// The room for the typed word, in cells, less the caret and a blank on either side.
  var fieldWidth: Int { max(0, message.columns - 3) }

  /// The area for the row of key hints: the screen's last row, or one near the box on a tall
  /// screen; empty if the box covers it or `width` cells do not fit.
  func keysArea(width: Int) -> Rect {
    // Two rows of shadow and a blank one lie between.
    let row = screen.rows > Self.tallScreen ? min(screen.rows - 1, box.endRow + 3) : screen.rows - 1
    guard width > 0, row >= box.endRow, width + 4 <= screen.columns else { return .empty }
    return Rect(column: (screen.columns - width) / 2 - 2, row: row, columns: width + 4, rows: 1)
  }

  /// In rows; on a taller screen the last row is too far from the box.
  private static let tallScreen = 40
}

extension Rect {
  static let empty = Rect(column: 0, row: 0, columns: 0, rows: 0)

  var withoutLastColumn: Rect {
    Rect(column: column, row: row, columns: columns - 1, rows: rows)
  }

  var withoutLastRow: Rect { Rect(column: column, row: row, columns: columns, rows: rows - 1) }
}
