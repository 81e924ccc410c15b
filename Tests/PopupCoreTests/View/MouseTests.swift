import Testing

@testable import PopupCore

@Suite("Mouse")
struct MouseTests {
  private let outside = Point(column: 0, row: 0)

  @Test(
    "a press and a release on the same button press it",
    arguments: [TerminalCapabilities.soft, .line])
  func click(capabilities: TerminalCapabilities) throws {
    for role in [ButtonRole.negative, .extra, .affirmative] {
      let question = try Question(["m", "--extra", "Later"], capabilities: capabilities)
      #expect(question.mouse(.press(button: 0), at: question.middle(of: role)) == .redraw)
      #expect(question.focus == .button(role))
      #expect(
        question.mouse(.release(button: 0), at: question.middle(of: role))
          == .finish(.pressed(role)))
    }
  }

  @Test("a click counts on every cell of a button, and on none beside it")
  func edges() throws {
    let area = try Question(["m"], capabilities: .soft).area(of: .negative)
    for row in area.row - 1...area.endRow {
      for column in area.column - 1...area.endColumn {
        let question = try Question(["m"], capabilities: .soft)
        let point = Point(column: column, row: row)
        let expected: Response = area.contains(point) ? .finish(.pressed(.negative)) : .ignored
        #expect(question.click(at: point) == expected, "\(point)")
      }
    }
  }

  @Test("a release elsewhere presses nothing, not even on another button")
  func releasedElsewhere() throws {
    for target in [Point(column: 0, row: 0), try Question(["m"]).middle(of: .affirmative)] {
      let question = try Question(["m"])
      question.mouse(.press(button: 0), at: question.middle(of: .negative))
      #expect(question.mouse(.release(button: 0), at: target) == .redraw)
      #expect(question.dialog.held == nil)
    }
  }

  @Test("a release without a press on the same button presses nothing")
  func pressedElsewhere() throws {
    let question = try Question(["m"])
    #expect(question.mouse(.press(button: 0), at: outside) == .ignored)
    #expect(question.mouse(.release(button: 0), at: question.middle(of: .negative)) == .ignored)
  }

  @Test("other mouse buttons and clicks outside the box do nothing")
  func others() throws {
    let question = try Question(["m"])
    let point = question.middle(of: .affirmative)
    for button in [UInt8(1), 2] {
      #expect(question.mouse(.press(button: button), at: point) == .ignored)
      #expect(question.mouse(.release(button: button), at: point) == .ignored)
    }
    #expect(question.mouse(.motion, at: point) == .ignored)
    #expect(question.click(at: outside) == .ignored)
  }

  @Test("a disabled button cannot be clicked, even if it was enabled at the press")
  func disabled() throws {
    let question = try Question(["m", "--check", "I know"])
    #expect(question.click(.affirmative) == .ignored)
    question.type("1")
    question.mouse(.press(button: 0), at: question.middle(of: .affirmative))
    question.type("1")
    #expect(question.mouse(.release(button: 0), at: question.middle(of: .affirmative)) == .redraw)
  }

  @Test("a click on any of its rows ticks a check box")
  func boxes() throws {
    let question = try Question(["m", "--check", "I know", "--check", "Really"])
    question.click(at: question.layout.controls[1].middle)
    #expect(question.dialog.state.progress.ticked == [false, true])
    question.click(at: question.layout.controls[1].middle)
    #expect(question.dialog.state.progress.ticked == [false, false])
  }

  @Test(
    "the wheel scrolls the message at any pointer position",
    arguments: [MouseEvent.Action.wheelDown, .wheelUp])
  func wheel(action: MouseEvent.Action) throws {
    let question = try Question([(1...90).map { "\($0)" }.joined(separator: "\n")])
    question.press(.pageDown)
    let before = question.picture
    #expect(question.mouse(action, at: outside) == .redraw)
    #expect(question.picture != before)
    #expect(question.press(.enter) == .finish(.pressed(.affirmative)))
  }

  @Test("the wheel over the tabs turns pages, and a click on a tab shows it")
  func tabs() throws {
    let question = try Question([
      "--segment", "A", "-m", "1", "--segment", "B", "-m", "2", "--segment", "C", "-m", "3",
    ])
    question.click(at: question.layout.tabStrip.items[2].area.middle)
    #expect(question.dialog.state.page == 2)
    question.mouse(.wheelUp, at: question.layout.tabs.middle)
    #expect(question.dialog.state.page == 1)
    #expect(question.click(at: question.layout.tabStrip.items[1].area.middle) == .ignored)
  }
}
