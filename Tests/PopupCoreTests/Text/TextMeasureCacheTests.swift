import Testing

@testable import PopupCore

@Suite("The cache of text measures")
struct TextMeasureCacheTests {
  @Test("a cached measure equals a fresh one", arguments: 0..<60)
  func memory(seed: Int) {
    var random = RandomText(seed: UInt64(900 + seed))
    let bytes = Bytes(random.bytes(1 + random.below(40), hostile: seed % 2 == 0))
    var format: TextFormat = seed % 5 == 0 ? .preformatted : .plain
    format.interpretsMarkup = seed % 3 == 0
    let rendering = TextRendering()
    let measured = TextMeasureCache(bytes.text, format, rendering)
    var limit = 90
    for _ in 0..<40 {
      let maxRows = random.below(12)
      let fresh = TextMeasure(
        of: bytes.text, format: format, rendering: rendering, limit: limit, maxRows: maxRows)
      if random.below(3) > 0 {
        #expect(measured.rowCount(limit: limit, maxRows: maxRows) == fresh.rows)
      } else {
        #expect(measured.measure(limit: limit, maxRows: maxRows) == fresh)
      }
      limit = random.below(4) == 0 ? 1 + random.below(120) : max(1, limit - random.below(6))
    }
  }

  @Test("balanced rows are as narrow as the same number of rows allows")
  func balance() {
    func balanced(_ string: String, _ limit: Int) -> Int {
      TextMeasureCache(Bytes(string).text, .plain, TextRendering())
        .balancedWidth(limit: limit, maxRows: 20)
    }
    #expect(balanced("정말로 이 파일을 삭제하시겠습니까?", 30) == 17)
    #expect(balanced("short", 30) == 5)
    #expect(balanced("aa bb cc dd", 9) == 5)
    // Never so narrow that a word is cut.
    #expect(balanced("a extraordinary b c", 14) == 13)
  }
}
