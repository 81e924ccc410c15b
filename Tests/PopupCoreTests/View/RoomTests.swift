import Testing

@testable import PopupCore

/// How a box and its text use screens of every size.
@Suite("Layout on screens of different sizes")
struct RoomTests {
  /// Words in lines of up to `columns` columns, as an editor wraps them.
  private static func set(_ columns: Int, lines: Int) -> String {
    var text = ""
    for line in 0..<lines {
      var row = ""
      var word = line
      while row.count + 1 + word % 9 + 2 <= columns {
        row += (row.isEmpty ? "" : " ") + String(repeating: "x", count: word % 9 + 1)
        word += 1
      }
      text += row + String(repeating: "y", count: line == 1 ? columns - row.count : 0) + "\n"
    }
    return text
  }

  private static let sentence =
    "A paragraph has no line breaks of its own, so popup breaks it where it can be read well, "
    + "with rows of about the same width."
  private static let japanese = "このファイルを削除すると、元に戻すことはできません。本当に削除しますか?"
  private static let texts = [
    set(72, lines: 40), set(78, lines: 9), set(97, lines: 60), sentence, japanese,
    set(70, lines: 5) + sentence + sentence, "Go on?", set(30, lines: 200),
  ]

  private static func question(
    _ text: String, _ columns: Int, _ rows: Int, _ words: [String] = [],
    capabilities: TerminalCapabilities = .soft
  ) throws -> Question {
    try Question(["--title", "T"] + words + [text], columns, rows, capabilities: capabilities)
  }

  @Test("hard-wrapped lines stay whole if the screen is wide enough")
  func lines() throws {
    for (columns, width) in [(80, 72), (80, 78), (100, 97), (120, 97), (200, 100)] {
      let layout = try Self.question(Self.set(width, lines: 40), columns, 24).layout
      #expect(layout.message.columns >= width, "\(width) of \(columns)")
      #expect(layout.message.columns <= width + 1 && layout.density == .full)
    }
  }

  @Test("margins, then padding, shrink before a line breaks", arguments: 66...78)
  func shrinking(width: Int) throws {
    let layout = try Self.question(Self.set(width, lines: 40), 80, 24).layout
    #expect(layout.box.columns == min(80, layout.message.columns + 6))
    #expect((width...width + 1).contains(layout.message.columns))
  }

  @Test("the box is as wide as the balanced text")
  func balanced() throws {
    let japanese = try Self.question(Self.japanese, 80, 24).layout
    #expect(japanese.message.columns == 40 && japanese.message.rows == 2)
    let paragraph = try Self.question(Self.sentence + Self.sentence, 120, 30).layout
    #expect(paragraph.message.columns <= 64 && paragraph.message.rows == 4)
    #expect(paragraph.message.columns >= 56)
  }

  @Test("preformatted text uses the full width")
  func preformatted() throws {
    let code = Self.set(97, lines: 20)
    #expect(try Self.question(code, 200, 40, ["--no-wrap"]).layout.message.columns == 98)
    let wide = try Self.question(Self.set(240, lines: 20), 120, 40, ["--no-wrap"]).layout
    #expect(wide.message.columns == 116 && wide.box.columns == 120)
  }

  @Test("a wider screen never has a narrower box or less of the text", arguments: texts.indices)
  func wider(index: Int) throws {
    for capabilities in [TerminalCapabilities.soft, .line] {
      let question = try Self.question(Self.texts[index], 20, 24, capabilities: capabilities)
      var last: (box: Int, text: Int, rows: Int)?
      for columns in Array(20...100) + Array(stride(from: 101, through: 220, by: 7)) {
        question.dialog.resize(to: Size(columns: columns, rows: 24), texts: question.texts)
        let layout = question.layout
        let hidden = max(
          0, (question.dialog.frameScroll(question.texts)?.total ?? 0) - layout.message.rows)
        if let last {
          #expect(layout.box.columns >= last.box, "\(columns)")
          #expect(layout.message.columns >= last.text, "\(columns)")
          #expect(hidden <= last.rows, "\(columns)")
        }
        last = (layout.box.columns, layout.message.columns, hidden)
      }
    }
  }

