/// Measures a line in cells, and finds where the terminal wraps it.
struct RowMeter {
  private let columns: Int
  /// The widths of the line and of its current row so far, in cells.
  private var lineWidth = 0
  private var rowWidth = 0

  init(columns: Int) { self.columns = columns }

  /// The width of a cluster in cells; a tab reaches to the next tab stop.
  func cells(of piece: Piece) -> Int {
    piece.traits.contains(.tab) ? 8 - lineWidth % 8 : piece.cluster.width
  }

  /// Whether the terminal starts a new row for the cluster.
  func wraps(before piece: Piece) -> Bool {
    !piece.traits.contains(.lineEnd) && rowWidth > columns - min(columns, cells(of: piece))
  }

  mutating func add(_ piece: Piece) {
    if piece.traits.contains(.lineEnd) {
      (lineWidth, rowWidth) = (0, 0)
      return
    }
    let cells = cells(of: piece)
    rowWidth = (wraps(before: piece) ? 0 : rowWidth) + cells
    lineWidth += cells
  }
}
