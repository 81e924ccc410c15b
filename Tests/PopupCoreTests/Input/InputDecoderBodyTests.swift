import Testing

@testable import PopupCore

@Suite("InputDecoder: pastes, strings and limits")
struct InputDecoderBodyTests {
  static let begin = "\u{1B}[200~"
  static let end = "\u{1B}[201~"

  private func pasted(_ text: String) -> [Event] { text.unicodeScalars.map { .pasted($0) } }

  @Test("a paste is its scalars, whatever they are")
  func paste() {
    let body = "y\r한\u{1B}[A\u{1B}[200~\u{1B}[20\u{1B}\u{1B}]\u{03}\u{18}"
    #expect(
      Decoding.events(of: Self.begin + body + Self.end + "y")
        == pasted(body) + [.key(.character("y"), [])])
  }

  @Test("a paste of a megabyte stays a paste")
  func longPaste() {
    let body = String(repeating: "y\r", count: 1 << 19)
    var decoding = Decoding()
    decoding.read(Self.begin)
    for _ in 0..<256 {
      decoding.read(String(repeating: "y\r", count: 1 << 11))
    }
    decoding.read(Self.end + "n")
    #expect(decoding.events.count == body.unicodeScalars.count + 1)
    #expect(
      decoding.events.allSatisfy { event in
        if case .key = event { event == .key(.character("n"), []) } else { true }
      })
  }

  @Test("invalid UTF-8 in a paste is left out")
  func invalidPaste() {
    let bytes = Array(Self.begin.utf8) + [0x61, 0xFF, 0xE3, 0x62] + Array(Self.end.utf8)
    #expect(Decoding.events(of: bytes) == pasted("ab"))
  }

  @Test("a string costs no memory while it lasts")
  func longString() {
    var decoding = Decoding()
    decoding.read("\u{1B}P")
    for _ in 0..<15 {
      decoding.read([UInt8](repeating: UInt8(ascii: "y"), count: 1 << 16))
      #expect(decoding.pending.count == 1)
    }
    decoding.read("\u{1B}\\n")
    #expect(decoding.events == [.key(.character("n"), [])])
  }

  @Test("a string without an end is given up after a megabyte")
  func endlessString() {
    var decoding = Decoding()
    decoding.read("\u{1B}]")
    decoding.read([UInt8](repeating: UInt8(ascii: "x"), count: InputDecoder.stringLimit))
    #expect(decoding.events == [])
    decoding.read("y")
    #expect(decoding.events == [.key(.character("y"), [])])
  }

  @Test("a control sequence of more than 4 kB is nothing, up to its end")
  func overlongSequence() {
    let parameters = String(repeating: "1;", count: InputDecoder.controlSequenceLimit)
    #expect(Decoding.events(of: "\u{1B}[" + parameters + "Ay") == [.key(.character("y"), [])])
    #expect(Decoding.events(of: "\u{1B}[" + parameters + "\r") == [.key(.enter, [])])
  }

  @Test(
    "silence ends what a terminal began and left",
    arguments: [
      "\u{1B}]11;rgb:", "\u{1B}P", "\u{1B}_Gi=1", "\u{1B}[1;", "\u{1B}[<0;1", "\u{1B}O5",
      "\u{1B}[" + String(repeating: "1;", count: InputDecoder.controlSequenceLimit),
    ])
  func silence(beginning: String) {
    for (delays, events) in [
      (InputDecoder.patience - 1, []), (InputDecoder.patience, [.key(.character("2"), [])]),
    ] as [(Int, [Event])] {
      var decoding = Decoding()
      decoding.read(beginning)
      decoding.pause(delays: delays)
      decoding.read("2")
      #expect(decoding.events == events)
    }
  }
}
