import PopupCore
import TestSupport

/// After any reply of tmux, kitty or the console about the screen behind, popup sends only its own
/// grammar and printable text.
enum RepliesFuzz {
  static func run(_ random: inout SplitMix) throws {
    let size = Size(columns: 1 + random.length(upTo: 60), rows: 1 + random.length(upTo: 30))
    let screen =
      switch random.below(3) {
      case 0: tmux(&random, size)
      case 1: kitty(&random, size)
      default: console(&random, size)
      }
    guard let screen else { return }
    let shown =
      random.bool() ? size : Size(columns: 1 + random.below(80), rows: 1 + random.below(40))
    var rendering = TextRendering()
    rendering.simplifiesClusters = true
    let depth = random.element([ColorDepth.trueColor, .indexed256, .sixteen, .eight, .none])
    let frame = screen.frame(on: shown, rendering: rendering).dimmed(
      by: random.below(1001), colors: screen.colors ?? .dark, depth: depth, flat: Style())
    try require(frame.size == shown, "a frame of \(frame.size) for \(shown)")
    try OutputGrammar.check(
      FrameEncoder.encode(frame, depth: depth), columns: shown.columns, rows: shown.rows)
    let restoring = ControlSequence.leave(restoring: screen, on: shown, mouse: random.bool())
    try checkControls(restoring ?? [])
  }

  /// A screen that is drawn again keeps tabs, and forms of styles that popup itself never sends; all
  /// the same no other control but ESC is in it, and after each of those a sequence that popup knows.
  private static func checkControls(_ bytes: [UInt8]) throws {
    for (offset, byte) in bytes.enumerated() {
      guard byte < 0x20 || byte == 0x7F, byte != 0x09 else { continue }
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      try require(
        byte == 0x1B && [0x5B, 0x28, 0x37, 0x38].contains(next),
        "control \(byte), then \(next), in what draws the screen again")
    }
  }

  private static func tmux(_ random: inout SplitMix, _ size: Size) -> CapturedScreen? {
    var header = "/dev/pts/\(random.below(9)) \(size.columns) \(size.rows)"
    for _ in 0..<4 { header += " \(random.below(3) == 0 ? random.below(70_000) : random.below(2))" }
    for _ in 0..<7 { header += random.element([" 0", " 1", " "]) }
    header += random.element([" ", " light", " dark"])
    header += random.element(["  ", " xterm XTerm(379)", " xterm iTerm2 3.4"])
    let reply = noisy(Array((header + "\n").utf8), &random) + rows(size.rows, &random)
    return TmuxReply(reply, ofMainScreen: random.bool())?.screen
  }

  private static func kitty(_ random: inout SplitMix, _ size: Size) -> CapturedScreen? {
    var data: [UInt8] = []
    for byte in rows(size.rows, &random) {
      switch byte {
      case 0x22, 0x5C: data += [0x5C, byte]
      case 0x00..<0x20:
        data += Array("\\u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: data.append(byte)
      }
      if random.bool(oneIn: 40) {
        data += Array(random.element(["\\ud83d\\ude00", "\\ud83d", "\\n", "\\q", "\\u12"]).utf8)
      }
    }
    var reply = Array("\u{1B}P@kitty-cmd{\"ok\":true,\"data\":\"".utf8) + data
    reply += Array("\"}\u{1B}\\\u{1B}]11;rgb:1d/1f/21\u{1B}\\\u{1B}[?62;c".utf8)
    reply = noisy(reply, &random)
    guard let end = KittyReply.end(in: reply, from: 0) else { return nil }
    return KittyReply(reply[..<end], size: size)?.screen
  }

  private static func console(_ random: inout SplitMix, _ size: Size) -> CapturedScreen? {
    let count = size.columns * size.rows
    var attributes = [UInt8(clamping: size.rows), UInt8(clamping: size.columns), 0, 0]
    attributes += (0..<2 * count).map { _ in UInt8(random.below(256)) }
    let characters = (0..<4 * count).map { index in
      index % 4 < 2 || random.bool(oneIn: 9) ? UInt8(random.below(256)) : 0
    }
    return ConsoleCells.screen(characters: characters, attributes: attributes, size: size)
  }

  /// As many rows as were asked for, of styled text and of noise.
  private static func rows(_ count: Int, _ random: inout SplitMix) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<count {
      for _ in 0..<random.length(upTo: 30) {
        switch random.below(4) {
        case 0: bytes += Array(random.element(Self.styles).utf8)
        case 1: bytes += Array(random.element(["한글", "e\u{301}", "👨‍👩‍👧", "❤️", "\t", "漢"]).utf8)
        case 2: bytes.append(UInt8(0x20 + random.below(0x5F)))
        default: bytes.append(UInt8(random.bool(oneIn: 4) ? random.below(256) : 0x20))
        }
      }
      bytes.append(0x0A)
    }
    return bytes
  }

  private static let styles = [
    "\u{1B}[m", "\u{1B}[1;31m", "\u{1B}[38;2;1;2;3m", "\u{1B}[48:5:200m", "\u{1B}[4:3m",
    "\u{1B}[7m",
    "\u{0E}lqqk\u{0F}", "\u{1B}]8;;https://example.org\u{1B}\\", "\u{1B}[2J",
    "\u{1B}]52;c;eA==\u{7}",
    "\u{1B}c", "\u{1B}[999;999H", "\u{9B}31m", "\u{202E}",
  ]

  /// Now and then with a byte changed, or cut short.
  private static func noisy(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    guard random.bool(oneIn: 3), !bytes.isEmpty else { return bytes }
    if random.bool() { return Array(bytes.prefix(random.below(bytes.count))) }
    var changed = bytes
    changed[random.below(bytes.count)] = UInt8(random.below(256))
    return changed
  }
}
