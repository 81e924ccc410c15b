import Testing

@testable import PopupCore

@Suite("Pictures of buttons and titles")
struct ButtonPictureTests {
  private static let ask = ["--title", "공지", "--message", "정말로 삭제를 하시겠습니까?"]
  private static let longLabels = [
    "--left", "Keep the files where they are", "--right", "Delete all of them",
  ]
  private static let longTitle =
    "A title that says rather more than a title should say, and then goes on for quite a while, "
    + "as if it were the message itself and not just the title of it, until it is cut"

  @Test("three buttons have outlined edges")
  func three() throws {
    let question = try Question(Self.ask + ["--extra", "나중에"], 80, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                    공지                    │
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │      취소         나중에       ‹ 확인 ›    │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("three buttons have filled edges")
  func threeSoft() throws {
    let question = try Question(Self.ask + ["--extra", "나중에"], 80, 24, capabilities: .soft)
    question.press(.left)
    let expected = """
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖

                           공지

               정말로 삭제를 하시겠습니까?

      ──────────────────────────────────────────────
         ▗▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▖  ▗▄▄▄▄▄▄▄▄▄▄▖
             취소       ‹ 나중에 ›       확인
         ▝▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▘  ▝▀▀▀▀▀▀▀▀▀▀▘
      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """
    #expect(question.picture == expected)
  }

  @Test("an alert has one button")
  func alert() throws {
    let question = try Question(Self.ask + ["--alert"], 80, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                    공지                    │
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │                  ‹ 확인 ›                  │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("long button labels widen the box")
  func widen() throws {
    let question = try Question(Self.ask + Self.longLabels, 100, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────────────────────────────────────╮
      │                                                                            │
      │                                    공지                                    │
      │                                                                            │
      │                        정말로 삭제를 하시겠습니까?                         │
      │                                                                            │
      ├────────────────────────────────────────────────────────────────────────────┤
      │                                                                            │
      │     Keep the files where they are           ‹ Delete all of them ›         │
      │                                                                            │
      ╰────────────────────────────────────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("buttons too wide for one row are stacked")
  func stack() throws {
    let question = try Question(Self.ask + Self.longLabels, 60, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                    공지                    │
      │                                            │
      │        정말로 삭제를 하시겠습니까?         │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │       Keep the files where they are        │
      │                                            │
      │           ‹ Delete all of them ›           │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("stacked buttons in a filled box have padding around them")
  func stackSoft() throws {
    let question = try Question(Self.ask + Self.longLabels, 60, 24, capabilities: .soft)
    let expected = """
      ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖

                           공지

               정말로 삭제를 하시겠습니까?

      ──────────────────────────────────────────────

              Keep the files where they are

                  ‹ Delete all of them ›

      ▝▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▘
      """
    #expect(question.picture == expected)
  }

  @Test("labels too wide for a stacked button end in an ellipsis")
  func cut() throws {
    let question = try Question(Self.ask + Self.longLabels, 30, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────╮
      │                        │
      │          공지          │
      │                        │
      │     정말로 삭제를      │
      │     하시겠습니까?      │
      │                        │
      ├────────────────────────┤
      │                        │
      │    Keep the files…     │
      │                        │
      │   ‹Delete all of t…›   │
      │                        │
      ╰────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("truncated labels end in three dots in ASCII")
  func cutASCII() throws {
    let question = try Question(
      Self.ask + Self.longLabels + ["--ascii"], 30, 24, capabilities: .line)
    let expected = """
      +------------------------+
      |                        |
      |          공지          |
      |                        |
      |     정말로 삭제를      |
      |     하시겠습니까?      |
      |                        |
      +------------------------+
      |                        |
      |  [ Keep the file... ]  |
      |                        |
      |  [<Delete all of...>]  |
      |                        |
      +------------------------+
      """
    #expect(question.picture == expected)
  }

  @Test("a title longer than three rows ends in an ellipsis")
  func longTitle() throws {
    let question = try Question(["--title", Self.longTitle, "m"], 60, 24, capabilities: .line)
    let expected = """
      ╭──────────────────────────────────────────────────────╮
      │                                                      │
      │  A title that says rather more than a title should   │
      │  say, and then goes on for quite a while, as if it   │
      │  were the message itself and not just the title of…  │
      │                                                      │
      │                          m                           │
      │                                                      │
      ├──────────────────────────────────────────────────────┤
      │                                                      │
      │            취소                    ‹ 확인 ›          │
      │                                                      │
      ╰──────────────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a title longer than three rows ends in three dots in ASCII")
  func longTitleASCII() throws {
    let question = try Question(
      ["--title", Self.longTitle, "--ascii", "m"], 60, 24, capabilities: .line)
    let expected = """
      +------------------------------------------------------+
      |                                                      |
      |  A title that says rather more than a title should   |
      |  say, and then goes on for quite a while, as if it   |
      |  were the message itself and not just the title...   |
      |                                                      |
      |                          m                           |
      |                                                      |
      +------------------------------------------------------+
      |                                                      |
      |  [         취소         ]  [       < 확인 >       ]  |
      |                                                      |
      +------------------------------------------------------+
      """
    #expect(question.picture == expected)
  }

  @Test("a title without a message has no divider below it")
  func titleOnly() throws {
    let question = try Question(["--title", "Go on?"], 80, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                   Go on?                   │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │         취소               ‹ 확인 ›        │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }

  @Test("a message without a title has no divider above it")
  func noTitle() throws {
    let question = try Question(["Go on?"], 80, 24, capabilities: .line)
    let expected = """
      ╭────────────────────────────────────────────╮
      │                                            │
      │                   Go on?                   │
      │                                            │
      ├────────────────────────────────────────────┤
      │                                            │
      │         취소               ‹ 확인 ›        │
      │                                            │
      ╰────────────────────────────────────────────╯
      """
    #expect(question.picture == expected)
  }
}
