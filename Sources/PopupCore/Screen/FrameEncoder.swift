/// Encodes the difference between two frames as bytes for the terminal: only the cells that changed,
/// and nothing for frames that look the same.
///
/// The bottom-right cell is drawn like any other, since the box can have its corner there on a
/// small screen. No terminal scrolls, because `ControlSequence.enter` turns autowrap off.
///
/// A row survives a wrong guess about a cluster's width: a cluster of uncertain width is drawn over
/// spaces and placed by column, and so is the cell after it. When such a cluster changes, the rest
/// of its row is redrawn, which overwrites a tail that came out too wide.
package struct FrameEncoder: ~Copyable {
  private let depth: ColorDepth
  private let anchor: Anchor
  var bytes = ByteBuffer(capacity: 4096)
  /// Every update begins and ends in the terminal's default style.
  private var style = Style()
  /// Where the terminal's cursor is; the column is negative while it is unknown. With the anchor
  /// `cursor` the frame's first row is 0, so the cursor starts from and returns to row -1.
  private var cursor = Point(column: -1, row: -1)

  private init(depth: ColorDepth, anchor: Anchor) {
    self.depth = depth
    self.anchor = anchor
  }

  /// Encodes a whole frame for a screen of unknown content: erases the screen in the background
  /// color of the frame's first cell, or the rows below the cursor in the default color, and draws
  /// every cell that then differs.
  ///
  /// - Parameters:
  ///   - staleRows: with the anchor `cursor`, how many rows the previous frame took, which are erased
  ///     too; nil erases all rows below the cursor, for when the terminal may have rewrapped them.
  ///   - beginning: bytes to send first.
  package static func encode(
    _ frame: Frame, depth: ColorDepth, anchor: Anchor = .screen, staleRows: Int? = 0,
    from origin: Origin = .above, after beginning: [UInt8] = []
  ) -> [UInt8] {
    var encoder = FrameEncoder(depth: depth, anchor: anchor)
    encoder.bytes.append(contentsOf: beginning)
    ControlSequence.beginSynchronizedUpdate(&encoder.bytes)
    var background = Color.default
    switch anchor {
    case .screen:
      background = frame[0, 0].style.background
      encoder.set(Style(on: background))
      ControlSequence.eraseDisplay(&encoder.bytes)
    case .cursor:
      encoder.moveAboveFrame(from: origin)
      encoder.makeRoom(rows: frame.size.rows, staleRows: staleRows)
    }
    for row in 0..<frame.size.rows { encoder.drawRow(row, of: frame, overErased: background) }
    encoder.finish(at: frame.cursor)
    return encoder.bytes.array
  }

  /// Encodes every cell of a frame without erasing the screen first, so that a frame drawn over the
  /// previous one does not flicker. Leaves the cursor at the start of the last row.
  package static func encodeNotice(_ frame: Frame, depth: ColorDepth) -> [UInt8] {
    var encoder = FrameEncoder(depth: depth, anchor: .screen)
    ControlSequence.beginSynchronizedUpdate(&encoder.bytes)
    ControlSequence.beginNotice(&encoder.bytes)
    for row in 0..<frame.size.rows {
      frame.withRow(row) { cells in
        encoder.drawRow(row, 0..<cells.count, of: cells, in: frame) { _, _ in false }
      }
    }
    encoder.set(Style())
    encoder.move(to: Point(column: 0, row: max(0, frame.size.rows - 1)))
    ControlSequence.endNotice(&encoder.bytes)
    ControlSequence.endSynchronizedUpdate(&encoder.bytes)
    return encoder.bytes.array
  }

  /// Encodes the changes from the frame on the screen, `last`, to another; empty if they look the
  /// same.
  package static func encode(
    _ frame: Frame, over last: Frame, depth: ColorDepth, anchor: Anchor = .screen
  ) -> [UInt8] {
    guard frame.size == last.size else {
      return encode(
        frame, depth: depth, anchor: anchor, staleRows: last.size.rows, from: .saved)
    }
    let drawn = change(last, into: frame, depth, anchor)
    guard anchor == .screen, drawn.count > shiftThreshold, let shift = frame.shift(since: last)
    else {
      return drawn
    }
    let shifted = change(last, into: frame, depth, anchor, after: shift)
    return shifted.count < drawn.count ? shifted : drawn
  }

  /// An update of at most this many bytes is sent without a search for rows that the terminal can
  /// move.
  private static let shiftThreshold = 256

  private static func change(
    _ last: Frame, into frame: Frame, _ depth: ColorDepth, _ anchor: Anchor,
    after shift: RowShift = .none
  ) -> [UInt8] {
    var encoder = FrameEncoder(depth: depth, anchor: anchor)
    ControlSequence.beginSynchronizedUpdate(&encoder.bytes)
    if anchor == .cursor { ControlSequence.restoreCursor(&encoder.bytes) }
    let start = encoder.bytes.count
    if shift != .none { encoder.move(by: shift) }
    for row in 0..<frame.size.rows {
      if let origin = shift.origin(of: row) {
        let (before, after) = frame.columnsBesideFocus(in: row)
        encoder.drawRow(row, before, of: frame, over: origin, of: last)
        if !after.isEmpty { encoder.drawRow(row, after, of: frame, over: origin, of: last) }
      } else {
        encoder.drawRow(row, of: frame, overErased: .default)
      }
    }
    let focus = frame.focusArea
    for row in focus.row..<focus.endRow {
      guard let origin = shift.origin(of: row) else { continue }
      encoder.drawRow(row, focus.column..<focus.endColumn, of: frame, over: origin, of: last)
    }
    let isSame = encoder.bytes.count == start
    if isSame && frame.cursor == last.cursor {
      return []
    }
    encoder.finish(at: frame.cursor)
    return encoder.bytes.array
  }

  /// Deletes rows and inserts as many elsewhere, so that the rows below return to their place.
  ///
  /// A scrolling region would do the same, but setting one discards the caller's.
  private mutating func move(by shift: RowShift) {
    let count = abs(shift.distance)
    let (top, bottom) = (shift.rows.lowerBound, shift.rows.upperBound - count)
    move(to: Point(column: 0, row: shift.distance > 0 ? top : bottom))
    ControlSequence.deleteLines(count, &bytes)
    move(to: Point(column: 0, row: shift.distance > 0 ? bottom : top))
    ControlSequence.insertLines(count, &bytes)
    cursor.column = -1
  }

  private mutating func finish(at cursor: Point) {
    set(Style())
    switch anchor {
    case .screen: break
    case .cursor:
      ControlSequence.restoreCursor(&bytes)
      self.cursor = Point(column: -1, row: -1)
    }
    move(to: cursor)
    ControlSequence.endSynchronizedUpdate(&bytes)
  }

  private mutating func drawRow(_ row: Int, of frame: Frame, overErased background: Color) {
    let columns =
      frame.base.isErased(on: background) ? frame.drawnColumns(in: row) : 0..<frame.size.columns
    guard !columns.isEmpty else { return }
    frame.withRow(row) { cells in
      drawRow(row, columns, of: cells, in: frame) { $1.isErased(on: background) }
    }
  }

  /// Draws the cells of a row that changed within some columns. The terminal shows row `origin` of
  /// the last frame there.
  private mutating func drawRow(
    _ row: Int, _ part: Range<Int>, of frame: Frame, over origin: Int, of last: Frame
  ) {
    let columns = columnsToCompare(in: row, of: frame, with: origin, of: last).clamped(to: part)
    guard !columns.isEmpty else { return }
    let rewritten = frame.columnsToRewrite(in: row, over: origin, of: last)
    frame.withRow(row) { cells in
      last.withRow(origin) { old in
        drawRow(
          row, columns, of: cells, in: frame, hasUncertainWidth: { old[$0].hasUncertainWidth }
        ) { column, cell in
          !rewritten.contains(column) && frame.matches(cell, old[column], of: last)
            // The cell under the right half of a wide cluster must be overwritten too.
            && (cell.width < 2 || column + 1 >= old.count || old[column + 1].isContinuation)
        }
      }
    }
  }

  /// The columns in which a row may differ from a row on the screen: outside them both are blank.
  private func columnsToCompare(
    in row: Int, of frame: Frame, with origin: Int, of last: Frame
  ) -> Range<Int> {
    guard frame.base == last.base else { return 0..<frame.size.columns }
    let drawn = frame.drawnColumns(in: row)
    let before = last.drawnColumns(in: origin)
    if drawn.isEmpty || before.isEmpty { return drawn.isEmpty ? before : drawn }
    return min(drawn.lowerBound, before.lowerBound)..<max(drawn.upperBound, before.upperBound)
  }

  /// Draws the cells of a row that differ from the screen, and all cells after one whose width is
  /// uncertain.
  @inline(__always)
  private mutating func drawRow(
    _ row: Int, _ columns: Range<Int>, of cells: Frame.Row, in frame: Frame,
    hasUncertainWidth: (Int) -> Bool = { _ in false }, isSame: (Int, Cell) -> Bool
  ) {
    var redrawsRest = false
    var column = columns.lowerBound
    while column < (redrawsRest ? cells.count : columns.upperBound) {
      let cell = cells[column]
      let isToDraw = redrawsRest || !isSame(column, cell)
      if isToDraw {
        if cell.hasUncertainWidth || hasUncertainWidth(column) { redrawsRest = true }
        draw(cell, at: Point(column: column, row: row), in: frame)
      }
      column += max(1, cell.width)
      if isToDraw, !redrawsRest, cursor.column == column {
        column = drawRun(of: cells, from: column, to: columns.upperBound, hasUncertainWidth, isSame)
      }
    }
  }

  /// Draws the changed cells from the cursor on while each is one scalar in the current style, as
  /// most cells of a box are. Returns the first column after them.
  @inline(__always)
  private mutating func drawRun(
    of cells: Frame.Row, from start: Int, to end: Int, _ hasUncertainWidth: (Int) -> Bool,
    _ isSame: (Int, Cell) -> Bool
  ) -> Int {
    let style = style
    var column = start
    while column < end {
      let cell = cells[column]
      guard cell.isPlain, cell.looksTheSame(in: style), !hasUncertainWidth(column),
        !isSame(column, cell)
      else { break }
      bytes.append(scalar: cell.scalar)
      column += 1
    }
    cursor.column = column < cells.count ? column : -1
    return column
  }

  private mutating func draw(_ cell: Cell, at place: Point, in frame: Frame) {
    guard !cell.isContinuation else { return }
    if cursor != place {
      bridge(to: place, in: frame)
      if cursor != place { move(to: place) }
    }
    if !cell.looksTheSame(in: style) {
      set(cell.isBlank ? cell.style.onBlank(after: style) : cell.style)
    }
    if cell.hasUncertainWidth {
      for _ in 0..<cell.width { bytes.append(0x20) }
      move(to: place)
    }
    // Nearly all cells are one scalar, which needs no cluster.
    if cell.clusterIndex == nil {
      bytes.append(scalar: cell.scalar)
    } else {
      frame.cluster(of: cell)?.appendUTF8(to: &bytes)
    }
    let end = place.column + cell.width
    // Terminals disagree about where the cursor is after the last column.
    cursor.column = cell.hasUncertainWidth || end >= frame.size.columns ? -1 : end
  }

  /// Redraws the unchanged cells before a place if they have the current style and take no more
  /// bytes than the sequence that skips them.
  private mutating func bridge(to place: Point, in frame: Frame) {
    let moveLength = 6
    guard cursor.row == place.row, (0..<place.column).contains(cursor.column),
      place.column - cursor.column <= moveLength
    else { return }
    let start = bytes.count
    for column in cursor.column..<place.column {
      let cell = frame[column, place.row]
      guard let cluster = frame.cluster(of: cell) else { continue }
      let needed = cell.isBlank ? cell.style.onBlank(after: style) : cell.style
      guard !cell.hasUncertainWidth, needed == style else { return bytes.truncate(to: start) }
      cluster.appendUTF8(to: &bytes)
    }
    guard bytes.count - start <= moveLength else { return bytes.truncate(to: start) }
    cursor = place
  }

  mutating func move(to place: Point) {
    switch anchor {
    case .screen: ControlSequence.moveCursor(column: place.column, row: place.row, &bytes)
    case .cursor:
      ControlSequence.moveCursor(down: place.row - cursor.row, &bytes)
      ControlSequence.moveCursor(column: place.column, &bytes)
    }
    cursor = place
  }

  private mutating func set(_ next: Style) {
    ControlSequence.setStyle(from: style, to: next, depth: depth, &bytes)
    style = next
  }
}
