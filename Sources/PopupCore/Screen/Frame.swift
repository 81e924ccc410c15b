/// A whole screen as a value: everything is drawn into a frame, and only the differences between
/// two frames are sent.
///
/// Every operation is clipped to the frame, so drawing partly or wholly outside it is harmless.
package struct Frame: Sendable {
  package let size: Size
  /// The cells of the rows that have been drawn on, in the order in which they were first drawn on,
  /// then spare cells. Other rows have no cells, so most of a large screen costs no memory.
  private var cells: [Cell]
  /// How many of the cells belong to rows.
  private var usedCells = 0
  private var rows: [DrawnRow]
  /// Clusters of more than one scalar, which do not fit into a cell.
  private(set) var clusters: [Cluster] = []
  /// The cell that fills a new frame.
  let base: Cell
  /// Where the hardware cursor rests: on the focused element, for braille displays and magnifiers.
  package var cursor = Point(column: 0, row: 0)
  /// The area of the focused element, which is written last; empty if nothing has the focus.
  package private(set) var focusArea = Rect.empty
  /// Areas of text in which a row is rewritten in full when part of it changes.
  package private(set) var textAreas: [Rect] = []
  /// The area of a message that scrolls. After a scroll, most of its rows are already on the
  /// screen, at other rows.
  package private(set) var scrollingArea: Rect?

  /// - Parameter expectedRows: how many rows to reserve memory for; more may be drawn on.
  package init(_ size: Size, filledWith style: Style = Style(), expectedRows: Int = 0) {
    self.size = size
    base = .blank(style)
    rows = Array(repeating: DrawnRow(), count: size.rows)
    cells = Array(repeating: base, count: size.columns * max(0, min(size.rows, expectedRows)))
  }

  /// Which columns of a row have been drawn on, and where its cells are stored.
  private struct DrawnRow {
    /// The index of the cell of column 0 in `cells`.
    var first: Int32 = 0
    /// The columns that have been drawn on; the cells outside them are still `base`.
    var start = Int32.max
    var end: Int32 = 0

    var isDrawn: Bool { end > 0 }
  }

  /// The columns of a row that have been drawn on; the cells outside them are still `base`.
  func drawnColumns(in row: Int) -> Range<Int> {
    guard rows.indices.contains(row), rows[row].start < rows[row].end else { return 0..<0 }
    return Int(rows[row].start)..<min(size.columns, Int(rows[row].end))
  }

  /// Marks columns of a row as drawn on, and returns the index of the cell of its column 0.
  ///
  /// The range must be nonempty and inside the frame.
  private mutating func begin(_ row: Int, from start: Int, to end: Int) -> Int {
    if !rows[row].isDrawn {
      rows[row].first = Int32(clamping: usedCells)
      usedCells += size.columns
      if usedCells > cells.count {
        cells += repeatElement(base, count: usedCells - cells.count)
      }
    }
    rows[row].start = min(rows[row].start, Int32(clamping: start))
    rows[row].end = max(rows[row].end, Int32(clamping: end))
    return Int(rows[row].first)
  }

  package var bounds: Rect { Rect(size) }

  package mutating func setFocus(_ area: Rect) { focusArea = area.intersection(bounds) }

  /// Marks an area of text; see `textAreas`.
  package mutating func addText(_ area: Rect) {
    if textAreas.isEmpty { textAreas.reserveCapacity(4) }
    textAreas.append(area.intersection(bounds))
  }

  package mutating func setScrollingArea(_ area: Rect) {
    scrollingArea = area.intersection(bounds)
  }

  /// The cell at a position; a blank outside the frame.
  package subscript(column: Int, row: Int) -> Cell {
    guard isInside(column, row) else { return .blank(Style()) }
    return rows[row].isDrawn ? cells[Int(rows[row].first) + column] : base
  }

  /// A row's cells, lent for the duration of a closure.
  struct Row {
    /// In columns.
    let count: Int
    fileprivate let stored: UnsafeBufferPointer<Cell>
    fileprivate let base: Cell

    /// The cell of a column, which must be inside the frame.
    @inline(__always)
    subscript(column: Int) -> Cell {
      UInt(bitPattern: column) < UInt(bitPattern: stored.count) ? stored[column] : base
    }
  }

  /// Lends a row's cells without a bounds check for each; a blank row outside the frame.
  func withRow<Result>(_ row: Int, _ body: (Row) -> Result) -> Result {
    let isDrawn = rows.indices.contains(row) && rows[row].isDrawn
    let first = isDrawn ? Int(rows[row].first) : 0
    let count = isDrawn ? size.columns : 0
    return cells.withUnsafeBufferPointer {
      body(
        Row(
          count: size.columns, stored: UnsafeBufferPointer(rebasing: $0[first..<first + count]),
          base: base))
    }
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < size.columns && row >= 0 && row < size.rows
  }

  /// Fills an area with blanks.
  package mutating func fill(_ area: Rect, _ style: Style) {
    overwrite(area) { _ in .blank(style) }
  }

  /// Replaces each cell of an area by the result of `change`.
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

  /// Draws one cluster inside a clip; a wide one that the clip would cut in half becomes spaces.
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

  /// Fills an area with a scalar one cell wide; `style` maps each cell's style to its new one.
  // Not inlined: one copy keeps the first-frame path small.
  @inline(never)
  package mutating func fill(
    _ area: Rect, with scalar: Unicode.Scalar, _ style: (Style) -> Style
  ) {
    overwrite(area) { Cell(scalar: scalar.value, style: style($0.style)) }
  }

  package mutating func fill(_ area: Rect, with scalar: Unicode.Scalar, _ style: Style) {
    fill(area, with: scalar) { _ in style }
  }

  /// Blanks the text of an area and keeps its colors.
  mutating func clear(_ area: Rect) {
    overwrite(area) { .blank($0.style) }
  }

  /// Changes the styles of an area and keeps its text, as for a shadow.
  // Not inlined: one copy keeps the first-frame path small.
  @inline(never)
  package mutating func restyle(_ area: Rect, _ change: (Style) -> Style) {
    let visible = area.intersection(bounds)
    guard !visible.isEmpty else { return }
    // Neighboring cells mostly share a style: reuse the result for the last one.
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

  /// Overwrites one cell, or two for a wide cluster, if all of them are inside the frame.
  @inline(__always)
  private mutating func replace(_ column: Int, _ row: Int, with cell: Cell) {
    let end = column + max(1, cell.width)
    guard isInside(column, row), end <= size.columns else { return }
    let first = begin(row, from: column, to: end)
    if cells[first + column].isContinuation { breakCluster(at: column, row) }
    if end < size.columns, cells[first + end].isContinuation { breakCluster(at: end, row) }
    cells[first + column] = cell
    if cell.width == 2 { cells[first + column + 1] = .continuation(cell.style) }
  }

  /// Blanks both halves of the wide cluster whose right half is at a position, if there is one:
  /// half of it is about to be overwritten.
  private mutating func breakCluster(at column: Int, _ row: Int) {
    guard column > 0, self[column, row].isContinuation else { return }
    let index = begin(row, from: column - 1, to: column + 1) + column
    cells[index] = .blank(cells[index].style)
    cells[index - 1] = .blank(cells[index - 1].style)
  }
}
