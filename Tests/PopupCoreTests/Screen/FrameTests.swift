import TestSupport
import Testing

@testable import PopupCore

@Suite("Frame")
struct FrameTests {
  static let wide = Cluster("한", width: 2)
  /// A letter with two marks, which does not fit into a cell.
  static let marked = Cluster("e", rest: ["\u{301}", "\u{323}"])
  private let ink = Style(.indexed(1), on: .indexed(2))

  private func frame(_ text: String, columns: Int = 6, rows: Int = 1) -> Frame {
    var frame = Frame(Size(columns: columns, rows: rows))
    var column = 0
    for scalar in text.unicodeScalars {
      let width = scalar.value < 0x1100 ? 1 : 2
      frame.put(Cluster(scalar, width: width), column: column, row: 0, style: Style())
      column += width
    }
    return frame
  }

  /// Checks that a continuation follows every cluster two cells wide, and nothing else.
  private func isSound(_ frame: Frame) -> Bool {
    (0..<frame.size.rows).allSatisfy { row in
      (0..<frame.size.columns).allSatisfy { column in
        let isOwned = column > 0 && frame[column - 1, row].width == 2
        return frame[column, row].isContinuation == isOwned
          && (frame[column, row].width < 2 || column + 1 < frame.size.columns)
      }
    }
  }

  @Test("a wide cluster owns its cell and the next")
  func wideCluster() {
    let frame = frame("a한b")
    #expect(frame.picture() == "a한b")
    #expect(frame[2, 0].isContinuation && frame.cluster(of: frame[2, 0]) == nil)
  }

  @Test(
    "a wide cluster is blanked when either half is drawn over",
    arguments: [(1, "ax b"), (2, "a xb")])
  func overwritten(column: Int, expected: String) {
    var frame = frame("a한b")
    frame.put("x", column: column, row: 0, style: Style())
    #expect(frame.picture() == expected)
    #expect(isSound(frame))
  }

  @Test("a wide cluster drawn over halves of two others blanks both")
  func betweenTwo() {
    var frame = frame("한글")
    frame.put(Self.wide, column: 1, row: 0, style: Style())
    #expect(frame.picture() == " 한")
    #expect(isSound(frame))
  }

  @Test(
    "a wide cluster that an edge cuts becomes blanks",
    arguments: [(-1, " bcdef"), (5, "abcde"), (-2, "abcdef"), (6, "abcdef")])
  func cutByTheFrame(column: Int, expected: String) {
    var frame = frame("abcdef")
    frame.put(Self.wide, column: column, row: 0, style: ink)
    #expect(frame.picture() == expected)
    #expect(isSound(frame))
  }

  @Test(
    "a wide cluster that a clip cuts becomes blanks only inside the clip",
    arguments: [(1, "ab def"), (3, "abc ef")])
  func cutByTheClip(column: Int, expected: String) {
    var frame = frame("abcdef")
    let clip = Rect(column: 2, row: 0, columns: 2, rows: 1)
    frame.put(Self.wide, column: column, row: 0, style: ink, clip: clip)
    #expect(frame.picture() == expected)
  }

  @Test("nothing is drawn above, below or beside a clip")
  func outsideTheClip() {
    let before = frame("abcdef", rows: 3)
    let clip = Rect(column: 2, row: 1, columns: 2, rows: 1)
    for (column, row) in [(2, 0), (2, 2), (1, 1), (4, 1), (-9, 1), (99, 1)] {
      var frame = before
      frame.put(Cluster("x"), column: column, row: row, style: ink, clip: clip)
      #expect(FrameEncoder.bytes(frame, over: before, depth: .trueColor).isEmpty)
    }
  }

  @Test("a cluster of several scalars is read back from its cell unchanged")
  func multiScalar() {
    var frame = frame("")
    frame.put(Self.marked, column: 2, row: 0, style: ink)
    #expect(frame.cluster(of: frame[2, 0]) == Self.marked)
    #expect(frame.picture() == "  e\u{301}\u{323}")
  }

  @Test("clusters of several scalars match by their scalars, not by their index")
  func matches() {
    var one = frame("")
    var other = frame("")
    other.put(Cluster("o", rest: ["\u{308}"]), column: 0, row: 0, style: Style())
    one.put(Self.marked, column: 2, row: 0, style: Style())
    other.put(Self.marked, column: 2, row: 0, style: Style())
    #expect(one.matches(one[2, 0], other[2, 0], of: other))
    #expect(!one.matches(one[2, 0], other[0, 0], of: other))
    #expect(!one.matches(one[0, 0], other[0, 0], of: other))
  }

  @Test("filling an area breaks the wide clusters at its sides")
  func filling() {
    var frame = frame("한글한")
    frame.fill(Rect(column: 1, row: 0, columns: 4, rows: 1), ink)
    #expect(frame.picture() == "")
    #expect(frame[0, 0].style == Style() && frame[1, 0].style == ink && frame[4, 0].style == ink)
    #expect(isSound(frame))
  }

  @Test("restyling an area keeps its text, wide clusters included")
  func restyling() {
    var frame = frame("a한b")
    frame.restyle(Rect(column: 2, row: -1, columns: 9, rows: 9)) { _ in ink }
    #expect(frame.picture() == "a한b")
    #expect(frame[1, 0].style == Style() && frame[3, 0].style == ink)
  }

  @Test("no drawing leaves half of a wide cluster in a frame", arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var frame = Frame(Size(columns: 9, rows: 3))
    for _ in 0..<1000 {
      let (column, row) = (random.below(15) - 3, random.below(7) - 2)
      let area = Rect(column: column, row: row, columns: random.below(6) - 1, rows: random.below(4))
      switch random.below(5) {
      case 0: frame.fill(area, ink)
      case 1: frame.fill(area, with: "x", ink)
      case 2: frame.put(Self.marked, column: column, row: row, style: ink)
      default:
        frame.put(
          Self.wide, column: column, row: row, style: ink, clip: random.below(2) == 0 ? area : nil)
      }
      #expect(isSound(frame))
    }
  }

  @Test(
    "the number of expected rows does not change what a frame shows",
    arguments: [4, 5, 6] as [UInt64])
  func expectations(seed: UInt64) {
    let size = Size(columns: 12, rows: 4)
    var random = SplitMix(seed: seed)
    var drawing = RandomFrame(seed: seed)
    var last = Frame(size, filledWith: ink)
    for _ in 0..<100 {
      var expecting = Frame(size, filledWith: ink, expectedRows: random.below(size.rows + 2))
      var frame = Frame(size, filledWith: ink)
      var same = drawing
      let count = random.below(6)
      drawing.change(&frame, times: count)
      same.change(&expecting, times: count)
      for row in 0..<size.rows {
        for column in 0..<size.columns { #expect(frame[column, row] == expecting[column, row]) }
      }
      #expect(
        FrameEncoder.bytes(expecting, over: last, depth: .trueColor)
          == FrameEncoder.bytes(frame, over: last, depth: .trueColor))
      last = expecting
    }
  }
}
