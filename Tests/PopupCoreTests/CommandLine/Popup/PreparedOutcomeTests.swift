import PopupCore
import Testing

@Suite("Outcomes of prepared answers")
struct PreparedOutcomeTests {
  /// The outcome of an answer to a question with the title A.
  private func outcome(
    _ answer: String, named name: String = "A", _ change: (inout PopupSpec) -> Void = { _ in }
  ) throws -> PreparedOutcome {
    let answers = try PreparedAnswers(bytes("\(name)\t\(answer)"))
    let line = try #require(answers.line(forTitle: bytes("A"), firstLine: bytes("m")))
    return try line.outcome(for: question(change))
  }

  private func mistake(
    _ answer: String, named name: String = "A", _ change: (inout PopupSpec) -> Void
  ) throws -> PreparedMistake? {
    do {
      _ = try outcome(answer, named: name, change)
      return nil
    } catch let error as PreparedAnswersError {
      #expect(error.line == 1)
      return error.mistake
    }
  }

  @Test("prepared lines can give every outcome")
  func outcomes() throws {
    #expect(try outcome("left") == .answer(.pressed(.negative)))
    #expect(try outcome("right") == .answer(.pressed(.affirmative)))
    #expect(try outcome("right!") == .answer(.pressed(.affirmative)))
    #expect(try outcome("extra") { $0.extraLabel = bytes("x") } == .answer(.pressed(.extra)))
    #expect(try outcome("esc") == .answer(.dismissed))
    #expect(try outcome("timeout") == .answer(.timedOut))
    #expect(try outcome("fail") == .failure)
  }

  @Test("prepared esc and timeout follow --esc and --on-timeout")
  func options() throws {
    #expect(try outcome("esc") { $0.escape = .negative } == .answer(.pressed(.negative)))
    #expect(try mistake("esc") { $0.escape = .ignore } == .escapeIsIgnored)
    let timeout = try outcome("timeout") {
      $0.timeout = 1000
      $0.timeoutButton = .affirmative
    }
    #expect(timeout == .answer(.pressed(.affirmative)))
  }

  @Test("a prepared line cannot press a button that is missing")
  func absent() throws {
    #expect(try mistake("extra") { _ in } == .noSuchButton(.extra))
    #expect(try mistake("left") { $0.leftLabel = nil } == .noSuchButton(.negative))
  }

  static let safeguards: [@Sendable (inout PopupSpec) -> Void] = [
    { $0.isDestructive = true }, { $0.guards.wait = 1 }, { $0.guards.requiresReading = true },
    { $0.guards.checks = [bytes("x")] }, { $0.guards.word = bytes("x") },
  ]

  @Test(
    "a destructive or guarded button requires right! on a line that names the question",
    arguments: safeguards.indices)
  func protected(index: Int) throws {
    let change = Self.safeguards[index]
    let isDestructive = index == 0
    #expect(try outcome("right!", change) == .answer(.pressed(.affirmative)))
    #expect(try outcome("right!", named: "m", change) == .answer(.pressed(.affirmative)))
    #expect(
      try mistake("right", change)
        == .protectedButton(isDestructive: isDestructive, isNamed: true))
    #expect(
      try mistake("right", named: "*", change)
        == .protectedButton(isDestructive: isDestructive, isNamed: false))
    #expect(try outcome("left", named: "*", change) == .answer(.pressed(.negative)))
  }

  @Test(
    "a prepared line's error says what is wrong and how to fix it",
    arguments: [
      (
        .missingAnswer,
        "missing answer: expected TEXT, a tab and left, right, right!, extra, esc, timeout or fail"
      ),
      (
        .invalidAnswer(bytes("yes\u{1B}")),
        #"invalid answer 'yes\x1b': expected left, right, right!, extra, esc, timeout or fail"#
      ),
      (.invalidUse(bytes("2")), "unexpected field '2': expected once or nothing after the answer"),
      (.unnamedQuestion, "right! cannot be used with *: give the question's title or first line"),
      (.noSuchButton(.negative), "left cannot be used: an alert has only the right button"),
      (.noSuchButton(.extra), "extra cannot be used: there is no extra button"),
      (
        .protectedButton(isDestructive: true, isNamed: true),
        "right cannot press a destructive button; use right!"
      ),
      (
        .protectedButton(isDestructive: false, isNamed: false),
        "right cannot press a guarded button; use right! on a line with the question's title or first line"
      ),
      (.escapeIsIgnored, "esc cannot be used with --esc ignore"),
    ] as [(PreparedMistake, String)])
  func texts(mistake: PreparedMistake, text: String) {
    #expect(
      PreparedAnswersError(line: 12, mistake: mistake).text == "POPUP_ANSWERS line 12: " + text)
  }
}

@Suite("Precedence of prepared answers")
struct PreparedPrecedenceTests {
  private let file = ["POPUP_ANSWERS": "f"]

  @Test("--answer on the command line wins over prepared answers")
  func commandLine() throws {
    #expect(
      try parse(["m", "--answer", "left"], file)
        == .answer(question { _ in }, .negative, .option))
  }

  @Test("prepared answers win over variables, which answer questions without a line")
  func variables() throws {
    #expect(
      try parse(["m"], file.merging(["POPUP_ANSWER": "left"]) { $1 })
        == .consult(
          bytes("f"), question { _ in }, otherwise: .answer(.negative, .variable(.answer))))
    #expect(
      try parse(["m"], file.merging(["POPUP_OPTS": "--answer left"]) { $1 })
        == .consult(
          bytes("f"), question { _ in }, otherwise: .answer(.negative, .variable(.options))))
    #expect(
      try parse(["m"], file) == .consult(bytes("f"), question { _ in }, otherwise: .ask))
  }

  @Test("a variable that may not answer is refused only if no line answers")
  func refused() throws {
    let request = try parse(
      ["m", "--wait", "1"], file.merging(["POPUP_ANSWER": "right"]) { $1 })
    guard case .consult(_, _, otherwise: .refuse(let error)) = request else {
      Issue.record("\(request)")
      return
    }
    #expect(error.text.hasPrefix("POPUP_ANSWER=right cannot press a guarded button"))
  }

  @Test("an empty variable counts as unset, and --preview asks nothing")
  func withoutFile() throws {
    #expect(try parse(["m"], ["POPUP_ANSWERS": ""]) == .ask(question { _ in }))
    guard case .preview = try parse(["m", "--preview"], file) else {
      Issue.record("no preview")
      return
    }
  }
}
