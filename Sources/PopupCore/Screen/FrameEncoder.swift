/// Turns the difference between two frames into bytes: only cells that changed, nothing for frames
/// that look the same.
///
/// The bottom-right cell is drawn like any other, since a box on a small screen has its corner there:
/// `ControlSequence.enter` turns autowrap off, without which no terminal scrolls.
///
/// A row survives a wrong guess about a cluster's width: under a risky cluster spaces are drawn
/// first, the cluster is placed by column, and so is what follows it. When a risky cluster changes,
/// the rest of its row is drawn again, which overwrites a tail that came out too wide.
package struct FrameEncoder {
  private let depth: ColorDepth
  private var bytes: [UInt8] = []
  private var style: Style?
  /// Where the terminal's cursor is known to be.
  private var cursor: Point?

  private init(depth: ColorDepth) { self.depth = depth }

  /// The bytes for a screen of unknown content: it is erased in the style of the frame's first
  /// cell, and every cell that is not such a blank is drawn.
  package static func encode(_ frame: Frame, depth: ColorDepth) -> [UInt8] {
    var encoder = FrameEncoder(depth: depth)
    encoder.bytes.reserveCapacity(4096)
    let blank = Cell.blank(Style(on: frame[0, 0].style.background))
    ControlSequence.beginSynchronizedUpdate(&encoder.bytes)
    encoder.set(blank.style)
    ControlSequence.eraseDisplay(&encoder.bytes)
    encoder.drawRows(of: frame, changedFrom: nil, blank: blank)
    encoder.finish(at: frame.cursor)
    return encoder.bytes
  }

  /// The bytes that turn one frame on the screen into another; none when they look the same.
  package static func encode(_ frame: Frame, over last: Frame, depth: ColorDepth) -> [UInt8] {
    guard frame.size == last.size else { return encode(frame, depth: depth) }
    var encoder = FrameEncoder(depth: depth)
    ControlSequence.beginSynchronizedUpdate(&encoder.bytes)
    let start = encoder.bytes.count
    encoder.drawRows(of: frame, changedFrom: last, blank: .blank(Style()))
    if encoder.bytes.count == start && frame.cursor == last.cursor { return [] }
    encoder.finish(at: frame.cursor)
    return encoder.bytes
  }

  private mutating func finish(at cursor: Point) {
    set(Style())
    move(to: cursor)
    ControlSequence.endSynchronizedUpdate(&bytes)
  }

  private mutating func drawRows(of frame: Frame, changedFrom last: Frame?, blank: Cell) {
    let columns = frame.size.columns
    for row in 0..<frame.size.rows {
      var redrawsRest = false
      var column = 0
      while column < columns {
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
    bridge(to: place, in: frame)
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

  /// Draws the unchanged cells before a place once more, where they are in the present style and no
  /// longer than the sequence that skips them.
  private mutating func bridge(to place: Point, in frame: Frame) {
    let skipping = 6
    guard let cursor, let style, cursor.row == place.row, cursor.column < place.column,
      place.column - cursor.column <= skipping
    else { return }
    var bridge: [UInt8] = []
    for column in cursor.column..<place.column {
      let cell = frame[column, place.row]
      guard let cluster = frame.cluster(of: cell) else { continue }
      let needed = cell.isBlank ? cell.style.onBlank(after: style) : cell.style
      guard !cell.isRisky, needed == style else { return }
      cluster.appendUTF8(to: &bridge)
    }
    guard bridge.count <= skipping else { return }
    bytes.append(contentsOf: bridge)
    self.cursor = place
  }

  private mutating func move(to place: Point) {
    guard cursor != place else { return }
    ControlSequence.moveCursor(column: place.column, row: place.row, &bytes)
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
