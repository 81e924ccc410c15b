import Testing

@testable import PopupCore

@Suite("Keys in a dialog")
struct KeyTests {
  private static func ask(_ words: String...) throws -> Question {
    try Question(["--title", "공지", "m"] + words)
  }

  @Test("Enter and Space press the focused button", arguments: [Key.enter, .character(" ")])
  func pressing(key: Key) throws {
    var question = try Self.ask()
    #expect(question.press(key) == .finish(.pressed(.affirmative)))
    question = try Self.ask()
    question.press(.left)
    #expect(question.press(key) == .finish(.pressed(.negative)))
  }

  @Test(
    "arrow keys stop at the first and the last button",
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
    "Tab wraps around from the last button to the first",
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

  @Test("Shift with Tab moves the focus back like Shift-Tab")
  func shiftTab() throws {
    let question = try Self.ask("--extra", "나중에")
    question.press(.tab, .shift)
    #expect(question.focus == .button(.extra))
  }

  @Test(
    "digits press buttons by position",
    arguments: [
      ("1", Response.finish(.pressed(.negative))), ("2", .finish(.pressed(.affirmative))),
      ("3", .ignored),
      ("0", .ignored),
    ])
  func digits(key: String, expected: Response) throws {
    let question = try Self.ask()
    #expect(question.type(key) == expected)
  }

  @Test("digits count only existing buttons")
  func moreDigits() throws {
    var three = try Self.ask("--extra", "나중에")
    #expect(three.type("2") == .finish(.pressed(.extra)))
    three = try Self.ask("--extra", "나중에")
    #expect(three.type("3") == .finish(.pressed(.affirmative)))
    let alert = try Self.ask("--alert")
    #expect(alert.type("1") == .finish(.pressed(.affirmative)))
  }

  @Test(
    "no letter or digit presses a destructive button",
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

  @Test("Enter, Space and a click press a focused destructive button")
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
    "Esc does what --esc says",
    arguments: [
      ("dismiss", Response.finish(.dismissed)), ("left", .finish(.pressed(.negative))),
      ("ignore", .ignored),
    ])
  func escape(behavior: String, expected: Response) throws {
    let question = try Self.ask("--esc", behavior)
    #expect(question.press(.escape) == expected)
  }

  @Test(
    "keys with Alt do nothing",
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
    "pasted text presses nothing and moves nothing", arguments: ["y", "\r", "1", "확", " ", "h"])
  func paste(text: String) throws {
    let question = try Self.ask()
    let before = question.dialog.state
    #expect(question.paste(text) == .ignored)
    #expect(question.dialog.state == before)
  }

  @Test(
    "scrolling keys scroll a long message, and do nothing for a short one",
    arguments: [
      (Key.up, ScrollMotion.rows(-1)), (.down, .rows(1)), (.pageUp, .pages(-1)),
      (.pageDown, .pages(1)), (.home, .start), (.end, .end), (.character("j"), .rows(1)),
      (.character("k"), .rows(-1)), (.character("ㅓ"), .rows(1)), (.character("ㅏ"), .rows(-1)),
    ])
  func scrolling(key: Key, expected: ScrollMotion) throws {
    for (text, action) in [(Self.long, KeyAction.scroll(expected)), ("m", nil)] {
      let question = try Question([text])
      #expect(question.dialog.action(of: key, [], texts: question.texts, now: 0) == action)
    }
    let question = try Question([Self.long])
    question.press(key)
    #expect(question.press(.enter) == .finish(.pressed(.affirmative)))
  }

  @Test(
    "keys scroll preformatted text sideways",
    arguments: [
      (Key.character("<"), Modifiers(), -8), (.character(">"), Modifiers(), 8), (.left, .shift, -8),
      (.right, .shift, 8),
    ] as [(Key, Modifiers, Int)])
  func scrollingSideways(key: Key, modifiers: Modifiers, columns: Int) throws {
    let wide = String(repeating: "wide ", count: 60)
    let question = try Question(["--no-wrap", wide])
    #expect(
      question.dialog.action(of: key, modifiers, texts: question.texts, now: 0)
        == .scroll(.columns(columns)))
    let narrow = try Question(["--no-wrap", "m"])
    #expect(
      narrow.dialog.action(of: key, modifiers, texts: narrow.texts, now: 0)
        != .scroll(.columns(columns)))
  }

  private static let long = (1...99).map { "row \($0)" }.joined(separator: "\n")

  @Test("Ctrl-D does what Esc does", arguments: ["dismiss", "left", "ignore"])
  func controlD(behavior: String) throws {
    let (one, other) = (try Self.ask("--esc", behavior), try Self.ask("--esc", behavior))
    #expect(one.press(.character("d"), .control) == other.press(.escape))
  }

  @Test("before the first line of the message only Esc and Ctrl-C act")
  func noQuestion() throws {
    for text in ["", " \n\n", "half a li"] {
      for key in [Key.enter, .character(" "), .character("y"), .character("1"), .left, .tab] {
        let question = try Question([text, "-t", "T"], isComplete: false)
        #expect(question.press(key) == .ignored, "\(text) \(key)")
        #expect(question.click(.affirmative) == .ignored)
        #expect(question.press(.character("c"), .control) == .interrupt)
        #expect(question.press(.escape) == .finish(.dismissed))
      }
      let left = try Question([text, "-t", "T", "--esc", "left"], isComplete: false)
      #expect(left.press(.escape) == .finish(.dismissed), "Esc answers nothing unread")
    }
    let question = try Question(["A line.\nhalf", "-t", "T"], isComplete: false)
    #expect(question.press(.enter) == .finish(.pressed(.affirmative)))
  }

  @Test(
    "y and n press the button whose label says yes or no",
    arguments: [
      ("예", "아니오", "y", ButtonRole.negative), ("예", "아니오", "n", .affirmative),
      ("네", "아니요", "ㅛ", .negative), ("YES", "No", "y", .negative), ("No", "Yes", "y", .affirmative),
      ("아니요", "삭제", "n", .negative), ("취소", "확인", "y", .affirmative),
    ])
  func yesNo(left: String, right: String, key: String, role: ButtonRole) throws {
    let question = try Question(["m", "-l", left, "-r", right])
    #expect(question.type(key) == .finish(.pressed(role)))
  }

  @Test("on a screen that is too small only Esc and Ctrl-C act")
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
