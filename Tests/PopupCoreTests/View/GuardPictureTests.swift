import Testing

@testable import PopupCore

@Suite("Pictures of guards and segments")
struct GuardPictureTests {
  private static let ask = ["--title", "공지", "--message", "정말로 삭제를 하시겠습니까?"]
  private static let long = (1...30).map { "\($0)번째 줄입니다." }.joined(separator: "\n")
  private static let segments = [
    "--segment", "요약", "--message", "첫째 쪽", "--segment", "변경 사항", "--new", "--message", "둘째 쪽\n두 줄",
    "--segment", "Notes", "--message", "third",
  ]

  @Test("check boxes appear above the buttons")
  func boxes() throws {
    let question = try Question(
      Self.ask + [
        "--check", "백업을 했습니다", "--check",
        "I know what I do, and that there is no way back once it has been done",
      ], 80, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────────────────────────────╮
      │                                                                    │
      │                                공지                                │
      ├────────────────────────────────────────────────────────────────────┤
      │                                                                    │
      │                    정말로 삭제를 하시겠습니까?                     │
      │                                                                    │
      │  › [ ] 백업을 했습니다                                             │
      │    [ ] I know what I do, and that there is no way back once it     │
      │        has been done                                               │
      │                                                                    │
      │                       체크하지 않은 항목 2개                       │
      ├────────────────────────────────────────────────────────────────────┤
      │                                                                    │
      │               취소                             확인                │
      │                                                                    │
      ╰────────────────────────────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a ticked check box differs from the focused one")
  func ticked() throws {
    let question = try Question(
      Self.ask + ["--check", "백업을 했습니다", "--check", "I know"], 80, 24, capabilities: .soft)
    question.type(" ")
    question.press(.tab)
    let expected = """
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖

                           공지
      ──────────────────────────────────────────────

               정말로 삭제를 하시겠습니까?

           [✓] 백업을 했습니다
         › [ ] I know

                  체크하지 않은 항목 1개
      ──────────────────────────────────────────────
         ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                취소                 확인
         ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """
    #expect(question.picture == expected)
  }

  @Test("--type has a prompt and a field")
  func field() throws {
    let question = try Question(Self.ask + ["--type", "production"], 80, 24, capabilities: .line)
    question.type("prod")
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                    공지                    │
      ├────────────────────────────────────────────┤
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      │  입력:  prod                               │
      │                                            │
      │           입력할 말: production            │
      ├────────────────────────────────────────────┤
      │                                            │
      │         취소                 확인          │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("without colors the field is a line of underscores")
  func fieldMono() throws {
    let question = try Question(
      Self.ask + ["--type", "production", "--theme", "mono"], 80, 24, capabilities: .line)
    question.type("삭제")
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                    공지                    │
      ├────────────────────────────────────────────┤
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      │  입력: _삭제 ____________________________  │
      │                                            │
      │           입력할 말: production            │
      ├────────────────────────────────────────────┤
      │                                            │
      │  [      취소       ]         확인          │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("--wait shows its seconds in the button")
  func waiting() throws {
    let question = try Question(Self.ask + ["--wait", "5"], 80, 24, capabilities: .line)
    question.wait(1001)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                    공지                    │
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      │             잠시 기다려 주세요             │
      ├────────────────────────────────────────────┤
      │                                            │
      │       ‹ 취소 ›             확인 (4)        │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("--require-read shows a hint until the end is read")
  func reading() throws {
    let question = try Question(
      ["--title", "Notes", "--require-read", Self.long], 80, 16, capabilities: .line)
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
      │                                            │
      │             끝까지 읽어 주세요             │
      ├────────────────────────────────────────────┤
      │       ‹ 취소 ›               확인          │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("tabs have a dot on a new page")
  func segments() throws {
    let question = try Question(Self.segments, 80, 24, capabilities: .line)
    let expected = """
      ╭──────────────────────────────────────────────────╮
      │                                                  │
      │        요약        변경 사항 ●       Notes       │
      │  ━━━━━━━━━━━━━━━━──────────────────────────────  │
      │                                                  │
      │                     첫째 쪽                      │
      │                                                  │
      │                                                  │
      ├──────────────────────────────────────────────────┤
      │                                                  │
      │           취소                  ‹ 확인 ›         │
      │                                                  │
      ╰──────────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("showing a new page removes its dot")
  func second() throws {
    let question = try Question(Self.segments + ["--no-animation"], 80, 24, capabilities: .soft)
    question.type("]")
    let expected = """
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖

               요약         변경 사항        Notes
         ────────────────━━━━━━━━━━━━━━━───────────────

                            둘째 쪽
                             두 줄

      ────────────────────────────────────────────────────
         ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖
                  취소                  ‹ 확인 ›
         ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """
    #expect(question.picture == expected)
  }

  @Test("without colors the selected tab is marked")
  func segmentsMono() throws {
    let question = try Question(Self.segments + ["--theme", "mono"], 80, 24, capabilities: .line)
    let expected = """
      ╭──────────────────────────────────────────────────╮
      │                                                  │
      │       ‹요약›       변경 사항 ●       Notes       │
      │  ━━━━━━━━━━━━━━━━──────────────────────────────  │
      │                                                  │
      │                     첫째 쪽                      │
      │                                                  │
      │                                                  │
      ├──────────────────────────────────────────────────┤
      │                                                  │
      │  [        취소        ]  [      ‹ 확인 ›      ]  │
      │                                                  │
      ╰──────────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("tabs that do not fit are hidden at the sides")
  func many() throws {
    let question = try Question(
      ["--title", "Many", "--no-animation"]
        + (1...12).flatMap { ["--segment", "Chapter \($0)", "--message", "Text \($0)"] }, 80, 24,
      capabilities: .line)
    for _ in 0..<6 { question.type("]") }
    let expected = """
      ╭────────────────────────────────────────────────────────────────────╮
      │                                                                    │
      │                                Many                                │
      │                                                                    │
      │‹  Chapter 4  Chapter 5  Chapter 6  Chapter 7 Chapter 8 Chapter 9  ›│
      │  ─────────────────────────────────━━━━━━━━━━━────────────────────  │
      │                                                                    │
      │                               Text 7                               │
      │                                                                    │
      ├────────────────────────────────────────────────────────────────────┤
      │                                                                    │
      │               취소                           ‹ 확인 ›              │
      │                                                                    │
      ╰────────────────────────────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }
}
