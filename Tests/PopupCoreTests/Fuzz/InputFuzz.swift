import PopupCore
import TestSupport

/// Any bytes, with reads and pauses at any byte.
///
/// A pause right after an ESC may make it the Esc key; any other pause changes nothing. Strings and
/// pastes give no key. Two Escs leave every state, and Ctrl-C always acts.
enum InputFuzz {
  static func run(_ random: inout SplitMix) throws {
    let bytes = self.bytes(&random)
    try checkSplits(of: bytes, &random)
    try checkBodies(&random)
    try checkWayOut(after: bytes, &random)
  }

  // MARK: Properties

  /// Reads and pauses anywhere but after an ESC do not change the events.
  private static func checkSplits(of bytes: [UInt8], _ random: inout SplitMix) throws {
    var whole = FuzzDecoder()
    try whole.read(bytes)
    var split = FuzzDecoder()
    for (index, byte) in bytes.enumerated() {
      try split.read([byte])
      if byte != 0x1B, random.bool(oneIn: 3) { split.pause(delays: 1 + random.below(9)) }
      try require(
        whole.events.starts(with: split.events),
        "\(bytes) cut at \(index + 1): \(split.events), not \(whole.events)")
    }
    try require(whole.events == split.events, "\(bytes): \(split.events), not \(whole.events)")
    try require(
      whole.steps <= 3 * bytes.count + 3, "\(whole.steps) steps for \(bytes.count) bytes")
  }

  /// A string or a paste gives no key, whatever its bytes and pauses.
  private static func checkBodies(_ random: inout SplitMix) throws {
    var decoder = FuzzDecoder()
    let body = self.body(&random)
    let isPaste = random.bool()
    let (begin, end) =
      isPaste
      ? ("\u{1B}[200~", "\u{1B}[201~")
      : random.element([
        ("\u{1B}]", "\u{07}"), ("\u{1B}]", "\u{1B}\\"), ("\u{1B}P", "\u{1B}\\"),
        ("\u{1B}_", "\u{1B}\\"), ("\u{1B}^", "\u{9C}"), ("\u{9D}", "\u{9C}"), ("\u{1B}X", "\u{18}"),
      ])
    try decoder.read(Array(begin.utf8))
    for byte in body where isPaste || byte != 0x07 {
      try decoder.read([byte])
      if random.bool(oneIn: 3) { decoder.pause(delays: 9) }
    }
    try require(
      decoder.events.allSatisfy {
        if case .pasted = $0 { isPaste } else { false }
      }, "\(begin)\(body): \(decoder.events)")
    try decoder.read(Array((end + "n").utf8))
    try require(
      decoder.events.last == .key(.character("n"), []), "\(begin)\(body)\(end) is not over")
  }

  private static func checkWayOut(after bytes: [UInt8], _ random: inout SplitMix) throws {
    let escapeTimesOut = random.bool()
    var decoder = FuzzDecoder(escapeTimesOut: escapeTimesOut)
    for byte in bytes {
      try decoder.read([byte])
      if random.bool(oneIn: 5) { decoder.pause(delays: random.below(9)) }
      if random.bool(oneIn: 50) { decoder.discardSequence() }
    }
    var interrupted = decoder
    try interrupted.read([0x03])
    try require(interrupted.events.last?.isInterrupt ?? false, "no Ctrl-C after \(bytes)")
    for _ in 0..<2 {
      try decoder.read([0x1B])
      decoder.pause(delays: 1)
    }
    // Where Esc does not time out, the next key has Alt.
    try decoder.read(Array((escapeTimesOut ? "n" : "\rn").utf8))
    try require(
      decoder.events.last == .key(.character("n"), []), "no way out after \(bytes)")
  }

  // MARK: Bytes

  /// Pieces of real sequences, whole, cut short and run together, and noise.
  static func bytes(_ random: inout SplitMix) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<random.length(upTo: 40) {
      switch random.below(6) {
      case 0: bytes.append(UInt8(random.below(256)))
      case 1: bytes += Array(random.element(["한", "ㅛ", "é", "y", "n", " ", "\r", "\t"]).utf8)
      case 2: bytes += sequence(&random)
      case 3: bytes += sequence(&random).prefix(random.below(8))
      case 4: bytes += Array(random.element(Self.pieces).utf8)
      default: bytes.append(random.element(Array("\u{1B}\u{1B}[[OP]_;:<?$0123~uMmABR\\".utf8)))
      }
    }
    return bytes
  }

  /// Bytes that end neither a string nor a paste.
  private static func body(_ random: inout SplitMix) -> [UInt8] {
    var body: [UInt8] = []
    for _ in 0..<random.length(upTo: 60) {
      switch random.below(4) {
      case 0: body += Array(random.element(["한", "ㅛ", "향", "y", "2", "\r", "\u{9B}"]).utf8)
      case 1: body += sequence(&random).dropFirst()
      default: body.append(UInt8(random.below(256)))
      }
    }
    return body.filter { ![0x03, 0x18, 0x1A, 0x1B, 0x9C].contains($0) }
  }

  private static let pieces = [
    "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]0;title\u{7}", "\u{1B}P>|term\u{1B}\\", "\u{1B}_Gi=1;OK",
    "\u{1B}\\", "\u{1B}[M !!", "\u{18}", "\u{9B}A", "\u{1B}[I", "\u{1B}[?62;c", "\u{1B}OM",
    "\u{9B}200~", "\u{9B}201~", "\u{1B}[20", "\u{1B}[99;5u", "\u{9D}0;", "\u{9C}", "\u{1B}[T",
    "\u{1B}[M \u{142}", "\u{1B}[[", "\u{1B}[t",
  ]

  private static func sequence(_ random: inout SplitMix) -> [UInt8] {
    var text = "\u{1B}["
    if random.bool(oneIn: 3) { text += random.element(["?", "<", ">", "="]) }
    for index in 0..<random.below(4) {
      if index > 0 { text += random.bool(oneIn: 4) ? ":" : ";" }
      let number = random.element([0, 1, 2, 5, 13, 27, 57, 64, 200, 57_414, .max])
      text += random.bool(oneIn: 6) ? "" : String(number)
    }
    return Array((text + random.element(["A", "u", "~", "M", "m", "R", "c", "Z", "P", "$y"])).utf8)
  }
}

/// A decoder and its events so far.
private struct FuzzDecoder {
  private var decoder: InputDecoder
  private(set) var events: [Event] = []
  private(set) var steps = 0

  init(escapeTimesOut: Bool = true) { decoder = InputDecoder(escapeTimesOut: escapeTimesOut) }

  mutating func read(_ bytes: [UInt8]) throws {
    for byte in bytes {
      let limit = steps + 100
      while true {
        steps += 1
        let decoded = decoder.decode(byte)
        if let event = decoded.event { events.append(event) }
        if decoded.isConsumed { break }
        try require(steps < limit, "\(byte) is never consumed in \(decoder)")
      }
    }
  }

  mutating func pause(delays: Int) {
    for _ in 0..<delays {
      if let event = decoder.endEscapeDelay() { events.append(event) }
    }
  }

  mutating func discardSequence() { decoder.discardSequence() }
}
