import Testing

@testable import PopupCore

@Suite("Replies about the backdrop")
struct BackdropReplyTests {
  // MARK: tmux

  /// - Parameters:
  ///   - text: a report without the client's fields, which are added to the end of its first line.
  ///   - client: the client's theme, TERM and terminal name; each may be empty.
  private func tmux(
    _ text: String, ofMainScreen: Bool = false, client: String = "  "
  ) -> TmuxReply? {
    var lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    lines[0] += " " + client
    return TmuxReply(Array(lines.joined(separator: "\n").utf8), ofMainScreen: ofMainScreen)
  }

  @Test(
    "a tmux report states whether the client's terminal draws blocks from a font",
    arguments: [
      (" xterm-256color XTerm(379)", true), (" rxvt-unicode-256color ", true),
      (" st-256color ", true),
      (" xterm-kitty kitty(0.26.5)", false), (" xterm-256color VTE(7006)", false),
      (" xterm-256color iTerm2 3.4.16", false), ("  ", false),
    ])
  func tmuxClient(client: String, isDrawnFromFont: Bool) throws {
    let reply = try #require(tmux("/dev/pts/5 4 2 3 1 0 1 1 1 0 0 0 0 \nab\ncd\n", client: client))
    #expect(reply.screen.isDrawnFromFont == isDrawnFromFont)
    #expect(reply.screen.colors == nil)
  }

