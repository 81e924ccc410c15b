import TestSupport

@testable import PopupCore

/// Seeded random texts of characters that are hard to lay out.
struct RandomText {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  static let words = [
    "a", "word", "longerword", " ", " ", "  ", "\n", "한", "글", "삭제하시겠습니까", "를", "漢", "字", "か",
    "っ", "ー", "。", "、", "「", "」", "(", ")", "[", "]", "!", "?", ".", ",", "\"", "'", "-", "/",
    "://",
    "12", "3.5", "₩", "$", "%", "…", "—", "\t", "e\u{301}", "\u{1112}\u{1161}\u{11AB}", "😀", "👍🏽",
    "👨‍👩‍👧", "🇰🇷", "❤️", "\u{A0}", "\u{3000}", "_", "*", "**", "`", "~~", "__",
  ]

  static let controls = [
    "\u{1B}", "\u{1B}[31m", "\u{1B}[0m", "\u{1B}[K", "\u{1B}]8;;x\u{7}", "\u{7}", "\u{0}", "\u{7F}",
    "\u{85}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200E}", "\u{2028}", "\u{200B}", "\u{AD}",
    "\u{2060}", "\u{FEFF}", "\u{E0041}", "\u{1F3F4}\u{E0067}", "\u{FFF9}", "\u{301}", "\u{200D}",
    "\u{FE0F}", "\u{1100}", "\u{1161}", "\u{11AB}", "\u{119E}", "\u{1F1F0}", "\r", "\r\n", "\\n",
    "\\t", "\\e[1m", "\\x41", "\\u200E", "\\", "\u{0903}", "\u{600}",
  ]

  mutating func bytes(_ count: Int, hostile: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<count {
      let kind = hostile ? random.below(10) : 0
      if kind == 9 {
        bytes.append(UInt8(0x80 + random.below(0x80)))
      } else if kind >= 7 {
        bytes += Array(Self.controls[random.below(Self.controls.count)].utf8)
      } else {
        bytes += Array(Self.words[random.below(Self.words.count)].utf8)
      }
    }
    return bytes
  }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }
}
