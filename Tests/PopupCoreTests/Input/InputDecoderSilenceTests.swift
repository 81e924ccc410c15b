import Testing

@testable import PopupCore

@Suite("InputDecoder: pauses within sequences")
struct InputDecoderSilenceTests {
  private static let escape = Event.key(.escape, [])
  private static let next = Event.key(.character("x"), [])

  /// Whether the split is after the ESC that begins the sequence: Esc may be an event there, and
  /// the sequence need not be one.
  private func isBehindFirstEscape(_ bytes: [UInt8], _ cut: Int) -> Bool {
    bytes[..<cut].allSatisfy { $0 == 0x1B }
  }

  /// Whether the sequence is ESC and a key: with a pause between them they are Esc and the key,
  /// without one Alt and the key.
  private func isKeyWithAlt(_ sequence: KeySequence) -> Bool {
    guard case .key(_, let modifiers)? = sequence.events.first, sequence.bytes[0] == 0x1B else {
      return false
    }
    return modifiers.contains(.alt) && !Array("[O".utf8).contains(sequence.bytes[1])
      && sequence.bytes[1] != 0x1B
  }

  @Test(
    "a sequence split at any byte by any pause is decoded as one", arguments: KeySequence.all)
  func cuts(sequence: KeySequence) {
    for cut in 1..<max(1, sequence.bytes.count) {
      for delays in [1, 2, 4, 40] {
        var decoding = Decoding()
        decoding.read(sequence.bytes[..<cut])
        decoding.pause(delays: delays)
        decoding.read(sequence.bytes[cut...])
        decoding.pause(delays: delays)
        decoding.read("x")
        guard isBehindFirstEscape(sequence.bytes, cut) else {
          #expect(decoding.events == sequence.events + [Self.next], "cut at \(cut)")
          continue
        }
        #expect(decoding.events.first == Self.escape)
        #expect(decoding.events.last == Self.next)
        if isKeyWithAlt(sequence) { continue }
        let between = decoding.events.dropFirst().dropLast()
        let isOwn = between.allSatisfy { event in
          sequence.events.contains(event) || event == .key(.up, []) || event == .key(.pageDown, [])
        }
        #expect(isOwn, "cut at \(cut): \(Array(between))")
      }
    }
  }

  @Test("a sequence with a pause before every byte is decoded as one", arguments: KeySequence.all)
  func slow(sequence: KeySequence) {
    var decoding = Decoding(escapeTimesOut: false)
    for byte in sequence.bytes {
      decoding.read([byte])
      decoding.pause(delays: 10)
    }
    decoding.read("x")
    #expect(decoding.events == sequence.events + [Self.next])
  }

  @Test("a sequence split after its ESC is skipped to its end", arguments: KeySequence.all)
  func tails(sequence: KeySequence) {
    guard sequence.bytes[0] == 0x1B, sequence.bytes.count > 1, sequence.bytes[1] != 0x1B,
      !isKeyWithAlt(sequence)
    else { return }
    var decoding = Decoding()
    decoding.pressEscape()
    for byte in sequence.bytes.dropFirst() {
      decoding.read([byte])
      if byte != 0x1B { decoding.pause(delays: 10) }
    }
    decoding.read("x")
    // Ctrl-C always acts.
    let isInterrupt = sequence.events.first?.isInterrupt ?? false
    #expect(decoding.events == [Self.escape] + (isInterrupt ? sequence.events : []) + [Self.next])
  }

  @Test(
    "a lone Esc ends an incomplete sequence without an event, and the next Esc acts",
    arguments: [
      "\u{1B}[", "\u{1B}[1;", "\u{1B}[M !", "\u{1B}[[", "\u{1B}O", "\u{1B}O5", "\u{1B}P",
      "\u{1B}]11;rgb:12", "\u{1B}_G", "\u{1B}\u{1B}[1", "\u{1B}[200~", "\u{1B}[200~y\u{1B}[20",
      "\u{1B}X", "\u{1B}^2", "\u{9B}1", "\u{1B}[t", "\u{1B}[T123",
    ])
  func loneEscape(half: String) {
    var decoding = Decoding()
    decoding.read(half)
    decoding.pause(delays: 100)
    decoding.pressEscape()
    #expect(!decoding.events.contains(Self.escape))
    let before = decoding.events
    var other = decoding
    decoding.read("n")
    #expect(decoding.events == before + [.key(.character("n"), [])])
    other.pressEscape()
    #expect(other.events == before + [Self.escape])
  }

  @Test(
    "the rest of an end marker split by a pause is skipped",
    arguments: [
      ("\u{1B}]11;rgb:2", "\\"), ("\u{1B}P1+r2", "\\"), ("\u{1B}[200~", "[201~"),
      ("\u{1B}[1;", "[201~"),
    ])
  func cutEnd(beginning: String, rest: String) {
    var decoding = Decoding()
    decoding.read(beginning)
    decoding.pressEscape()
    for byte in rest.utf8 {
      decoding.read([byte])
      decoding.pause(delays: 10)
    }
    decoding.read("n")
    #expect(decoding.events == [.key(.character("n"), [])])
  }

  @Test("a reply that stops anywhere does not become keys")
  func slowReply() {
    var decoding = Decoding()
    for part in ["\u{1B}]11;rgb:", "2222/2222", "/2222", "\u{1B}\\", "\u{1B}[", "2;1R"] {
      decoding.read(part)
      decoding.pause(delays: 1000)
    }
    decoding.read("y")
    #expect(decoding.events == [.key(.character("y"), [])])
  }

  @Test(
    "a sequence that began before the question is skipped to its end", arguments: KeySequence.all)
  func discarded(sequence: KeySequence) {
    for cut in 1..<max(1, sequence.bytes.count) {
      var decoding = Decoding()
      decoding.read(sequence.bytes[..<cut])
      let early = decoding.events.count
      decoding.discardSequence()
      decoding.read(sequence.bytes[cut...])
      decoding.read("x")
      let events = decoding.events[early...]
      // The second ESC of two is a key of its own; Ctrl-C always acts.
      let isOwn = sequence.bytes.starts(with: [0x1B, 0x1B]) && cut == 1
      let isInterrupt = sequence.events.first?.isInterrupt ?? false
      let expected = isInterrupt ? sequence.events + [Self.next] : [Self.next]
      if !isOwn { #expect(Array(events) == expected, "cut at \(cut)") }
    }
  }

  @Test("an ESC from before the question is not the Esc key")
  func discardedEscape() {
    for bytes in ["\u{1B}", "\u{1B}\u{1B}"] {
      var decoding = Decoding()
      decoding.read(bytes)
      let early = decoding.events.count
      decoding.discardSequence()
      decoding.pause(delays: 3)
      #expect(decoding.events.count == early)
      decoding.pressEscape()
      #expect(decoding.events.last == Self.escape)
    }
  }
}
