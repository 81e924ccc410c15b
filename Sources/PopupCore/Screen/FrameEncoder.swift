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
      var redrawsRest = false
      var column = 0
      // The bottom-right cell is never printed: some terminals scroll then.
      let end = row == frame.size.rows - 1 ? columns - 1 : columns
      while column < end {
        let cell = frame[column, row]
        let old = last?[column, row]
        let width = max(1, Int(cell.width))
        var isSame = old.map { frame.matches(cell, $0, of: last ?? frame) } ?? (cell == blank)
        if isSame, width == 2, let last { isSame = last[column + 1, row].isContinuation }
        if redrawsRest || !isSame {
          if cell.isRisky || old?.isRisky == true { redrawsRest = true }
          draw(cell, at: Point(column: column, row: row), in: frame)
        }
        column += width
      }
    }
  }

  private mutating func draw(_ cell: Cell, at place: Point, in frame: Frame) {
    guard let cluster = frame.cluster(of: cell) else { return }
    move(to: place)
    set(cell.isBlank ? cell.style.onBlank(after: style) : cell.style)
    if cell.isRisky {
      for _ in 0..<cluster.width { bytes.append(0x20) }
      cursor = nil
      move(to: place)
    }
    cluster.appendUTF8(to: &bytes)
    let end = place.column + cluster.width
    // In the last column the cursor stays where it is, or wraps, as the terminal likes.
    cursor =
      cell.isRisky || end >= frame.size.columns ? nil : Point(column: end, row: place.row)
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
