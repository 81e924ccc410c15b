import Testing

@testable import PopupCore

/// A style as a word: attributes as letters, then colors.
private func word(_ style: Style) -> String {
  let letters: [(TextAttributes, String)] = [
    (.bold, "b"), (.faint, "f"), (.italic, "i"), (.underline, "u"), (.strikethrough, "s"),
    (.reverse, "r"),
  ]
  var word = letters.filter { style.attributes.contains($0.0) }.map(\.1).joined()
  if let index = style.foreground.index { word += " fg\(index)" }
  if let rgb = style.foreground.components { word += " fg\(rgb.red).\(rgb.green).\(rgb.blue)" }
  if let index = style.background.index { word += " bg\(index)" }
  if let rgb = style.background.components { word += " bg\(rgb.red).\(rgb.green).\(rgb.blue)" }
  return word
}

/// Runs of one style, as `[style:text]`; plain ones without brackets; `|` between rows.
private func styled(_ string: String, _ format: TextFormat, width: Int = 200) -> String {
  var result = ""
  var open = ""
  for (index, row) in allRows(of: Array(string.utf8), format: format, width: width).enumerated() {
    if !open.isEmpty { result += "]" }
    open = ""
    if index > 0 { result += "|" }
    for item in row.clusters {
      let next = word(item.style)
      if next != open {
        if !open.isEmpty { result += "]" }
        if !next.isEmpty { result += "[\(next):" }
        open = next
      }
      result += item.cluster.text
    }
  }
  return open.isEmpty ? result : result + "]"
}

@Suite("Styles within a text")
struct TextStyleTests {
  @Test(
    "SGR sets and resets every attribute and color",
    arguments: [
      ("\u{1B}[1;3mx\u{1B}[mx", "[bi:x]x"), ("\u{1B}[2;4;7;9mx\u{1B}[22;24;27;29mx", "[fusr:x]x"),
      ("\u{1B}[4:3mx\u{1B}[4:0mx\u{1B}[21mx\u{1B}[0mx", "[u:x]x[u:x]x"),
      ("\u{1B}[3mx\u{1B}[23mx", "[i:x]x"), ("\u{1B}[1mx\u{1B}[22mx", "[b:x]x"),
      ("\u{1B}[31;42mx\u{1B}[39mx\u{1B}[49mx", "[ fg1 bg2:x][ bg2:x]x"),
      ("\u{1B}[91;107mx", "[ fg9 bg15:x]"), ("\u{1B}[38;5;196mx", "[ fg196:x]"),
      ("\u{1B}[48:5:17mx", "[ bg17:x]"), ("\u{1B}[38;2;1;2;3;1mx", "[b fg1.2.3:x]"),
      ("\u{1B}[38:2:1:2:3mx", "[ fg1.2.3:x]"), ("\u{1B}[38:2::1:2:3mx", "[ fg1.2.3:x]"),
      ("\u{1B}[58;5;9;1mx", "[b:x]"), ("\u{1B}[99;5;1mx", "[b:x]"), ("\u{1B}[;1mx", "[b:x]"),
      ("\u{1B}[1;mx", "x"), ("\u{1B}[38;5mx", "x"), ("\u{1B}[38;2;1;2mx", "x"),
      ("\u{1B}[38;9;1mx", "[b:x]"), ("\u{1B}[48;2;999;0;0mx", "[ bg255.0.0:x]"),
    ])
  func rendition(string: String, expected: String) {
    #expect(styled(string, .sgr) == expected)
  }

