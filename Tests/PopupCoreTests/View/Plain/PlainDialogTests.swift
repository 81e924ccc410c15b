import Testing

@testable import PopupCore

@Suite("A question in plain mode")
struct PlainDialogTests {
  static let delete = ["-t", "Delete", "-m", "Really?", "-l", "Cancel", "-r", "Delete"]
  static let list = "1. Cancel\n2. Delete\n"
  static let prompt = "Number (Enter for 2): "

  @Test("plain mode prints title, message, choices and prompt")
  func question() throws {
    let question = try PlainQuestion(Self.delete)
    #expect(question.start() == "Delete\nReally?\n" + Self.list + Self.prompt)
    #expect(question.type("2") == "Delete\n")
    #expect(question.answer == .pressed(.affirmative))
  }

  @Test("an empty line presses the default button named in the prompt")
  func enter() throws {
    for (options, number, role) in [
      ([], "2", .affirmative), (["--default", "left"], "1", .negative),
      (["--destructive"], "1", .negative), (["--wait", "9"], "1", .negative),
      (["--check", "a"], "1", .negative),
    ] as [([String], String, ButtonRole)] {
      let question = try PlainQuestion(Self.delete + options)
      #expect(question.start().hasSuffix("\nNumber (Enter for \(number)): "))
      question.type("  ")
      #expect(question.answer == .pressed(role))
    }
  }

  @Test("plain mode speaks Korean in a Korean locale")
  func korean() throws {
    let question = try PlainQuestion(["-m", "삭제?"])
    #expect(question.start() == "삭제?\n1. 취소\n2. 확인\n번호 (Enter는 2): ")
    #expect(question.type("9") == "답이 아닙니다: 9\n번호 (Enter는 2): ")
    #expect(question.type("") == "확인\n")
  }

  @Test("plain mode speaks English where Hangul cannot be shown")
  func console() throws {
    var capabilities = TerminalCapabilities()
    capabilities.showsHangul = false
    let question = try PlainQuestion(["-m", "q"], capabilities: capabilities)
    #expect(question.start() == "q\n1. Cancel\n2. OK\nNumber (Enter for 2): ")
  }

  @Test("an alert in plain mode lists no choices")
  func alert() throws {
    let question = try PlainQuestion(["--alert", "-r", "OK", "-m", "Saved."])
    #expect(question.start() == "Saved.\nEnter for OK: ")
    #expect(question.type("n") == "Not an answer: n\nEnter for OK: ")
    #expect(question.type("ok") == "OK\n")
    let korean = try PlainQuestion(["--alert", "-m", "저장했습니다."])
    #expect(korean.start() == "저장했습니다.\nEnter는 확인: ")
  }

  @Test("a guarded alert in plain mode lists its button, and Enter does nothing")
  func guardedAlert() throws {
    let question = try PlainQuestion(["--alert", "-r", "OK", "-m", "q", "--check", "Read"])
    #expect(question.start() == "q\n1. OK\nNumber: ")
    #expect(question.type("") == "Not an answer: \nNumber: ")
    #expect(question.type("1") == "1 of 1: Read\nYes or no: ")
  }

  @Test("a plain-mode prompt longer than 40 cells has a line of its own")
  func longPrompt() throws {
    let label = "Acknowledge and continue anyway"
    let question = try PlainQuestion(["--alert", "-r", label, "-m", "q"])
    #expect(question.start() == "q\nEnter for \(label)\nEnter: ")
    let word = "production-database-eu-1"
    let typing = try PlainQuestion(["-l", "No", "-r", "Go", "-m", "q", "--type", word])
    typing.start()
    #expect(typing.type("2") == "Type \(word) to continue\nType it: ")
  }

  @Test("every third invalid answer in plain mode prints help and the choices")
  func wrong() throws {
    let question = try PlainQuestion(Self.delete + ["--destructive"])
    #expect(
      question.start()
        == "Delete\nReally?\n1. Cancel\n2. Delete (destructive)\nNumber (Enter for 1): ")
    #expect(question.type("y", "d") == "Not an answer: d\nNumber (Enter for 1): ")
    #expect(
      question.type("dele")
        == """
        Not an answer: dele
        A number or a label, then Enter. Ctrl-D leaves. ? repeats the question.
        1. Cancel
        2. Delete (destructive)
        Number (Enter for 1): 
        """)
    #expect(question.type("x") == "Not an answer: x\nNumber (Enter for 1): ")
    #expect(question.type("delete") == "Delete\n")
  }

  @Test("an invalid answer is quoted without control characters, up to 20 clusters")
  func shown() throws {
    let question = try PlainQuestion(Self.delete)
    question.start()
    #expect(question.type("\u{1B}[2J\u{202E}").hasPrefix("Not an answer: ␛[2J<U+202E>\n"))
    #expect(
      question.type(String(repeating: "가", count: 30)).hasPrefix(
        "Not an answer: " + String(repeating: "가", count: 20) + "…\n"))
  }

  @Test("Ctrl-D and a line of Esc alone dismiss a plain-mode question")
  func leaving() throws {
    for (escape, text, answer) in [
      ([], "No answer.\n", .dismissed),
      (["--esc", "left"], "Cancel\n", .pressed(.negative)),
      (["--esc", "ignore"], Self.prompt, nil),
    ] as [([String], String, Answer?)] {
      let first = try PlainQuestion(Self.delete + escape)
      first.start()
      #expect(first.take(.endOfFile) == "\n" + text)
      #expect(first.answer == answer)
      let second = try PlainQuestion(Self.delete + escape)
      second.start()
      #expect(second.type("\u{1B}") == text)
      #expect(second.answer == answer)
    }
  }

  @Test("several lines at once answer nothing in plain mode")
  func paste() throws {
    let question = try PlainQuestion(Self.delete)
    question.start()
    #expect(question.take(.severalLines) == "One line at a time.\n" + Self.prompt)
    #expect(question.answer == nil)
  }

  @Test("after a stop plain mode repeats the question without the message")
  func resumed() throws {
    let question = try PlainQuestion(Self.delete)
    question.start()
    #expect(question.take(.resumed) == "Delete\n" + Self.list + Self.prompt)
  }

  @Test("plain mode asks nothing before the message has begun")
  func nothingYet() throws {
    let question = try PlainQuestion(["-t", "Title", "-l", "No", "-r", "Yes", "-m", "\nOne\nTwo\n"])
    question.hold(1)
    #expect(question.start() == "")
    #expect(question.type("2") == "" && question.answer == nil)
    question.hold(6)
    #expect(question.take(.moreText) == "Title\n\nOne\nMore. Enter, or end: ")
    question.release()
    #expect(question.type("") == "Two\n1. No\n2. Yes\nNumber (Enter for 2): ")
    let left = try PlainQuestion(["-m", "One\n", "--esc", "ignore"])
    left.hold(0)
    left.start()
    left.take(.endOfFile)
    #expect(left.answer == .dismissed)
  }

  @Test("? repeats the plain-mode question without the time")
  func repeating() throws {
    let question = try PlainQuestion(Self.delete + ["--timeout", "1"])
    let whole = question.start()
    #expect(whole.contains("\n1 second, then it closes. ? stops the clock.\n"))
    #expect(question.timeLeft == 1000)
    #expect(
      question.type("?")
        == whole.replacing("1 second, then it closes. ? stops the clock.\n", with: ""))
    #expect(question.timeLeft == nil)
  }
}
