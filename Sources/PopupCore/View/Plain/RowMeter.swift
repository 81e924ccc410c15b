/// Counts the cells of a line as the terminal wraps it.
struct RowMeter {
  private let columns: Int
  /// Of the line and of the row so far, in cells.
  private var lineWidth = 0
  private var rowWidth = 0

  init(columns: Int) { self.columns = columns }

  /// Cells that a cluster takes: one that is a tab reaches to the next tab stop.
  func cells(of piece: Piece) -> Int {
    piece.traits.contains(.tab) ? 8 - lineWidth % 8 : piece.cluster.width
  }

  /// Whether the terminal starts another row for the cluster.
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
