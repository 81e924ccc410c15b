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
    "--answer presses the button, even a destructive or guarded one",
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
    for variables in [[:], ["POPUP_ANSWER": "nonsense"], ["POPUP_OPTS": "--answer left"]] {
      let found = try answer(words, variables)
      #expect(found?.0 == expected)
      #expect(found?.1 == .option)
    }
  }

  @Test(
    "POPUP_ANSWER answers every popup without a safeguard",
    arguments: [
      ("left", [], .negative), ("right", [], .affirmative), ("default", [], .affirmative),
      ("extra", ["--extra", "E"], .extra), ("default", ["--destructive"], .negative),
      ("left", ["--destructive"], .negative), ("right", ["--alert"], .affirmative),
      ("default", ["--type", "x"], .negative), ("left", ["--check", "c"], .negative),
      ("default", ["--wait", "3", "--extra", "E", "--default", "extra"], .extra),
      ("right", ["--wait", "0"], .affirmative),
    ] as [(String, [String], ButtonRole)])
  func variable(word: String, words: [String], expected: ButtonRole) throws {
    let found = try answer(words, ["POPUP_ANSWER": word])
    #expect(found?.0 == expected)
    #expect(found?.1 == .variable(.answer))
  }

  @Test("an empty POPUP_ANSWER counts as unset")
  func empty() throws {
    #expect(try answer([], ["POPUP_ANSWER": ""]) == nil)
  }

  @Test("--answer in POPUP_OPTS takes precedence over POPUP_ANSWER")
  func precedence() throws {
    let found = try answer([], ["POPUP_OPTS": "--answer right", "POPUP_ANSWER": "left"])
    #expect(found?.0 == .affirmative)
    #expect(found?.1 == .variable(.options))
  }

  static let protections = [
    ["--destructive"], ["--wait", "1"], ["--require-read"], ["--check", "c"], ["--type", "DELETE"],
  ]

  @Test("no variable presses a destructive or guarded button", arguments: protections)
  func protected(protection: [String]) {
    let isDestructive = protection == ["--destructive"]
    let error = UsageError.protectedButton(
      OptionMention(.answer, "right"), isDestructive: isDestructive)
    let text = protection.joined(separator: " ")
    #expect(mistake(["m"] + protection, ["POPUP_ANSWER": "right"]) == .inVariable(.answer, error))
    #expect(
      mistake(["m"], ["POPUP_ANSWER": "right", "POPUP_OPTS": text]) == .inVariable(.answer, error))
    #expect(
      mistake(["m"] + protection, ["POPUP_OPTS": "--answer right"]) == .inVariable(.options, error))
    #expect(
      mistake(["m"], ["POPUP_OPTS": "--answer right " + text]) == .inVariable(.options, error))
  }

  @Test(
    "no variable presses the only button of a guarded alert", arguments: protections.dropFirst())
  func guardedAlert(protection: [String]) {
    let error = UsageError.protectedButton(
      OptionMention(.answer, "default"), isDestructive: false)
    #expect(
      mistake(["m", "--alert"] + protection, ["POPUP_ANSWER": "default"])
        == .inVariable(.answer, error))
    #expect(
      mistake(["m", "--alert"] + protection, ["POPUP_OPTS": "--answer default"])
        == .inVariable(.options, error))
    #expect(
      mistake(["m"] + protection, ["POPUP_OPTS": "--alert", "POPUP_ANSWER": "default"])
        == .inVariable(.answer, error))
  }

  @Test(
    "a variable's timeout never presses a destructive or guarded button", arguments: protections)
  func timeout(protection: [String]) {
    let press = OptionMention(.onTimeout, "right")
    let text = protection.joined(separator: " ")
    for (words, variable) in [
      (protection, "--timeout 1 --on-timeout right"),
      (protection + ["--timeout", "1"], "--on-timeout right"),
      ([], "--timeout 1 --on-timeout right " + text),
    ] {
      let found = mistake(["m"] + words, ["POPUP_OPTS": variable])
      guard case .inVariable(.options, .contradiction(press, _, _)) = found else {
        Issue.record("\(words) with \(variable): \(String(describing: found))")
        continue
      }
    }
  }

  @Test(
    "no variable weakens a safeguard of the command line",
    arguments: [
      (["--wait", "3"], "--wait 0", question { $0.guards.wait = 3000 }),
      (["--type", "DELETE"], "--type d", question { $0.guards.word = bytes("DELETE") }),
      (["--check", "a"], "--check b", question { $0.guards.checks = [bytes("a")] }),
      (
        ["--destructive"], "--default right",
        question {
          $0.isDestructive = true
          $0.initialFocus = .negative
        }
      ),
      (
        ["--destructive"], "--alert",
        question {
          $0.isDestructive = true
          $0.initialFocus = .negative
        }
      ),
      (["--esc", "ignore"], "--esc left", question { $0.escape = .ignore }),
      (
        ["--wait", "3"], "--require-read",
        question {
          $0.guards.wait = 3000
          $0.guards.requiresReading = true
        }
      ),
    ] as [([String], String, PopupSpec)])
  func weakening(words: [String], variable: String, expected: PopupSpec) throws {
    #expect(try spec(["m"] + words, ["POPUP_OPTS": variable]) == expected)
  }

  @Test("--type-paste is refused in POPUP_OPTS")
  func typePaste() {
    #expect(
      mistake(["m", "--type", "yes"], ["POPUP_OPTS": "--type-paste"])
        == .inVariable(.options, .commandLineOnly(.typePaste)))
  }

  @Test("POPUP_OPTS can answer a question without a safeguard")
  func defaultOption() throws {
    let found = try answer([], ["POPUP_OPTS": "--answer right"])
    #expect(found?.0 == .affirmative)
    #expect(found?.1 == .variable(.options))
  }

  @Test("no variable presses a button that is missing")
  func missing() {
    let extra = UsageError.requirement(OptionMention(.answer, "extra"), .extra)
    #expect(mistake(["m"], ["POPUP_ANSWER": "extra"]) == .inVariable(.answer, extra))
    #expect(mistake(["m"], ["POPUP_OPTS": "--answer extra"]) == .inVariable(.options, extra))
    let left = UsageError.contradiction(
      OptionMention(.alert), OptionMention(.answer, "left"), "an alert has only the right button")
    #expect(mistake(["m", "--alert"], ["POPUP_ANSWER": "left"]) == .inVariable(.answer, left))
    #expect(
      mistake(["m", "--alert"], ["POPUP_OPTS": "--answer left"]) == .inVariable(.options, left))
  }

  @Test("a preview ignores a variable's answer")
  func preview() throws {
    for variables in [["POPUP_ANSWER": "right"], ["POPUP_OPTS": "--answer right"]] {
      let request = try parse(["m", "--preview"], variables)
      guard case .preview = request else {
        Issue.record("not a preview: \(request)")
        continue
      }
    }
  }
}
