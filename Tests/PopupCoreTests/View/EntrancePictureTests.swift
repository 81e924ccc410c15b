import Testing

@testable import PopupCore

/// The box is a little larger at first. The parts on its edges move with them.
@Suite("Pictures of the entrance animation")
struct EntrancePictureTests {
  private func appearing(_ capabilities: TerminalCapabilities) throws -> Question {
    let text = (1...30).map { "\($0) 번째 줄" }.joined(separator: "\n")
    let question = try Question(["--width", "40", text], 60, 18, capabilities: capabilities)
    question.dialog.appear(now: 0)
    return question
  }

  private func firstFrame(_ capabilities: TerminalCapabilities) throws -> Frame {
    try appearing(capabilities).frame
  }

  @Test("the entrance animation pauses while the popup cannot be seen")
  func hidden() throws {
    let question = try appearing(.soft)
    let first = question.frame.picture()
    question.dialog.delay(by: 1000)
    question.wait(1000)
    #expect(question.frame.picture() == first)
    #expect(question.dialog.nextTick(after: question.now) != nil)
    question.wait(1000)
    #expect(question.frame.picture() != first)
    #expect(question.dialog.nextTick(after: question.now) == nil)
  }

  @Test("border lines meet in every frame of the entrance animation")
  func line() throws {
    let expected = """
              ╭──────────────────────────────────────────╮
              │                                          │
              │                                          │
              │    1 번째 줄                             ┃
              │    2 번째 줄                             ┃
              │    3 번째 줄                             │
              │    4 번째 줄                             │
              │    5 번째 줄                             │
              │    6 번째 줄                             │
              │    7 번째 줄                             │
              │    8 번째 줄                             │
              │                                          │
              ├──────────────────────────────────────────┤
              │                                          │
              │          취소            ‹ 확인 ›        │
              │                                          │
              ╰──────────────────────────────────────────╯
          PgUp PgDn 스크롤   Tab 이동   Enter 선택   Esc 닫기
      """
    let picture = try firstFrame(.line).picture()
    #expect(picture == expected)
  }

  @Test("the scrollbar and the divider above the buttons reach filled edges")
  func soft() throws {
    let expected = """
              ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖


                   1 번째 줄                             ▐
                   2 번째 줄                             ▐
                   3 번째 줄                             ▐
                   4 번째 줄                             ▐
                   5 번째 줄                             ▐
                   6 번째 줄                             ▐
                   7 번째 줄                             ▐
                   8 번째 줄                             ▐

              ────────────────────────────────────────────
                   ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                         취소            ‹ 확인 ›
                   ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
              ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
          PgUp PgDn 스크롤   Tab 이동   Enter 선택   Esc 닫기
      """
    let picture = try firstFrame(.soft).picture()
    #expect(picture == expected)
  }
}
