import TestSupport
import Testing

@testable import PopupCore

@Suite("InputDecoder: any input")
struct InputDecoderPropertyTests {
  @Test("after any random bytes the decoder accepts keys again", arguments: [1, 2, 3] as [UInt64])
  func randomBytes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var decoding = Decoding()
    for _ in 0..<20_000 {
      decoding.read([random.inputByte()])
      if random.below(8) == 0 { decoding.pause(delays: random.below(6)) }
    }
    decoding.read("\u{03}")
    #expect(decoding.events.last?.isInterrupt ?? false)
    decoding.pressEscape()
    decoding.pressEscape()
    decoding.read("n")
    #expect(decoding.events.last == .key(.character("n"), []))
  }

  @Test(
    "decoding takes a bounded number of steps a byte",
    arguments: [
      "y", "\u{1B}", "\u{1B}[", "\u{1B}[1;", "\u{1B}]", "\u{1B}[200~", "\u{1B}[200~\u{1B}[20",
      "\u{1B}[200~\u{1B}[" + String(repeating: "1", count: 200), "\u{1B}P\u{1B}", "\u{1B}[M",
      "\u{9B}200~\u{9B}",
    ])
  func linear(beginning: String) {
    for piece in [beginning, "y", "1", "\u{1B}", "\u{1B}[2", "한", "\u{9B}"] {
      let bytes = Array((beginning + String(repeating: piece, count: 2000)).utf8)
      var decoding = Decoding()
      decoding.read(bytes)
      #expect(decoding.steps <= 3 * bytes.count, "\(piece)")
    }
  }
}

extension SplitMix {
  /// Half of the bytes are those that sequences are made of.
  fileprivate mutating func inputByte() -> UInt8 {
    let common = Array("\u{1B}\u{1B}\u{1B}[[OP]_;:<?$0123~uMmABR\\\u{18}\u{07}".utf8)
    return below(2) == 0 ? common[below(common.count)] : UInt8(below(256))
  }
}
