import Testing

@testable import PopupCore

@Suite("Guards")
struct GuardTests {
  private func isEnabled(_ question: Question) -> Bool {
    question.dialog.state.isEnabled(.affirmative, at: question.now)
  }

  @Test(
    "no way to press the right button works while a guard is unmet",
    arguments: [["--wait", "5"], ["--check", "I know"], ["--type", "word"]])
  func closed(words: [String]) throws {
    let make = { try Question(["m"] + words) }
    var question = try make()
    #expect(question.focus != .button(.affirmative))
    for _ in 0..<4 {
      question.press(.tab)
      #expect(question.focus != .button(.affirmative), "Tab skips it")
    }
    question = try make()
    #expect(question.click(.affirmative) == .ignored)
    question = try make()
    for key in ["y", "확", "ㅎ", "2"] {
      let response = question.type(key)
      #expect(response == .ignored || response == .redraw)
    }
    #expect(!isEnabled(question))
  }

  @Test("the left button and Esc work in spite of guards")
  func open() throws {
    let words = ["m", "--wait", "5", "--check", "I know", "--require-read"]
    let question = try Question(words)
    #expect(question.type("n") == .finish(.pressed(.negative)))
    #expect(question.press(.escape) == .finish(.dismissed))
    #expect(question.click(.negative) == .finish(.pressed(.negative)))
  }

  @Test("--wait counts down in the button and then enables it")
  func waiting() throws {
    let question = try Question(["m", "--wait", "2"])
    #expect(question.focus == .button(.negative))
    #expect(question.picture.contains("확인 (2)"))
    #expect(question.dialog.nextTick(after: 0) == 1000)
    question.wait(1999)
    #expect(question.picture.contains("확인 (1)") && !isEnabled(question))
    question.wait(1)
    #expect(!question.picture.contains("(") && isEnabled(question))
    #expect(question.dialog.nextTick(after: question.now) == nil)
    #expect(question.type("y") == .finish(.pressed(.affirmative)))
  }

  @Test("--check requires every box, and unticking one disables the button again")
  func boxes() throws {
    let question = try Question(["m", "--check", "one", "--check", "two"])
    #expect(question.focus == .check(0))
    #expect(question.picture.contains("항목 2개"))
    question.type(" ")
    question.press(.enter)
    #expect(question.focus == .check(1), "Enter goes on")
    #expect(!isEnabled(question) && question.picture.contains("항목 1개"))
    question.type(" ")
    #expect(isEnabled(question))
    question.type("1")
    #expect(!isEnabled(question))
    question.type("1")
    question.press(.tab)
    question.press(.tab)
    question.press(.tab)
    #expect(question.press(.enter) == .finish(.pressed(.affirmative)))
  }

  @Test(
    "--type accepts exactly its word",
    arguments: [
      ("word", true), ("Word", false), ("wor", false), ("word ", false), ("words", false),
      (" word", false),
    ])
  func word(typed: String, opens: Bool) throws {
    let question = try Question(["m", "--type", "word"])
    question.type(typed)
    #expect(isEnabled(question) == opens)
  }

  @Test(
    "keys typed into the field of --type are not commands",
    arguments: ["yes", "no", "hjkl", "123", "[]<>", "q"])
  func commands(word: String) throws {
    let question = try Question(["m", "--type", word])
    #expect(question.type(word) == .redraw)
    #expect(question.dialog.state.progress.typed.text == word && isEnabled(question))
    #expect(question.focus == .field)
    #expect(question.press(.enter) == .redraw)
    #expect(question.focus == .button(.negative))
  }

  @Test(
    "the word of --type may be typed composed or decomposed",
    arguments: ["삭제", "\u{1109}\u{1161}\u{11A8}\u{110C}\u{1166}"])
  func normalization(typed: String) throws {
    for word in ["삭제", "\u{1109}\u{1161}\u{11A8}\u{110C}\u{1166}"] {
      let question = try Question(["m", "--type", word])
      question.type(typed)
      #expect(isEnabled(question))
    }
  }

  @Test("a pasted word counts only with --type-paste")
  func pasting() throws {
    let question = try Question(["m", "--type", "word"])
    #expect(question.paste("word") == .ignored)
    #expect(!isEnabled(question))
  }

  @Test("--require-read requires the end of the text to be on the screen")
  func reading() throws {
    let text = (1...90).map { "\($0)" }.joined(separator: "\n")
    let question = try Question(["--require-read", text])
    #expect(!isEnabled(question) && question.picture.contains("끝까지"))
    question.press(.pageDown)
    #expect(!isEnabled(question))
    question.press(.end)
    #expect(isEnabled(question))
    question.press(.home)
    #expect(isEnabled(question), "once is enough")
  }

  @Test("--require-read takes a short text as read, but not one that is still arriving")
  func shortText() throws {
    #expect(isEnabled(try Question(["--require-read", "m"])))
    #expect(!isEnabled(try Question(["--require-read", "m"], isComplete: false)))
  }

  @Test("--require-read requires every segment to be read to its end")
  func segments() throws {
    let long = (1...90).map { "\($0)" }.joined(separator: "\n")
    let question = try Question(
      ["--require-read", "--segment", "A", "-m", "1", "--segment", "B", "-m", long])
    #expect(!isEnabled(question) && question.picture.contains("항목 1개"))
    question.type("]")
    #expect(!isEnabled(question) && question.picture.contains("끝까지"))
    question.press(.end)
    #expect(isEnabled(question))
  }

  @Test("the hint names the first unmet guard in screen order")
  func combined() throws {
    let question = try Question(["m", "--check", "I know", "--type", "x", "--wait", "2"])
    func unmet() -> [Guard] { question.dialog.state.progress.unmet(page: 0, now: question.now) }
    #expect(unmet() == [.unticked(1), .untyped, .waiting(seconds: 2)])
    question.type(" ")
    #expect(unmet() == [.untyped, .waiting(seconds: 2)])
    question.type("x")
    #expect(unmet() == [.waiting(seconds: 2)])
    question.wait(2000)
    #expect(unmet() == [] && isEnabled(question))
  }
}
