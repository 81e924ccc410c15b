import TestSupport
import Testing

@testable import PopupCore

/// The rows of a captured text, drawn on a screen of some size, each followed by `|`.
private func picture(_ text: String, _ columns: Int, _ rows: Int) throws -> String {
  let frame = try frame(text, columns, rows)
  return (0..<rows).map { row in frame.text(row) + "|" }.joined(separator: "\n")
}

private func frame(_ text: String, _ columns: Int, _ rows: Int) throws -> Frame {
  let size = Size(columns: columns, rows: rows)
  let screen = try #require(CapturedScreen(Array(text.utf8), size: size))
  return screen.frame(on: size, rendering: TextRendering())
}

extension Frame {
  /// A row's characters, blanks included.
  func text(_ row: Int) -> String {
    (0..<size.columns).compactMap { cluster(of: self[$0, row])?.text }.joined()
  }
}

@Suite("Captured screen")
struct CapturedScreenTests {
  @Test(
    "captured rows end with LF, CR or CRLF, and missing cells are blank",
    arguments: ["ab\ncd\n", "ab\ncd", "ab\rcd\r", "ab\r\ncd\r\n", "ab\rcd\r\n\u{1B}[m"])
  func lineEnds(text: String) throws {
    #expect(try picture(text, 4, 3) == "ab  |\ncd  |\n    |")
  }

  @Test("kitty's wrapped rows and complete rows both count as rows")
  func wrapMarkers() throws {
    let text = "\u{1B}[mabcd\r\u{1B}[mef\r\n\u{1B}[m\r\n\u{1B}[mgh\r"
    #expect(try picture(text, 4, 4) == "abcd|\nef  |\n    |\ngh  |")
  }

  @Test("columns beyond the screen are ignored; a wide character over its edge is a blank")
  func tooWide() throws {
    #expect(try picture("abcdef\nab한글x\n", 5, 2) == "abcde|\nab한 |")
  }

  @Test("a capture with more rows than the screen is rejected")
  func tooManyRows() {
    #expect(CapturedScreen(Array("a\nb\nc\n".utf8), size: Size(columns: 5, rows: 2)) == nil)
    #expect(CapturedScreen(Array("a\nb\nc".utf8), size: Size(columns: 5, rows: 2)) == nil)
    #expect(CapturedScreen(Array("a\nb\n".utf8), size: Size(columns: 5, rows: 2))?.isWhole == true)
    #expect(CapturedScreen(Array("a\n".utf8), size: Size(columns: 5, rows: 2))?.isWhole == false)
    #expect(CapturedScreen([], size: Size(columns: 5, rows: 2)) != nil)
  }

  @Test("captured styles continue over every form of line end")
  func styles() throws {
    let text = "\u{1B}[1;31;48;5;20ma\nb\u{1B}[0m\u{1B}[38:2:1:2:3;7mc\u{1B}[4:3md\n"
    let frame = try frame(text, 4, 2)
    #expect(frame[0, 0].style == Style(.indexed(1), on: .indexed(20), .bold))
    #expect(frame[0, 1].style == Style(.indexed(1), on: .indexed(20), .bold))
    #expect(frame[1, 1].style == Style(.rgb(1, 2, 3), on: .default, .reverse))
    #expect(frame[2, 1].style.attributes == [.reverse, .underline])
    #expect(frame[3, 1].style == Style())
  }

  @Test("line drawing between SO and SI becomes box characters")
  func lineDrawing() throws {
    let text = "\u{0E}lqk\u{0F}lqk\n\u{0E}x\u{0F} \u{0E}x\u{0F}\n\u{0E}m\u{1B}[31mqj\u{0F}\n"
    #expect(try picture(text, 6, 3) == "┌─┐lqk|\n│ │   |\n└─┘   |")
  }

