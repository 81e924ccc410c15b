import TestSupport
import Testing

@testable import PopupCore

/// The number of bytes that a slow connection must carry.
@Suite("Budget of bytes sent")
struct ByteBudgetTests {
  private static let ask = ["--title", "공지", "--message", "정말로 삭제를 하시겠습니까?"]
  /// Rows of a few words, all of them different.
  private static func text(wordsInRow: Int) -> String {
    var random = SplitMix(seed: 1)
    let words = "the of a question answer reads backup folder removes everything since now never"
      .split(separator: " ")
    let row = {
      (0..<wordsInRow).map { _ in words[random.below(words.count)] }.joined(separator: " ")
    }
    return (0..<200).map { _ in row() }.joined(separator: "\n")
  }

  private func sent(_ next: Frame, over last: Frame) -> Int {
    FrameEncoder.bytes(next, over: last, depth: .trueColor).count
  }

  @Test(
    "the first frame of a question at 80x24 keeps to its byte budget",
    arguments: [(TerminalCapabilities.soft, 3900), (.line, 3700), (.with(.rounded, .none), 950)])
  func firstFrame(capabilities: TerminalCapabilities, budget: Int) throws {
    let question = try Question(Self.ask, capabilities: capabilities)
    let count = FrameEncoder.bytes(question.frame, depth: capabilities.depth).count
    #expect(count <= budget)
  }

  @Test(
    "a focus move keeps to its byte budget",
    arguments: [(TerminalCapabilities.soft, 380), (.line, 190)])
  func focus(capabilities: TerminalCapabilities, budget: Int) throws {
    let question = try Question(Self.ask, capabilities: capabilities)
    let before = question.frame
    question.press(.left)
    #expect(sent(question.frame, over: before) <= budget)
  }

  @Test(
    "scrolling by one row at 120x40 sends only the new row and the thumb",
    arguments: [(9, 560), (200, 560)])
  func scrolling(wordsInRow: Int, budget: Int) throws {
    let text = Self.text(wordsInRow: wordsInRow)
    for capabilities in [TerminalCapabilities.soft, .line] {
      let question = try Question(["--title", "Notes", text], 120, 40, capabilities: capabilities)
      for _ in 0..<5 {
        let before = question.frame
        question.press(.down)
        #expect(sent(question.frame, over: before) <= budget)
      }
    }
  }

  @Test("a second of a countdown keeps to its byte budget")
  func countdown() throws {
    let question = try Question(Self.ask + ["--timeout", "30"])
    let before = question.frame
    question.wait(1000)
    #expect(sent(question.frame, over: before) <= 80)
  }

  @Test("passing time alone sends no bytes")
  func idle() throws {
    let question = try Question(Self.ask)
    let before = question.frame
    question.wait(60_000)
    #expect(sent(question.frame, over: before) == 0)
    #expect(question.dialog.nextTick(after: question.now) == nil)
  }

  @Test("a key that does nothing sends no bytes", arguments: ["x", "9", "~"])
  func meaningless(key: String) throws {
    let question = try Question(Self.ask)
    let before = question.frame
    #expect(question.type(key) == .ignored)
    #expect(sent(question.frame, over: before) == 0)
  }
}
