import Testing

@testable import PopupCore

@Suite("Editing the field of --type")
struct TypedWordTests {
  private func field(_ text: String) throws -> Question {
    let question = try Question(["m", "--type", "word"])
    question.type(text)
    return question
  }

  private func text(_ question: Question) -> String { question.dialog.state.progress.typed.text }

  @Test(
    "Backspace deletes the last cluster",
    arguments: [
      ("ab", "a"), ("한글", "한"), ("e\u{301}", ""), ("a👨‍👩‍👧", "a"), ("\u{1112}\u{1161}\u{11AB}", ""),
      ("", ""),
    ])
  func backspace(typed: String, left: String) throws {
    let question = try field(typed)
    question.press(.backspace)
    #expect(text(question) == left)
  }

  @Test(
    "Ctrl-W deletes the last word and the blanks after it",
    arguments: [("one two", "one "), ("one two  ", "one "), ("one", ""), ("한 글", "한 "), ("  ", "")])
  func word(typed: String, left: String) throws {
    let question = try field(typed)
    question.press(.character("w"), .control)
    #expect(text(question) == left)
  }

  @Test("Ctrl-U deletes the whole text")
  func clearing() throws {
    let question = try field("one 두 셋")
    question.press(.character("u"), .control)
    #expect(text(question) == "")
  }

  @Test("the field ignores control characters and has a length limit")
  func limits() {
    var word = TypedWord()
    for scalar in "\u{1B}\u{7F}\u{0}\n".unicodeScalars { word.append(scalar) }
    #expect(word.text == "")
    for _ in 0..<9999 { word.append("가") }
    #expect(word.text.utf8.count < 1100)
  }

  @Test("a field narrower than its text shows the end of it")
  func ending() throws {
    let question = try field(String(repeating: "a", count: 200) + "끝")
    let line = question.frame.line(question.layout.controls[0].row, in: question.layout.box)
    #expect(line.contains("aaa끝"))
    let area = question.layout.controls[0]
    #expect(area.contains(question.frame.cursor))
  }

  @Test("typing moves the focus from a button to the field")
  func oneFocus() throws {
    let question = try Question(["m", "--type", "word", "--destructive", "-l", "Keep"])
    question.press(.backTab)
    question.type("w")
    #expect(question.focus == .field)
    question.press(.tab)
    #expect(question.focus == .button(.negative))
    // No caret in a field without the focus.
    let field = try #require(question.layout.controls.last)
    let styles = (field.column..<field.endColumn).map { question.frame[$0, field.endRow - 1].style }
    #expect(!styles.contains { $0.attributes.contains(.reverse) })
  }
}
