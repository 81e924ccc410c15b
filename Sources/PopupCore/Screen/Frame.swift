/// A whole screen as a value: everything is drawn into one of these, and only differences between
/// two of them are ever sent.
///
/// Every operation is clipped to the frame, so drawing partly or wholly outside it is harmless.
package struct Frame: Sendable {
  package let size: Size
  /// The cells of the rows that were drawn on, in the order in which they were begun, and some for
  /// those that will be. A popup leaves most of a large screen as it is, which then costs no memory.
  private var cells: [Cell]
  /// How many of the cells are taken by rows.
  private var taken = 0
  /// The columns that `cells` has of each such row; all others are as they were at first.
  private var stored: Range<Int>
  private var rows: [DrawnRow]
  /// Clusters of more than one scalar, which a cell cannot hold itself.
  private(set) var clusters: [Cluster] = []
  /// What every cell was at first.
  let base: Cell
  /// Where the hardware cursor rests: on the focused button, for those who follow it.
  package var cursor = Point(column: 0, row: 0)
  /// Where a text is that can be scrolled: what it shows next may be there already, some rows away.
  package private(set) var scrollingArea: Rect?

  /// - Parameters:
  ///   - expectedColumns: which will be drawn on; others may be, at the price of a copy.
  ///   - expectedRows: how many will be drawn on, as far as that is known.
  package init(
    _ size: Size, filledWith style: Style = Style(), expectedColumns: Range<Int> = 0..<Int.max,
    expectedRows: Int = 0
  ) {
    self.size = size
    base = .blank(style)
    rows = Array(repeating: DrawnRow(), count: size.rows)
    stored = expectedColumns.clamped(to: 0..<size.columns)
    cells = Array(repeating: base, count: stored.count * min(size.rows, expectedRows))
  }

  private struct DrawnRow {
    /// The index that the cell of column 0 has, or would have.
    var first: Int32 = 0
    /// What was drawn on; the cells around it are still as they were at first, and need not be
    /// looked at.
    var start = Int32.max
    var end: Int32 = 0

    var isDrawn: Bool { end > 0 }
  }

  /// The columns of a row outside which it is blank, as at first.
  func drawnColumns(in row: Int) -> Range<Int> {
    guard rows.indices.contains(row), rows[row].start < rows[row].end else { return 0..<0 }
    return Int(rows[row].start)..<min(size.columns, Int(rows[row].end))
  }

  /// The index that the cell of a row's column 0 has, or would have, after these of its columns are
  /// known to be drawn on: they are in the frame, and not none.
  private mutating func begin(_ row: Int, from start: Int, to end: Int) -> Int {
    if start < stored.lowerBound || end > stored.upperBound { storeAllColumns() }
    if !rows[row].isDrawn {
      rows[row].first = Int32(clamping: taken - stored.lowerBound)
      taken += stored.count
      if taken > cells.count { cells += repeatElement(base, count: taken - cells.count) }
    }
    rows[row].start = min(rows[row].start, Int32(clamping: start))
    rows[row].end = max(rows[row].end, Int32(clamping: end))
    return Int(rows[row].first)
  }

  /// Something is to be drawn where nothing was expected.
  private mutating func storeAllColumns() {
    var all: [Cell] = []
    for row in rows.indices where rows[row].isDrawn {
      let first = Int(rows[row].first)
      rows[row].first = Int32(clamping: all.count)
      all += repeatElement(base, count: stored.lowerBound)
      all += cells[first + stored.lowerBound..<first + stored.upperBound]
      all += repeatElement(base, count: size.columns - stored.upperBound)
    }
    cells = all
    taken = all.count
    stored = 0..<size.columns
  }

  package var bounds: Rect { Rect(size) }

  package mutating func setScrollingArea(_ area: Rect) {
    scrollingArea = area.intersection(bounds)
  }

  /// The cell at a place; a blank outside the frame.
  package subscript(column: Int, row: Int) -> Cell {
    guard isInside(column, row) else { return .blank(Style()) }
    guard rows[row].isDrawn, stored.contains(column) else { return base }
    return cells[Int(rows[row].first) + column]
  }

  /// A row's cells, lent for a while.
  struct Row {
    /// How many columns there are.
    let count: Int
    fileprivate let start: Int
    fileprivate let stored: UnsafeBufferPointer<Cell>
    fileprivate let base: Cell

    /// The cell of a column that there is.
    @inline(__always)
    subscript(column: Int) -> Cell {
      let index = column &- start
      return UInt(bitPattern: index) < UInt(bitPattern: stored.count) ? stored[index] : base
    }
  }

  /// Lends a row's cells, without a check for each; outside the frame those of a blank row.
  func withRow<Result>(_ row: Int, _ body: (Row) -> Result) -> Result {
    let isDrawn = rows.indices.contains(row) && rows[row].isDrawn
    let first = isDrawn ? Int(rows[row].first) + stored.lowerBound : 0
    let count = isDrawn ? stored.count : 0
    return cells.withUnsafeBufferPointer {
      body(
        Row(
          count: size.columns, start: stored.lowerBound,
          stored: UnsafeBufferPointer(rebasing: $0[first..<first + count]), base: base))
    }
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < size.columns && row >= 0 && row < size.rows
  }

  /// Blanks a block.
  package mutating func fill(_ area: Rect, _ style: Style) {
    overwrite(area) { _ in .blank(style) }
  }

  /// Draws over a block, each cell made of the one that was there.
  @inline(__always)
  private mutating func overwrite(_ area: Rect, _ change: (Cell) -> Cell) {
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return }
    for row in visible.row..<visible.endRow {
      breakCluster(at: visible.column, row)
      breakCluster(at: visible.endColumn, row)
      let first = begin(row, from: visible.column, to: visible.endColumn)
      for index in first + visible.column..<first + visible.endColumn {
        cells[index] = change(cells[index])
      }
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
    guard !cluster.rest.isEmpty else {
      let cell = Cell(
        scalar: cluster.first.value, style: style, width: cluster.width,
        hasUncertainWidth: cluster.hasUncertainWidth)
      return replace(column, row, with: cell)
    }
    let cell = Cell(
      clusterIndex: clusters.count, style: style, width: cluster.width,
      hasUncertainWidth: cluster.hasUncertainWidth)
    clusters.append(cluster)
    replace(column, row, with: cell)
  }

  /// Draws a scalar one cell wide: a line, a corner, a mark.
  package mutating func put(_ scalar: Unicode.Scalar, column: Int, row: Int, style: Style) {
    replace(column, row, with: Cell(scalar: scalar.value, style: style))
  }

  /// Repeats a scalar one cell wide over a block, each in a style made of the one that was there.
  // Once in the program, as all that a first frame needs is to fit few pages.
  @inline(never)
  package mutating func fill(
    _ area: Rect, with scalar: Unicode.Scalar, _ style: (Style) -> Style
  ) {
    overwrite(area) { Cell(scalar: scalar.value, style: style($0.style)) }
  }

  package mutating func fill(_ area: Rect, with scalar: Unicode.Scalar, _ style: Style) {
    fill(area, with: scalar) { _ in style }
  }

  /// Takes the text of a block away and keeps its colours.
  mutating func clear(_ area: Rect) {
    overwrite(area) { .blank($0.style) }
  }

  /// Changes the colours of a block and keeps its text: a shadow.
  // Once in the program, as all that a first frame needs is to fit few pages.
  @inline(never)
  package mutating func restyle(_ area: Rect, _ change: (Style) -> Style) {
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return }
    // Neighbours mostly look the same: what was made of the last one's style is kept.
    var last = base.style
    var changed = change(last)
    for row in visible.row..<visible.endRow {
      let first = begin(row, from: visible.column, to: visible.endColumn)
      for index in first + visible.column..<first + visible.endColumn {
        if cells[index].style != last {
          last = cells[index].style
          changed = change(last)
        }
        cells[index].style = changed
      }
    }
  }

  /// The cluster drawn at a cell, nil for a continuation.
  package func cluster(of cell: Cell) -> Cluster? {
    if let index = cell.clusterIndex { return index < clusters.count ? clusters[index] : nil }
    guard !cell.isContinuation, let scalar = Unicode.Scalar(cell.scalar) else { return nil }
    return Cluster(scalar, width: cell.width, hasUncertainWidth: cell.hasUncertainWidth)
  }

  /// Whether a cell looks the same as one of another frame.
  @inline(__always)
  func matches(_ cell: Cell, _ other: Cell, of frame: Frame) -> Bool {
    guard cell.clusterIndex != nil, other.clusterIndex != nil else { return cell == other }
    return cell.style == other.style && cluster(of: cell) == frame.cluster(of: other)
  }

  /// Draws over one cell, or two where it is wide, all of them in the frame.
  @inline(__always)
  private mutating func replace(_ column: Int, _ row: Int, with cell: Cell) {
    let end = column + max(1, cell.width)
    guard isInside(column, row), end <= size.columns else { return }
    let first = begin(row, from: column, to: end)
    if cells[first + column].isContinuation { breakCluster(at: column, row) }
    if end < stored.upperBound, cells[first + end].isContinuation { breakCluster(at: end, row) }
    cells[first + column] = cell
    if cell.width == 2 { cells[first + column + 1] = .continuation(cell.style) }
  }

  /// Blanks a wide cluster whose right half is at a place, before something is drawn there.
  private mutating func breakCluster(at column: Int, _ row: Int) {
    guard column > 0, self[column, row].isContinuation else { return }
    let index = begin(row, from: column - 1, to: column + 1) + column
    cells[index] = .blank(cells[index].style)
    cells[index - 1] = .blank(cells[index - 1].style)
  }
}
