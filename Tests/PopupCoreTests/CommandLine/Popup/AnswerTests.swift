import PopupCore
import Testing

@Suite("Answers without a person")
struct AnswerTests {
  private func answer(
    _ words: [String], _ variables: [String: String] = [:]
  ) throws -> (ButtonRole, AnswerOrigin)? {
    if case .answer(_, let role, let origin) = try parse(["m"] + words, variables) {
      return (role, origin)
    }
    return nil
  }

  @Test(
    "--answer presses the button, a destructive one too",
    arguments: [
      (["--answer", "left"], .negative), (["--answer", "right"], .affirmative),
      (["--answer", "extra", "--extra", "E"], .extra), (["--answer", "default"], .affirmative),
      (["--answer", "default", "--default", "left"], .negative),
      (["--answer", "default", "--extra", "E", "--default", "extra"], .extra),
      (["--answer", "default", "--destructive"], .negative),
      (["--answer", "right", "--destructive"], .affirmative),
      (["--answer", "default", "--alert"], .affirmative),
      (["--answer", "default", "--wait", "3"], .negative),
      (["--answer", "default", "--alert", "--wait", "3"], .affirmative),
      (["--answer", "right", "--wait", "3"], .affirmative),
    ] as [([String], ButtonRole)])
  func option(words: [String], expected: ButtonRole) throws {
    let found = try answer(words, ["POPUP_ANSWER": "nonsense"])
    #expect(found?.0 == expected)
    #expect(found?.1 == .option)
  }

  @Test(
    "POPUP_ANSWER does the same for all popups",
    arguments: [
      ("left", [], .negative), ("right", [], .affirmative), ("default", [], .affirmative),
      ("extra", ["--extra", "E"], .extra), ("default", ["--destructive"], .negative),
      ("left", ["--destructive"], .negative), ("right", ["--alert"], .affirmative),
      ("right", ["--wait", "3"], .affirmative),
    ] as [(String, [String], ButtonRole)])
  func variable(word: String, words: [String], expected: ButtonRole) throws {
    let found = try answer(words, ["POPUP_ANSWER": word])
    #expect(found?.0 == expected)
    #expect(found?.1 == .variable(.answer))
  }

  @Test("an empty POPUP_ANSWER is none")
  func empty() throws {
    #expect(try answer([], ["POPUP_ANSWER": ""]) == nil)
  }

  @Test("no variable presses a destructive button")
  func destructive() {
    #expect(
      mistake(["m", "--destructive"], ["POPUP_ANSWER": "right"]) == .destructiveAnswer(.answer))
    #expect(
      mistake(["m", "--destructive"], ["POPUP_OPTS": "--answer right"])
        == .destructiveAnswer(.options))
    #expect(
      mistake(["m"], ["POPUP_OPTS": "--answer right --destructive"])
        == .destructiveAnswer(.options))
  }

  @Test("POPUP_OPTS can answer what is harmless")
  func defaultOption() throws {
    let found = try answer([], ["POPUP_OPTS": "--answer right"])
    #expect(found?.0 == .affirmative)
    #expect(found?.1 == .variable(.options))
  }

  @Test("POPUP_ANSWER cannot press a button that is not there")
  func missing() {
    #expect(mistake(["m"], ["POPUP_ANSWER": "extra"]) == .answerWithoutButton(.extra))
    #expect(mistake(["m", "--alert"], ["POPUP_ANSWER": "left"]) == .answerWithoutButton(.negative))
  }

  @Test("a preview is only looked at, whatever POPUP_ANSWER says")
  func preview() throws {
    let request = try parse(["m", "--preview"], ["POPUP_ANSWER": "right"])
    guard case .preview = request else {
      Issue.record("not a preview: \(request)")
      return
    }
  }
}
