import Testing

@testable import PopupCore

@Suite("Pictures of questions")
struct QuestionPictureTests {
  private static let ask = ["--title", "공지", "--message", "정말로 삭제를 하시겠습니까?"]

  @Test("a question fits 80x24")
  func standard80() throws {
    let question = try Question(Self.ask, 80, 24, capabilities: .line)
    let expected = """






                       ╭────────────────────────────────────────────╮
                       │                                            │
                       │                    공지                    │
                       │                                            │
                       │        정말로 삭제를 하시겠습니까?         │
                       │                                            │
                       ├────────────────────────────────────────────┤
                       │                                            │
                       │         취소               ‹ 확인 ›        │
                       │                                            │
                       ╰────────────────────────────────────────────╯






                              Tab 이동   Enter 선택   Esc 닫기
      """
    #expect(question.frame.picture() == expected)
  }

  @Test("a question fits 40x12")
  func standard40() throws {
    let question = try Question(Self.ask, 40, 12, capabilities: .line)
    let expected = """

        ╭──────────────────────────────────╮
        │               공지               │
        │                                  │
        │   정말로 삭제를 하시겠습니까?    │
        │                                  │
        ├──────────────────────────────────┤
        │                                  │
        │       취소          ‹ 확인 ›     │
        │                                  │
        ╰──────────────────────────────────╯
          Tab 이동   Enter 선택   Esc 닫기
      """
    #expect(question.frame.picture() == expected)
  }

  @Test("a question has filled edges")
  func soft() throws {
    let question = try Question(Self.ask, 120, 40, capabilities: .soft)
    let expected = """
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖

                           공지

               정말로 삭제를 하시겠습니까?

      ──────────────────────────────────────────────
         ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                취소               ‹ 확인 ›
         ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """
    #expect(question.picture == expected)
  }

  @Test("a question on the Linux console uses its line-drawing characters")
  func square() throws {
    let question = try Question(Self.ask, 80, 24, capabilities: .with(.square, .sixteen))
    let expected = """
      ┌────────────────────────────────────────────┐
      │                                            │
      │                    공지                    │
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │  [      취소       ]       < 확인 >        │
      │                                            │
      └────────────────────────────────────────────┘
      """
    #expect(question.picture == expected)
  }

  @Test("a question is drawn in ASCII only")
  func ascii() throws {
    let question = try Question(Self.ask + ["--border", "ascii"], 80, 24, capabilities: .soft)
    let expected = """
      +--------------------------------------------+
      |                                            |
      |                    공지                    |
      |                                            |
      |        정말로 삭제를 하시겠습니까?         |
      |                                            |
      +--------------------------------------------+
      |                                            |
      |  [      취소       ]  [    < 확인 >     ]  |
      |                                            |
      +--------------------------------------------+
      """
    #expect(question.picture == expected)
  }

  @Test("a question without colors marks the focus")
  func mono() throws {
    let question = try Question(Self.ask + ["--theme", "mono"], 80, 24, capabilities: .soft)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                    공지                    │
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │  [      취소       ]  [    ‹ 확인 ›     ]  │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a question has English labels in an English locale")
  func english() throws {
    let question = try Question(
      [
        "--title", "Delete?", "--left", "Cancel", "--right", "Delete",
        "Three files will be removed for good.",
      ], 80, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                  Delete?                   │
      │                                            │
      │   Three files will be removed for good.    │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │        Cancel             ‹ Delete ›       │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a destructive button does not have the initial focus")
  func destructive() throws {
    let question = try Question(
      [
        "--title", "Delete?", "--left", "Cancel", "--right", "Delete", "--destructive",
        "Three files will be removed for good.",
      ], 80, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                  Delete?                   │
      │                                            │
      │   Three files will be removed for good.    │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │      ‹ Cancel ›             Delete         │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a countdown appears in the label of the button that it presses")
  func countdownLabel() throws {
    let question = try Question(
      Self.ask + ["--timeout", "10", "--on-timeout", "left"], 80, 24, capabilities: .line)
    question.wait(1500)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                    공지                    │
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │       취소 (9)             ‹ 확인 ›        │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a countdown that presses nothing appears in the hint")
  func countdownHint() throws {
    let question = try Question(Self.ask + ["--timeout", "10"], 80, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                    공지                    │
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      │             10초 뒤에 닫힙니다             │
      ├────────────────────────────────────────────┤
      │                                            │
      │         취소               ‹ 확인 ›        │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }
}
