import PopupCore
import Testing

@Suite("Texts of usage errors")
struct UsageErrorTextTests {
  @Test(
    "a usage error says in one line what is wrong and how to fix it",
    arguments: [
      (["--tilte", "x"], "unknown option '--tilte'; did you mean --title?"),
      (["--mesage=x"], "unknown option '--mesage'; did you mean --message?"),
      (["--color"], "unknown option '--color'; see popup --help"),
      (["-x"], "unknown option '-x'; see popup --help"),
      (["-title", "x"], "'-title' starts with one hyphen; use two: --title"),
      (["—title", "x"], "'—title' starts with a typographic dash; use two hyphens: --title"),
      (["--mes"], "ambiguous option '--mes': it could be --message or --message-file"),
      (["m", "--title"], "--title requires a value: --title TEXT; see popup --help"),
      (["--alert=x", "m"], "unexpected value 'x': --alert takes no value"),
      (["--preview", "40x9", "m"], "unexpected argument '40x9'; use --preview=40x9"),
      (["m", "--esc", "no"], "invalid --esc 'no': expected dismiss, left or ignore"),
      (
        ["m", "--timeout", "5s"],
        "invalid --timeout '5s': expected seconds from 0 to 315360000 (ten years), "
          + "such as 10 or 2.5"
      ),
      (["m", "--dim", "2"], "invalid --dim '2': expected a number from 0 to 1, such as 0.3"),
      (["m", "--left", ""], "--left requires visible text"),
      (
        ["m", "--alert", "--left=x"],
        "--alert cannot be used with --left: an alert has only the right button"
      ),
      (["m", "--default=extra"], "--default extra requires --extra LABEL"),
      (["m", "--on-timeout=left"], "--on-timeout requires --timeout SECONDS"),
      (["really", "delete?"], "unexpected argument 'delete?'; quote a message that has spaces"),
      (
        ["-m", "really", "delete?"],
        "unexpected argument 'delete?'; quote a message that has spaces"
      ),
      (["--new", "m"], "--new must follow the --segment it marks"),
      ([], "nothing to show: give a title or a message; see popup --help"),
    ] as [([String], String)])
  func texts(words: [String], text: String) {
    #expect(mistake(words)?.text == text)
  }

  @Test(
    "a usage error in a variable names the variable",
    arguments: [
      ([], ["POPUP_OPTS": "--left 'x"], "in POPUP_OPTS: unterminated quote (')"),
      (
        [], ["POPUP_OPTS": "word"],
        "in POPUP_OPTS: 'word' is not an option; only options are allowed here"
      ),
      (
        [], ["POPUP_THEME": "Dark"],
        "invalid POPUP_THEME 'Dark': expected light, dark, mono or auto"
      ),
      ([], ["POPUP_ANSWER": "extra"], "POPUP_ANSWER=extra requires --extra LABEL"),
      (
        ["--alert"], ["POPUP_ANSWER": "left"],
        "--alert cannot be used with POPUP_ANSWER=left: an alert has only the right button"
      ),
      (
        ["--destructive"], ["POPUP_ANSWER": "right"],
        "POPUP_ANSWER=right cannot press a destructive button; "
          + "only a person or --answer right on the command line can"
      ),
      (
        ["--wait", "3"], ["POPUP_OPTS": "--answer right"],
        "in POPUP_OPTS: --answer right cannot press a guarded button; "
          + "only a person or --answer right on the command line can"
      ),
      (
        ["--wait", "3", "--timeout", "9"], ["POPUP_OPTS": "--on-timeout right"],
        "in POPUP_OPTS: --on-timeout right cannot be used with --wait: "
          + "only a person may press a guarded button"
      ),
    ] as [([String], [String: String], String)])
  func variables(words: [String], variables: [String: String], text: String) {
    #expect(mistake(["m"] + words, variables)?.text == text)
  }

  @Test(
    "no usage error has a control character or a second line",
    arguments: [
      "\u{1B}[2J", "a\nb", "\u{9B}31m", "\u{202E}x", "\u{7}", String(repeating: "x", count: 9999),
    ])
  func harmless(text: String) throws {
    let mistakes = [
      mistake(["--" + text]), mistake(["-" + text]), mistake(["m", text]),
      mistake(["m", "--esc", text]), mistake(["m", "--width=" + text]),
      mistake(["m", "--alert=" + text]), mistake(["m"], ["POPUP_THEME": text]),
      mistake(["m", "--segment", "A" + text]), mistake(["--segment", "A" + text]),
      mistake(["m"], ["POPUP_OPTS": "'\(text)'"]),
    ]
    for mistake in mistakes {
      let shown = try #require(mistake).text
      #expect(!shown.isEmpty && shown.count < 300)
      #expect(shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
      #expect(!shown.unicodeScalars.contains("\u{202E}"))
    }
  }
}

@Suite("VisibleBytes")
struct VisibleBytesTests {
  @Test(
    "VisibleBytes shows every byte and leaves no control character",
    arguments: [
      (bytes(""), "''"), (bytes("a b"), "'a b'"), (bytes("취소"), "'취소'"),
      (bytes("it's"), "'it\\'s'"), (bytes("a\\b"), "'a\\\\b'"),
      (bytes("a\nb\tc\rd"), "'a\\nb\\tc\\rd'"),
      ([0x1B, 0x5B, 0x6D], "'\\x1b[m'"), ([0x00, 0x07, 0x7F], "'\\x00\\x07\\x7f'"),
      (bytes("\u{9B}"), "'\\u{9b}'"), (bytes("\u{202E}"), "'\\u{202e}'"),
      ([0xFF, 0x61], "'\\xffa'"), ([0xED, 0xA0, 0x80], "'\\xed\\xa0\\x80'"), ([0xC3], "'\\xc3'"),
      ([0xE2, 0x82], "'\\xe2\\x82'"), ([0xE2, 0x82, 0x61], "'\\xe2\\x82a'"),
      ([0xC0, 0x80], "'\\xc0\\x80'"),
      (bytes(String(repeating: "x", count: 60)), "'" + String(repeating: "x", count: 60) + "'"),
      (bytes(String(repeating: "x", count: 61)), "'" + String(repeating: "x", count: 60) + "…'"),
    ] as [([UInt8], String)])
  func quoting(bytes: [UInt8], text: String) {
    #expect(VisibleBytes.quoted(bytes) == text)
  }
}

@Suite("Suggestions for mistyped options")
struct NearestOptionTests {
  @Test(
    "a mistyped option name gets a suggestion",
    arguments: [
      ("--tilte", "--title"), ("--mesage", "--message"), ("--destructve", "--destructive"),
      ("--defualt", "--default"), ("--rigth", "--right"), ("--timeuot", "--timeout"),
      ("--requireread", "--require-read"), ("--no_wrap", "--no-wrap"), ("--hepl", "--help"),
      ("--titles", "--title"), ("--on-timout", "--on-timeout"),
    ])
  func near(word: String, name: String) throws {
    #expect(try #require(mistake([word])).text.contains("did you mean \(name)?"))
  }

  @Test(
    "an option name unlike all others gets no suggestion",
    arguments: ["--x", "--foobar", "--q"])
  func far(word: String) throws {
    #expect(try !#require(mistake([word])).text.contains("did you mean"))
  }
}
