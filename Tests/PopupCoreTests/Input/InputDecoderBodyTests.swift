import Testing

@testable import PopupCore

@Suite("InputDecoder: pastes and strings of any length")
struct InputDecoderBodyTests {
  static let begin = "\u{1B}[200~"
  static let end = "\u{1B}[201~"
  private static let interrupt = Event.key(.character("c"), .control)

  @Test("a paste is reported as its scalars, whatever they are")
  func paste() {
    let body = "y\r한\u{1B}[A\u{1B}[200~\u{1B}[20\u{1B}\u{1B}]\u{18}\u{1B}[27u\u{9B}A\u{1B}[20101~"
    #expect(
      Decoding.events(of: Self.begin + body + Self.end + "y")
        == KeySequence.pasted(body) + [.key(.character("y"), [])])
  }

  @Test("an unterminated CSI in a paste is text")
  func longSequenceInPaste() {
    let body = "\u{1B}[" + String(repeating: "1;", count: 3 * ControlSequenceInput.capacity)
    #expect(
      Decoding.events(of: Self.begin + body + "~" + Self.end) == KeySequence.pasted(body + "~"))
  }

  @Test(
    "Ctrl-C in any form acts in a paste without ending it",
    arguments: ["\u{03}", "\u{1B}[99;5u", "\u{1B}[27;5;99~"])
  func interrupt(key: String) {
    let events = Decoding.events(of: Self.begin + "y" + key + "\r" + Self.end + "n")
    #expect(
      events == [.pasted("y"), Self.interrupt, .pasted("\r"), .key(.character("n"), [])])
  }

  @Test("with --esc ignore, two Escs end a paste and one does not")
  func ignoredEscape() {
    var decoding = Decoding(escapeTimesOut: false)
    decoding.read(Self.begin)
    decoding.pressEscape()
    decoding.read("y")
    #expect(decoding.events == [.pasted("\u{1B}"), .pasted("y")])
    decoding.pressEscape()
    decoding.pressEscape()
    decoding.read("[201~n")
    #expect(decoding.events.dropFirst(2) == [.key(.character("n"), [])])
  }

  @Test("a paste of a megabyte stays a paste")
  func longPaste() {
    var decoding = Decoding()
    decoding.read(Self.begin)
    for _ in 0..<256 {
      decoding.read(String(repeating: "y\r", count: 1 << 11))
      decoding.pause(delays: 20)
    }
    decoding.read(Self.end + "n")
    #expect(decoding.events.count == 1 << 20 + 1)
    let keys = decoding.events.filter { event in
      if case .key = event { true } else { false }
    }
    #expect(keys == [.key(.character("n"), [])])
  }

  @Test("invalid UTF-8 in a paste is dropped")
  func invalidPaste() {
    let bytes =
      Array(Self.begin.utf8) + [0x61, 0xFF, 0xE3, 0x62, 0x9B, 0xE3] + Array(Self.end.utf8)
    #expect(Decoding.events(of: bytes) == KeySequence.pasted("ab"))
  }

  @Test(
    "a control string has no length limit and uses no memory",
    arguments: ["\u{1B}P", "\u{1B}]", "\u{1B}_"])
  func longString(introducer: String) {
    var decoding = Decoding()
    decoding.read(introducer + "2y ")
    let inside = decoding.decoder
    for _ in 0..<16 {
      decoding.read(repeatElement(UInt8(ascii: "y"), count: 1 << 16))
      decoding.pause(delays: 20)
      #expect(decoding.decoder == inside)
    }
    decoding.read("\u{1B}\\n")
    #expect(decoding.events == [.key(.character("n"), [])])
  }

  @Test("BEL ends only an OSC")
  func bell() {
    #expect(Decoding.events(of: "\u{1B}]0;y\u{07}n") == [.key(.character("n"), [])])
    for introducer in ["P", "_", "^", "X"] {
      #expect(Decoding.events(of: "\u{1B}\(introducer)y\u{07}n") == [])
    }
  }

  @Test("an endless control sequence is ignored up to its end")
  func overlongSequence() {
    let parameters = String(repeating: "1;", count: 10_000)
    var decoding = Decoding()
    decoding.read("\u{1B}[" + parameters)
    #expect(decoding.decoder.sequence.parameters.count == ControlSequenceInput.capacity)
    decoding.read("Ay")
    #expect(decoding.events == [.key(.character("y"), [])])
    #expect(Decoding.events(of: "\u{1B}[200" + parameters + "~y") == [.key(.character("y"), [])])
  }

  @Test("the longest key of kitty's protocol is decoded")
  func longestKey() {
    let sequence = "\u{1B}[1114111:1114111:1114111;256:1;1114109:1114109:1114109u"
    #expect(sequence.utf8.count - 3 <= ControlSequenceInput.capacity)
  }
}
