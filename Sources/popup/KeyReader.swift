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

  init(escapeDelay: Int) { self.escapeDelay = escapeDelay }

  /// Begins anew. Keys that came before the popup was there are dropped, but a sequence whose first
  /// half is among them goes on.
  mutating func begin(after early: [UInt8], hadTypeahead: Bool, now: Int) {
    decoder = InputDecoder()
    repeatFilter = KeyRepeatFilter()
    if hadTypeahead { repeatFilter.begin(now: now) }
    bytes = early
    since = now
    while decode({ $0.next(in: $1) }) != nil {}
  }

  /// Reads what is there.
  mutating func read(from terminal: Terminal, now: Int) throws(TerminalError) {
    // More than 1 kB would not be taken from the stack.
    let isOpen = withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      switch terminal.read(into: buffer) {
      case .bytes(let count):
        bytes.append(contentsOf: buffer[..<count])
        since = now
        return true
      case .wouldBlock: return true
      case .closed: return false
      }
    }
    guard isOpen else { throw .lost }
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
  ) -> DecodedInput? {
    let decoded = bytes.withUnsafeBufferPointer { step(&decoder, $0) }
    guard decoded.consumed > 0 else { return nil }
    bytes.removeFirst(min(decoded.consumed, bytes.count))
    return decoded
  }
}
