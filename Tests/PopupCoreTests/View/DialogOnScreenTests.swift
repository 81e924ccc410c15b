import TestSupport
import Testing

@testable import PopupCore

@Suite("A dialog on a terminal")
struct DialogOnScreenTests {
  static let questions: [[String]] = [
    ["--title", "공지", "정말로 삭제를 하시겠습니까?"],
    ["--title", "Notes", (1...90).map { "\($0)번째 줄: e\u{301} 끝" }.joined(separator: "\n")],
    ["--check", "백업", "--type", "삭제", "--wait", "3", "--timeout", "60", "지울까요?"],
    [
      "--segment", "하나", "-m", "1", "--segment", "둘", "--new", "-m", "2\n2", "--segment", "3", "-m",
      "3",
    ],
    ["--no-wrap", String(repeating: "한글 wide ", count: 30), "--extra", "나중에"],
  ]
  static let looks: [TerminalCapabilities] = [
    .soft, .line, .with(.soft, .indexed256), .with(.square, .sixteen), .with(.ascii, .none),
  ]

  @Test("after any keys the terminal shows exactly the current frame", arguments: questions, looks)
  func session(words: [String], capabilities: TerminalCapabilities) throws {
    var random = SplitMix(seed: UInt64(words.count))
    let question = try Question(words, 60, 18, capabilities: capabilities)
    var last = question.frame
    var screen = VirtualScreen.entered(last.size)
    screen.feed(FrameEncoder.bytes(last, depth: capabilities.depth))
    let keys: [Key] =
      [.left, .right, .up, .down, .pageDown, .end, .tab, .backspace]
      + " 1]h가".unicodeScalars.map { .character($0) }
    for step in 0..<20 {
      if random.below(6) == 0 { question.wait(500) }
      question.press(keys[random.below(keys.count)], random.below(4) == 0 ? .shift : [])
      let frame = question.frame
      screen.feed(FrameEncoder.bytes(frame, over: last, depth: capabilities.depth))
      last = frame
      #expect(screen.difference(from: frame, depth: capabilities.depth) == nil, "step \(step)")
    }
    #expect(screen.violations == [])
    screen.feed(ControlSequence.leave(alternateScreen: false, mouse: true))
    #expect(screen.isRestored && screen.violations == [])
  }

  @Test("focused, filled and disabled buttons differ in their colors")
  func styles() throws {
    let question = try Question(
      ["--left", "No", "--right", "Yes", "--check", "I know", "--width", "30", "m"])
    func map() -> String {
      let theme = question.dialog.theme
      let row = question.layout.buttons[0].area.line(0)
      let area = Rect(
        column: question.layout.box.column, row: row.row, columns: question.layout.box.columns,
        rows: 1)
      return question.frame.styleMap(
        of: area,
        [
          ("l", theme.negative.rest), ("L", theme.negative.focused), ("r", theme.affirmative.rest),
          ("R", theme.affirmative.focused), ("d", theme.disabled.rest),
        ])
    }
    #expect(map() == "...lllllllllll..ddddddddddd...")
    question.type("1")
    #expect(map() == "...lllllllllll..rrrrrrrrrrr...")
    question.press(.tab)
    #expect(map() == "...LLLLLLLLLLL..rrrrrrrrrrr...")
    question.press(.tab)
    #expect(map() == "...lllllllllll..RRRRRRRRRRR...")
  }

  @Test("the cursor rests on the focused button's label, for screen readers", arguments: looks)
  func cursor(capabilities: TerminalCapabilities) throws {
    let question = try Question(
      ["--left", "No", "--right", "Yes", "m"], capabilities: capabilities)
    for letter in ["Y", "N"] {
      let frame = question.frame
      let cell = frame[frame.cursor.column, frame.cursor.row]
      #expect(frame.cluster(of: cell)?.text == letter)
      question.press(.left)
    }
  }

  @Test(
    "a box as large as the screen has all four corners", arguments: [(20, 8), (20, 5)])
  func corners(columns: Int, rows: Int) throws {
    let question = try Question(Self.questions[0], columns, rows)
    var screen = VirtualScreen.entered(question.frame.size)
    screen.feed(FrameEncoder.bytes(question.frame, depth: .trueColor))
    let box = question.layout.box
    #expect(box.columns == columns)
    #expect(screen.cell(box.column, box.row)?.text == "╭")
    #expect(screen.cell(box.endColumn - 1, box.endRow - 1)?.text == "╯")
  }

  @Test("a preview sends no sequences but colors, and a newline after each row")
  func preview() throws {
    let frame = try Question(Self.questions[0], capabilities: .soft).frame
    var screen = VirtualScreen(Size(columns: 80, rows: 25))
    let text = String(decoding: FrameEncoder.lines(of: frame, depth: .trueColor), as: UTF8.self)
    screen.feed(Array(text.replacing("\n", with: "\r\n").utf8))
    #expect(
      screen.lines.dropLast()
        == frame.picture().split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init)[...])
    #expect(screen.violations == [])
    #expect(text.count { $0 == "\n" } == 24)
  }
}
