import Testing

@testable import PopupCore

@Suite("InputDecoder")
struct InputDecoderTests {
  @Test("every form of a key is that key, and nothing of it is left", arguments: KeySequence.all)
  func forms(sequence: KeySequence) {
    var decoding = Decoding()
    decoding.read(sequence.bytes)
    #expect(decoding.events == (sequence.event.map { [$0] } ?? []))
    #expect(decoding.pending == [])
    #expect(decoding.decoder == InputDecoder())
  }

  @Test("the key after a sequence is a key again", arguments: KeySequence.all)
  func afterwards(sequence: KeySequence) {
    let events = Decoding.events(of: sequence.bytes + "x")
    #expect(events.last == .key(.character("x"), []))
  }

  @Test("a lone ESC is the Esc key after one delay")
  func loneEscape() {
    var decoding = Decoding()
    decoding.read("\u{1B}")
    #expect(decoding.events == [])
    decoding.pause()
    #expect(decoding.events == [.key(.escape, [])])
  }

  @Test("ESC twice is Alt-Esc, three times that and the Esc key")
  func doubleEscape() {
    var decoding = Decoding()
    decoding.read("\u{1B}\u{1B}")
    decoding.pause()
    #expect(decoding.events == [.key(.escape, .alt)])
    decoding.read("\u{1B}\u{1B}\u{1B}")
    decoding.pause()
    #expect(decoding.events.dropFirst() == [.key(.escape, .alt), .key(.escape, [])])
  }

  @Test("Esc just before a late reply is Esc")
  func escapeBeforeReply() {
    #expect(Decoding.events(of: "\u{1B}\u{1B}]11;1\u{07}") == [.key(.escape, [])])
    #expect(
      Decoding.events(of: "\u{1B}\u{1B}y") == [.key(.escape, []), .key(.character("y"), .alt)])
  }

  @Test(
    "the rest of an arrow that a slow link cut after its ESC is nothing",
    arguments: ["[A", "OA", "[1;5A", "[5~"])
  func cutArrow(rest: String) {
    var decoding = Decoding()
    decoding.read("\u{1B}")
    decoding.pause()
    decoding.read(rest + "x")
    #expect(decoding.events == [.key(.escape, []), .key(.character("x"), [])])
  }

  @Test("a bracket or an O typed after Esc is itself", arguments: ["[", "O"] as [Unicode.Scalar])
  func typedAfterEscape(typed: Unicode.Scalar) {
    var decoding = Decoding()
    decoding.read("\u{1B}")
    decoding.pause()
    decoding.read(String(typed))
    decoding.pause()
    decoding.read("1")
    #expect(
      decoding.events == [
        .key(.escape, []), .key(.character(typed), []), .key(.character("1"), []),
      ])
  }

  @Test(
    "half of a sequence is discarded whole once nothing more comes",
    arguments: [
      "\u{1B}[", "\u{1B}[1;", "\u{1B}[M !", "\u{1B}[[", "\u{1B}O", "\u{1B}O5", "\u{1B}P",
      "\u{1B}]11;rgb:12", "\u{1B}_G\u{1B}", "\u{1B}\u{1B}[1",
    ])
  func halves(half: String) {
    var decoding = Decoding()
    decoding.read(half)
    decoding.pause(delays: InputDecoder.patience)
    #expect(decoding.events == [])
    #expect(decoding.pending == [])
    decoding.read("1y")
    #expect(decoding.events == [.key(.character("1"), []), .key(.character("y"), [])])
  }

  @Test("half of a UTF-8 character is discarded once nothing more comes")
  func halfCharacter() {
    var decoding = Decoding()
    decoding.read([0xED, 0x95])
    decoding.pause(delays: InputDecoder.patience)
    #expect(decoding.events == [])
    #expect(decoding.pending == [])
  }

  @Test("a reply that pauses for less than that does not become keys")
  func slowReply() {
    var decoding = Decoding()
    for part in ["\u{1B}]11;rgb:1", "1/2", "2/3", "3\u{1B}", "\\"] {
      decoding.read(part)
      decoding.pause(delays: InputDecoder.patience - 1)
    }
    decoding.read("\u{1B}[1;1")
    decoding.pause(delays: InputDecoder.patience - 1)
    decoding.read("1Ry")
    #expect(decoding.events == [.key(.character("y"), [])])
  }

  @Test(
    "a sequence that something else interrupts is dropped, the other is not",
    arguments: ["\u{1B}[1;5", "\u{1B}[?1$", "\u{1B}O5", "\u{1B}[M!"])
  func interrupted(half: String) {
    #expect(Decoding.events(of: half + "\r") == [.key(.enter, [])])
    #expect(Decoding.events(of: half + "\u{1B}[B") == [.key(.down, [])])
  }

  @Test("an unfinished string ends with the next sequence, and with Ctrl-C")
  func interruptedString() {
    #expect(Decoding.events(of: "\u{1B}]11;y\u{1B}[B") == [.key(.down, [])])
    #expect(Decoding.events(of: "\u{1B}P1y\u{03}") == [.key(.character("c"), .control)])
  }

  @Test("bytes that are no UTF-8 are nothing")
  func invalid() {
    let bytes: [UInt8] = [
      0xFF, 0x80, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xF5, 0xE3, 0x85, 0x61, 0x1B, 0xFE,
    ]
    #expect(Decoding.events(of: bytes) == [.key(.character("a"), [])])
  }

  @Test("a number that is too large for anything is no key")
  func largeNumber() {
    #expect(Decoding.events(of: "\u{1B}[99999999999999999999;5u") == [])
    #expect(Decoding.events(of: "\u{1B}[1;99999999999999999999A").count <= 1)
  }
}
