import TestSupport
import Testing

@testable import PopupCore

@Suite("InputDecoder: pastes that come slowly or never end")
struct InputDecoderPasteTests {
  static let begin = "\u{1B}[200~"
  static let end = "\u{1B}[201~"

  private func pasted(_ text: String) -> [Event] { text.unicodeScalars.map { .pasted($0) } }

  /// In a paste whose end did not come for long.
  private func stalled(after text: String = "") -> Decoding {
    var decoding = Decoding()
    decoding.read(Self.begin + text)
    decoding.pause(delays: InputDecoder.stall)
    return decoding
  }

  @Test("a paste waits for its end as long as it takes", arguments: [1, 9, 10, 100])
  func slow(delays: Int) {
    for split in 1..<Self.end.utf8.count {
      let mark = Array(Self.end.utf8)
      var decoding = Decoding()
      decoding.read(Array((Self.begin + "y").utf8) + mark[..<split])
      decoding.pause(delays: delays)
      decoding.read(Array(mark[split...]))
      decoding.read("n")
      #expect(decoding.events == pasted("y") + [.key(.character("n"), [])], "split at \(split)")
    }
  }

  @Test("an end mark that stalls before every byte is one", arguments: [2, 9, 10, 100])
  func slowMark(delays: Int) {
    var decoding = Decoding()
    // Its ESC alone after so long would be the Esc key.
    for part in [Self.begin + "y\u{1B}", "[", "2", "0", "1", "~"] {
      decoding.read(part)
      decoding.pause(delays: delays)
    }
    decoding.read("n")
    #expect(decoding.events == pasted("y") + [.key(.character("n"), [])])
  }

  @Test(
    "a paste that stalled and goes on is a paste", arguments: ["yn\r", "\r\u{1B}[A", "한글", "yy"])
  func goesOn(text: String) {
    var decoding = stalled(after: "y")
    decoding.read(text)
    decoding.pause(delays: InputDecoder.stall - 1)
    decoding.read("2" + Self.end + "n")
    #expect(decoding.events == pasted("y" + text + "2") + [.key(.character("n"), [])])
  }

  @Test("a scalar that stalls in its middle is one")
  func scalar() {
    var decoding = Decoding()
    decoding.read(Array((Self.begin).utf8) + [0xED, 0x95])
    decoding.pause(delays: 100)
    decoding.read([0x9C])
    decoding.pause(delays: InputDecoder.stall - 1)
    decoding.read("y" + Self.end)
    #expect(decoding.events == pasted("한y"))
  }

  @Test("after a stall, text that comes byte by byte is the paste going on", arguments: [1, 2, 3])
  func trickles(delays: Int) {
    var decoding = stalled()
    for byte in Array("y\r2 한y".utf8) {
      decoding.read([byte])
      decoding.pause(delays: delays)
    }
    decoding.read(Self.end + "n")
    #expect(decoding.events == pasted("y\r2 한y") + [.key(.character("n"), [])])
  }

  @Test(
    "a key that leaves and comes alone after a stall acts after the Esc delay",
    arguments: [
      ("\u{03}", .key(.character("c"), .control)),
      ("\u{1B}[99;5u", .key(.character("c"), .control)),
      ("\u{1C}", .key(.character("\\"), .control)), ("\u{1B}", .key(.escape, [])),
      ("\u{1B}[27u", .key(.escape, [])),
    ] as [(String, Event)],
    ["", "y", "y\u{1B}", "y\u{1B}[20", "\u{1B}[", "y\u{1B}]0;"])
  func leaves(key: (bytes: String, event: Event), before: String) {
    var decoding = stalled(after: before)
    let pasted = decoding.events.count
    decoding.read(key.bytes)
    #expect(decoding.events.count <= pasted + before.utf8.count)
    #expect(!decoding.events.contains(key.event))
    decoding.pause()
    #expect(decoding.events.last == key.event)
    decoding.read("n")
    #expect(decoding.events.last == .key(.character("n"), []))
  }

  @Test(
    "any other key that comes alone after a stall is swallowed, and the next one counts",
    arguments: [
      "y", "\r", "\n", " ", "2", "한", "ㅛ", "\t", "\u{7F}", "\u{1A}", "\u{1B}y", "\u{1B}[A",
      "\u{1B}OM", "\u{1B}[13u", "\u{1B}[121u", "\u{1B}[1;5C", "\u{1B}[<0;1;1M", "\u{1B}[M !!",
      "\u{1B}\u{1B}",
    ])
  func swallowed(key: String) {
    var decoding = stalled(after: "x")
    decoding.read(key)
    decoding.pause(delays: InputDecoder.patience)
    decoding.read("n")
    #expect(decoding.events == pasted("x") + [.key(.character("n"), [])])
  }

  @Test("half a sequence after a stall ends the paste as well")
  func half() {
    for bytes in ["\u{1B}[1;5", "\u{1B}O", "\u{1B}]"] {
      var decoding = stalled()
      decoding.read(bytes)
      decoding.pause(delays: InputDecoder.patience)
      decoding.read("n")
      #expect(decoding.events == [.key(.character("n"), [])])
    }
  }

  @Test("Esc that ends a paste may be the end mark's, whose rest is nothing")
  func lateMark() {
    var decoding = stalled()
    decoding.read("\u{1B}")
    decoding.pause()
    decoding.read("[2")
    decoding.pause()
    decoding.read("01~n")
    #expect(decoding.events == [.key(.escape, []), .key(.character("n"), [])])
  }

  @Test("a paste that stalled waits for nothing more, and one that did not for its stall")
  func waiting() {
    var decoding = Decoding()
    decoding.read(Self.begin + "y\u{1B}[")
    #expect(decoding.decoder.awaitsMore(leftOver: decoding.pending.count))
    decoding.pause(delays: InputDecoder.stall - 1)
    #expect(decoding.decoder.awaitsMore(leftOver: decoding.pending.count))
    decoding.pause()
    #expect(!decoding.decoder.awaitsMore(leftOver: decoding.pending.count))
    decoding.read("2")
    #expect(decoding.decoder.awaitsMore(leftOver: decoding.pending.count))
    decoding.read("01~")
    #expect(!decoding.decoder.awaitsMore(leftOver: decoding.pending.count))
  }

  @Test("how what follows a stall is split makes no difference", arguments: [6, 7] as [UInt64])
  func splits(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let pieces = [
      "y", "\r", "한", "\u{1B}[A", "\u{1B}", Self.end, "\u{1B}[2", "ab", "\u{03}", "[", "\u{1B}]",
    ]
    for _ in 0..<2000 {
      let bytes = Array((0..<random.below(5)).map { _ in random.element(pieces) }.joined().utf8)
      var whole = stalled()
      whole.read(bytes)
      var split = stalled()
      let cut = random.below(bytes.count + 1)
      split.read(Array(bytes[..<cut]))
      split.read(Array(bytes[cut...]))
      for delays in [0, 1, InputDecoder.patience] {
        whole.pause(delays: delays)
        split.pause(delays: delays)
        #expect(split.events == whole.events, "\(bytes) cut at \(cut)")
      }
    }
  }
}
