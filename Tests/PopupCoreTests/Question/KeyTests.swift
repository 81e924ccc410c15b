import Testing

@testable import PopupCore

@Suite("Keys")
struct KeyTests {
  private static func ask(_ words: String...) throws -> Question {
    try Question(["--title", "공지", "m"] + words)
  }

  @Test("Enter and Space press what has the focus", arguments: [Key.enter, .character(" ")])
  func pressing(key: Key) throws {
    var question = try Self.ask()
    #expect(question.press(key) == .finish(.pressed(.affirmative)))
    question = try Self.ask()
    question.press(.left)
    #expect(question.press(key) == .finish(.pressed(.negative)))
  }

  @Test(
    "keys that move the focus stop at the ends",
    arguments: [
      ([Key.left], ButtonRole.extra), ([.left, .left], .negative),
      ([.left, .left, .left], .negative), ([.right], .affirmative),
      ([.left, .right], .affirmative), ([.character("h")], .extra),
      ([.character("h"), .character("l")], .affirmative), ([.character("H")], .extra),
      ([.character("ㅗ")], .extra), ([.character("ㅗ"), .character("ㅣ")], .affirmative),
    ])
  func moving(keys: [Key], expected: ButtonRole) throws {
    let question = try Self.ask("--extra", "나중에")
    for key in keys { question.press(key) }
    #expect(question.focus == .button(expected))
  }

  @Test(
    "Tab goes round",
    arguments: [
      ([Key.tab], ButtonRole.negative), ([.tab, .tab], .extra),
      ([.tab, .tab, .tab], .affirmative), ([.backTab], .extra),
      ([.backTab, .backTab, .backTab], .affirmative),
    ])
  func cycling(keys: [Key], expected: ButtonRole) throws {
    let question = try Self.ask("--extra", "나중에")
    for key in keys { question.press(key) }
    #expect(question.focus == .button(expected))
  }

  @Test("Shift and Tab go back, as a terminal may send them apart")
  func shiftTab() throws {
    let question = try Self.ask("--extra", "나중에")
    question.press(.tab, .shift)
    #expect(question.focus == .button(.extra))
  }

  @Test(
    "digits press by position",
    arguments: [
      ("1", Response.finish(.pressed(.negative))), ("2", .finish(.pressed(.affirmative))),
      ("3", .ignored),
      ("0", .ignored),
    ])
  func digits(key: String, expected: Response) throws {
    let question = try Self.ask()
    #expect(question.type(key) == expected)
  }

  @Test("digits count the buttons there are")
  func moreDigits() throws {
    var three = try Self.ask("--extra", "나중에")
    #expect(three.type("2") == .finish(.pressed(.extra)))
    three = try Self.ask("--extra", "나중에")
    #expect(three.type("3") == .finish(.pressed(.affirmative)))
    let alert = try Self.ask("--alert")
    #expect(alert.type("1") == .finish(.pressed(.affirmative)))
  }

  @Test(
    "what destroys something is pressed by no letter and no digit",
    arguments: ["y", "Y", "d", "D", "ㅛ", "2", "ㅇ"])
  func destructive(key: String) throws {
    for label in ["Delete", "예"] {
      let question = try Self.ask("--destructive", "--right", label)
      let response = question.type(key)
      #expect(response == .ignored || response == .redraw)
      #expect(question.press(.enter) != .ignored)
    }
    let question = try Self.ask("--destructive")
    #expect(question.focus == .button(.negative))
    question.type("2")
    #expect(question.focus == .button(.affirmative))
    #expect(question.press(.enter) == .finish(.pressed(.affirmative)))
  }

  @Test("what destroys something is pressed by Enter, Space and a click on it")
  func destroying() throws {
    for key in [Key.enter, .character(" ")] {
      let question = try Self.ask("--destructive")
      question.press(.right)
      #expect(question.press(key) == .finish(.pressed(.affirmative)))
    }
    let question = try Self.ask("--destructive")
    #expect(question.click(.affirmative) == .finish(.pressed(.affirmative)))
  }

  @Test(
    "Esc leaves as it was told",
    arguments: [
      ("dismiss", Response.finish(.dismissed)), ("left", .finish(.pressed(.negative))),
      ("ignore", .ignored),
    ])
  func escape(behavior: String, expected: Response) throws {
    let question = try Self.ask("--esc", behavior)
    #expect(question.press(.escape) == expected)
  }

  @Test(
    "keys with Alt mean nothing",
    arguments: [Key.character("y"), .enter, .escape, .left, .character("1"), .tab])
  func alt(key: Key) throws {
    let question = try Self.ask()
    #expect(question.press(key, .alt) == .ignored)
    #expect(question.focus == .button(.affirmative))
  }

  @Test(
    "Ctrl with a letter is not that letter",
    arguments: [
      ("c", Response.interrupt), ("\\", .quit), ("z", .suspend), ("l", .repaint), ("y", .ignored),
      ("n", .ignored), ("h", .ignored), ("u", .ignored),
    ] as [(Unicode.Scalar, Response)])
  func control(key: Unicode.Scalar, expected: Response) throws {
    let question = try Self.ask()
    #expect(question.press(.character(key), .control) == expected)
  }

  @Test(
    "a pasted text presses nothing and moves nothing", arguments: ["y", "\r", "1", "확", " ", "h"])
  func paste(text: String) throws {
    let question = try Self.ask()
    let before = question.dialog.state
    #expect(question.paste(text) == .ignored)
    #expect(question.dialog.state == before)
  }

  @Test(
    "keys that scroll",
    arguments: [
      (Key.up, Response.scroll(.rows(-1))), (.down, .scroll(.rows(1))),
      (.pageUp, .scroll(.pages(-1))), (.pageDown, .scroll(.pages(1))),
      (.home, .scroll(.start)), (.end, .scroll(.end)), (.character("j"), .scroll(.rows(1))),
      (.character("k"), .scroll(.rows(-1))), (.character("ㅓ"), .scroll(.rows(1))),
      (.character("ㅏ"), .scroll(.rows(-1))),
    ])
  func scrolling(key: Key, expected: Response) throws {
    let question = try Self.ask()
    let layout = question.layout
    #expect(question.dialog.state.handle(.key(key, []), on: layout, now: 0) == expected)
    #expect(question.press(.enter) == .finish(.pressed(.affirmative)))
  }

  @Test("on a screen that is too small only Esc and Ctrl-C count")
  func tooSmall() throws {
    for behavior in ["dismiss", "left", "ignore"] {
      let question = try Question(["--esc", behavior, "m"], 3, 1)
      #expect(question.layout.isTooSmall)
      for key in [Key.enter, .character(" "), .character("y"), .character("1"), .left, .tab] {
        #expect(question.press(key) == .ignored)
      }
      #expect(question.click(at: Point(column: 0, row: 0)) == .ignored)
      #expect(question.paste("y") == .ignored)
      #expect(question.press(.character("c"), .control) == .interrupt)
      #expect(question.press(.escape) == .finish(.dismissed))
    }
  }

  @Test("an alert keeps the focus on its only button")
  func alert() throws {
    let question = try Question(["--alert", "m"])
    for key in [Key.left, .tab, .character("h"), .character("n")] { question.press(key) }
    #expect(question.focus == .button(.affirmative))
    #expect(question.press(.enter) == .finish(.pressed(.affirmative)))
  }
}
