import Testing

@testable import PopupCore

/// A view that can be moved within an expectation.
final class Window {
  var view: TextView

  init(_ width: Int, _ height: Int, _ text: ByteText, _ format: TextFormat = .plain) {
    view = TextView(format: format)
    view.resize(width: width, height: height, in: text)
  }

  func scroll(_ motion: ScrollMotion, in text: ByteText) -> Bool { view.scroll(motion, in: text) }

  func lines(_ text: ByteText) -> [String] { view.page(in: text).rows.map(\.text) }
}

@Suite("TextView")
struct TextViewTests {
  private let numbers = Bytes((1...100).map { "line \($0)\n" }.joined())

  @Test("each scroll motion moves by its amount and stops at both ends of the text")
  func motions() {
    let window = Window(20, 3, numbers.text)
    #expect(window.lines(numbers.text) == ["line 1", "line 2", "line 3"])
    #expect(window.view.page(in: numbers.text).extent.first == 0)
    #expect(!window.view.isAtEnd(in: numbers.text))
    #expect(!window.scroll(.rows(-1), in: numbers.text))
    #expect(window.scroll(.rows(1), in: numbers.text))
    #expect(window.lines(numbers.text) == ["line 2", "line 3", "line 4"])
    #expect(window.scroll(.pages(2), in: numbers.text))
    #expect(window.lines(numbers.text).first == "line 8")
    #expect(window.scroll(.pages(-1), in: numbers.text))
    #expect(window.lines(numbers.text).first == "line 5")
    #expect(window.scroll(.end, in: numbers.text))
    #expect(window.lines(numbers.text) == ["line 98", "line 99", "line 100"])
    #expect(window.view.isAtEnd(in: numbers.text))
    #expect(!window.scroll(.rows(5), in: numbers.text))
    #expect(!window.scroll(.pages(1), in: numbers.text))
    #expect(window.scroll(.pages(.min), in: numbers.text))
    #expect(window.view.page(in: numbers.text).extent.first == 0)
    #expect(window.scroll(.rows(.max), in: numbers.text))
    #expect(window.view.isAtEnd(in: numbers.text))
    #expect(window.scroll(.start, in: numbers.text))
    #expect(window.lines(numbers.text).first == "line 1")
  }

