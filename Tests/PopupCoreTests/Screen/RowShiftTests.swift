import TestSupport
import Testing

@testable import PopupCore

/// Scrolling moves rows with the terminal's insert and delete line sequences.
@Suite("Row shifts")
struct RowShiftTests {
  private static let size = Size(columns: 70, rows: 12)
  private static let area = Rect(column: 3, row: 2, columns: 60, rows: 8)
  private static let blue = Style(.default, on: Color(hex: 0x0066E8))
  private static let white = Style(on: Color(hex: 0xFFFFFF))

  /// Numbered rows from `first` on, with a border and a thumb beside them, on a flat background or
  /// on one that differs in every row.
  private func frame(
    from first: Int, in area: Rect = area, isGroundEven: Bool = true
  ) -> Frame {
    var frame = Frame(Self.size, filledWith: Self.blue)
    let digits: [Unicode.Scalar] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "A", "B"]
    for row in 0..<frame.size.rows where !isGroundEven {
      frame.fill(frame.bounds.line(row), with: digits[row], Self.blue)
    }
    for row in area.row..<area.endRow {
      frame.fill(area.line(row - area.row), Self.white)
      frame.put("│", column: area.column - 1, row: row, style: Self.white)
      frame.put("│", column: area.endColumn, row: row, style: Self.white)
      let number = first + row - area.row
      let words = "\(number) 한글 … \(number * number * 7_654_321) of \(number &* 0x9E37_79B9_7F4A)"
      var column = area.column
      for scalar in words.unicodeScalars {
        let width = scalar == "한" || scalar == "글" ? 2 : 1
        let cluster = Cluster(scalar, width: width, hasUncertainWidth: scalar == "…")
        frame.put(cluster, column: column, row: row, style: Self.white, clip: area)
        column += width
      }
    }
    frame.put("┃", column: area.endColumn, row: area.row + first % area.rows, style: Self.white)
    frame.setScrollingArea(area)
    return frame
  }

  private func sent(_ frame: Frame, over last: Frame) -> String {
    String(decoding: FrameEncoder.bytes(frame, over: last, depth: .trueColor), as: UTF8.self)
  }

  @Test(
    "scrolled rows that are still in view are moved by the terminal",
    arguments: [
      (1, "\u{1B}[3;1H\u{1B}[1M\u{1B}[10;1H\u{1B}[1L"),
      (-1, "\u{1B}[10;1H\u{1B}[1M\u{1B}[3;1H\u{1B}[1L"),
      (2, "\u{1B}[3;1H\u{1B}[2M\u{1B}[9;1H\u{1B}[2L"),
      (-2, "\u{1B}[9;1H\u{1B}[2M\u{1B}[3;1H\u{1B}[2L"),
    ])
  func moved(by distance: Int, sequences: String) {
    let last = frame(from: 40)
    let next = frame(from: 40 + distance)
    let update = sent(next, over: last)
    // No style is set before, so it does not matter in which color the terminal erases rows.
    #expect(update.hasPrefix("\u{1B}[?2026h" + sequences))
    var screen = VirtualScreen.entered(Self.size)
    screen.feed(FrameEncoder.bytes(last, depth: .trueColor))
    screen.feed(Array(update.utf8))
    #expect(screen.difference(from: next, depth: .trueColor) == nil)
    #expect(screen.violations == [])
  }

  @Test("scrolling sends no row that is on the screen already")
  func unsent() {
    let update = sent(frame(from: 41), over: frame(from: 40))
    #expect(update.contains("48 한글"))
    for number in 41...47 { #expect(!update.contains("\(number * number * 7_654_321)")) }
  }

  private func isMoved(_ frame: Frame, over last: Frame) -> Bool {
    let update = sent(frame, over: last)
    return update.contains("M") || update.contains("L")
  }

  @Test("a scroll by a page or more moves no rows", arguments: [8, -8, 40])
  func allNew(distance: Int) {
    #expect(!isMoved(frame(from: 60 + distance), over: frame(from: 60)))
  }

  @Test("the screen's first and last rows are never moved", arguments: [0, 4])
  func edges(row: Int) {
    let area = Rect(column: 3, row: row, columns: 60, rows: 8)
    #expect(!isMoved(frame(from: 41, in: area), over: frame(from: 40, in: area)))
  }

  @Test("rows are redrawn if that takes fewer bytes than moving them")
  func fullGround() {
    let area = Rect(column: 3, row: 2, columns: 20, rows: 8)
    let last = frame(from: 40, in: area, isGroundEven: false)
    #expect(!isMoved(frame(from: 41, in: area, isGroundEven: false), over: last))
  }

  @Test("an inline popup moves no rows, since its place on the screen is unknown")
  func inline() {
    let update = FrameEncoder.bytes(
      frame(from: 41), over: frame(from: 40), depth: .trueColor, anchor: .cursor)
    #expect(!update.isEmpty && !update.contains(UInt8(ascii: "L")))
  }

  @Test(
    "after a scroll by any distance a terminal shows exactly the new frame",
    arguments: FrameEncoderTests.depths)
  func random(depth: ColorDepth) {
    var random = RandomFrame(seed: UInt64(depth.rawValue) + 77)
    var last = frame(from: 50)
    var screen = VirtualScreen.entered(Self.size)
    screen.feed(FrameEncoder.bytes(last, depth: depth))
    var first = 50
    for step in 0..<100 {
      first = min(max(10, first + random.below(9) - 4), 90)
      var next = frame(from: first)
      // Sometimes something else changes with the scroll.
      if random.below(3) == 0 { random.change(&next, times: random.below(3)) }
      screen.feed(FrameEncoder.bytes(next, over: last, depth: depth))
      #expect(screen.difference(from: next, depth: depth) == nil, "step \(step)")
      last = next
    }
    #expect(screen.violations == [])
  }

  @Test(
    "a scroll keeps the border in its column on a terminal with other cluster widths",
    arguments: [1, 2, 4])
  func risky(width: Int) {
    var screen = GuessingScreen(Self.size, risky: RandomFrame.risky, width: width)
    var last = frame(from: 40)
    screen.feed(FrameEncoder.bytes(last, depth: .none))
    for first in [41, 42, 44, 43, 40, 41] {
      let next = frame(from: first)
      let update = FrameEncoder.bytes(next, over: last, depth: .none)
      #expect(update.contains(UInt8(ascii: "M")))
      screen.feed(update)
      for row in Self.area.row..<Self.area.endRow {
        let border = next.cluster(of: next[Self.area.endColumn, row])?.text
        #expect(screen.text(Self.area.endColumn, row) == border)
        #expect(screen.text(Self.area.column - 1, row) == "│")
        #expect(screen.text(Self.area.column + 1, row) == "\((first + row - Self.area.row) % 10)")
      }
      last = next
    }
  }
}
