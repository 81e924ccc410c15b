import Testing

@testable import PopupCore

@Suite("Preferred width of a message")
struct MessageWidthTests {
  private static func width(
    _ text: String, isComplete: Bool = true, wraps: Bool = true
  ) -> MessageWidth {
    var format = TextFormat()
    format.wraps = wraps
    let bytes = Bytes(text)
    return MessageWidth(
      of: bytes.prefix(.max, isComplete: isComplete), format: format, rendering: TextRendering())
  }

  /// A line of words that is `columns` wide.
  private static func line(_ columns: Int) -> String {
    String(String(repeating: "word ", count: columns).prefix(columns - 1)) + "x"
  }

  @Test(
    "lines of up to 100 columns count as hard-wrapped", arguments: [(41, 2), (72, 30), (100, 3)])
  func lines(columns: Int, count: Int) {
    let text = Array(repeating: Self.line(columns), count: count).joined(separator: "\n") + "\n"
    #expect(Self.width(text).lines == columns)
    #expect(Self.width(text).prose == 0)
  }

  @Test("longer lines and single lines count as prose")
  func prose() {
    let mixed = Self.width(Self.line(70) + "\n" + Self.line(101))
    #expect(mixed.lines == 70 && mixed.prose == 64)
    let one = Self.width(Self.line(90) + "\n\n")
    #expect(one.lines == 0 && one.prose == 64)
    #expect(Self.width("Go on?").prose == 6)
    #expect(Self.width("") == Self.width("\n"))
  }

  @Test("preformatted text prefers the width of its longest line")
  func preformatted() {
    let width = Self.width("a\n" + String(repeating: "x", count: 300), wraps: false)
    #expect(width.lines == 300 && width.prose == 0)
  }

  @Test("lines after the first 64 kB do not affect the width")
  func measured() {
    let text = String(repeating: Self.line(50) + "\n", count: 2000)
    #expect(Self.width(text + Self.line(80)).lines == 50)
    #expect(Self.width(text, isComplete: false).isFinal)
  }

  @Test("a growing text never prefers a smaller width")
  func growing() {
    let text = Self.line(70) + "\n" + Self.line(120) + "\nshort\n" + Self.line(90)
    var last: MessageWidth?
    for end in 1...text.count {
      let next = Self.width(String(text.prefix(end)), isComplete: end == text.count)
      let grown = last?.grown(to: next) ?? next
      if let last { #expect(grown.lines >= last.lines && grown.prose >= last.prose) }
      last = grown
    }
    #expect(last?.lines == 90 && last?.prose == 64)
  }
}
