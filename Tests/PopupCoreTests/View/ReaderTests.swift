import TestSupport
import Testing

@testable import PopupCore

@Suite("Screen readers")
struct ReaderTests {
  private static let delete = ["-l", "Cancel", "-r", "Delete", "-m", "Really?"]

  /// What a screen reader speaks after an action.
  private func said(_ question: Question, _ act: () -> Void) -> String {
    let before = question.frame
    act()
    return SpokenText.text(
      of: FrameEncoder.encode(question.frame, over: before, depth: question.dialog.depth))
  }

  @Test(
    "for screen readers the focused button is written last",
    arguments: [TerminalCapabilities.soft, .line, .with(.ascii, .none), .with(.square, .sixteen)])
  func focus(capabilities: TerminalCapabilities) throws {
    let question = try Question(Self.delete, capabilities: capabilities)
    #expect(said(question) { question.press(.left) } == "Delete Cancel")
    #expect(BrailleLine.text(of: question.frame).contains("Cancel"))
    #expect(said(question) { question.press(.right) } == "Cancel Delete")
    #expect(BrailleLine.text(of: question.frame).contains("Delete"))
  }

  @Test("for screen readers a focused stacked button is written last")
  func stacked() throws {
    let long = ["-l", "Leave everything as it is now", "-r", "Delete", "-m", "Really?"]
    let question = try Question(long, 44, 24)
    #expect(said(question) { question.press(.tab) }.hasSuffix("Leave everything as it is now"))
    #expect(said(question) { question.press(.tab) }.hasSuffix("Delete"))
  }

  @Test("for screen readers a check box is written whole with its mark")
  func box() throws {
    let question = try Question(Self.delete + ["--check", "I know"])
    #expect(question.focus == .check(0))
    #expect(said(question) { question.type(" ") }.hasSuffix("✓ I know"))
    #expect(said(question) { question.press(.tab) }.contains("✓ I know"))
    #expect(BrailleLine.text(of: question.frame).contains("Cancel"))
  }

  @Test(
    "speakup's highlight tracking finds only the focused button",
    arguments: [["--theme", "light"], ["--theme", "dark"]], [ColorDepth.eight, .sixteen])
  func highlight(theme: [String], depth: ColorDepth) throws {
    let question = try Question(Self.delete + theme, capabilities: .with(.square, depth))
    for (key, label) in [(nil, "Delete"), (Key.left, "Cancel"), (.right, "Delete")] {
      if let key { question.press(key) }
      #expect(HighlightedText.text(of: question.frame, depth: depth) == label)
    }
  }

  @Test("a screen reader speaks the field with the label in its row")
  func field() throws {
    let question = try Question(Self.delete + ["--type", "repo"])
    let words = said(question) { question.type("re") }
    #expect(words.hasSuffix("re"))
    #expect(BrailleLine.text(of: question.frame).contains("Type it:  re"))
    _ = said(question) { question.press(.tab) }
    #expect(said(question) { question.press(.backTab) }.contains("Type it"))
  }

  @Test("for screen readers rows of text are written whole")
  func rows() throws {
    let message = (1...60).map { "line \($0) says something" }.joined(separator: "\n")
    let question = try Question(["-l", "No", "-r", "OK", "-m", message])
    let rows = question.dialog.views[0].height
    #expect(said(question) { question.press(.down) } == "line \(rows + 1) says something")
    let page = said(question) { question.press(.pageDown) }
    #expect(page.hasPrefix("line \(rows + 2) says something line \(rows + 3) says"))
  }

  @Test("after scrolling the cursor is on the first new row, and the next Tab takes it back")
  func scrolling() throws {
    let message = (1...60).map { "line \($0) says something" }.joined(separator: "\n")
    let question = try Question(["-l", "No", "-r", "OK", "-m", message])
    let rows = question.dialog.views[0].height
    func braille() -> String { BrailleLine.text(of: question.frame) }
    #expect(braille().contains("OK"))
    question.press(.down)
    #expect(braille().contains("line \(rows + 1) "))
    question.press(.pageDown)
    #expect(braille().contains("line \(rows + 2) "))
    question.press(.up)
    #expect(braille().contains("line \(rows + 1) "))
    question.press(.end)
    #expect(!braille().contains("OK"))
    question.press(.tab)
    #expect(braille().contains("No"))
    question.press(.home)
    #expect(braille().contains("line 1 "))
    // There is no button further left, but the cursor returns to the focus.
    question.press(.left)
    #expect(braille().contains("No"))
  }

  @Test("an inline popup's cursor is on the focus, and returns to its row")
  func inline() throws {
    let question = try Question(Self.delete + ["--inline"], 80, 24)
    let (depth, first) = (question.dialog.depth, question.frame)
    var screen = VirtualScreen(TerminalSize(80, 24))
    screen.feed(Array("\r\n\r\n$ ".utf8))
    screen.feed(ControlSequence.enter(alternateScreen: false, mouse: false))
    screen.feed(FrameEncoder.encode(first, depth: depth, anchor: .cursor))
    #expect(screen.cursor == (first.cursor.column, first.cursor.row + 3))
    question.press(.left)
    let second = question.frame
    screen.feed(FrameEncoder.encode(second, over: first, depth: depth, anchor: .cursor))
    #expect(screen.cursor == (second.cursor.column, second.cursor.row + 3))
    #expect(screen.lines[screen.cursor.row].contains("‹ Cancel ›"))
    screen.feed(
      ControlSequence.leave(
        alternateScreen: false, mouse: false, erasingBelow: second.size.rows))
    #expect(screen.cursor == (2, 2))
    #expect(screen.lines.allSatisfy { $0.isEmpty || $0 == "$" })
  }

  @Test("without animation the countdown shows 60, 30, 20, 10 and 5 seconds")
  func time() throws {
    var still = TerminalCapabilities.line
    still.prefersStillness = true
    for (options, capabilities) in [
      (["--no-animation"], TerminalCapabilities.line), ([], still),
    ] {
      let question = try Question(
        Self.delete + ["--timeout", "90", "--on-timeout", "left"] + options,
        capabilities: capabilities)
      var told: [String] = []
      for _ in 0..<90 {
        let words = said(question) { question.wait(1000) }
        if words.contains("Cancel") { told.append(words) }
      }
      #expect(told == ["60", "30", "20", "10", "5"].map { "Cancel (\($0))" })
    }
  }
}
