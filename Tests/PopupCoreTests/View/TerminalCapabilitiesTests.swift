import Testing

@testable import PopupCore

@Suite("TerminalCapabilities")
struct TerminalCapabilitiesTests {
  private func capabilities(_ variables: [String: String]) -> TerminalCapabilities {
    TerminalCapabilities(Environment { variables[$0.description].map { Array($0.utf8) } })
  }

  static let depths: [([String: String], ColorDepth)] = [
    (["TERM": "xterm-256color", "NO_COLOR": "1", "COLORTERM": "truecolor"], .none),
    (["TERM": "xterm", "NO_COLOR": "1", "FORCE_COLOR": "3"], .none),
    (["TERM": "xterm", "NO_COLOR": ""], .sixteen),
    (["TERM": "screen", "COLORTERM": "truecolor"], .sixteen),
    (["TERM": "screen-256color", "COLORTERM": "truecolor"], .indexed256),
    (["TERM": "xterm-256color", "STY": "1.pts", "COLORTERM": "truecolor"], .indexed256),
    (["TERM": "screen-256color", "TMUX": "/tmp/s", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "24bit"], .trueColor),
    (["TERM": "xterm-256color", "COLORTERM": "yes"], .indexed256),
    (["TERM": "xterm-direct"], .trueColor), (["TERM": "xterm-kitty"], .trueColor),
    (["TERM": "foot"], .trueColor), (["TERM": "foot-extra"], .trueColor),
    (["TERM": "alacritty"], .trueColor), (["TERM": "wezterm"], .trueColor),
    (["TERM": "xterm-ghostty"], .trueColor), (["TERM": "contour"], .trueColor),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .trueColor),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .trueColor),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], .trueColor),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], .trueColor),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], .indexed256),
    (["TERM": "xterm-256color", "WT_SESSION": "x"], .trueColor),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "220401"], .trueColor),
    (["TERM": "xterm-256color", "VTE_VERSION": "7006"], .trueColor),
    (["TERM": "xterm-256color", "VTE_VERSION": "3600"], .trueColor),
    (["TERM": "xterm-256color", "VTE_VERSION": "10000"], .trueColor),
    (["TERM": "xterm-256color", "VTE_VERSION": "3599"], .indexed256),
    (["TERM": "xterm-256color", "VTE_VERSION": "999"], .indexed256),
    (["TERM": "tmux", "TMUX": "/tmp/s", "VTE_VERSION": "7006"], .indexed256),
    (["TERM": "xterm-256color"], .indexed256), (["TERM": "tmux"], .indexed256),
    (["TERM": "tmux-256color"], .indexed256), (["TERM": "rxvt-unicode-256color"], .indexed256),
    (["TERM": "linux"], .sixteen), (["TERM": "xterm"], .sixteen), (["TERM": "rxvt"], .sixteen),
    (["TERM": "ansi"], .eight), (["TERM": "cons25"], .eight), (["TERM": "eterm-color"], .eight),
    (["TERM": "ansi", "NO_COLOR": "1"], .none),
    (["TERM": "ansi", "COLORTERM": "truecolor"], .trueColor),
    (["TERM": "konsole"], .sixteen), (["TERM": "vt100"], .none), (["TERM": "vt220"], .none),
    (["TERM": "vt52"], .none), (["TERM": "ansi-m"], .none),
    (["TERM": "vt100", "CLICOLOR_FORCE": "1"], .sixteen),
    (["TERM": "vt100", "FORCE_COLOR": "2"], .sixteen),
    (["TERM": "vt100", "FORCE_COLOR": "0"], .none),
  ]

  @Test("the environment determines the color depth", arguments: depths)
  func colors(variables: [String: String], expected: ColorDepth) {
    #expect(capabilities(variables).depth == expected)
  }

  static let glyphs: [([String: String], GlyphSet)] = [
    (["TERM": "xterm-256color"], .soft), (["TERM": "xterm-kitty"], .soft),
    (["TERM": "tmux-256color", "TMUX": "/tmp/s"], .soft),
    (["TERM": "xterm-256color", "SSH_CONNECTION": "1 2 3 4"], .soft),
    (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(379)"], .rounded),
    (["TERM": "rxvt-unicode-256color"], .rounded), (["TERM": "st-256color"], .rounded),
    (["TERM": "st"], .rounded), (["TERM": "stterm"], .soft),
    (["TERM": "tmux-256color", "TMUX": "/tmp/s", "XTERM_VERSION": "XTerm(379)"], .soft),
    (["TERM": "linux"], .square), (["TERM": "vt100"], .rounded),
    (["TERM": "xterm-256color", "NO_COLOR": "1"], .rounded),
    (["TERM": "linux", "NO_COLOR": "1"], .square),
    (["TERM": "xterm-256color", "POPUP_AMBIGUOUS": "2"], .ascii),
    (["TERM": "xterm-256color", "POPUP_AMBIGUOUS": "1"], .soft),
    (["TERM": "xterm-256color", "LANG": "ko_KR.eucKR"], .ascii),
    (["TERM": "linux", "LC_ALL": "de_DE.ISO-8859-1"], .ascii),
  ]

  @Test("the environment determines the glyphs of borders", arguments: glyphs)
  func drawing(variables: [String: String], expected: GlyphSet) {
    #expect(capabilities(variables).glyphs == expected)
  }

  @Test(
    "the charset is UTF-8 unless the locale names another one",
    arguments: [
      ([:], false), (["LANG": "C"], false), (["LANG": "POSIX"], false),
      (["LANG": "ko_KR.UTF-8"], false), (["LC_CTYPE": "UTF-8"], false),
      (["LC_ALL": "C.utf8"], false), (["LANG": "ko_KR"], false), (["LANG": "ko_KR.eucKR"], true),
      (["LC_ALL": "en_US.ISO-8859-1", "LANG": "en_US.UTF-8"], true),
      (["LC_ALL": "en_US.UTF-8", "LANG": "en_US.ISO-8859-1"], false),
      (["LC_ALL": "", "LC_CTYPE": "ja_JP.SJIS", "LANG": "en_US.UTF-8"], true),
    ] as [([String: String], Bool)])
  func locale(variables: [String: String], isASCIIOnly: Bool) {
    #expect(capabilities(variables).rendering.isASCIIOnly == isASCIIOnly)
  }

  @Test(
    "over ssh the Esc delay is longer and nothing is animated",
    arguments: [
      (["TERM": "xterm"], 50, true), (["SSH_CONNECTION": "1 2 3 4"], 150, false),
      (["SSH_TTY": "/dev/pts/1"], 150, false), (["REDUCED_MOTION": "1"], 50, false),
      (["NO_MOTION": "1"], 50, false), (["NO_MOTION": ""], 50, true),
    ] as [([String: String], Int, Bool)])
  func delays(variables: [String: String], delay: Int, allowsAnimation: Bool) {
    #expect(capabilities(variables).escapeDelay == delay)
    #expect(capabilities(variables).allowsAnimation == allowsAnimation)
  }

  @Test(
    "a terminal that cannot place a cursor is recognized",
    arguments: [nil, "", "dumb", "unknown", "emacs"] as [String?])
  func dumb(term: String?) {
    #expect(capabilities(term.map { ["TERM": $0] } ?? [:]).isDumb)
    #expect(!capabilities(["TERM": "xterm"]).isDumb)
  }

  @Test(
    "GNU screen and other multiplexers are recognized",
    arguments: [
      (["TERM": "xterm"], false, false), (["TERM": "screen"], true, true),
      (["TERM": "xterm", "STY": "1.pts"], true, true),
      (["TERM": "screen", "TMUX": "/tmp/s"], false, true), (["TERM": "tmux"], false, true),
      (["TERM": "xterm", "ZELLIJ": "0"], false, true),
    ] as [([String: String], Bool, Bool)])
  func multiplexers(variables: [String: String], isGNUScreen: Bool, simplifiesClusters: Bool) {
    #expect(capabilities(variables).isGNUScreen == isGNUScreen)
    #expect(capabilities(variables).rendering.simplifiesClusters == simplifiesClusters)
  }

  @Test(
    "--border overrides the glyphs that the terminal draws best",
    arguments: [
      ("soft", ["TERM": "xterm", "XTERM_VERSION": "1"], .soft),
      ("line", ["TERM": "xterm-kitty"], .rounded), ("line", ["TERM": "linux"], .square),
      ("ascii", ["TERM": "xterm-kitty"], .ascii),
      ("soft", ["TERM": "xterm", "NO_COLOR": "1"], .rounded),
      ("soft", ["TERM": "xterm", "POPUP_AMBIGUOUS": "2"], .ascii),
    ] as [(String, [String: String], GlyphSet)])
  func borders(border: String, variables: [String: String], expected: GlyphSet) throws {
    var capabilities = capabilities(variables)
    capabilities.apply(try #require(try spec(["--border", border, "m"])).look)
    #expect(capabilities.glyphs == expected)
  }

  @Test("mono has no colors and no filled edges")
  func mono() throws {
    var capabilities = capabilities(["TERM": "xterm-kitty"])
    capabilities.apply(try #require(try spec(["--theme", "mono", "m"])).look)
    #expect(capabilities.depth == .none && capabilities.glyphs == .rounded)
  }
}
