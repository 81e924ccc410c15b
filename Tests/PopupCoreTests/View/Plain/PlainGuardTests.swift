import Testing

@testable import PopupCore

@Suite("Guards in plain mode")
struct PlainGuardTests {
  private static let delete = PlainDialogTests.delete
  private static let list = "1. Cancel\n2. Delete\nNumber (Enter for 1): "

  @Test("--wait refuses answers until its end in plain mode")
  func wait() throws {
    let question = try PlainQuestion(Self.delete + ["--wait", "2"])
    #expect(question.start().contains("\n2. Delete (in 2 seconds)\nNumber (Enter for 1): "))
    #expect(question.type("2") == "Not for 2 more seconds.\nNumber (Enter for 1): ")
    question.now = 1500
    #expect(question.type("d") == "Not for 1 more second.\nNumber (Enter for 1): ")
    question.now = 2000
    #expect(question.type("2") == "Delete\n")
    let both = try PlainQuestion(["-m", "삭제?", "--wait", "5", "--destructive"])
    #expect(both.start().contains("\n2. 확인 (위험, 5초 뒤부터)\n번호 (Enter는 1): "))
    #expect(both.type("2") == "5초 뒤에 고를 수 있습니다.\n번호 (Enter는 1): ")
  }

  @Test("plain mode asks about check boxes one by one")
  func boxes() throws {
    let question = try PlainQuestion(Self.delete + ["--check", "I know", "--check", "Sure"])
    question.start()
    #expect(question.type("2") == "1 of 2: I know\nYes or no: ")
    #expect(question.type("maybe") == "Not an answer: maybe\n1 of 2: I know\nYes or no: ")
    #expect(question.type("") == Self.list)
    #expect(question.type("2", "no") == Self.list)
    #expect(question.type("2", "네") == "2 of 2: Sure\nYes or no: ")
    // The first one stays ticked.
    #expect(question.type("n") == Self.list)
    #expect(question.type("2") == "2 of 2: Sure\nYes or no: ")
    #expect(question.type("YES") == "Delete\n")
    #expect(question.answer == .pressed(.affirmative))
  }

  @Test("plain mode accepts only the exact word of --type")
  func word() throws {
    let question = try PlainQuestion(Self.delete + ["--type", "repo"])
    question.start()
    #expect(question.type("2") == "Type repo to continue: ")
    for wrong in ["rep", "", "Repo", "repo ", "re\u{1}po", "y"] {
      #expect(question.type(wrong) == Self.list)
      #expect(question.type("2") == "Type repo to continue: ")
    }
    #expect(question.type("repo") == "Delete\n")
  }

  @Test("--type in plain mode accepts Hangul and words that are commands elsewhere")
  func words() throws {
    let korean = try PlainQuestion(["-m", "q", "--type", "삭제"])
    korean.start()
    #expect(korean.type("2") == "입력할 말: 삭제\n입력: ")
    #expect(korean.type("\u{1109}\u{1161}\u{11A8}\u{110C}\u{1166}") == "확인\n")
    let mark = try PlainQuestion(Self.delete + ["--type", "?"])
    mark.start()
    #expect(mark.type("2", "?") == "Delete\n")
  }

  @Test("plain mode asks for several guards in order")
  func order() throws {
    let question = try PlainQuestion(
      Self.delete + ["--wait", "3", "--check", "I know", "--type", "repo"])
    question.start()
    #expect(question.type("2") == "1 of 1: I know\nYes or no: ")
    #expect(question.type("y") == "Type repo to continue: ")
    #expect(question.type("repo") == "Not for 3 more seconds.\nNumber (Enter for 1): ")
    question.now = 3000
    #expect(question.type("2") == "Delete\n")
  }

  @Test("left and extra ignore guards in plain mode, and Ctrl-D leaves every prompt")
  func others() throws {
    let options = Self.delete + ["--extra", "Later", "--check", "I know", "--type", "repo"]
    for (lines, answer) in [
      (["1"], .pressed(.negative)), (["2"], .pressed(.extra)), (["3", ""], nil),
    ] as [([String], Answer?)] {
      let question = try PlainQuestion(options)
      question.start()
      for line in lines { question.type(line) }
      #expect(question.answer == answer)
    }
    for lines in [["3"], ["3", "yes"]] {
      let question = try PlainQuestion(options)
      question.start()
      for line in lines { question.type(line) }
      #expect(question.take(.endOfFile) == "\nNo answer.\n")
      #expect(question.answer == .dismissed)
    }
  }
}
