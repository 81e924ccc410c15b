import TestSupport

extension SplitMix {
  /// A text: words of many scripts, hostile controls and broken UTF-8 if it is to be `hostile`.
  mutating func text(_ count: Int, hostile: Bool) -> [UInt8] {
    var text = RandomText(seed: next())
    var bytes = text.bytes(count, hostile: hostile)
    guard hostile else { return bytes }
    for _ in 0..<below(3) {
      let place = below(bytes.count + 1)
      bytes.insert(contentsOf: element(Self.fragments), at: place)
    }
    return bytes
  }

  private static let fragments: [[UInt8]] = [
    [0x1B], [0x1B, 0x5B], [0xF4, 0x90, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xE1, 0x80],
    Array("\u{1B}[38;2;1;2;3m".utf8), Array("\u{1B}[38:5:9;4:3m".utf8),
    Array("\u{1B}[9999999m".utf8),
    Array("\u{1B}[;;;;m".utf8), Array("\\u{110000}".utf8), Array("\\x".utf8),
    Array("***__~~`".utf8),
    [0xEF, 0xBF, 0xBE], [0xF3, 0xA0, 0x81, 0x81], [0xCC, 0x81], [0xE2, 0x80, 0x8D], [0],
  ]
}