  @Test("a taller screen never shows fewer rows", arguments: texts.indices)
  func taller(index: Int) throws {
    for capabilities in [TerminalCapabilities.soft, .line] {
      for columns in [60, 80, 200] {
        let question = try Self.question(
          Self.texts[index], columns, 5, capabilities: capabilities)
        var last = 0
        for rows in Array(5...32) + [40, 41, 50, 69, 70] {
          question.dialog.resize(to: Size(columns: columns, rows: rows), texts: question.texts)
          #expect(question.layout.message.rows >= last, "\(columns) by \(rows)")
          last = question.layout.message.rows
        }
      }
    }
  }

  @Test("a text that fits takes rows from the buttons, then the margins, then its own blank rows")
  func whole() throws {
    for (lines, density, isTall) in [
      (11, Density.full, true), (12, .full, true), (13, .full, false), (14, .full, false),
      (16, .withoutMargins, false), (18, .withoutMargins, false), (19, .full, true),
    ] {
      let question = try Self.question(Self.set(30, lines: lines), 80, 24)
      let layout = question.layout
      #expect(layout.density == density, "\(lines)")
      #expect((layout.buttons[0].area.rows == 3) == isTall, "\(lines)")
      #expect((layout.message.rows == lines) == (lines < 19), "\(lines)")
    }
  }

  @Test(
    "a text that scrolls gets its share of the rows",
    arguments: [(80, 24, 14), (60, 18, 8), (120, 40, 23), (100, 30, 17), (200, 60, 35)])
  func share(columns: Int, rows: Int, least: Int) throws {
    for capabilities in [TerminalCapabilities.soft, .line, .with(.ascii, .none)] {
      let question = try Self.question(
        Self.set(72, lines: 200), columns, rows, capabilities: capabilities)
      #expect(question.layout.message.rows >= least)
      #expect(question.layout.hasShadow && question.layout.hasMargins)
    }
  }

  @Test("a growing text never makes the box narrower")
  func growing() throws {
    for text in Self.texts {
      let bytes = Bytes(text)
      let spec = try #require(try PopupCoreTests.spec(["--title", "T", "-m", "x"]))
      let dialog = Dialog(
        spec, .soft, on: Size(columns: 120, rows: 40), texts: [bytes.prefix(1, isComplete: false)],
        now: 0)
      var last = 0
      for end in stride(from: 1, through: text.utf8.count + 39, by: 40) {
        let part = bytes.prefix(end, isComplete: end >= text.utf8.count)
        dialog.resize(to: Size(columns: 120, rows: 40), texts: [part])
        #expect(dialog.layout.box.columns >= last)
        last = dialog.layout.box.columns
      }
    }
  }

  @Test("a low box on a large screen keeps its shadow and the row of keys")
  func lowBox() throws {
    let question = try Self.question("hello", 80, 24, ["--height", "8"])
    #expect(question.layout.box.rows == 8)
    #expect(question.layout.hasShadow && question.layout.hasMargins)
    #expect(question.frame.line(23).contains("Esc"))
  }

  @Test("on a tall screen the key row is near the box", arguments: [41, 60, 100])
  func keys(rows: Int) throws {
    let question = try Self.question("hello", 120, rows)
    #expect(question.frame.line(question.layout.box.endRow + 3).contains("Esc"))
  }

  @Test("filled buttons have as much room above as below")
  func footer() throws {
    let layout = try Self.question("hello", 80, 24).layout
    let buttons = try #require(layout.buttons.first?.area)
    #expect(buttons.row == layout.buttonDivider.endRow)
    #expect(buttons.endRow == layout.box.endRow - 1)
  }

  @Test("a divider separates the title from a long text, a blank row from a short one")
  func divider() throws {
    #expect(try Self.question("1\n2\n3\n4", 80, 24).layout.titleDivider.isEmpty)
    #expect(!(try Self.question("1\n2\n3\n4\n5", 80, 24).layout.titleDivider.isEmpty))
  }
}

extension Dialog {
  /// The text of the page in view that is on the screen.
  func frameScroll(_ texts: [ByteText]) -> ScrollExtent? {
    views[state.page].page(in: texts[state.page]).extent
  }
}
