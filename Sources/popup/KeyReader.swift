import PopupCore
import PopupTerminal

/// Reads the terminal's input, which `InputReader` decodes into events.
struct KeyReader {
  private let initial: InputReader
  private var reader: InputReader

  init(_ capabilities: TerminalCapabilities, _ escape: EscapeBehavior) {
    initial = InputReader(
      escapeDelay: capabilities.escapeDelay, repeatDelay: capabilities.keyRepeatDelay,
      escapeTimesOut: escape != .ignore)
    reader = initial
  }

  /// Starts decoding, with input that was read from the terminal before.
  mutating func begin(after early: [UInt8], now: Int) {
    reader = initial
    reader.feed(early, now: now)
  }

  /// Reads what has arrived and drops its keys. A sequence that began in it is skipped to its end.
  /// Returns whether Ctrl-C was among them.
  mutating func drop(from terminal: Terminal, now: Int) throws(TerminalError) -> Bool {
    var hasInterrupt = false
    // The limit, 4 MB, is for a terminal that sends without end.
    for _ in 0..<4096 {
      if reader.drop() { hasInterrupt = true }
      guard try read(from: terminal, now: now) > 0 else { break }
    }
    return hasInterrupt
  }

  /// Keys count from now on: the terminal has received the whole question.
  mutating func open(now: Int) { reader.begin(now: now) }

  /// Reads once, without waiting; returns the number of bytes.
  @discardableResult
  mutating func read(from terminal: Terminal, now: Int) throws(TerminalError) -> Int {
    // A buffer of more than 1 kB would not be allocated on the stack.
    let count = withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer -> Int? in
      switch terminal.read(into: buffer) {
      case .bytes(let count):
        reader.feed(buffer[..<count], now: now)
        return count
      case .wouldBlock: return 0
      case .closed: return nil
      }
    }
    guard let count else { throw .lost }
    return count
  }

  /// The next event for the dialog; nil if there is none yet.
  mutating func next(for dialog: Dialog, _ texts: [ByteText], now: Int) -> Event? {
    reader.note(guardsAreOpen: dialog.guardsAreOpen(at: now), now: now)
    return reader.next(now: now) { dialog.presses($0, texts: texts, now: now) }
  }

  /// Milliseconds until a delay expires without more bytes; nil if none is running.
  func waitingTime(now: Int) -> Int? { reader.waitingTime(now: now) }
}
