import TestSupport
import Testing

@testable import PopupCore

@Suite("FrameEncoder")
struct FrameEncoderTests {
  static let depths: [ColorDepth] = [.none, .eight, .sixteen, .indexed256, .trueColor]
  static let sizes = [
    Size(columns: 1, rows: 1), Size(columns: 2, rows: 3), Size(columns: 17, rows: 5),
    Size(columns: 40, rows: 12),
  ]

  @Test(
    "a terminal that receives the first frame shows exactly that frame", arguments: sizes, depths)
  func first(size: Size, depth: ColorDepth) {
    var random = RandomFrame(seed: UInt64(size.columns * 10 + depth.rawValue))
    for _ in 0..<50 {
      let frame = random.frame(size)
      var screen = VirtualScreen.entered(size)
      screen.feed(FrameEncoder.bytes(frame, depth: depth))
      #expect(screen.difference(from: frame, depth: depth) == nil)
      #expect(screen.violations == [])
      #expect(screen.frames == 1 && !screen.isUpdating)
    }
  }

  @Test("a terminal that receives an update shows exactly the new frame", arguments: sizes, depths)
  func further(size: Size, depth: ColorDepth) {
    var random = RandomFrame(seed: UInt64(size.rows * 100 + depth.rawValue))
    var frame = random.frame(size)
    var screen = VirtualScreen.entered(size)
    screen.feed(FrameEncoder.bytes(frame, depth: depth))
    for step in 0..<80 {
      var next = step % 20 == 0 ? random.frame(size) : frame
      random.change(&next, times: random.below(6))
      screen.feed(FrameEncoder.bytes(next, over: frame, depth: depth))
      frame = next
      #expect(screen.difference(from: frame, depth: depth) == nil, "step \(step)")
    }
    #expect(screen.violations == [])
    #expect(!screen.isUpdating)
  }

  @Test("an unchanged frame is encoded as no bytes", arguments: sizes)
  func unchanged(size: Size) {
    var random = RandomFrame(seed: 5)
    for _ in 0..<50 {
      let frame = random.frame(size)
      #expect(FrameEncoder.bytes(frame, over: frame, depth: .trueColor) == [])
    }
  }

  @Test("a cluster stored at another index is unchanged and sends no bytes")
  func unchangedClusters() {
    let marks = [Cluster("e", rest: ["\u{301}"]), Cluster("o", rest: ["\u{308}"])]
    var one = Frame(Size(columns: 9, rows: 1))
    var other = one
    for column in [0, 1] {
      one.put(marks[column], column: column, row: 0, style: Style())
      other.put(marks[1 - column], column: 1 - column, row: 0, style: Style())
    }
    #expect(FrameEncoder.bytes(one, over: other, depth: .trueColor) == [])
  }

  @Test("a frame of another size is drawn completely")
  func anotherSize() {
    let size = Size(columns: 8, rows: 3)
    let frame = Frame(size, filledWith: FrameStyle.blue)
    let last = Frame(Size(columns: 9, rows: 3), filledWith: FrameStyle.blue)
    #expect(
      FrameEncoder.bytes(frame, over: last, depth: .trueColor)
        == FrameEncoder.bytes(frame, depth: .trueColor))
  }

  @Test("a frame that differs only in its cursor moves the cursor and draws nothing")
  func cursor() {
    let last = Frame(Size(columns: 8, rows: 3))
    var frame = last
    frame.cursor = Point(column: 4, row: 2)
    #expect(
      String(decoding: FrameEncoder.bytes(frame, over: last, depth: .trueColor), as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[3;5H\u{1B}[?2026l")
  }

  private enum FrameStyle {
    static let blue = Style(.default, on: .indexed(4))
  }
}

@Suite("FrameEncoder on a terminal with other cluster widths")
struct RiskyWidthTests {
  private let size = Size(columns: 20, rows: 3)

  /// A row with clusters of uncertain width between a left and a right border.
  private func bordered(_ clusters: [Cluster]) -> Frame {
    var frame = Frame(size)
    for row in 0..<size.rows {
      frame.put("│", column: 0, row: row, style: Style())
      var column = 2
      for cluster in clusters where column + cluster.width < size.columns - 1 {
        frame.put(cluster, column: column, row: row, style: Style())
        column += cluster.width
      }
      frame.put("│", column: size.columns - 1, row: row, style: Style())
    }
    return frame
  }

  private func check(_ screen: GuessingScreen, _ frame: Frame) {
    for row in 0..<size.rows {
      #expect(screen.text(0, row) == "│" && screen.text(size.columns - 1, row) == "│")
      // Cells that no cluster of uncertain width can reach are exact.
      for column in 0..<size.columns {
        let cell = frame[column, row]
        let isInReach = (0..<4).contains {
          frame[column - $0, row].hasUncertainWidth || frame[column + $0, row].hasUncertainWidth
        }
        if !isInReach, !cell.isContinuation {
          #expect(screen.text(column, row) == frame.cluster(of: cell)?.text)
        }
      }
    }
  }

  @Test(
    "the right border stays in its column on a terminal with other cluster widths",
    arguments: [1, 2, 4])
  func border(width: Int) {
    var random = RandomFrame(seed: UInt64(width))
    var screen = GuessingScreen(size, risky: RandomFrame.risky, width: width)
    var last: Frame?
    for _ in 0..<100 {
      let clusters = (0..<16).map { _ in
        random.below(3) == 0
          ? RandomFrame.risky[random.below(RandomFrame.risky.count)]
          : RandomFrame.plain[random.below(RandomFrame.plain.count)]
      }
      let frame = bordered(clusters)
      let bytes =
        last.map { FrameEncoder.bytes(frame, over: $0, depth: .none) }
        ?? FrameEncoder.bytes(frame, depth: .none)
      screen.feed(bytes)
      check(screen, frame)
      last = frame
    }
  }

  @Test(
    "the tail of a cluster that was drawn too wide disappears with the cluster",
    arguments: [1, 2, 4])
  func tail(width: Int) {
    let risky = bordered([Cluster("a"), Cluster("🚀", width: 2, hasUncertainWidth: true)])
    let plain = bordered([Cluster("a")])
    var screen = GuessingScreen(size, risky: RandomFrame.risky, width: width)
    screen.feed(FrameEncoder.bytes(risky, depth: .none))
    screen.feed(FrameEncoder.bytes(plain, over: risky, depth: .none))
    for row in 0..<size.rows {
      #expect((0..<size.columns).map { screen.text($0, row) }.joined() == "│ a                │")
    }
  }
}
