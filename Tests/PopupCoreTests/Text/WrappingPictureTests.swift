import Testing

@testable import PopupCore

/// Each expectation is the text as it wraps at a width, with `|` after the last cluster of each row.
@Suite("Pictures of wrapped text")
struct WrappingPictureTests {
  @Test("a Korean word breaks at its spaces only")
  func korean() {
    #expect(
      picture("정말로 이 파일을 삭제하시겠습니까? README.md를 되돌릴 수 없습니다.", 20) == """
        정말로 이 파일을|
        삭제하시겠습니까?|
        README.md를 되돌릴|
        수 없습니다.|
        """)
    #expect(
      picture("모두 3개의 파일(총 12MB)을 ₩12,000에 보냅니다.", 16) == """
        모두 3개의|
        파일(총 12MB)을|
        ₩12,000에|
        보냅니다.|
        """)
  }

  @Test("a Korean particle stays with the word, number or closing mark before it")
  func particles() {
    #expect(picture("지금 「책」을", 10) == "지금|\n「책」을|")
    #expect(picture("大韓民國의 역사", 8) == "大韓民|\n國의|\n역사|")
    #expect(picture("아주 50%는", 6) == "아주|\n50%는|")
    #expect(picture("ㅋㅋㅋㅋ ㅠㅠ", 9) == "ㅋㅋㅋㅋ|\nㅠㅠ|")
  }

  @Test("a Korean word longer than the row is cut between syllables, never before a closing mark")
  func longKorean() {
    #expect(
      picture("가나다라마바사아자차카타파하 가나다", 12) == """
        가나다라마바|
        사아자차카타|
        파하 가나다|
        """)
    #expect(picture("가나다라마.", 10) == "가나다라|\n마.|")
  }

  @Test("Hangul in decomposed form is laid out like the composed form")
  func decomposed() {
    let composed = "각 줄이 같은 폭"
    let decomposed =
      "\u{1100}\u{1161}\u{11A8} \u{110C}\u{116E}\u{11AF}\u{110B}\u{1175} "
      + "\u{1100}\u{1161}\u{11C0}\u{110B}\u{1173}\u{11AB} \u{1111}\u{1169}\u{11A8}"
    for width in 2...20 { #expect(picture(decomposed, width) == picture(composed, width)) }
  }

  @Test("Japanese breaks anywhere but before closing marks and small kana")
  func japanese() {
    #expect(
      picture("日本語の文章です。「括弧」も、ちょっと長いです。", 11) == """
        日本語の文|
        章です。|
        「括弧」|
        も、ちょっ|
        と長いで|
        す。|
        """)
    #expect(picture("サーバーがシャットダウン", 8) == "サーバー|\nがシャッ|\nトダウン|")
  }

  @Test("Chinese breaks anywhere but at its punctuation")
  func chinese() {
    #expect(
      picture("你确定要删除这个文件吗？（此操作无法撤销）", 14) == """
        你确定要删除这|
        个文件吗？（此|
        操作无法撤销）|
        """)
  }

  @Test("no row ends with an opening mark or begins with a closing one")
  func marks() {
    #expect(picture("文件（此操作）吗", 6) == "文件|\n（此操|\n作）吗|")
    #expect(picture("文件吗？", 6) == "文件|\n吗？|")
    #expect(picture("\"가나\" (다라) 마", 6) == "\"가나\"|\n(다라)|\n마|")
    #expect(picture("aaaaaaaa, b", 8) == "aaaaaaa|\na, b|")
  }

  @Test("English breaks at spaces and hyphens, never inside numbers")
  func english() {
    #expect(
      picture(
        "The quick brown fox jumps over a well-known dog. It costs $9.50 (about ₩12,000).", 18)
          == """
          The quick brown|
          fox jumps over a|
          well-known dog. It|
          costs $9.50 (about|
          ₩12,000).|
          """)
    #expect(picture("a $(12)", 6) == "a|\n$(12)|")
    #expect(picture("aa$(bb)", 4) == "aa$|\n(bb)|")
    #expect(picture("at 10:30 on 2026/11/30", 8) == "at 10:30|\non|\n2026/11/|\n30|")
  }

  @Test("an address is cut after the marks that join its parts")
  func addresses() {
    #expect(
      picture("https://example.com/path/to/a-very-long_file.name?query=1&b=2", 16) == """
        https://|
        example.com/|
        path/to/a-very-|
        long_file.name?|
        query=1&b=2|
        """)
    #expect(picture("user@mail.example.org", 12) == "user@mail.|\nexample.org|")
    #expect(picture("abcdefghijklmno", 6) == "abcdef|\nghijkl|\nmno|")
  }

  @Test("spaces vanish at a soft break and stay at the start of a line")
  func spaces() {
    #expect(picture("  two   words", 5) == "  two|\nwords|")
    #expect(picture("one\n\n   three", 20) == "one|\n|\n   three|")
    // The indentation gives way before a word is cut.
    #expect(picture("      abcdef", 8) == "  abcdef|")
    #expect(picture("      abcdefghij", 8) == "abcdefgh|\nij|")
    #expect(picture("漢字\u{3000}漢字", 4) == "漢字|\n漢字|")
  }

  @Test("every form of newline ends a line, except at the end of the text")
  func newlines() {
    #expect(picture("a\nb\r\nc\rd\n\r\n\n", 9) == "a|\nb|\nc|\nd|")
    #expect(picture("a\u{2028}b\u{2029}c", 9) == "a|\nb|\nc|")
    #expect(picture("\n\n", 9) == "")
    #expect(picture("", 9) == "")
    #expect(picture("\na", 9) == "|\na|")
  }

  @Test("tabs go to the next multiple of eight columns")
  func tabs() {
    #expect(
      picture("a\tb\n1234567\tc\n12345678\td", 40) == """
        a       b|
        1234567 c|
        12345678        d|
        """)
    #expect(picture("한\tb", 40) == "한      b|")
    #expect(picture("abcdef\tgh", 7) == "abcdef|\ngh|")
  }

  @Test("no row of Thai or Lao ends in a leading vowel or begins with a following one")
  func thai() {
    let texts = [
      "คุณต้องการลบไฟล์ทั้งหมดเหล่านี้จริงๆหรือไม่และจะไม่สามารถกู้คืนไฟล์เหล่านี้ได้อีก",
      "ໄຟລ໌ທັງໝົດຈະຖືກລຶບແລະບໍ່ສາມາດກູ້ຄືນໄດ້ໃນພາຍຫຼັງໂດຍເດັດຂາດ",
    ]
    let neverFirst = Set("ะาำๅๆฯະາຳຽໆຯ".unicodeScalars)
    let neverLast = Set("เแโใไເແໂໃໄ".unicodeScalars)
    for text in texts {
      for width in 4...40 {
        let rows = allRows(of: Array(text.utf8), width: width).map(\.text)
        #expect(rows.joined() == text)
        for row in rows.dropFirst() {
          #expect(row.unicodeScalars.first.map(neverFirst.contains) == false)
        }
        for row in rows.dropLast() {
          #expect(row.unicodeScalars.last.map(neverLast.contains) == false)
        }
      }
    }
  }

  @Test("soft hyphens and zero width spaces allow a break and are not sent")
  func invisible() {
    #expect(picture("foo\u{200B}bar\u{AD}baz", 4) == "foo|\nbar|\nbaz|")
    #expect(picture("foo\u{200B}bar\u{AD}baz", 20) == "foobarbaz|")
    #expect(picture("\u{FEFF}a\u{2060} b", 20) == "a b|")
  }

  @Test("emoji, flags and joined families stay whole")
  func emoji() {
    #expect(picture("👨‍👩‍👧 🇰🇷🇯🇵 👍🏽", 5) == "👨‍👩‍👧 🇰🇷|\n🇯🇵 👍🏽|")
    #expect(picture("🇰🇷🇯🇵", 3) == "🇰🇷|\n🇯🇵|")
  }

  @Test("a wide cluster on one column becomes a narrow mark")
  func oneColumn() {
    #expect(picture("a한b", 1) == "a|\n?|\nb|")
  }
}
