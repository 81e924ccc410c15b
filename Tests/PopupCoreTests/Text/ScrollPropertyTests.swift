import Testing

@testable import PopupCore

@Suite("Scrolling shows the same rows as laying out the whole text")
struct ScrollPropertyTests {
  /// All rows, laid out in one go.
  private func whole(_ bytes: [UInt8], _ format: TextFormat, _ width: Int) -> [TextRow] {
    allRows(of: bytes, format: format, width: width)
  }

  @Test("scrolling row by row, down and up, shows the rows of the whole layout", arguments: 0..<12)
  func rowByRow(seed: Int) {
    var random = RandomText(seed: UInt64(seed))
    let bytes = random.bytes(250, hostile: seed % 2 == 0)
    var format = TextFormat()
    format.interpretsSGR = seed % 3 == 0
    format.interpretsMarkup = seed % 4 == 1
    format.interpretsEscapes = seed % 5 == 2
    let width = 1 + random.below(60)
    let height = 1 + random.below(9)
    let expected = whole(bytes, format, width)
    let text = Bytes(bytes).text
    let window = Window(width, height, text, format)
    var first = 0
    repeat {
      #expect(window.view.page(in: text).rows == Array(expected[first...].prefix(height)))
      #expect((window.view.page(in: text).extent.first == 0) == (first == 0))
      #expect(window.view.isAtEnd(in: text) == (first + height >= expected.count))
      first += 1
    } while window.scroll(.rows(1), in: text)
    #expect(first == max(expected.count - height, 0) + 1)
    first -= 1
    while window.scroll(.rows(-1), in: text) {
      first -= 1
      #expect(window.view.page(in: text).rows == Array(expected[first...].prefix(height)))
    }
    #expect(first == 0)
  }

  /// Lines of every length around the places where a long one is cut.
  private static func longLines(seed: Int) -> [UInt8] {
    var random = RandomText(seed: UInt64(seed))
    var bytes: [UInt8] = []
    for length in [20_000, 9_000, 3, 30_000, 0, 8_191, 100] {
      var line = random.bytes(length / 3, hostile: false).filter { $0 != 0x0A && $0 != 0x0D }
      if seed >= 4 { line = random.bytes(length / 3, hostile: true) }
      if seed % 2 == 1 { line = line.filter { $0 != 0x20 && $0 != 0x09 } }
      bytes += line.prefix(length)
      bytes.append(0x0A)
    }
    return bytes
  }

  @Test(
    "scrolling by pages over lines longer than a chunk shows the rows of the whole layout",
    arguments: [1, 2, 8])
  func longLines(seed: Int) {
    let bytes = Self.longLines(seed: seed)
    var format: TextFormat = seed < 2 ? .plain : .markup
    if seed >= 4 {
      format.interpretsSGR = true
      format.interpretsMarkup = seed >= 6
      format.interpretsEscapes = seed >= 8
    }
    let text = Bytes(bytes).text
    let expected = whole(bytes, format, 70)
    let height = 300
    let window = Window(70, height, text, format)
    var first = 0
    repeat {
      #expect(window.view.page(in: text).rows == Array(expected[first...].prefix(height)))
      first = min(first + height, expected.count - height)
    } while window.scroll(.pages(1), in: text)
    #expect(first == expected.count - height)
    while window.scroll(.pages(-1), in: text) {
      first = max(first - height, 0)
      #expect(window.view.page(in: text).rows == Array(expected[first...].prefix(height)))
    }
    #expect(first == 0)
  }

  @Test("chunks tile the text, and each is found from every byte of it", arguments: 0..<2)
  func chunks(seed: Int) {
    let text = Bytes(Self.longLines(seed: seed)).text
    let chunks = TextChunks(text, .plain)
    var start = 0
    var starts: [Int] = []
    while true {
      starts.append(start)
      let (end, next) = chunks.end(from: start)
      #expect(end - start <= 33 << 10)
      for offset in stride(from: start, to: next ?? text.count, by: 97) {
        #expect(chunks.start(containing: offset) == start)
      }
      guard let next else { break }
      #expect(chunks.start(before: next) == start)
      start = next
    }
    #expect(starts.count > 7)
  }

  @Test("a text that grows or is truncated at any byte is scrolled safely", arguments: 0..<3)
  func changingSize(seed: Int) {
    var random = RandomText(seed: UInt64(500 + seed))
    let storage = Bytes(random.bytes(300, hostile: true))
    let motions: [ScrollMotion] = [
      .rows(1), .rows(-1), .pages(1), .pages(-1), .end, .start, .columns(3),
      .columns(-2),
    ]
    for format in [TextFormat.plain, .sgr, .markup, .escapes, .preformatted] {
      let window = Window(20, 4, storage.prefix(0), format)
      for _ in 0..<40 {
        let text = storage.prefix(
          random.below(storage.text.count + 1), isComplete: random.below(2) == 0)
        _ = window.scroll(motions[random.below(motions.count)], in: text)
        if random.below(5) == 0 {
          window.view.resize(width: 1 + random.below(50), height: 1 + random.below(8), in: text)
        }
        let rows = window.view.page(in: text).rows
        #expect(rows.count <= window.view.height)
        #expect(rows.allSatisfy { $0.width <= window.view.width })
        let extent = window.view.page(in: text).extent
        #expect(extent.first >= 0 && extent.first + extent.visible <= extent.total)
      }
    }
  }
}
