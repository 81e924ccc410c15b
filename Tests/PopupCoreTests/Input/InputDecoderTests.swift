import Testing

@testable import PopupCore

@Suite("InputDecoder")
struct InputDecoderTests {
  private static let escape = Event.key(.escape, [])

  @Test("every form of a key is decoded completely", arguments: KeySequence.all)
  func forms(sequence: KeySequence) {
    var decoding = Decoding()
    decoding.read(sequence.bytes)
    #expect(decoding.events == sequence.events)
    #expect(decoding.decoder == InputDecoder())
  }

  @Test("a key after a sequence is decoded", arguments: KeySequence.all)
  func afterwards(sequence: KeySequence) {
    let events = Decoding.events(of: sequence.bytes + Array("x".utf8))
    #expect(events == sequence.events + [.key(.character("x"), [])])
  }

  @Test("a lone ESC is the Esc key after the Esc delay")
  func loneEscape() {
    var decoding = Decoding()
    decoding.read("\u{1B}")
    #expect(decoding.events == [])
    decoding.pause()
    #expect(decoding.events == [Self.escape])
  }

  @Test("two Escs are at least one Esc, whatever comes between", arguments: [0, 1, 9])
  func doubleEscape(delays: Int) {
    var decoding = Decoding()
    decoding.read("\u{1B}")
    decoding.pause(delays: delays)
    decoding.read("\u{1B}")
    decoding.pause()
    #expect(decoding.events == Array(repeating: Self.escape, count: delays == 0 ? 1 : 2))
  }

  @Test("repeated Escs are repeated Esc keys")
  func manyEscapes() {
    var decoding = Decoding()
    decoding.read("\u{1B}\u{1B}\u{1B}\u{1B}")
    decoding.pause()
    #expect(decoding.events == Array(repeating: Self.escape, count: 3))
  }

  @Test("an Esc just before a late reply is the Esc key")
  func escapeBeforeReply() {
    #expect(Decoding.events(of: "\u{1B}\u{1B}]11;1\u{07}") == [Self.escape])
    #expect(Decoding.events(of: "\u{1B}\u{1B}y") == [Self.escape, .key(.character("y"), .alt)])
  }

  @Test("with --esc ignore an ESC never times out")
  func ignoredEscape() {
    var decoding = Decoding(escapeTimesOut: false)
    decoding.read("\u{1B}")
    decoding.pause(delays: 99)
    #expect(!decoding.decoder.awaitsEscapeDelay)
    decoding.read("]11;rgb:2222/2222/2222\u{1B}")
    decoding.pause(delays: 99)
    decoding.read("\\n")
    #expect(decoding.events == [.key(.character("n"), [])])
  }

  @Test(
    "an invalid byte ends a sequence and is swallowed",
    arguments: ["\u{1B}[1;5", "\u{1B}[?1$", "\u{1B}O5", "\u{1B}[M!", "\u{1B}[["],
    ["\r", "\u{18}", "\u{1A}", "\u{00}"])
  func interrupted(half: String, byte: String) {
    // xterm sends NUL as a coordinate.
    if half.hasSuffix("M!"), byte == "\u{00}" { return }
    #expect(Decoding.events(of: half + byte + "n") == [.key(.character("n"), [])])
  }

  @Test(
    "an invalid character in a sequence is swallowed whole", arguments: ["ㅛ", "한", "é"])
  func interruptedByCharacter(character: String) {
    for half in ["\u{1B}[1;5", "\u{1B}O", "\u{1B}[["] {
      #expect(Decoding.events(of: half + character + "n") == [.key(.character("n"), [])])
    }
  }

  @Test(
    "a sequence interrupted by another is dropped, and the other is decoded",
    arguments: [
      "\u{1B}[1;5", "\u{1B}[?1$", "\u{1B}O5", "\u{1B}[M!", "\u{1B}]11;y", "\u{1B}P1y", "\u{1B}[[",
    ])
  func interruptedBySequence(half: String) {
    #expect(Decoding.events(of: half + "\u{1B}[B") == [.key(.down, [])])
    #expect(Decoding.events(of: half + "\u{03}") == [.key(.character("c"), .control)])
  }

  @Test("a C1 control interrupts a sequence, and is data in a string")
  func interruptedByControl() {
    #expect(Decoding.events(of: "\u{1B}[1;5\u{9B}B") == [.key(.down, [])])
    #expect(Decoding.events(of: [0x1B, 0x5B, 0x31, 0x9B, 0x42]) == [.key(.down, [])])
    #expect(Decoding.events(of: "\u{1B}]0;\u{9B}B\u{07}n") == [.key(.character("n"), [])])
  }

  @Test("half a UTF-8 character is dropped, and the next key counts")
  func halfCharacter() {
    for half in [[0xED], [0xED, 0x95], [0xF0, 0x9F, 0x98], [0xC2]] as [[UInt8]] {
      #expect(Decoding.events(of: half + [0x6E]) == [.key(.character("n"), [])])
      #expect(Decoding.events(of: half + Array("ㅛ".utf8)) == [.key(.character("ㅛ"), [])])
      var decoding = Decoding()
      decoding.read(half)
      decoding.pressEscape()
      #expect(decoding.events == [Self.escape])
    }
  }

  @Test("a continuation byte of UTF-8 is not a C1 control")
  func continuation() {
    // 9B, 9C and 9D stand within these.
    #expect(
      Decoding.events(of: "ㅛ한향") == "ㅛ한향".unicodeScalars.map { .key(.character($0), []) })
    #expect(Decoding.events(of: "\u{1B}]0;ㅛ한향y\u{07}n") == [.key(.character("n"), [])])
    let raw: [UInt8] = [0x9D, 0x30] + Array("한y".utf8) + [0x9C, 0x6E]
    #expect(Decoding.events(of: raw) == [.key(.character("n"), [])])
  }

  @Test("invalid UTF-8 gives no event")
  func invalid() {
    let bytes: [UInt8] = [
      0xFF, 0x80, 0xC0, 0xAF, 0xED, 0xA0, 0x80, 0xF5, 0xE3, 0x85, 0x61, 0x1B, 0xFE,
    ]
    #expect(Decoding.events(of: bytes) == [.key(.character("a"), [])])
  }

  @Test("a sequence with a number that is too large is not a key")
  func largeNumber() {
    #expect(Decoding.events(of: "\u{1B}[99999999999999999999;5u") == [])
    #expect(Decoding.events(of: "\u{1B}[1;99999999999999999999A").count <= 1)
  }

  @Test("an X10 mouse report that is not UTF-8 ends after its third byte")
  func bytesOrCharacters() {
    let report = Array("\u{1B}[M".utf8)
    for coordinates in [[0x20, 0x20, 0xC3], [0x20, 0xFF, 0x79], [0xC3, 0x79, 0x32]] as [[UInt8]] {
      #expect(Decoding.events(of: report + coordinates + [0x6E]) == [.key(.character("n"), [])])
    }
    // What may be the second of three characters is waited for.
    #expect(Decoding.events(of: report + [0x20, 0xC3, 0xA1, 0x6E]) == [])
    #expect(Decoding.events(of: report + [0x20, 0xC3, 0xA1, 0x0D]) == [.key(.enter, [])])
  }
}