  @Test("an SGR style continues over line ends and soft breaks")
  func carried() {
    #expect(
      styled("\u{1B}[31mone two\nthree", .sgr, width: 4)
        == "[ fg1:one]|[ fg1:two]|[ fg1:thre]|[ fg1:e]")
  }

  @Test(
    "with --ansi complete sequences other than SGR vanish, and malformed ones stay as text",
    arguments: [
      ("a\u{1B}[Kb", "ab"), ("a\u{1B}[?25lb", "ab"), ("a\u{1B}[2;3Hb", "ab"), ("a\u{1B}(Bb", "ab"),
      ("\u{1B}]8;;http://x\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"), ("\u{1B}]0;t\u{7}x", "x"),
      ("\u{1B}Pq#0\u{1B}\\x", "x"), ("\u{1B}[31", "␛[31"), ("\u{1B}", "␛"), ("\u{1B}cx", "x"),
      ("\u{1B}7a\u{1B}Mb\u{1B}8", "ab"),
      ("\u{1B}[1한", "␛[1한"), ("\u{1B}]0;no end", "␛]0;no end"), ("\u{1B}[>1mx", "x"),
      ("x\u{F}", "x"), ("\u{9B}31mx", "<U+009B>31mx"), ("\u{1B}]0;a\nb\u{7}", "␛]0;a|b␇"),
    ])
  func sequences(string: String, expected: String) {
    #expect(styled(string, .sgr) == expected)
  }

  @Test(
    "with --ansi concealed text is hidden up to its end or the end of its line",
    arguments: [
      ("a\u{1B}[8mhidden\u{1B}[0mb", "ab"), ("a\u{1B}[8mhidden\u{1B}[28mb", "ab"),
      ("\u{1B}[1;8mhidden\u{1B}[mb", "b"), ("a\u{1B}[8mhidden\nb", "a|b"),
      ("\u{1B}[31;8m한글 \u{7}\u{1B}[28mx", "[ fg1:x]"), ("\u{1B}[38;5;8mx", "[ fg8:x]"),
    ])
  func concealed(string: String, expected: String) {
    #expect(styled(string, .sgr) == expected)
  }

  @Test("without --ansi SGR 8 hides nothing")
  func concealedInPlainText() {
    #expect(styled("\u{1B}[8mshown", .plain) == "␛[8mshown")
  }

  @Test(
    "overstrikes are bold or underlined, as in less",
    arguments: [
      ("N\u{8}Na\u{8}am", "[b:Na]m"), ("_\u{8}fx", "[u:f]x"), ("f\u{8}_x", "[u:f]x"),
      ("N\u{8}N\u{8}N\u{8}N", "[b:N]"), ("_\u{8}N\u{8}N", "[bu:N]"),
      ("한\u{8}한_\u{8}글", "[b:한][u:글]"),
      ("_\u{8}a_\u{8}__\u{8}b", "[u:a_b]"), ("_\u{8}_", "[b:_]"), ("a\u{8}b", "a␈b"),
      ("a\u{8}", "a␈"), ("\u{8}a", "␈a"), ("\n\u{8}\n", "|␈"), ("o\u{8}+", "o␈+"),
      ("a\u{8}\u{1B}", "a␈␛"),
    ])
  func overstrikes(string: String, expected: String) {
    for format in [TextFormat.plain, .escapes] { #expect(styled(string, format) == expected) }
  }

  @Test("half an overstrike from a pipe waits for the other half")
  func halfOverstrike() {
    let bytes = Bytes("abN\u{8}Nc")
    var scanner = TextScanner(0..<4, format: .plain)
    func count() -> Int {
      var count = 0
      while scanner.next(in: bytes.prefix(4)) != nil { count += 1 }
      return count
    }
    #expect(count() == 2)
    #expect(scanner.offset == 2)
    scanner.extend(to: 6)
    let struck = scanner.next(in: bytes.text)
    #expect(struck == ScannedScalar(value: 0x4E, start: 2))
    #expect(scanner.style == Style(.default, on: .default, .bold))
    let plain = scanner.next(in: bytes.text)
    #expect(plain?.value == 0x63)
    #expect(scanner.style == Style())
  }

  @Test("without --ansi an escape is a visible mark")
  func plain() {
    #expect(styled("\u{1B}[31mx", .plain) == "␛[31mx")
  }

  @Test(
    "each mark of --markup gives its style, alone and nested",
    arguments: [
      (
        "**bold** *italic* __under__ ~~gone~~ `code`",
        "[b:bold] [i:italic] [u:under] [s:gone] [r:code]"
      ),
      ("**중요**는 *강조*를", "[b:중요]는 [i:강조]를"), ("***both***", "[bi:both]"),
      ("**a *b* c**", "[b:a ][bi:b][b: c]"), ("*a **b** c*", "[i:a ][bi:b][i: c]"),
      ("`a*b*c`", "[r:a*b*c]"), ("``a`b``", "[r:a`b]"), ("**two\nlines**", "[b:two]|[b:lines]"),
    ])
  func markup(string: String, expected: String) {
    #expect(styled(string, .markup) == expected)
  }

  @Test(
    "a malformed mark of --markup stays as text",
    arguments: [
      "2*3*4", "a ** b ** c", "**open", "`open", "snake__case__x", "*.txt and *.md", "****",
      "__init", "~~x", "_one_", "~x~", "2 * 3 * 4", "* item", "**a", "a**", "\\*x",
    ])
  func malformed(string: String) {
    #expect(styled(string, .markup) == string)
  }

  @Test("a mark of --markup does not reach over the end of its paragraph")
  func paragraphs() {
    #expect(styled("**one\n\ntwo**", .markup) == "**one||two**")
    #expect(styled("*a **b* c**", .markup) == "[i:a **b] c**")
  }

  @Test(
    "--escapes reads backslash escapes as C and printf do",
    arguments: [
      ("a\\nb", "a|b"), ("a\\tb", "a       b"), ("a\\r\\nb", "a|b"), ("\\\\n", "\\n"),
      ("\\x41\\u0042\\U00000043\\0104\\105", "ABCDE"), ("\\xed\\x95\\x9c", "한"), ("\\uD55C", "한"),
      ("\\xed\\x95", "\u{FFFD}"), ("\\e[1m", "␛[1m"), ("\\033[1m", "␛[1m"), ("\\a\\0", "␇␀"),
      ("\\q\\", "\\q\\"), ("\\x", "\\x"), ("\\uD800", "\\uD800"), ("\\\"\\'", "\"'"),
      ("a\\n\\n", "a"),
      ("a\\\\n", "a\\n"),
    ])
  func escapes(string: String, expected: String) {
    #expect(styled(string, .escapes) == expected)
  }

  @Test("a backslash escapes a mark only with both --markup and --escapes")
  func escapedMarks() {
    #expect(styled("\\*a\\*", .escapes) == "\\*a\\*")
    #expect(styled("\\*a*", .markup) == "\\[i:a]")
  }

  @Test("SGR, markup and escapes work together")
  func combined() {
    var format = TextFormat()
    format.interpretsSGR = true
    format.interpretsMarkup = true
    format.interpretsEscapes = true
    #expect(
      styled("\\e[31m**red**\\n\\x1b[0m\\*plain\\* \\052x\\052 *it*", format)
        == "[b fg1:red]|*plain* *x* [i:it]")
  }
}
