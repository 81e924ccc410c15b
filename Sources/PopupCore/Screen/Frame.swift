/// A whole screen as a value: everything is drawn into one of these, and only differences between
/// two of them are ever sent.
///
/// Every operation is clipped to the frame, so drawing partly or wholly outside it is harmless.
package struct Frame: Sendable {
  package let size: Size
  package private(set) var cells: [Cell]
  /// Clusters of more than one scalar, which a cell cannot hold itself.
  private(set) var clusters: [Cluster] = []
  /// What every cell was at first.
  let base: Cell
  /// In each row, what was drawn on; the cells around it are still as they were at first, and need
  /// not be looked at.
  private var drawn: [DrawnColumns]
  /// Where the hardware cursor rests: on the focused button, for those who follow it.
  package var cursor = Point(column: 0, row: 0)

  package init(_ size: Size, filledWith style: Style = Style()) {
    self.size = size
    base = .blank(style)
    cells = Array(repeating: base, count: size.columns * size.rows)
    drawn = Array(repeating: DrawnColumns(), count: size.rows)
  }

  private struct DrawnColumns {
    var start = Int32.max
    var end: Int32 = 0
  }

  /// The columns of a row outside which it is blank, as at first.
  func drawnColumns(in row: Int) -> Range<Int> {
    guard drawn.indices.contains(row), drawn[row].start < drawn[row].end else { return 0..<0 }
    return Int(drawn[row].start)..<min(size.columns, Int(drawn[row].end))
  }

  private mutating func note(_ start: Int, _ end: Int, in row: Int) {
    drawn[row].start = min(drawn[row].start, Int32(clamping: start))
    drawn[row].end = max(drawn[row].end, Int32(clamping: end))
  }

  package var bounds: Rect { Rect(size) }

  /// The cell at a place; a blank outside the frame.
  package subscript(column: Int, row: Int) -> Cell {
    guard let index = index(column, row) else { return .blank(Style()) }
    return cells[index]
  }

  /// Lends the cells of a row that is in the frame, without a check for each.
  func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Cell>) -> Result) -> Result {
    cells.withUnsafeBufferPointer { all in
      let start = min(all.count, max(0, row) * size.columns)
      return body(
        UnsafeBufferPointer(rebasing: all[start..<min(all.count, start + size.columns)]))
    }
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else { return nil }
    return row * size.columns + column
  }

  /// Blanks a block.
  package mutating func fill(_ area: Rect, _ style: Style) {
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return }
    for row in visible.row..<visible.endRow {
      breakCluster(at: visible.column, row)
      breakCluster(at: visible.endColumn, row)
      note(visible.column, visible.endColumn, in: row)
      let start = row * size.columns + visible.column
      for index in start..<start + visible.columns { cells[index] = .blank(style) }
    }
  }

  /// Puts one cluster at a place, in a clip; one that the clip would cut becomes spaces.
  package mutating func put(
    _ cluster: Cluster, column: Int, row: Int, style: Style, clip: Rect? = nil
  ) {
    let clip = clip.map { $0.intersection(bounds) } ?? bounds
    guard row >= clip.row, row < clip.endRow else { return }
    let end = column + cluster.width
    guard column >= clip.column, end <= clip.endColumn else {
      for at in max(column, clip.column)..<max(column, clip.column, min(end, clip.endColumn)) {
        replace(at, row, with: .blank(style))
      }
      return
    }
    var glyph = cluster.first.value
    if !cluster.rest.isEmpty {
      glyph = Cell.clusterBit | UInt32(truncatingIfNeeded: clusters.count)
      clusters.append(cluster)
    }
    replace(
      column, row,
      with: Cell(
        glyph: glyph, style: style, width: UInt8(clamping: cluster.width),
        isRisky: cluster.isRisky))
    if cluster.width == 2 { replace(column + 1, row, with: .continuation(style), joining: true) }
  }

  /// Draws a scalar one cell wide: a line, a corner, a mark.
  package mutating func put(_ scalar: Unicode.Scalar, column: Int, row: Int, style: Style) {
    replace(column, row, with: Cell(glyph: scalar.value, style: style, width: 1))
  }

  /// Repeats a scalar one cell wide over a block.
  package mutating func fill(_ area: Rect, with scalar: Unicode.Scalar, _ style: Style) {
    let visible = area.intersection(bounds)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        put(scalar, column: column, row: row, style: style)
      }
    }
  }

  /// Takes the text of a block away and keeps its colours.
  mutating func clear(_ area: Rect) {
    let visible = area.intersection(bounds)
    for row in visible.row..<visible.endRow {
      for column in visible.column..<visible.endColumn {
        replace(column, row, with: .blank(self[column, row].style))
      }
    }
  }

  /// Changes the colours of a block and keeps its text: a shadow.
  package mutating func restyle(_ area: Rect, _ change: (Style) -> Style) {
    let visible = area.intersection(bounds)
    for row in visible.row..<visible.endRow {
      note(visible.column, visible.endColumn, in: row)
      for column in visible.column..<visible.endColumn {
        let index = row * size.columns + column
        cells[index].style = change(cells[index].style)
      }
    }
  }

  /// The cluster drawn at a cell, nil for a continuation.
  package func cluster(of cell: Cell) -> Cluster? {
    if let index = cell.clusterIndex { return index < clusters.count ? clusters[index] : nil }
    guard !cell.isContinuation, let scalar = Unicode.Scalar(cell.glyph) else { return nil }
    return Cluster(scalar, width: Int(cell.width), isRisky: cell.isRisky)
  }

  /// Whether a cell looks the same as one of another frame.
  @inline(__always)
  func matches(_ cell: Cell, _ other: Cell, of frame: Frame) -> Bool {
    guard cell.clusterIndex != nil, other.clusterIndex != nil else { return cell == other }
    return cell.style == other.style && cluster(of: cell) == frame.cluster(of: other)
  }

  private mutating func replace(_ column: Int, _ row: Int, with cell: Cell, joining: Bool = false) {
    guard let index = index(column, row) else { return }
    if !joining { breakCluster(at: column, row) }
    breakCluster(at: column + 1, row)
    note(column, column + 1, in: row)
    cells[index] = cell
  }

  /// Blanks a wide cluster whose right half is at a place, before something is drawn there.
  private mutating func breakCluster(at column: Int, _ row: Int) {
    guard let index = index(column, row), cells[index].isContinuation else { return }
    note(column - 1, column + 1, in: row)
    cells[index] = .blank(cells[index].style)
    if column > 0 { cells[index - 1] = .blank(cells[index - 1].style) }
  }
}
