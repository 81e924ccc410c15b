import TestSupport
import Testing

@testable import PopupCore

private func clusters(_ string: String, _ rendering: TextRendering = TextRendering()) -> [Cluster] {
  ShortText.clusters(of: Array(string.utf8), rendering: rendering)
}

@Suite("Display width of clusters and their encoding")
struct DisplayWidthTests {
  @Test(
    "a cluster is as wide as most terminals draw it",
    arguments: [
      ("a", 1), ("한", 2), ("漢", 2), ("か", 2), ("。", 2), ("Ａ", 2), ("\u{3000}", 2), ("㈜", 2),
      ("ㅎ", 2), ("𠀀", 2), ("か\u{3099}", 2), ("漢\u{E0100}", 2), ("ﾡ", 1), ("ﾊ", 1), ("₩", 1),
      ("※", 1), ("·", 1), ("…", 1), ("“", 1), ("●", 1), ("°", 1), ("Ω", 1), ("Д", 1), ("─", 1),
      ("█", 1), ("\u{E0B0}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1100}\u{1161}", 2),
      ("e\u{301}", 1), ("a\u{301}\u{302}\u{303}", 1), ("😀", 2), ("✅", 2), ("⌚", 2), ("🇰🇷", 2),
      ("🇰", 1), ("❤", 1), ("❤️", 2), ("1️⃣", 2), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🏳️‍🌈", 2),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("षि", 2), ("क्", 1), ("น้ำ", 2), ("\u{378}", 1), ("\u{FFFD}", 1),
    ])
  func columns(string: String, width: Int) {
    let found = clusters(string)
    #expect(found.count == 1)
    #expect(found.first?.width == width)
  }

  @Test("ambiguous characters take two columns if POPUP_AMBIGUOUS says so")
  func ambiguous() {
    var rendering = TextRendering()
    rendering.ambiguousIsWide = true
    #expect(clusters("…Ω─Д", rendering).map(\.width) == [2, 2, 2, 2])
    #expect(clusters("a₩ﾊe\u{301}", rendering).map(\.width) == [1, 1, 1, 1])
  }

  @Test(
    "clusters that terminals disagree about have an uncertain width",
    arguments: [
      "❤️", "👍🏽", "👨‍👩‍👧", "1️⃣", "🇰🇷", "🇰", "🫠", "…", "षि", "⌚\u{FE0E}", "\u{378}",
      "\u{1100}\u{119E}", "\u{115F}\u{119E}",
    ])
  func risky(string: String) {
    #expect(clusters(string).map(\.hasUncertainWidth) == [true])
  }

  @Test(
    "clusters that terminals agree about have a certain width",
    arguments: ["a", "한", "漢", "e\u{301}", "😀", "❤", "ﾊ"])
  func safe(string: String) {
    #expect(clusters(string).map(\.hasUncertainWidth) == [false])
  }

  @Test(
    "in a multiplexer clusters of uncertain width are simplified",
    arguments: [
      ("❤️", "❤"), ("👨‍👩‍👧", "👨"), ("👍🏽", "👍"), ("🏳️‍🌈", "🏳"), ("1️⃣", "1\u{20E3}"),
      ("\u{1112}\u{1161}\u{11AB}", "한"), ("🇰🇷", "🇰🇷"),
    ])
  func simplified(string: String, simple: String) {
    var rendering = TextRendering()
    rendering.simplifiesClusters = true
    #expect(clusters(string, rendering).map(\.text) == [simple])
  }

  @Test("jamo that form no modern syllable are sent as letters of a certain width")
  func jamo() {
    #expect(clusters("\u{AC00}\u{11A8}").map(\.text) == ["각"])
    #expect(clusters("\u{1100}").map(\.text) == ["ㄱ"])
    #expect(clusters("\u{1161}").map(\.text) == ["ㅏ"])
    #expect(clusters("\u{11AB}").map(\.text) == ["ㄴ"])
    #expect(clusters("\u{1100}\u{1100}\u{1161}").map(\.text) == ["ㄱ", "가"])
    #expect(clusters("\u{AC01}\u{11A8}").map(\.text) == ["각", "ㄱ"])
    #expect(clusters("\u{1112}\u{119E}\u{11AB}").map(\.width) == [2])
    #expect(clusters("\u{119E}").map(\.text) == ["\u{115F}\u{119E}"])
    #expect(clusters("\u{1100}\u{1161}\u{302E}").map(\.text) == ["가\u{302E}"])
  }

