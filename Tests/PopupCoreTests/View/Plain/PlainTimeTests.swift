import Testing

@testable import PopupCore

@Suite("Time in plain mode")
struct PlainTimeTests {
  private static let delete = PlainDialogTests.delete

  @Test("an expired timeout presses its button and reports it in plain mode")
  func pressing() throws {
    let question = try PlainQuestion(Self.delete + ["--timeout", "2", "--on-timeout", "left"])
    #expect(
      question.start().hasPrefix("Delete\n2 seconds, then Cancel. ? stops the clock.\nReally?"))
    question.now = 1999
    #expect(question.timeLeft == 1)
    #expect(question.take(.timeIsUp(isTyping: false)) == "" && question.answer == nil)
    question.now = 2000
    #expect(question.timeLeft == 0)
    #expect(question.take(.timeIsUp(isTyping: false)) == "\nTime is over: Cancel\n")
    #expect(question.answer == .pressed(.negative))
  }

  @Test("an expired timeout without a button ends the plain-mode question")
  func closing() throws {
    let question = try PlainQuestion(["-m", "삭제?", "--timeout", "30"])
    #expect(question.start().hasPrefix("30초 뒤 닫힙니다. ?는 시계를 멈춥니다.\n삭제?\n"))
    question.now = 30_000
    #expect(question.take(.timeIsUp(isTyping: false)) == "\n시간이 지났습니다.\n")
    #expect(question.answer == .timedOut)
  }

  @Test("half a line stops the timeout at the last moment in plain mode")
  func typing() throws {
    let question = try PlainQuestion(Self.delete + ["--timeout", "1", "--on-timeout", "left"])
    question.start()
    question.now = 1000
    #expect(
      question.take(.timeIsUp(isTyping: true))
        == "\nThe clock is stopped.\nNumber (Enter for 2): ")
    #expect(question.timeLeft == nil && question.answer == nil)
  }

  @Test("any line stops the timeout in plain mode", arguments: ["x", "", "?"])
  func line(_ line: String) throws {
    let question = try PlainQuestion(
      Self.delete + ["--timeout", "1", "--check", "a", "--default", "extra", "--extra", "Later"])
    question.start()
    #expect(question.timeLeft == 1000)
    question.type(line)
    #expect(question.timeLeft == nil)
  }
}
