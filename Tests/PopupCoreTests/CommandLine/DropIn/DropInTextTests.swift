import Testing

@testable import PopupCore

@Suite("Texts of whiptail and dialog")
struct DropInTextTests {
  @Test(
    "whiptail's text turns \\n into a newline and nothing else",
    arguments: [
      (#"one\ntwo"#, "one\ntwo"), (#"a\tb c:\dir"#, #"a\tb c:\dir"#), ("a   b", "a   b"),
      (#"a\\nb"#, "a\\\nb"), ("a\nb", "a\nb"), (#"\n\na\n"#, "a"), ("  a\n \n", "  a"),
      ("", ""), ("\n \n", ""), (#"a\"#, #"a\"#), ("a\tb", "a\tb"), ("\\\u{2060}n", "\\\u{2060}n"),
      ("\n\n  a\n\nb  \n\n", "  a\n\nb"),
    ])
  func whiptail(text: String, expected: String) {
    #expect(boxes(.whiptail, ["--msgbox", text, "8", "40"]).first?.text == expected)
  }

  @Test(
    "dialog's options change newlines and blanks in its text",
    arguments: [
      ([], #"one\ntwo"#, "one\ntwo"), ([], "one\\ntwo\nthree", "one\ntwo three"),
      ([], "one\\n  \ntwo", "one\ntwo"), ([], "one\\n\n\ntwo", "one\n two"),
      ([], #"a   b\nc"#, "a   b\nc"), ([], "a \nb\\nc", "a b\nc"), ([], #"a\n   b"#, "a\nb"),
      (["--cr-wrap"], "one\\ntwo\nthree", "one\ntwo\nthree"),
      (["--cr-wrap"], "one\\n\n\ntwo", "one\n\ntwo"),
      (["--no-nl-expand"], #"a\nb"#, #"a\nb"#), (["--no-nl-expand"], "a\\nb\nc", "a\\nb\nc"),
      ([], "one\ntwo", "one\ntwo"), ([], "a   b", "a b"), ([], "a\n   b", "a\n b"),
      ([], "a\tb", "a b"), ([], "a \t b", "a b"), (["--no-collapse"], "a \t b", "a \t b"),
      (["--no-collapse"], "a   b\n  c", "a   b\n  c"),
      (["--trim"], "a\n  b", "a b"), (["--trim"], "a   b\nc", "a b c"),
      (["--trim", "--cr-wrap"], "a\nb", "a\nb"), (["--trim"], #"a   b\nc"#, "a   b\nc"),
      ([], #"\n\na\n\n"#, "a"), ([], "", ""), ([], #"c:\dir"#, #"c:\dir"#),
    ])
  func dialog(options: [String], text: String, expected: String) {
    #expect(boxes(.dialog, options + ["--msgbox", text, "8", "40"]).first?.text == expected)
  }

  @Test(
    "the marks of --colors become SGR sequences",
    arguments: [
      (#"\Z1red\Zn"#, "\u{1B}[31mred\u{1B}[0m"), (#"\Zb\ZB"#, "\u{1B}[1m\u{1B}[22m"),
      (#"\Zu\ZU\Zr\ZR"#, "\u{1B}[4m\u{1B}[24m\u{1B}[7m\u{1B}[27m"), (#"a\Zxb"#, "ab"),
      (#"\Z0\Z7"#, "\u{1B}[30m\u{1B}[37m"), (#"\Z8x"#, "x"), (#"end\Z"#, #"end\Z"#),
      (#"\zb"#, #"\zb"#), ("\u{1B}[31mx", "␛[31mx"), ("취\\Z4소", "취\u{1B}[34m소"),
      ("\u{0E}x\u{0F}", "x"),
    ])
  func colors(text: String, expected: String) {
    #expect(String(decoding: DialogColors.renditions(of: bytes(text)), as: UTF8.self) == expected)
  }

  @Test("--colors without styles leaves the same text")
  func colorsRemoved() {
    #expect(DialogColors.removed(from: bytes(#"\Zba\ZnB\Z"#)) == bytes(#"aB\Z"#))
  }
}