  @Test("a mark without a base stands on a dotted circle, and invisible ones vanish")
  func loneMarks() {
    #expect(clusters("\u{301}a").map(\.text) == ["\u{25CC}\u{301}", "a"])
    #expect(clusters("\u{200B}\u{301}").map(\.text) == ["\u{25CC}\u{301}"])
    #expect(clusters("\u{200D}\u{FE0F}").isEmpty)
    #expect(clusters("\u{903}a").map(\.text) == ["\u{25CC}\u{903}", "a"])
    #expect(clusters("\u{11002}").map(\.text) == ["\u{25CC}\u{11002}"])
    #expect(clusters("\u{9BE}\u{981}").map(\.text) == ["\u{25CC}\u{9BE}\u{981}"])
    #expect(clusters("🏽ﾞ").map(\.text) == ["🏽ﾞ"])
    #expect(clusters("ﾞ🏽").map(\.text) == ["ﾞ🏽"])
  }

  @Test("Hangul fillers are sent as blanks")
  func fillers() {
    #expect(clusters("\u{3164}a\u{FFA0}").map(\.text) == ["\u{3000}", "a", " "])
    #expect(clusters("\u{3164}\u{FFA0}").map(\.width) == [2, 1])
    #expect(clusters("\u{3164}\u{301}").map(\.text) == ["\u{3000}\u{301}"])
  }

  @Test("a pile of marks is kept to a bounded height")
  func zalgo() {
    let found = clusters("a" + String(repeating: "\u{301}", count: 500) + "b")
    #expect(found.map { $0.rest.count + 1 } == [ClusterComposer.mostScalars, 1])
  }

  @Test("controls and invisible characters that could mislead become visible marks")
  func marks() {
    #expect(picture("\u{1B}[2J\u{7}\u{7F}\u{0}", 40) == "␛[2J␇␡␀|")
    #expect(picture("a\u{9B}b", 40) == "a<U+009B>b|")
    #expect(picture("\u{85}", 40) == "<U+0085>|")
    #expect(picture("x\u{202E}y\u{202A}\u{202C}", 60) == "x<U+202E>y<U+202A><U+202C>|")
    #expect(picture("a\u{FFF9}b", 40) == "a<U+FFF9>b|")
    #expect(picture("a\u{E0041}b", 40) == "a<U+E0041>b|")
    #expect(picture("🏴\u{E0067}\u{E0062}!", 40) == "🏴<U+E0067><U+E0062>!|")
    #expect(picture("\u{10FFFF}", 40) == "<U+10FFFF>|")
  }

  @Test("bidi marks, as in translated text, are dropped")
  func bidiMarks() {
    #expect(picture("a\u{200E}b \u{200F}c\u{61C}", 60) == "ab c|")
    #expect(picture("\u{200F}한글 \u{200E}한글", 5) == "한글|\n한글|")
  }

  @Test(
    "balanced bidi isolates are dropped, others are visible marks",
    arguments: [
      ("\u{2068}name\u{2069}!", "name!|"), ("a \u{2066}b \u{2067}c\u{2069}\u{2069} d", "a b c d|"),
      ("\u{2068}name", "<U+2068>name|"), ("name\u{2069}", "name<U+2069>|"),
      ("\u{2068}a\u{2069}\u{2069}b", "a<U+2069>b|"),
      ("\u{2068}a\nb\u{2069}", "<U+2068>a|\nb<U+2069>|"),
      ("\u{2066}\u{2068}a\u{2069}", "<U+2066><U+2068>a<U+2069>|"),
      ("\u{2068}a\u{2069} \u{2068}b", "a <U+2068>b|"),
    ])
  func isolates(string: String, expected: String) {
    #expect(picture(string, 60) == expected)
  }

  @Test("an override inside a balanced isolate stays a visible mark")
  func overrideInIsolate() {
    #expect(picture("\u{2068}a\u{202E}b\u{2069}", 60) == "a<U+202E>b|")
  }

  @Test("unclosed isolates take linear time")
  func manyIsolates() {
    let text = Bytes(String(repeating: "\u{2066}", count: 5000)).text
    var scanner = TextScanner(0..<text.count, format: .plain)
    var isolates = IsolateBalance()
    while let scalar = scanner.next(in: text) {
      let isBalanced = isolates.isBalanced(scalar, before: scanner, in: text)
      #expect(!isBalanced)
    }
  }

  @Test(
    "a form feed is a blank line",
    arguments: [
      ("one\u{C}two", "one|\n|\ntwo|"), ("one\n\u{C}\ntwo", "one|\n|\ntwo|"),
      ("one\n\u{C}two", "one|\n|\ntwo|"), ("one\u{C}\ntwo", "one|\n|\ntwo|"),
      ("one\u{C}", "one|"), ("a\u{C}\u{C}b", "a|\n|\n|\nb|"),
    ])
  func formFeed(string: String, expected: String) {
    for format in [TextFormat.plain, .preformatted] {
      #expect(picture(string, 40, format: format) == expected)
    }
    #expect(picture("wider than that\u{C}two", 5, format: .preformatted) == "wider|\n|\ntwo|")
  }