  @Test("a tmux report states the client's theme")
  func tmuxTheme() throws {
    for (theme, colors) in [("light", ScreenColors.light), ("dark", .dark)] {
      let reply = try #require(
        tmux("/dev/pts/5 4 2 3 1 0 1 1 1 0 0 0 0 \nab\ncd\n", client: theme + " xterm "))
      #expect(reply.screen.colors == colors)
    }
  }

  @Test("a tmux report gives the pane's terminal, size and rows")
  func tmuxPane() throws {
    let reply = try #require(tmux("/dev/pts/5 4 2 3 1 0 1 1 1 0 0 0 0 \nab\n한c\n"))
    #expect(String(decoding: reply.terminal, as: UTF8.self) == "/dev/pts/5")
    #expect(reply.screen.size == Size(columns: 4, rows: 2))
    #expect(reply.screen.cursorToRestore == nil)
    #expect(reply.screen.modes == TerminalModes())
  }

  @Test(
    "a tmux pane without a free alternate screen must be restored",
    arguments: ["1 1", "0 0", "0 off"])
  func tmuxRestoration(flags: String) throws {
    let reply = try #require(tmux("/dev/pts/5 4 2 3 1 \(flags) 1 1 0 0 0 0 \nab\ncd\n"))
    #expect(reply.screen.cursorToRestore == Point(column: 3, row: 1))
  }

  private static func modes(_ change: (inout TerminalModes) -> Void) -> TerminalModes {
    var modes = TerminalModes()
    change(&modes)
    return modes
  }

  @Test(
    "a tmux report gives the modes that the pane's program has set",
    arguments: [
      ("0 1 0 0 0 0 0", modes { $0.isCursorVisible = false }),
      ("1 0 0 0 0 0 0", modes { $0.wraps = false }),
      ("1 1 1 0 0 0 0", modes { $0.mouse = .presses }),
      ("1 1 0 1 0 0 0", modes { $0.mouse = .drags }),
      ("1 1 0 0 1 0 0", modes { $0.mouse = .motion }),
      ("1 1 0 0 0 1 0", modes { $0.mouseIsSGR = true }),
      ("1 1 0 0 0 0 1", modes { $0.bracketsPastes = true }),
      // A version of tmux that reports none of the modes.
      ("      ", TerminalModes()),
    ])
  func tmuxModes(flags: String, modes: TerminalModes) throws {
    let reply = try #require(tmux("/dev/pts/5 4 2 3 1 0 1 \(flags)\nab\ncd\n"))
    #expect(reply.screen.modes == modes)
  }

  @Test("a tmux pane's hidden screen has its own number of rows and is not restored")
  func tmuxHidden() throws {
    let text = "/dev/pts/5 4 2 3 1 1 1 0 0 1 0 0 1 1\nab\ncd\nef\n"
    let reply = try #require(tmux(text, ofMainScreen: true))
    #expect(reply.paneSize == Size(columns: 4, rows: 2))
    #expect(reply.screen.size == Size(columns: 4, rows: 3))
    #expect(reply.screen.cursorToRestore == nil)
    #expect(reply.screen.modes == TerminalModes())
  }

  @Test(
    "malformed tmux reports are rejected",
    arguments: [
      "", "\n", "ab\ncd\n", "/dev/pts/5 4 2 3 1 0 1 1 1 0 0 0 0\nab\ncd\n",
      "/dev/pts/5 4 2 3 1 0 1 1 1 0 0 0 0 ", "/dev/pts/5 4 2 3 1 0 1 1 1 0 0 0 0 \nab\n",
      "/dev/pts/5 4 2 3 1 0 1 1 1 0 0 0 0 \nab\ncd\nef\n",
      "/dev/pts/5 x 2 3 1 0 1 1 1 0 0 0 0 \nab\ncd\n",
      "/dev/pts/5 4 -2 3 1 0 1 1 1 0 0 0 0 \nab\ncd\n",
      "/dev/pts/5 4 99999999999999999999 3 1 0 1 1 1 0 0 0 0 \nab\ncd\n",
    ])
  func tmuxNonsense(text: String) { #expect(tmux(text) == nil) }

  @Test("one tmux process reports the pane and nothing else")
  func tmuxRequest() {
    func words(ofMainScreen: Bool) -> [String] {
      TmuxReply.request(pane: Array("%3".utf8), ofMainScreen: ofMainScreen)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let plain = words(ofMainScreen: false)
    #expect(plain.prefix(6) == ["tmux", "-u", "display-message", "-p", "-t", "%3"])
    #expect(plain.suffix(7) == [";", "capture-pane", "-p", "-e", "-N", "-t", "%3"])
    #expect(words(ofMainScreen: true).suffix(4) == ["-N", "-a", "-t", "%3"])
  }

  // MARK: kitty

  private func kitty(_ json: String, colors: String = "") -> KittyReply? {
    let input = Array("\u{1B}P@kitty-cmd\(json)\u{1B}\\\(colors)\u{1B}[?62;c".utf8)
    return KittyReply(input[...], size: Size(columns: 5, rows: 2))
  }

  private func rows(_ reply: KittyReply?) throws -> [String] {
    let screen = try #require(reply).screen
    let frame = screen.frame(on: screen.size, rendering: TextRendering())
    return (0..<2).map { frame.text($0) }
  }

  @Test("kitty's text is decoded from JSON, surrogates included")
  func kittyText() throws {
    let json = #"{"ok": true, "data": "\u001b[m\ud55c\"\\\/\ud83d\r\n\u001b[m\ud83d\ude00b\r"}"#
    #expect(try rows(kitty(json)) == ["한\"\\/", "😀b  "])
    #expect(try rows(kitty(#"{"data":"a\r\nb\r","ok":true}"#)) == ["a    ", "b    "])
  }

  @Test(
    "a refusal, another size or half a reply from kitty is rejected",
    arguments: [
      #"{"ok": false, "error": "Remote control is disabled"}"#, "", "{", #"{"data""#,
      #"{"data":"a\r\nb\r"#, #"{"data":"a\r"}"#, #"{"data":"a\r\nb\r\nc\r"}"#, #"{"data":"\ud8"}"#,
      #"{"data":7}"#, #"{"data":["a\r\nb\r"]}"#, #"{"x":{"data":"a\r\nb\r"}}"#,
      #"{"error":"\"data\":\"a\r\nb\r\""}"#, #"[]"#, "{\"data\":\"a\rb\r\"}",
    ])
  func kittyNonsense(json: String) { #expect(kitty(json) == nil) }

  @Test("kitty's reply gives its default colors")
  func kittyColors() throws {
    let json = #"{"ok": true, "data": "a\r\nb\r"}"#
    let told = kitty(
      json, colors: "\u{1B}]10;rgb:dddd/0000/ffff\u{1B}\\\u{1B}]11;rgb:1d/1f/8\u{07}")
    #expect(
      told?.screen.colors
        == ScreenColors(foreground: RGB(hex: 0xDD00FF), background: RGB(hex: 0x1D1F88)))
    #expect(try #require(kitty(json)).screen.colors == nil)
    for odd in ["rgb:1/2", "rgb:12345/0/0", "rgb:x/0/0", "#123456", "rgb:///"] {
      let reply = kitty(json, colors: "\u{1B}]10;\(odd)\u{07}\u{1B}]11;\(odd)\u{07}")
      #expect(try #require(reply).screen.colors == nil, "\(odd)")
    }
  }

  @Test("the end mark of kitty's reply is found at every split between two reads")
  func kittyEnd() {
    let input = Array("y\u{1B}[A\u{1B}P@kitty-cmd{}\u{1B}\\\u{1B}[?62;1;4c\r".utf8)
    #expect(KittyReply.end(in: input, from: 0) == input.count - 1)
    for count in 0..<input.count - 1 {
      #expect(KittyReply.end(in: Array(input[..<count]), from: 0) == nil)
    }
    #expect(KittyReply.end(in: input, from: -40) == input.count - 1)
    #expect(KittyReply.end(in: Array("\u{1B}[?1;2y\u{1B}[?6c".utf8), from: 0) == 12)
  }

  // MARK: The Linux console

  @Test("the Linux console's memory gives characters and attributes")
  func console() throws {
    let size = Size(columns: 3, rows: 2)
    func cells(_ text: String) -> [UInt8] {
      text.unicodeScalars.flatMap { scalar in
        withUnsafeBytes(of: scalar.value) { Array($0) }
      }
    }
    let attributes: [UInt8] =
      [2, 3, 0, 0] + [0x07, 0x0C, 0x1F, 0x07, 0x07, 0x07].flatMap { [0x41, $0] }
    let screen = try #require(
      ConsoleCells.screen(characters: cells("a─b\u{1B}\0z"), attributes: attributes, size: size))
    let frame = screen.frame(on: size, rendering: TextRendering())
    #expect([frame.text(0), frame.text(1)] == ["a─b", "  z"])
    #expect(frame[0, 0].style == Style(.indexed(7)))
    // Bright red; white on blue.
    #expect(frame[1, 0].style == Style(.indexed(9)))
    #expect(frame[2, 0].style == Style(.indexed(15), on: .indexed(4)))
    #expect(
      ConsoleCells.screen(
        characters: cells("a─b\u{1B}\0z"), attributes: attributes, size: Size(columns: 2, rows: 3))
        == nil)
    #expect(ConsoleCells.screen(characters: [], attributes: [], size: size) == nil)
  }

  // MARK: Source

  @Test(
    "the innermost multiplexer or terminal is asked for the screen",
    arguments: [
      (["TERM": "screen", "TMUX": "/tmp/x,1,0", "TMUX_PANE": "%3"], .tmux(pane: Array("%3".utf8))),
      (
        ["TERM": "xterm-kitty", "TMUX": "/tmp/x,1,0", "TMUX_PANE": "%3", "ZELLIJ": "0"],
        .tmux(pane: Array("%3".utf8))
      ),
      (["TERM": "screen", "TMUX": "/tmp/x,1,0"], nil),
      (["TERM": "screen", "TMUX": "/tmp/x,1,0", "TMUX_PANE": "-x"], nil),
      (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], nil),
      (["TERM": "xterm-kitty", "STY": "1.x"], nil),
      (
        ["TERM": "xterm-kitty", "ZELLIJ": "0", "ZELLIJ_PANE_ID": "7"],
        .zellij(pane: Array("7".utf8))
      ),
      (["TERM": "xterm-kitty", "ZELLIJ": "0", "ZELLIJ_PANE_ID": "--help"], nil),
      (["TERM": "linux"], .linuxConsole),
      (
        ["TERM": "xterm-256color", "WEZTERM_PANE": "12", "TERM_PROGRAM": "WezTerm"],
        .wezTerm(pane: Array("12".utf8))
      ),
      (
        [
          "TERM": "xterm-256color", "WEZTERM_PANE": "12", "TERM_PROGRAM": "WezTerm",
          "XTERM_VERSION": "XTerm(379)",
        ], nil
      ),
      (["TERM": "xterm-256color", "WEZTERM_PANE": "12"], nil),
      (["TERM": "xterm-256color"], nil), ([:], nil),
    ] as [([String: String], BackdropSource?)])
  func sources(variables: [String: String], source: BackdropSource?) {
    #expect(
      BackdropSource(Environment { variables[$0.description].map { Array($0.utf8) } }) == source)
  }
}
