/// Turns the difference between two frames into bytes: only cells that changed, nothing for frames
/// that look the same.
///
/// A row survives a wrong guess about a cluster's width: under a risky cluster spaces are drawn
/// first, the cluster is placed by column, and so is what follows it. When a risky cluster changes,
/// the rest of its row is drawn again, which overwrites a tail that came out too wide.
package struct FrameEncoder {
  /// Where a frame's rows are on the screen.
  package enum Anchor: Equatable, Sendable {
    /// The frame is the screen.
    case screen
    /// The frame is below the cursor, wherever that is; the cursor rests where it was.
    case cursor
  }

  private let depth: ColorDepth
  private let anchor: Anchor
  private var bytes: [UInt8] = []
  private var style: Style?
  /// Where the terminal's cursor is known to be.
  private var cursor: Point?
  /// The row the cursor is in, which is known even when its column is not. Below the cursor the
  /// frame's first row is 0, so the place to come back to is -1.
  private var row = -1

  private init(depth: ColorDepth, anchor: Anchor) {
    self.depth = depth
    self.anchor = anchor
  }

  /// The bytes for a screen of unknown content: it is erased in the style of the frame's first
  /// cell, and every cell that is not such a blank is drawn.
  ///
  /// Below the cursor only the frame's own rows are erased, and the `staleRows` that a frame before
  /// it took; nil: all rows below, after the terminal may have wrapped them anew.
  package static func encode(
    _ frame: Frame, depth: ColorDepth, anchor: Anchor = .screen, staleRows: Int? = 0
  ) -> [UInt8] {
    var encoder = FrameEncoder(depth: depth, anchor: anchor)
    encoder.bytes.reserveCapacity(4096)
    ControlSequence.beginSynchronizedUpdate(&encoder.bytes)
    let blank: Cell
    switch anchor {
    case .screen:
      blank = Cell.blank(Style(on: frame[0, 0].style.background))
      encoder.set(blank.style)
      ControlSequence.eraseDisplay(&encoder.bytes)
    case .cursor:
      blank = Cell.blank(Style())
      encoder.makeRoom(rows: frame.size.rows, staleRows: staleRows)
    }
    encoder.drawRows(of: frame, changedFrom: nil, blank: blank)
    encoder.finish(at: frame.cursor)
    return encoder.bytes
  }

  /// The bytes that turn one frame on the screen into another; none when they look the same.
  package static func encode(
    _ frame: Frame, over last: Frame, depth: ColorDepth, anchor: Anchor = .screen
  ) -> [UInt8] {
    guard frame.size == last.size else {
      return encode(frame, depth: depth, anchor: anchor, staleRows: last.size.rows)
    }
    var encoder = FrameEncoder(depth: depth, anchor: anchor)
    ControlSequence.beginSynchronizedUpdate(&encoder.bytes)
    if anchor == .cursor { ControlSequence.saveCursor(&encoder.bytes) }
    let start = encoder.bytes.count
    encoder.drawRows(of: frame, changedFrom: last, blank: .blank(Style()))
    let isSame = encoder.bytes.count == start
    if isSame && (anchor == .cursor || frame.cursor == last.cursor) { return [] }
    encoder.finish(at: frame.cursor)
    return encoder.bytes
  }

  /// Scrolls when the cursor is too near the bottom, comes back to the column it was in, and erases
  /// what is to be drawn over.
  private mutating func makeRoom(rows: Int, staleRows: Int?) {
    set(Style())
    // In raw mode a line feed keeps the column.
    for _ in 0..<rows { bytes.append(0x0A) }
    ControlSequence.moveCursor(down: -rows, &bytes)
    ControlSequence.saveCursor(&bytes)
    if staleRows == nil {
      move(to: Point(column: 0, row: 0))
      ControlSequence.eraseBelow(&bytes)
    } else {
      for row in 0..<max(rows, staleRows ?? 0) {
        move(to: Point(column: 0, row: row))
        ControlSequence.eraseLine(&bytes)
      }
    }
  }

  private mutating func finish(at cursor: Point) {
    set(Style())
    switch anchor {
    case .screen: move(to: cursor)
    case .cursor: ControlSequence.restoreCursor(&bytes)
    }
    ControlSequence.endSynchronizedUpdate(&bytes)
  }

  private mutating func drawRows(of frame: Frame, changedFrom last: Frame?, blank: Cell) {
    let columns = frame.size.columns
    for row in 0..<frame.size.rows {
      // The bottom-right cell is never printed: some terminals scroll then.
      let end = row == frame.size.rows - 1 ? columns - 1 : columns
      var column = 0
      while let changed = firstChange(in: frame, row, column..<end, from: last, blank: blank) {
        let cell = frame[changed, row]
        column = changed + max(1, Int(cell.width))
        draw(cell, at: Point(column: changed, row: row), in: frame)
        guard cell.isRisky || last?[changed, row].isRisky == true else { continue }
        while column < end {
          let cell = frame[column, row]
          draw(cell, at: Point(column: column, row: row), in: frame)
          column += max(1, Int(cell.width))
        }
      }
    }
  }

  /// The first cell of a part of a row that looks different from what is on the screen.
  private func firstChange(
    in frame: Frame, _ row: Int, _ columns: Range<Int>, from last: Frame?, blank: Cell
  ) -> Int? {
    guard let last else {
      return frame.withRow(row) { cells in columns.first { cells[$0] != blank } }
    }
    return frame.withRow(row) { cells in
      last.withRow(row) { old in
        columns.first { column in
          let cell = cells[column]
          if cell.isContinuation { return false }
          return !frame.matches(cell, old[column], of: last)
            // What was under the right half of a wide cluster has to go as well.
            || (cell.width == 2 && column + 1 < old.count && !old[column + 1].isContinuation)
        }
      }
    }
  }

  private mutating func draw(_ cell: Cell, at place: Point, in frame: Frame) {
    guard !cell.isContinuation else { return }
    move(to: place)
    set(cell.isBlank ? cell.style.onBlank(after: style) : cell.style)
    if cell.isRisky {
      for _ in 0..<cell.width { bytes.append(0x20) }
      cursor = nil
      move(to: place)
    }
    if cell.glyph < 0x80 {
      // Most of a popup is blank: not worth making a cluster of.
      bytes.append(UInt8(truncatingIfNeeded: cell.glyph))
    } else {
      frame.cluster(of: cell)?.appendUTF8(to: &bytes)
    }
    let end = place.column + Int(cell.width)
    // In the last column the cursor stays where it is, or wraps, as the terminal likes.
    cursor = cell.isRisky || end >= frame.size.columns ? nil : Point(column: end, row: place.row)
  }

  private mutating func move(to place: Point) {
    guard cursor != place else { return }
    switch anchor {
    case .screen: ControlSequence.moveCursor(column: place.column, row: place.row, &bytes)
    case .cursor:
      ControlSequence.moveCursor(down: place.row - row, &bytes)
      ControlSequence.moveCursor(column: place.column, &bytes)
      row = place.row
    }
    cursor = place
  }

  private mutating func set(_ next: Style) {
    ControlSequence.setStyle(from: style, to: next, depth: depth, &bytes)
    style = next
  }
}

extension Style {
  /// The style that needs the fewest changes for a blank, which shows no ink.
  fileprivate func onBlank(after last: Style?) -> Style {
    let inkless: TextAttributes = [.bold, .faint, .italic]
    guard let last, attributes.isSubset(of: inkless), last.attributes.isSubset(of: inkless) else {
      return self
    }
    return Style(last.foreground, on: background, last.attributes)
  }
}
