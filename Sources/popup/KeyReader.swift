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

  /// Drops the keys that came before the terminal had the whole first frame, and counts those that
  /// come after now. A sequence whose first bytes came early is skipped to its end.
  mutating func begin(after early: [UInt8], now: Int) {
    reader.feed(early, now: now)
    reader.drop()
    reader.begin(now: now)
  }

  /// Reads once, without waiting.
  mutating func read(from terminal: Terminal, now: Int) throws(TerminalError) {
    // More than 1 kB would not be taken from the stack.
    let isOpen = withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      switch terminal.read(into: buffer) {
      case .bytes(let count):
        reader.feed(buffer[..<count], now: now)
        return true
      case .wouldBlock: return true
      case .closed: return false
      }
    }
    guard isOpen else { throw .lost }
  }

  /// The next event that the dialog is to handle, nil when there is none yet.
  mutating func next(for dialog: Dialog, _ texts: [ByteText], now: Int) -> Event? {
    reader.note(guardsAreOpen: dialog.guardsAreOpen(at: now), now: now)
    return reader.next(now: now) { dialog.presses($0, texts: texts, now: now) }
  }

  /// Milliseconds until something is decided without more bytes; nil: nothing is.
  func waitingTime(now: Int) -> Int? { reader.waitingTime(now: now) }
}
