import PopupCore
import Testing

@Suite("What is said of mistakes")
struct UsageErrorTextTests {
  @Test(
    "one line says what is wrong and what to do",
    arguments: [
      (["--tilte", "x"], "unknown option '--tilte'; did you mean --title? See popup --help"),
      (["--mesage=x"], "unknown option '--mesage'; did you mean --message? See popup --help"),
      (["--colour"], "unknown option '--colour'; see popup --help"),
      (["-x"], "unknown option '-x'; see popup --help"),
      (["--mes"], "option '--mes' is ambiguous: it may be --message or --message-file"),
      (["m", "--title"], "--title needs a value: --title TEXT; see popup --help"),
      (["--alert=x", "m"], "--alert takes no value, but was given 'x'"),
      (["m", "--esc", "no"], "--esc cannot be 'no'; give dismiss, left or ignore"),
      (
        ["m", "--timeout", "5s"],
        "--timeout cannot be '5s'; give seconds from 0 to 315360000, such as 10 or 2.5"
      ),
      (["m", "--left", ""], "--left needs a text that can be seen"),
      (
        ["m", "--alert", "--left=x"],
        "--alert and --left do not go together: an alert has the right button only"
      ),
      (["m", "--default=extra"], "--default extra needs --extra LABEL"),
      (["m", "--on-timeout=left"], "--on-timeout needs --timeout SECONDS"),
      (
        ["really", "delete?"],
        "'delete?' is one word too many; put the message in quotes to make it one"
      ),
      ([], "there is neither a title nor a message to show; see popup --help"),
    ] as [([String], String)])
  func texts(words: [String], text: String) {
    #expect(mistake(words)?.text == text)
  }

  @Test("a mistake in POPUP_OPTS names it")
  func variable() {
    #expect(
      mistake(["m"], ["POPUP_OPTS": "--left 'x"])?.text
        == "in POPUP_OPTS: a quote (') is not closed; close it")
    #expect(
      mistake(["m", "--destructive"], ["POPUP_ANSWER": "right"])?.text
        == "POPUP_ANSWER never presses a destructive button; "
        + "to press it give --answer right on the command line")
  }

  @Test(
    "no text has a control or a second line, whatever was typed",
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
    "quoting shows every byte and lets none act",
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

@Suite("The nearest option")
struct NearestOptionTests {
  @Test(
    "a slip of the fingers is understood",
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
    "nothing is suggested for what is far from all",
    arguments: ["--yesno", "--x", "--foobar", "--q"])
  func far(word: String) throws {
    #expect(try !#require(mistake([word])).text.contains("did you mean"))
  }
}