  @Test("tabs in a captured screen go to every eighth column")
  func tabs() throws {
    #expect(
      try picture("a\tb\n\tc\n12345678\td", 18, 3)
        == "a       b         |\n        c         |\n12345678        d |")
  }

  @Test(
    "a captured screen keeps only SGR sequences, and its rows stay in place",
    arguments: [
      "\u{1B}]8;;http://x\u{1B}\\ab\u{1B}]8;;\u{1B}\\", "\u{1B}]0;title\u{07}ab", "a\u{07}b\u{08}",
      "\u{1B}[2Jab", "\u{1B}[5;5Hab", "\u{1B}(0\u{1B}(Bab", "\u{1B}P+q\u{1B}\\ab", "ab\u{1B}",
      "\u{7F}ab\u{0B}\u{0C}", "\u{1B}[?1049hab",
    ])
  func controls(text: String) throws {
    #expect(try picture(text + "\nz", 4, 2) == "ab  |\nz   |")
  }

  @Test(
    "C1 controls and line separators in a captured screen become blanks",
    arguments: ["\u{85}", "\u{9B}", "\u{2028}"])
  func controlScalars(text: String) throws {
    #expect(try picture("a\(text)b\nz", 4, 2) == "a b |\nz   |")
  }

  @Test("invalid UTF-8 in a captured screen takes a cell")
  func invalid() throws {
    let size = Size(columns: 4, rows: 1)
    let screen = try #require(CapturedScreen([0x61, 0xFF, 0x62, 0xE3, 0x81], size: size))
    #expect(screen.frame(on: size, rendering: TextRendering()).text(0).hasPrefix("a\u{FFFD}b"))
  }

  @Test("concealed characters of a captured screen become blanks of the same width")
  func concealed() throws {
    let text = "a\u{1B}[8mpw한\u{1B}[38;5;8mx\u{1B}[28mb\u{1B}[38;5;8mc\u{1B}[8;0md"
    #expect(try picture(text, 10, 1) == "a     bcd |")
  }

  @Test("captured clusters of uncertain width are simplified")
  func risky() throws {
    let frame = try frame("❤\u{FE0F}x👨\u{200D}👩y\n", 6, 1)
    #expect(frame.text(0) == "❤x👨y ")
  }

  @Test("a captured screen is cropped at the top or padded to another size")
  func otherSize() throws {
    let screen = try #require(
      CapturedScreen(Array("abc\ndef\nghi\n".utf8), size: Size(columns: 3, rows: 3)))
    let small = screen.frame(on: Size(columns: 2, rows: 2), rendering: TextRendering())
    #expect([small.text(0), small.text(1)] == ["de", "gh"])
    let blankBelow = try #require(
      CapturedScreen(Array("abc\ndef\n   \n".utf8), size: Size(columns: 3, rows: 3)))
    #expect(
      blankBelow.frame(on: Size(columns: 3, rows: 2), rendering: TextRendering()).text(0) == "abc")
    let large = screen.frame(on: Size(columns: 5, rows: 4), rendering: TextRendering())
    #expect([large.text(2), large.text(3)] == ["ghi  ", "     "])
  }

  @Test("a captured row longer than a chunk of text stays one row")
  func longRow() throws {
    let row = (0..<1500).map { "\u{1B}[38;2;\($0 % 256);100;200;48;2;1;2;3mx" }.joined()
    let frame = try frame(row + "\nend\n", 1500, 2)
    #expect(frame[1499, 0].style.foreground == .rgb(UInt8(1499 % 256), 100, 200))
    #expect(frame.text(1).hasPrefix("end"))
  }

  @Test("a capture of any bytes gives a frame of the screen's size")
  func random() {
    let common: [UInt8] = [0x1B, 0x5B, 0x6D, 0x3B, 0x0E, 0x0A, 0x0D, 0x09]
    var random = SplitMix(seed: 7)
    for _ in 0..<300 {
      let bytes = (0..<200).map { _ in
        random.below(2) == 0 ? common[random.below(8)] : UInt8(random.below(256))
      }
      let size = Size(columns: random.below(30), rows: random.below(200))
      guard let screen = CapturedScreen(bytes, size: size) else { continue }
      let frame = screen.frame(on: size, rendering: TextRendering())
      #expect(frame.size == size)
    }
  }

  // MARK: Redrawing

  @Test("a captured screen is redrawn exactly, with the cursor in its position")
  func redrawing() throws {
    let text = "\u{1B}[1;4:3ma\u{0E}q\u{0F}\n\u{1B}[8mb\u{1B}]8;;x\u{1B}\\❤\u{FE0F}\u{07}\n\n"
    var screen = try #require(CapturedScreen(Array(text.utf8), size: Size(columns: 5, rows: 3)))
    let size = Size(columns: 5, rows: 3)
    #expect(ControlSequence.leave(restoring: screen, on: size, mouse: false) == nil)
    screen.cursorToRestore = Point(column: 3, row: 1)
    screen.modes.isCursorVisible = false
    let bytes = try #require(ControlSequence.leave(restoring: screen, on: size, mouse: false))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[1;4:3ma─\u{1B}[2;1H"
        + "\u{1B}[8mb❤\u{FE0F}\u{1B}[0m\u{1B}[2;4H\u{1B}[?2026l"
        + String(
          decoding: ControlSequence.leave(alternateScreen: false, mouse: false), as: UTF8.self)
        + "\u{1B}[?25l")
  }

  @Test("a captured screen is cropped when it is redrawn on a smaller screen")
  func redrawingSmaller() throws {
    var screen = try #require(
      CapturedScreen(Array("a\nb\nc\n".utf8), size: Size(columns: 5, rows: 3)))
    screen.cursorToRestore = Point(column: 4, row: 2)
    let bytes = try #require(
      ControlSequence.leave(restoring: screen, on: Size(columns: 2, rows: 2), mouse: false))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\u{1B}[2;1Hb"))
    #expect(!text.contains("c\u{1B}"))
    #expect(text.contains("\u{1B}[2;2H"))
    #expect(!text.hasSuffix("\u{1B}[?25l"))
  }
}
