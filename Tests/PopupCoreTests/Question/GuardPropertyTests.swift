import TestSupport
import Testing

@testable import PopupCore

@Suite("Guards under random input")
struct GuardPropertyTests {
  static let questions: [[String]] = [
    ["--wait", "5"], ["--check", "I know"], ["--check", "a", "--check", "b", "--extra", "Later"],
    ["--type", "yes"], ["--type", "yes", "--wait", "1", "--destructive"],
    ["--wait", "1", "--timeout", "0.9"],
    ["--check", "y", "--type", "1", "--alert"],
    ["--require-read", "--no-animation"], ["--require-read", "--check", "a", "--wait", "1"],
  ]

  private static let text = (1...60).map { "\($0)" }.joined(separator: "\n")
  private static let keys: [Key] =
    [
      .enter, .tab, .backTab, .escape, .backspace, .left, .right, .up, .down, .pageUp, .pageDown,
      .home, .end,
    ] + "yYnhl123 a확ㅎㅛes[]".unicodeScalars.map { .character($0) }

  /// Does one thing at random; what follows from it.
  private func act(_ question: Question, _ random: inout SplitMix) -> Response {
    switch random.below(12) {
    case 0...6:
      let modifiers: [Modifiers] = [[], [], [], [], .shift, .alt, .control]
      return question.press(
        Self.keys[random.below(Self.keys.count)], modifiers[random.below(modifiers.count)])
    case 7:
      return question.click(
        question.dialog.spec.roles[random.below(question.dialog.spec.roles.count)])
    case 8:
      let controls = question.layout.controls
      guard !controls.isEmpty else { return .ignored }
      return question.click(at: controls[random.below(controls.count)].middle)
    case 9:
      return question.mouse(
        random.below(2) == 0 ? .press(button: 0) : .release(button: 0),
        at: Point(column: random.below(80), row: random.below(24)))
    case 10: return question.paste(["y", "yes", "\r", "1"][random.below(4)])
    default: return question.wait(random.below(700))
    }
  }

  @Test(
    "no keys, clicks and pastes press the right button while a guard is unmet", arguments: 0..<9)
  func closed(index: Int) throws {
    var random = SplitMix(seed: UInt64(index))
    var spec = try #require(try spec([Self.text] + Self.questions[index]))
    // The command line has no words for this; the state does not rely on that.
    if spec.timeout != nil { spec.timeoutButton = .affirmative }
    let fresh = Question(spec, 60, 24)
    var finished = 0
    for _ in 0..<300 {
      let question = fresh
      for _ in 0..<1 + random.below(8) {
        // What a guard says before the key is what a person saw.
        let state = question.dialog.state
        let response = act(question, &random)
        guard case .finish(let outcome) = response else { continue }
        if outcome == .pressed(.affirmative) {
          let unmet = state.progress.unmet(page: state.page, now: question.now)
          #expect(unmet == [])
          finished += 1
        }
        break
      }
    }
    // Some guards can be met by chance: then the test has seen the other side too.
    if index == 1 { #expect(finished > 0) }
  }
}