  @Test("a text that fits is shown completely and does not scroll")
  func fits() {
    let text = Bytes("one\ntwo\n")
    let window = Window(20, 5, text.text)
    #expect(window.lines(text.text) == ["one", "two"])
    #expect(
      window.view.page(in: text.text).extent.first == 0 && window.view.isAtEnd(in: text.text))
    for motion in [ScrollMotion.rows(1), .pages(1), .end, .start, .columns(3)] {
      #expect(!window.scroll(motion, in: text.text))
    }
    #expect(window.view.page(in: text.text).extent == ScrollExtent(first: 0, visible: 2, total: 2))
  }

  @Test("an empty text has no rows")
  func empty() {
    for text in [ByteText(base: nil, count: 0), Bytes("\n\n").text] {
      let window = Window(20, 5, text)
      #expect(window.view.page(in: text).rows.isEmpty)
      #expect(window.view.page(in: text).extent.first == 0 && window.view.isAtEnd(in: text))
      #expect(!window.scroll(.end, in: text))
      #expect(window.view.page(in: text).extent == ScrollExtent(first: 0, visible: 0, total: 0))
    }
  }

  @Test("the scrollbar does not move when new input turns earlier text into markup")
  func markupThatGrows() {
    let bytes = Bytes("`a b c` d e f g")
    var format = TextFormat.plain
    format.interpretsMarkup = true
    var view = TextView(format: format)
    let begun = bytes.prefix(6, isComplete: false)
    view.resize(width: 1, height: 1, in: begun)
    view.scroll(.end, in: begun)
    let first = view.page(in: begun).extent.first
    #expect(first > 0)
    #expect(view.page(in: bytes.text).extent.first == first)
  }

  @Test("a resize keeps the top row in view")
  func resize() throws {
    let words = Bytes((1...300).map { "word\($0)" }.joined(separator: " "))
    let window = Window(40, 4, words.text)
    _ = window.scroll(.rows(10), in: words.text)
    func shown() -> [Substring] { window.lines(words.text).flatMap { $0.split(separator: " ") } }
    let first = try #require(shown().first)
    for width in [10, 77, 23, 40] {
      window.view.resize(width: width, height: 4, in: words.text)
      #expect(shown().contains(first))
    }
  }

  @Test("the scrollbar of a small text counts rows, that of a large one bytes")
  func extent() {
    let window = Window(20, 10, numbers.text)
    _ = window.scroll(.rows(7), in: numbers.text)
    #expect(
      window.view.page(in: numbers.text).extent == ScrollExtent(first: 7, visible: 10, total: 100))
    let large = Bytes(String(repeating: "some line\n", count: 10_000))
    _ = window.scroll(.start, in: large.text)
    #expect(
      window.view.page(in: large.text).extent == ScrollExtent(first: 0, visible: 99, total: 99_999))
    _ = window.scroll(.end, in: large.text)
    let end = window.view.page(in: large.text).extent
    #expect(end.first + end.visible == end.total)
  }

  @Test("preformatted rows are cut at both edges")
  func preformatted() {
    let text = Bytes("abcdefgh\n한글한글\nab\n")
    let window = Window(5, 3, text.text, .preformatted)
    #expect(window.lines(text.text) == ["abcde", "한글 ", "ab"])
    #expect(window.view.page(in: text.text).rows.map(\.isCutRight) == [true, true, false])
    #expect(window.view.page(in: text.text).rows.map(\.isCutLeft) == [false, false, false])
    #expect(window.scroll(.columns(1), in: text.text))
    #expect(window.lines(text.text) == ["bcdef", " 글한", "b"])
    #expect(window.view.page(in: text.text).rows.map(\.width) == [5, 5, 1])
    #expect(window.scroll(.columns(100), in: text.text))
    #expect(window.view.column == 3)
    #expect(window.lines(text.text) == ["defgh", " 한글", ""])
    #expect(window.view.page(in: text.text).rows.map(\.isCutLeft) == [true, true, true])
    #expect(window.view.page(in: text.text).rows.map(\.isCutRight) == [false, false, false])
    #expect(!window.scroll(.columns(1), in: text.text))
    #expect(window.scroll(.start, in: text.text))
    #expect(window.view.column == 0)
  }

  @Test("a pipe that sends more never moves the rows in view, and half a character waits")
  func growth() {
    let whole = Bytes("첫 줄\n둘째 줄\r\n셋째 줄\n넷째 줄")
    let window = Window(20, 2, whole.prefix(0))
    var last: [String] = []
    for count in 0...whole.text.count {
      let text = whole.prefix(count)
      let rows = window.lines(text)
      #expect(rows.count >= last.count)
      #expect(!rows.joined().contains("\u{FFFD}"))
      last = rows
    }
    #expect(last == ["첫 줄", "둘째 줄"])
    for count in 0...whole.text.count {
      _ = window.scroll(.end, in: whole.prefix(count))
      _ = window.view.page(in: whole.prefix(count))
    }
    #expect(window.lines(whole.text) == ["셋째 줄", "넷째 줄"])
  }

  @Test("the view on a truncated text shows its end")
  func truncation() {
    let window = Window(20, 3, numbers.text)
    _ = window.scroll(.end, in: numbers.text)
    for count in stride(from: numbers.text.count, through: 0, by: -7) {
      let text = numbers.prefix(count, isComplete: true)
      let rows = window.lines(text)
      #expect(count < 10 || rows.count >= 1)
      var moved = window.view
      for motion in [ScrollMotion.rows(-2), .rows(2), .end, .pages(-1)] {
        _ = moved.scroll(motion, in: text)
        _ = moved.page(in: text)
      }
    }
    #expect(window.lines(numbers.prefix(15, isComplete: true)) == ["line 1", "line 2", "l"])
  }

  @Test("colors set far above the view apply up to the last reset")
  func colors() {
    let text = Bytes(
      "\u{1B}[31m" + String(repeating: "red line\n", count: 1000) + "\u{1B}[0m"
        + String(repeating: "plain line\n", count: 1000))
    let window = Window(40, 2, text.text, .sgr)
    _ = window.scroll(.rows(900), in: text.text)
    #expect(window.view.page(in: text.text).rows.first?.clusters.first?.style == Style(.indexed(1)))
    _ = window.scroll(.end, in: text.text)
    #expect(window.view.page(in: text.text).rows.first?.clusters.first?.style == Style())
  }

  @Test(
    "scrolling a text of 16 MB lays out only the rows in view",
    arguments: ["word ", "line\n", "\u{1B}[31mx", "\t"])
  func size(unit: String) {
    let unit = Array(unit.utf8)
    let storage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 16 << 20)
    defer { storage.deallocate() }
    for (index, byte) in unit.enumerated() { storage[index] = byte }
    var count = unit.count
    while count < storage.count {
      let copied = min(count, storage.count - count)
      _ = storage[count...].update(fromContentsOf: storage[..<copied])
      count += copied
    }
    let text = ByteText(UnsafeBufferPointer(storage))
    let clock = ContinuousClock()
    for format in [TextFormat.sgr, .preformatted] {
      let window = Window(80, 10, text, format)
      for motion in [ScrollMotion.end, .pages(-1), .rows(-1), .pages(1), .start] {
        let time = clock.measure {
          _ = window.scroll(motion, in: text)
          _ = window.view.page(in: text)
        }
        // Laying out all of it would take minutes in a debug build.
        #expect(time < .seconds(20))
      }
    }
  }

  @Test("absurd window sizes and motions do not trap")
  func absurdSizes() {
    for (width, height) in [(0, 0), (-5, -5), (Int.max, Int.max), (Int.min, Int.min)] {
      for format in [TextFormat.plain, .preformatted] {
        let window = Window(width, height, numbers.text, format)
        for motion in [ScrollMotion.columns(.max), .rows(.max), .pages(.min)] {
          _ = window.scroll(motion, in: numbers.text)
          #expect(!window.view.page(in: numbers.text).rows.isEmpty)
        }
      }
    }
  }

  @Test("measuring a text stops at its row limit")
  func measure() {
    let text = Bytes("짧은 글\n조금 더 긴 글")
    func measure(_ limit: Int, _ maxRows: Int = 10, _ format: TextFormat = .plain) -> TextMeasure {
      TextMeasure(
        of: text.text, format: format, rendering: TextRendering(), limit: limit, maxRows: maxRows)
    }
    #expect(measure(40).rows == 2)
    #expect(measure(40).width == 13)
    #expect(measure(40).isWhole)
    #expect(!measure(40).isTight)
    #expect(measure(7).rows == 3)
    #expect(measure(3).isTight)
    #expect(measure(40, 1).rows == 2)
    #expect(!measure(40, 1).isWhole)
    #expect(measure(5, 10, .preformatted).width == 5)
    #expect(measure(5, 10, .preformatted).isTight)
    let million = Bytes(String(repeating: "x\n", count: 1_000_000))
    let large = TextMeasure(
      of: million.text, format: .plain, rendering: TextRendering(), limit: 40, maxRows: 24)
    #expect(large.rows == 25 && !large.isWhole)
  }

  @Test("the fast path for ASCII labels gives the same clusters as any text")
  func asciiLine() {
    let ascii = String(decoding: UInt8(0x20)...0x7E, as: UTF8.self)
    let rendering = TextRendering()
    let mixed = ShortText.clusters(of: Array((ascii + "한").utf8), rendering: rendering)
    #expect(
      ShortText.clusters(of: Array(ascii.utf8), rendering: rendering) == Array(mixed.dropLast()))
  }
}
