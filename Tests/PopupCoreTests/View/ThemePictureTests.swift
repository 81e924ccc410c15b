import Testing

@testable import PopupCore

@Suite("Guards and segments in every theme")
struct ThemePictureTests {
  static let themes: [(words: [String], depth: ColorDepth)] = [
    (["--theme", "light"], .trueColor), (["--theme", "dark"], .trueColor),
    (["--theme", "light"], .indexed256), (["--theme", "dark"], .indexed256),
    (["--theme", "light"], .sixteen), (["--theme", "dark"], .sixteen),
    (["--theme", "light"], .eight), (["--theme", "dark"], .eight),
    (["--theme", "mono"], .none),
  ]

  private static let words = [
    "--title", "Update", "--segment", "One", "--message", "first", "--segment", "Two", "--new",
    "--message", "second", "--check", "agree", "--type", "popup", "--wait", "3", "--left", "Later",
    "--right", "Install", "--border", "line",
  ]

  private static let picture = """
    ╭────────────────────────────────────────────╮
    │                                            │
    │                   Update                   │
    │                                            │
    │          One                Two ●          │
    │  ━━━━━━━━━━━━━━━━━━━━────────────────────  │
    │                                            │
    │                   first                    │
    │                                            │
    │    [ ] agree                               │
    │                                            │
    │  Type it:  pop                             │
    │                                            │
    │             1 box left to tick             │
    ├────────────────────────────────────────────┤
    │                                            │
    │         Later             Install (3)      │
    │                                            │
    ╰────────────────────────────────────────────╯
    """

  /// Without colors, shapes distinguish the parts.
  private static let monoPicture = """
    ╭────────────────────────────────────────────╮
    │                                            │
    │                   Update                   │
    │                                            │
    │         ‹One›               Two ●          │
    │  ━━━━━━━━━━━━━━━━━━━━────────────────────  │
    │                                            │
    │                   first                    │
    │                                            │
    │    [ ] agree                               │
    │                                            │
    │  Type it: _pop __________________________  │
    │                                            │
    │             1 box left to tick             │
    ├────────────────────────────────────────────┤
    │                                            │
    │  [      Later      ]      Install (3)      │
    │                                            │
    ╰────────────────────────────────────────────╯
    """

  /// Only the focused button is filled; the others have an outline.
  private static let palettePicture = picture.replacing(
    "         Later             Install (3)      ",
    with: "  [      Later      ]      Install (3)      ")

  @Test("every theme draws the same picture in its own styles", arguments: themes)
  func everyTheme(words: [String], depth: ColorDepth) throws {
    var capabilities = TerminalCapabilities()
    capabilities.depth = depth
    let question = try Question(Self.words + words, 80, 24, capabilities: capabilities)
    question.press(.tab)
    question.type("pop")
    let expected =
      switch depth {
      case .none: Self.monoPicture
      case .eight, .sixteen: Self.palettePicture
      default: Self.picture
      }
    #expect(question.picture == expected)
    let theme = question.dialog.theme
    let frame = question.frame
    let layout = question.layout
    let dot = try #require(
      (0..<80).first { frame[$0, layout.tabs.row].scalar == Unicode.Scalar("●").value })
    #expect(frame[dot, layout.tabs.row].style == theme.badge)
    #expect(frame[layout.tabs.column, layout.tabs.row + 1].style == theme.accent)
    #expect(frame[layout.tabs.endColumn - 1, layout.tabs.row + 1].style == theme.separator)
    let field = try #require(layout.controls.last)
    #expect(frame[field.endColumn - 1, field.endRow - 1].style == theme.field(isFocused: true))
    #expect(frame[field.column, field.endRow - 1].style == theme.title)
    let install = try #require(layout.buttons.last?.area)
    #expect(frame[install.column, install.row].style == theme.disabled.rest)
    let later = try #require(layout.buttons.first?.area)
    #expect(frame[later.column, later.row].style == theme.negative.rest)
  }
}
