import Testing

@testable import PopupCore

@Suite("InputReader")
struct InputReaderTests {
  private static let enter = Event.key(.enter, [])
  private static let escape = Event.key(.escape, [])

  private static func key(_ scalar: Unicode.Scalar) -> Event { .key(.character(scalar), []) }

  /// A reader for a question that has been visible for some milliseconds.
  private func reader(
    shownFor milliseconds: Int = 2000, escapeTimesOut: Bool = true
  ) -> InputReader {
    var reader = InputReader(escapeDelay: 50, repeatDelay: 80, escapeTimesOut: escapeTimesOut)
    reader.begin(now: -milliseconds)
    return reader
  }

  /// All events that are ready.
  private func events(
    _ reader: inout InputReader, now: Int, typing: Bool = false
  ) -> [Event] {
    var events: [Event] = []
    while let event = reader.next(now: now, presses: { !typing && $0.canPress }) {
      events.append(event)
    }
    return events
  }

  @Test("a lone Esc acts after the Esc delay, counted from its byte")
  func loneEscape() {
    var reader = reader()
    reader.feed([0x1B], now: 100)
    #expect(events(&reader, now: 149) == [])
    #expect(reader.waitingTime(now: 149) == 1)
    #expect(events(&reader, now: 150) == [Self.escape])
    #expect(reader.waitingTime(now: 150) == nil)
  }

  @Test("bytes already received are decoded before an Esc times out")
  func late() {
    var reader = reader()
    reader.feed([0x1B], now: 100)
    reader.feed(Array("[B".utf8), now: 900)
    #expect(events(&reader, now: 900) == [.key(.down, [])])
  }

  @Test("with --esc ignore the reader never waits for an Esc")
  func ignoredEscape() {
    var reader = reader(escapeTimesOut: false)
    reader.feed([0x1B], now: 100)
    #expect(events(&reader, now: 5000) == [])
    #expect(reader.waitingTime(now: 5000) == nil)
    reader.feed(Array("]11;rgb:2222/2222/2222\u{07}".utf8), now: 5000)
    #expect(events(&reader, now: 5000) == [])
  }

  @Test(
    "an incomplete sequence sets no deadline",
    arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}]11;rgb:", "\u{1B}P", "\u{1B}[200~y", "\u{1B}[M "])
  func half(bytes: String) {
    var reader = reader()
    reader.feed(Array(bytes.utf8), now: 0)
    _ = events(&reader, now: 0)
    #expect(reader.waitingTime(now: 0) == nil)
    #expect(events(&reader, now: 60_000) == [])
  }

  @Test("input from before the question is dropped, a sequence to its end")
  func typeahead() {
    for (early, rest) in [
      ("y\r \u{1B}]11;rgb:22", "22/2222/2222\u{1B}\\"), ("yy\u{1B}[", "2;1R"), ("2\u{1B}", "[A"),
      ("\u{1B}[200~y", "\r2\u{1B}[201~"), ("y\u{1B}[M", " yo"), ("\u{1B}O", "M"),
    ] {
      var reader = InputReader(escapeDelay: 50, repeatDelay: 80, escapeTimesOut: true)
      reader.feed(Array(early.utf8), now: 0)
      let hasInterrupt = reader.drop()
      #expect(!hasInterrupt)
      reader.begin(now: 10)
      reader.feed(Array(rest.utf8), now: 400)
      #expect(events(&reader, now: 400) == [], "\(early)")
      reader.feed(Array("n".utf8), now: 500)
      #expect(events(&reader, now: 580) == [], "nothing settles before it is silent")
      #expect(events(&reader, now: 660) == [Self.key("n")], "\(early)")
    }
  }

  @Test("an Esc from before the question does not dismiss it")
  func earlyEscape() {
    var reader = InputReader(escapeDelay: 50, repeatDelay: 80, escapeTimesOut: true)
    reader.feed([0x1B], now: 0)
    reader.drop()
    reader.begin(now: 10)
    #expect(events(&reader, now: 100) == [])
    reader.feed([0x1B], now: 200)
    #expect(events(&reader, now: 250) == [Self.escape])
  }

  @Test("Ctrl-C is reported even from dropped input")
  func dropInterrupt() {
    var reader = reader()
    reader.feed(Array("y\u{1B}[200~\u{03}".utf8), now: 0)
    let hasInterrupt = reader.drop()
    #expect(hasInterrupt)
  }

  @Test("y and Enter received together are both keys, in this order")
  func together() {
    var reader = reader(shownFor: 0)
    reader.feed(Array("y\r".utf8), now: 5)
    #expect(events(&reader, now: 5) == [Self.key("y")])
    #expect(reader.waitingTime(now: 5) == 80)
    #expect(events(&reader, now: 85) == [Self.enter])
  }

  @Test("typing into a field is not delayed")
  func typing() {
    var reader = reader(shownFor: 0)
    reader.feed(Array("aab".utf8), now: 5)
    #expect(events(&reader, now: 5, typing: true) == [Self.key("a"), Self.key("a"), Self.key("b")])
  }

  @Test("a guard that opens holds back keys that are held down, but not a later key")
  func guards() {
    var reader = reader()
    reader.note(guardsAreOpen: false, now: 0)
    reader.feed(Array("\r".utf8), now: 0)
    #expect(events(&reader, now: 0) == [Self.enter])
    reader.note(guardsAreOpen: true, now: 10)
    for now in stride(from: 33, to: 2000, by: 33) {
      reader.feed(Array("\r".utf8), now: now)
      #expect(events(&reader, now: now) == [])
      reader.note(guardsAreOpen: true, now: now)
    }
    #expect(events(&reader, now: 2100) == [])
    reader.feed(Array("\r".utf8), now: 2101)
    #expect(events(&reader, now: 2101) == [Self.enter])
  }

  @Test("a key received with the one that opens a guard counts after it")
  func keyBehindGuard() {
    var reader = reader(shownFor: 0)
    reader.note(guardsAreOpen: false, now: 5)
    reader.feed(Array("1y".utf8), now: 5)
    #expect(reader.next(now: 5) { $0.canPress } == Self.key("1"))
    reader.note(guardsAreOpen: true, now: 5)
    #expect(events(&reader, now: 5) == [])
    #expect(events(&reader, now: 85) == [Self.key("y")])
  }

  @Test("the reader keeps no bytes it has decoded")
  func memory() {
    var reader = reader()
    for now in 0..<1000 {
      reader.feed(Array("\u{1B}]0;yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy".utf8), now: now)
      #expect(events(&reader, now: now) == [])
    }
    reader.feed(Array("\u{07}n".utf8), now: 1000)
    #expect(events(&reader, now: 1000) == [Self.key("n")])
  }
}