  @Test("a label of 100 kB is read no further than it can be shown")
  func longLabels() {
    for unit in ["x", "한", "e\u{301}", "\u{200B}", "\n", "word "] {
      let bytes = Array(String(repeating: unit, count: 100_000 / unit.utf8.count).utf8)
      let line = ShortText.clusters(of: bytes, rendering: TextRendering())
      #expect(ShortText.width(of: line) <= ShortText.widest)
      #expect(line.count <= ShortText.widest)
      if unit != "\n" { #expect(line.last?.text == "…") }
      let rows = ShortText.rows(of: bytes, rendering: TextRendering(), width: 40)
      #expect(rows.count <= ShortText.mostRows)
      if unit != "\n" && unit != "\u{200B}" {
        #expect(rows.last?.clusters.last?.cluster.text == "…")
      }
    }
  }

  @Test("bytes that are not UTF-8 become U+FFFD, one for each maximal subpart")
  func invalid() {
    let examples: [([UInt8], String)] = [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
      (
        [0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41],
        "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"
      ),
      (
        [0xC0, 0xAF, 0xE0, 0x80, 0xBF, 0xF0, 0x81, 0x82, 0x41],
        "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}A"
      ),
      ([0xED, 0xA0, 0x80, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}A"), ([0xED, 0x95], "\u{FFFD}"),
      ([0x9B, 0x41], "\u{FFFD}A"),
    ]
    for (bytes, expected) in examples { #expect(picture(bytes, 40) == expected + "|") }
  }

  @Test("the decoder agrees with the standard library on every two bytes and many of four")
  func decoding() {
    var random = SplitMix(seed: 7)
    let leads: [UInt8] = [
      0x41, 0x80, 0xBF, 0xC2, 0xDF, 0xE0, 0xA0, 0xED, 0x9F, 0xEF, 0xF0, 0x90, 0xF4, 0x8F,
    ]
    for _ in 0..<5000 {
      let bytes = (0..<4).map { _ in leads[random.below(leads.count)] }
      var scanner = TextScanner(0..<4, format: .plain)
      let storage = Bytes(bytes)
      var found: [UInt32] = []
      while let scalar = scanner.next(in: storage.text) { found.append(scalar.value) }
      #expect(found == String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value))
    }
  }

  @Test("with an ASCII-only charset other characters become question marks of the same width")
  func ascii() {
    var rendering = TextRendering()
    rendering.isASCIIOnly = true
    #expect(picture("한글 e\u{301} …\u{A0}👍🏽", 40, rendering: rendering) == "???? ? ? ??|")
    #expect(picture("\u{1B}[\u{7F}\u{9B}", 40, rendering: rendering) == "^[[^?<U+009B>|")
  }

  @Test("in a one-line text newlines and tabs become spaces")
  func oneLine() {
    #expect(clusters("a\nb\r\nc\td\n").map(\.text).joined() == "a b c d")
  }

  @Test("a truncated line ends in an ellipsis and never cuts a wide cluster")
  func truncation() {
    let line = clusters("한글 제목입니다")
    func cut(_ width: Int, _ rendering: TextRendering = TextRendering()) -> String {
      ShortText.truncated(line, to: width, rendering: rendering).map(\.text).joined()
    }
    #expect(cut(15) == "한글 제목입니다")
    #expect(cut(14) == "한글 제목입니…")
    #expect(cut(6) == "한글…")
    #expect(cut(4) == "한…")
    #expect(cut(1) == "…")
    #expect(cut(0) == "")
    var wide = TextRendering()
    wide.ambiguousIsWide = true
    #expect(cut(8, wide) == "한글...")
    #expect(cut(2, wide) == "..")
  }

  @Test("a short text with too many rows ends in an ellipsis")
  func tooManyRows() {
    func rows(_ width: Int, _ maxRows: Int) -> [String] {
      ShortText.rows(
        of: Array("하나 둘 셋 넷".utf8), rendering: TextRendering(), width: width, maxRows: maxRows
      ).map(\.text)
    }
    #expect(rows(7, 2) == ["하나 둘", "셋 넷"])
    #expect(rows(7, 1) == ["하나…"])
    #expect(rows(8, 1) == ["하나 둘…"])
    #expect(rows(4, 2) == ["하나", "둘…"])
    #expect(rows(1, 1) == ["…"])
    #expect(rows(7, 0) == [])
  }
}
