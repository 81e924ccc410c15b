import PopupCore
import PopupTerminal

/// Makes events of what the terminal sends, and knows how long half a sequence may take.
struct KeyReader {
  private let escapeDelay: Int
  private var decoder = InputDecoder()
  private var repeatFilter = KeyRepeatFilter()
  /// Bytes of a sequence that is not complete yet.
  private var bytes: [UInt8] = []
  /// When more bytes came, or it was last decided that none did; in milliseconds.
  private var since = 0
  /// How many of `bytes` arrived before keys counted: what begins with them is dropped.
  private var earlyCount = 0
  private var hasDropped = false

  init(escapeDelay: Int) { self.escapeDelay = escapeDelay }

  /// Starts decoding, with input that was read from the terminal before.
  mutating func begin(after early: [UInt8]) {
    decoder = InputDecoder()
    repeatFilter = KeyRepeatFilter()
    bytes = early
    earlyCount = 0
    hasDropped = !early.isEmpty
  }

  /// Reads what has arrived and drops its keys. A sequence that began in it is skipped to its end.
  mutating func drop(from terminal: Terminal, now: Int) throws(TerminalError) {
    // The limit, 4 MB, is for a terminal that sends without end.
    for _ in 0..<4096 {
      while decode({ $0.next(in: $1) }) != nil {}
      earlyCount = bytes.count
      guard try read(from: terminal, now: now) > 0 else { return }
      hasDropped = true
    }
  }

  /// Lets keys count from now on, unless they repeat one that was dropped.
  mutating func open(now: Int) {
    if hasDropped { repeatFilter.begin(now: now) }
    hasDropped = false
  }

  /// Reads what has arrived, and returns how many bytes.
  @discardableResult
  mutating func read(from terminal: Terminal, now: Int) throws(TerminalError) -> Int {
    // More than 1 kB would not be taken from the stack.
    let count = withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer -> Int? in
      switch terminal.read(into: buffer) {
      case .bytes(let count):
        bytes.append(contentsOf: buffer[..<count])
        since = now
        return count
      case .wouldBlock: return 0
      case .closed: return nil
      }
    }
    guard let count else { throw .lost }
    return count
  }

  /// The next event; nil when there is none yet.
  mutating func next(now: Int) -> Event? {
    while true {
      var decoded = decode { $0.next(in: $1) }
      if decoded == nil, waitingTime(now: now) == 0 {
        since = now
        decoded = decode { $0.timeout(in: $1) }
      }
      guard let decoded else { return nil }
      if let event = decoded.event, !repeatFilter.swallows(event, now: now) { return event }
    }
  }

  /// Milliseconds until something is decided without more bytes; nil: nothing is.
  func waitingTime(now: Int) -> Int? {
    decoder.awaitsMore(leftOver: bytes.count) ? max(0, since + escapeDelay - now) : nil
  }

  /// Decodes what the bytes begin with and forgets those; nil when that takes more of them.
  private mutating func decode(
    _ step: (inout InputDecoder, UnsafeBufferPointer<UInt8>) -> DecodedInput
  ) -> (event: Event?, consumed: Int)? {
    let decoded = bytes.withUnsafeBufferPointer { step(&decoder, $0) }
    guard decoded.consumed > 0 else { return nil }
    bytes.removeFirst(min(decoded.consumed, bytes.count))
    let isEarly = earlyCount > 0
    earlyCount = max(0, earlyCount - decoded.consumed)
    return (isEarly ? nil : decoded.event, decoded.consumed)
  }
}
