import Testing

@testable import PopupCore

@Suite("Pictures of messages")
struct MessagePictureTests {
  private static let ask = ["--title", "공지", "--message", "정말로 삭제를 하시겠습니까?"]
  private static let long = (1...30).map { "\($0)번째 줄입니다." }.joined(separator: "\n")

  @Test("a long message is shown from its start")
  func start() throws {
    let question = try Question(["--title", "Notes", Self.long], 80, 16, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                   Notes                    │
      ├────────────────────────────────────────────┤
      │                                            │
      │  1번째 줄입니다.                           ┃
      │  2번째 줄입니다.                           │
      │  3번째 줄입니다.                           │
      │  4번째 줄입니다.                           │
      │  5번째 줄입니다.                           │
      │  6번째 줄입니다.                           │
      │                                            │
      ├────────────────────────────────────────────┤
      │         취소               ‹ 확인 ›        │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a long message is scrolled to its middle")
  func middle() throws {
    let question = try Question(["--title", "Notes", Self.long], 80, 16, capabilities: .line)
    for _ in 0..<14 { question.press(.down) }
    let expected = """
      ╭────────────────────────────────────────────╮
      │                   Notes                    │
      ├────────────────────────────────────────────┤
      │                                            │
      │  15번째 줄입니다.                          │
      │  16번째 줄입니다.                          │
      │  17번째 줄입니다.                          │
      │  18번째 줄입니다.                          ┃
      │  19번째 줄입니다.                          │
      │  20번째 줄입니다.                          │
      │                                            │
      ├────────────────────────────────────────────┤
      │         취소               ‹ 확인 ›        │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a long message is scrolled to its end")
  func end() throws {
    let question = try Question(["--title", "Notes", Self.long], 80, 16, capabilities: .line)
    question.press(.end)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                   Notes                    │
      ├────────────────────────────────────────────┤
      │                                            │
      │  25번째 줄입니다.                          │
      │  26번째 줄입니다.                          │
      │  27번째 줄입니다.                          │
      │  28번째 줄입니다.                          │
      │  29번째 줄입니다.                          │
      │  30번째 줄입니다.                          ┃
      │                                            │
      ├────────────────────────────────────────────┤
      │         취소               ‹ 확인 ›        │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a long message with filled edges is scrolled to its end")
  func endSoft() throws {
    let question = try Question(["--title", "Notes", Self.long], 80, 16, capabilities: .soft)
    question.press(.end)
    let expected = """
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                          Notes
      ──────────────────────────────────────────────
         25번째 줄입니다.                          ▐
         26번째 줄입니다.                          ▐
         27번째 줄입니다.                          ▐
         28번째 줄입니다.                          ▐
         29번째 줄입니다.                          ▐
         30번째 줄입니다.                          ▐
      ──────────────────────────────────────────────
         ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                취소               ‹ 확인 ›
         ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """
    #expect(question.picture == expected)
  }

  @Test("the scrollbar thumb touches an end only at the end of the text")
  func nearEnd() throws {
    let question = try Question(
      ["--title", "Notes", Self.long], 80, 16, capabilities: .with(.ascii))
    question.press(.end)
    question.press(.up)
    let expected = """
      +--------------------------------------------+
      |                   Notes                    |
      +--------------------------------------------+
      |                                            |
      |  24번째 줄입니다.                          |
      |  25번째 줄입니다.                          |
      |  26번째 줄입니다.                          |
      |  27번째 줄입니다.                          |
      |  28번째 줄입니다.                          #
      |  29번째 줄입니다.                          |
      |                                            |
      +--------------------------------------------+
      |  [      취소       ]  [    < 확인 >     ]  |
      +--------------------------------------------+
      """
    #expect(question.picture == expected)
  }

  @Test("preformatted text is cut at the right edge")
  func preformatted() throws {
    let question = try Question(
      ["--no-wrap", "name\tsize\n" + String(repeating: "x", count: 130)], 60, 24,
      capabilities: .line)
    question.press(.right, .shift)
    let expected = """
      ╭──────────────────────────────────────────────────────────╮
      │                                                          │
      │‹size                                                     │
      │‹xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx›│
      │                                                          │
      ├──────────────────────────────────────────────────────────┤
      │                                                          │
      │            취소                       ‹ 확인 ›           │
      │                                                          │
      ╰──────────────────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("--align left aligns the message to the left")
  func left() throws {
    let question = try Question(
      ["--title", "T", "--align", "left", "short\ntext"], 80, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                     T                      │
      │                                            │
      │  short                                     │
      │  text                                      │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │         취소               ‹ 확인 ›        │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("--width and --height set the size of the box")
  func asked() throws {
    let question = try Question(
      ["--width", "60", "--height", "14", "hello"], 80, 24, capabilities: .line)
    let expected = """
      ╭──────────────────────────────────────────────────────────╮
      │                                                          │
      │                          hello                           │
      │                                                          │
      │                                                          │
      │                                                          │
      │                                                          │
      │                                                          │
      │                                                          │
      ├──────────────────────────────────────────────────────────┤
      │                                                          │
      │             취소                      ‹ 확인 ›           │
      │                                                          │
      ╰──────────────────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("without padding the dividers join the border")
  func noPadding() throws {
    let question = try Question(Self.ask, 20, 8, capabilities: .line)
    let expected = """
      ╭──────────────────╮
      │       공지       │
      ├──────────────────┤
      │  정말로 삭제를   │
      │  하시겠습니까?   │
      ├──────────────────┤
      │  취소     ‹확인› │
      ╰──────────────────╯
      """
    #expect(question.frame.picture() == expected)
  }

  @Test("a popup without separators and title has no dividers")
  func noTitle() throws {
    let question = try Question(Self.ask, 20, 5, capabilities: .line)
    let expected = """
      ╭──────────────────╮
      │  정말로 삭제를   │
      │  하시겠습니까?   │
      │  취소     ‹확인› │
      ╰──────────────────╯
      """
    #expect(question.frame.picture() == expected)
  }

  @Test("without a border the scrollbar has a column of its own")
  func noFrame() throws {
    let question = try Question(["열두 글자나 되는 긴 물음인가요?"], 16, 2, capabilities: .line)
    let expected = """
      열두 글자나    ┃
        취…     ‹확…›
      """
    #expect(question.frame.picture() == expected)
  }
}
