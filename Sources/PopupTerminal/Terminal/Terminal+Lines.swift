import CSystem

/// A terminal that is read a line at a time: the driver edits the line, echoes it, and makes signals
/// of Ctrl-C and Ctrl-Z.
extension Terminal {
  /// Has lines edited. From then on every way out, crashes included, restores the mode. Call it in
  /// the foreground only.
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

  /// Bytes that have not left: those that the driver has not accepted, and those that it keeps.
  package var hasUnsentOutput: Bool {
    hasPendingOutput || popup_waiting_output(descriptor.number) > 0
  }
}

/// Reads the lines that a terminal in line mode gives out.
package struct LineReader {
  private let terminal: Terminal
  /// A line whose end has not come: Ctrl-D gives out what there is of one.
  private var fragment: [UInt8] = []

  /// More than the driver keeps of a line, in bytes.
  private static let longestLine = 1 << 13

  package init(_ terminal: Terminal) { self.terminal = terminal }

  /// What reading brought.
  package enum Input: Equatable {
    /// Without its end.
    case line([UInt8])
    /// Ctrl-D.
    case endOfFile
    case nothingYet
  }

  /// Reads a line, or part of one. Throws once the terminal is gone: its end of file has no end.
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

  /// Drops what was typed; true if there was anything, part of a line included.
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
