import Testing

@testable import PopupCore

@Suite("Countdown of a timeout")
struct CountdownTests {
  private func ask(_ words: String...) throws -> Question {
    try Question(["m", "--timeout", "3"] + words)
  }

  @Test("a timeout expires at its end, not before")
  func givingUp() throws {
    let question = try ask()
    #expect(question.wait(2999) == .redraw)
    #expect(question.wait(1) == .finish(.timedOut))
  }

  @Test("an expired timeout presses the button of --on-timeout", arguments: ["left", "right"])
  func pressing(button: String) throws {
    let question = try ask("--on-timeout", button)
    #expect(question.wait(3000) == .finish(.pressed(button == "left" ? .negative : .affirmative)))
  }

  @Test(
    "the remaining seconds are rounded up",
    arguments: [(0, 3), (1, 3), (999, 3), (1000, 2), (2000, 1), (2999, 1)])
  func seconds(after: Int, shown: Int) throws {
    let question = try ask("--on-timeout", "left")
    question.wait(after)
    #expect(question.picture.contains("취소 (\(shown))"))
    #expect(question.dialog.nextTick(after: question.now) == 1000 - after % 1000)
  }

  @Test("counting down moves nothing else on the screen")
  func steady() throws {
    let question = try Question(["m", "--timeout", "100", "--on-timeout", "right"])
    let layout = question.layout
    for _ in 0..<99 { question.wait(1000) }
    #expect(question.picture.contains("확인 (1)"))
    #expect(question.layout == layout)
  }

  @Test(
    "the first key with a meaning stops the countdown",
    arguments: [Key.left, .tab, .character("y"), .character("1"), .character("h")])
  func key(key: Key) throws {
    let question = try ask("--on-timeout", "left", "--check", "I know", "--extra", "Later")
    #expect(question.press(key) != .ignored, "the seconds have to vanish")
    #expect(!question.picture.contains("("))
    #expect(question.wait(100_000) == .redraw)
    #expect(question.dialog.nextTick(after: question.now) == nil)
  }

  @Test(
    "a key without a meaning does not stop the countdown",
    arguments: [
      (Key.character("x"), Modifiers()), (.down, []), (.insert, []), (.character(" "), .control),
      (.enter, .alt),
    ] as [(Key, Modifiers)])
  func meaningless(key: Key, modifiers: Modifiers) throws {
    let question = try ask()
    #expect(question.press(key, modifiers) == .ignored)
    #expect(question.wait(3000) == .finish(.timedOut))
  }

  @Test("a click or the wheel in the box stops the countdown; motion or a click outside does not")
  func click() throws {
    let question = try ask()
    question.mouse(.motion, at: question.layout.message.middle)
    question.mouse(.press(button: 0), at: Point(column: 0, row: 0))
    #expect(question.dialog.state.countdown != nil)
    for action in [MouseEvent.Action.press(button: 0), .wheelDown] {
      let question = try ask()
      #expect(question.mouse(action, at: question.layout.message.middle) == .redraw)
      #expect(question.wait(100_000) == .redraw)
    }
  }

  @Test("an expired timeout never presses a guarded button")
  func guarded() {
    // The command line has no words for this; the state does not rely on that.
    var spec = question { $0.guards.checks = [bytes("I know")] }
    (spec.timeout, spec.timeoutButton) = (3000, .affirmative)
    let question = Question(spec)
    #expect(question.wait(3000) == .finish(.timedOut))
  }

  @Test("without a timeout a popup never expires")
  func none() throws {
    let question = try Question(["m"])
    #expect(question.wait(.max / 2) == .redraw)
    #expect(question.dialog.nextTick(after: question.now) == nil)
  }

  @Test("the countdown pauses while the popup cannot be seen")
  func hidden() throws {
    let question = try ask("--on-timeout", "right")
    question.wait(2000)
    question.dialog.delay(by: 60_000)
    #expect(question.wait(60_999) == .redraw)
    #expect(question.picture.contains("확인 (1)"))
    #expect(question.wait(1) == .finish(.pressed(.affirmative)))
  }
}
