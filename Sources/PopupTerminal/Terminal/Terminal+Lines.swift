import CSystem

/// A terminal in canonical mode: the driver edits and echoes each line, and turns Ctrl-C and Ctrl-Z
/// into signals.
extension Terminal {
  /// Sets canonical mode. From then on every way out, crashes included, restores the mode. Call it
  /// in the foreground only.
  package func enterLines() throws(TerminalError) {
    try enter(leaving: []) { popup_make_lines(&$0) }
  }

  /// The window's size; nil if the terminal does not report one.
  package var reportedSize: TerminalSize? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard popup_window_size(descriptor.number, &columns, &rows) == 0, rows > 0, columns > 0 else {
      return nil
    }
    return size()
  }

  /// Whether output is pending here or in the terminal driver.
  package var hasUnsentOutput: Bool {
    hasPendingOutput || popup_waiting_output(descriptor.number) > 0
  }
}

/// Reads lines from a terminal in canonical mode.
package struct LineReader {
  private let terminal: Terminal
  /// The beginning of a line: Ctrl-D inside a line makes the driver deliver what was typed so far.
  private var fragment: [UInt8] = []

  /// In bytes; more than the driver accepts in a line.
  private static let longestLine = 1 << 13

  package init(_ terminal: Terminal) { self.terminal = terminal }

  /// The result of reading.
  package enum Input: Equatable {
    /// Without its end.
    case line([UInt8])
    /// Ctrl-D.
    case endOfFile
    case nothingYet
  }

  /// Reads once. Throws if the terminal is gone, which also reads as an end of file.
  package mutating func read() throws(TerminalError) -> Input {
    let transfer = withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
      let transfer = terminal.descriptor.read(into: buffer)
      if case .bytes(let count) = transfer { fragment.append(contentsOf: buffer[..<count]) }
      return transfer
    }
    switch transfer {
    case .wouldBlock: return .nothingYet
    case .failed: throw .lost
    case .bytes(0):
      var mode = termios()
      guard tcgetattr(terminal.descriptor.number, &mode) == 0 else { throw .lost }
      fragment = []
      return .endOfFile
    case .bytes:
      guard fragment.last == 0x0A else {
        if fragment.count > Self.longestLine { fragment = [] }
        return .nothingYet
      }
      let line = Array(fragment.dropLast())
      fragment = []
      return .line(line)
    }
  }

  /// Drops what was typed, including an unfinished line; true if there was anything.
  package mutating func takeTyping() -> Bool {
    let hadFragment = !fragment.isEmpty
    fragment = []
    guard var mode = terminal.savedMode else { return hadFragment }
    popup_make_lines(&mode)
    return popup_take_typing(terminal.descriptor.number, &mode) > 0 || hadFragment
  }

  /// Drops what was typed.
  package mutating func drop() {
    fragment = []
    popup_drop_input(terminal.descriptor.number)
  }
}
