import PopupCore
import PopupTerminal

/// Reads what the terminal sends; everything else is `InputReader`'s.
struct KeyReader {
  private var reader: InputReader

  init(_ capabilities: TerminalCapabilities, _ escape: EscapeBehavior) {
    reader = InputReader(
      escapeDelay: capabilities.escapeDelay, repeatDelay: capabilities.keyRepeatDelay,
      escapeTimesOut: escape != .ignore)
  }

  /// Starts with input that was read from the terminal before, and drops its keys.
  mutating func begin(after early: [UInt8]) {
    reader.feed(early, now: 0)
    reader.drop()
  }

  /// Reads what has arrived and drops its keys. A sequence that began in it is skipped to its end.
  /// Returns whether Ctrl-C was among the keys.
  @discardableResult
  mutating func drop(from terminal: Terminal, now: Int) throws(TerminalError) -> Bool {
    var hasInterrupt = false
    // The limit, 4 MB, is for a terminal that sends without end.
    for _ in 0..<4096 {
      let count = try read(from: terminal, now: now)
      if reader.drop() { hasInterrupt = true }
      if count == 0 { break }
    }
    return hasInterrupt
  }

  /// Lets keys count from now on: the terminal has the whole first frame.
  mutating func open(now: Int) { reader.begin(now: now) }

  /// Reads what has arrived, once and without waiting, and returns how many bytes.
  @discardableResult
  mutating func read(from terminal: Terminal, now: Int) throws(TerminalError) -> Int {
    // More than 1 kB would not be taken from the stack.
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

  /// The next event that the dialog is to handle, nil when there is none yet.
  mutating func next(for dialog: Dialog, now: Int) -> Event? {
    reader.note(guardsAreOpen: dialog.guardsAreOpen(at: now), now: now)
    return reader.next(now: now) { dialog.presses($0) }
  }

  /// Milliseconds until something is decided without more bytes; nil: nothing is.
  func waitingTime(now: Int) -> Int? { reader.waitingTime(now: now) }
}
