import CSystem

/// A terminal that is read a line at a time: the driver edits the line, echoes it, and makes signals
/// of Ctrl-C and Ctrl-Z.
package final class LineTerminal {
  package let terminal: Terminal
  /// The mode to put back; nil while the terminal is not ours.
  private var savedMode: termios?
  private var mode = termios()
  /// A line whose end has not come: Ctrl-D gives out what there is of one.
  private var fragment: [UInt8] = []

  /// More than the driver keeps of a line, in bytes.
  private static let longestLine = 1 << 13

  package init(_ terminal: Terminal) { self.terminal = terminal }

  /// The window's size; nil where the terminal does not tell.
  package var reportedSize: TerminalSize? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    guard popup_window_size(terminal.descriptor.number, &columns, &rows) == 0, rows > 0,
      columns > 0
    else { return nil }
    return TerminalSize.of(terminal.descriptor)
  }

  /// Has lines edited, until `leave` or a crash puts the mode back. Call it in the foreground only.
  package func enter() throws(TerminalError) {
    let number = terminal.descriptor.number
    var saved = termios()
    if let savedMode {
      saved = savedMode
    } else if tcgetattr(number, &saved) != 0 {
      throw .lost
    }
    // A descriptor shared with the caller may wait where ours does not.
    let flags = popup_fcntl(number, F_GETFL, 0)
    let waits = flags >= 0 && flags & O_NONBLOCK == 0
    guard popup_restore_arm(number, &saved, waits ? flags : -1, nil, 0) == 0 else {
      throw .system(SystemError(.reserve, ENOMEM))
    }
    savedMode = saved
    if waits { _ = popup_fcntl(number, F_SETFL, flags | O_NONBLOCK) }
    mode = saved
    popup_make_lines(&mode)
    guard popup_change_mode(number, &mode) == 0 else { throw .lost }
  }

  /// Gives the terminal back as it was, and drops what was typed.
  package func leave() {
    guard savedMode != nil else { return }
    savedMode = nil
    popup_restore()
  }

  // MARK: Input

  /// What reading brought.
  package enum Input: Equatable {
    /// Without its end.
    case line([UInt8])
    /// Ctrl-D.
    case endOfFile
    case nothingYet
  }

  /// Reads a line, or a part of one. Throws once the terminal is gone, whose end of file never ends.
  package func read() throws(TerminalError) -> Input {
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
      defer { fragment = [] }
      return .line(fragment.dropLast())
    }
  }

  /// Drops what was typed; true if there was anything, half a line included.
  package func takeTyping() -> Bool {
    let hadFragment = !fragment.isEmpty
    fragment = []
    return popup_take_typing(terminal.descriptor.number, &mode) > 0 || hadFragment
  }

  package func dropInput() {
    fragment = []
    popup_drop_input(terminal.descriptor.number)
  }

  // MARK: Output

  /// Bytes that have not left: those that the driver did not take yet, and those that it has.
  package var hasOutput: Bool {
    terminal.hasPendingOutput || popup_waiting_output(terminal.descriptor.number) > 0
  }
}
