import PopupCore
import TestSupport

/// Any bytes, split over reads and pauses in any way, come to an end as events.
enum InputFuzz {
  static func run(_ random: inout SplitMix) throws {
    let bytes = self.bytes(&random)
    let whole = try events(of: bytes, cuts: [])
    let cuts = (0..<random.below(6)).map { _ in random.below(bytes.count + 1) }.sorted()
    let split = try events(of: bytes, cuts: cuts)
    try require(whole == split, "\(bytes) cut at \(cuts): \(split), not \(whole)")
    try pause(after: bytes, &random)
  }

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

  private static let pieces = [
    "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]0;title\u{7}", "\u{1B}P>|term\u{1B}\\", "\u{1B}_Gi=1;OK",
    "\u{1B}\\", "\u{1B}[M !!", "\u{18}", "\u{9B}A", "\u{1B}[I", "\u{1B}[?62;c", "\u{1B}OM",
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

  private static func events(of bytes: [UInt8], cuts: [Int]) throws -> [Event] {
    var decoder = InputDecoder()
    var pending: [UInt8] = []
    var events: [Event] = []
    var start = 0
    for end in cuts + [bytes.count] {
      pending += bytes[start..<end]
      start = end
      events += try drain(&decoder, &pending)
    }
    return events
  }

  private static func drain(
    _ decoder: inout InputDecoder, _ pending: inout [UInt8]
  ) throws -> [Event] {
    var events: [Event] = []
    while true {
      let decoded = pending.withUnsafeBufferPointer { decoder.next(in: $0) }
      try require(
        (0...pending.count).contains(decoded.consumed),
        "consumed \(decoded.consumed) of \(pending)")
      guard decoded.consumed > 0 else { return events }
      pending.removeFirst(decoded.consumed)
      if let event = decoded.event { events.append(event) }
    }
  }

  /// Enough silence ends whatever had begun.
  private static func pause(after bytes: [UInt8], _ random: inout SplitMix) throws {
    var decoder = InputDecoder()
    var pending: [UInt8] = []
    for byte in bytes {
      pending.append(byte)
      if random.bool() { _ = try drain(&decoder, &pending) }
      if random.bool(oneIn: 5) { _ = try elapse(&decoder, &pending, delays: random.below(16)) }
    }
    _ = try elapse(&decoder, &pending, delays: 32)
    // Half of a paste's end mark may still be there.
    try require(
      !decoder.awaitsMore(leftOver: pending.count), "\(pending) waits for ever after \(bytes)")
    pending.append(0x03)
    let events = try drain(&decoder, &pending) + elapse(&decoder, &pending, delays: 32)
    try require(
      events.last == .key(.character("c"), .control) && pending.isEmpty,
      "no Ctrl-C, but \(events), after \(bytes)")
  }

  /// So many Esc delays without a byte.
  private static func elapse(
    _ decoder: inout InputDecoder, _ pending: inout [UInt8], delays: Int
  ) throws -> [Event] {
    var events: [Event] = []
    for _ in 0..<delays where decoder.awaitsMore(leftOver: pending.count) {
      let decoded = pending.withUnsafeBufferPointer { decoder.timeout(in: $0) }
      try require(
        (0...pending.count).contains(decoded.consumed),
        "consumed \(decoded.consumed) of \(pending)")
      pending.removeFirst(decoded.consumed)
      if let event = decoded.event { events.append(event) }
      events += try drain(&decoder, &pending)
    }
    return events
  }
}
