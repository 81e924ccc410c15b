import TestSupport
import Testing

@testable import PopupCore

@Suite("InputDecoder: whatever comes")
struct InputDecoderPropertyTests {
  @Test("how bytes are split over reads makes no difference", arguments: KeySequence.all)
  func splits(sequence: KeySequence) {
    let bytes = Array(("\u{1B}[200~a\u{1B}[201~" + sequence.bytes + "한x").utf8)
    let whole = Decoding.events(of: bytes)
    for split in 0...bytes.count {
      var decoding = Decoding()
      decoding.read(Array(bytes[..<split]))
      decoding.read(Array(bytes[split...]))
      #expect(decoding.events == whole, "split at \(split)")
    }
    var decoding = Decoding()
    for byte in bytes { decoding.read([byte]) }
    #expect(decoding.events == whole, "byte by byte")
  }

  @Test("random bytes always come to an end", arguments: [1, 2, 3] as [UInt64])
  func randomBytes(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var decoding = Decoding()
    var sent: [UInt8] = []
    while sent.count < 100_000 {
      let chunk = (0..<random.below(40)).map { _ in random.inputByte() }
      sent += chunk
      decoding.read(chunk)
      if random.below(4) == 0 { decoding.pause(delays: random.below(6)) }
    }
    decoding.read("\u{03}\u{1B}[201~")
    decoding.pause(delays: 2 * InputDecoder.patience)
    #expect(decoding.pending == [])
    #expect(!decoding.events.isEmpty)
  }

  @Test("random bytes split at random give the same events", arguments: [4, 5] as [UInt64])
  func randomSplits(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let bytes = (0..<20_000).map { _ in random.inputByte() }
    var decoding = Decoding()
    var rest = bytes[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(1 + random.below(9))
      decoding.read(Array(chunk))
      rest = rest.dropFirst(chunk.count)
    }
    #expect(decoding.events == Decoding.events(of: bytes))
  }
}

extension SplitMix {
  /// Half of the bytes are those that sequences are made of.
  fileprivate mutating func inputByte() -> UInt8 {
    let common = Array("\u{1B}\u{1B}\u{1B}[[OP]_;:<?$0123~uMmABR\\\u{18}\u{07}".utf8)
    return below(2) == 0 ? common[below(common.count)] : UInt8(below(256))
  }
}
