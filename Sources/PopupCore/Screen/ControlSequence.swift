/// Every control sequence that popup sends (ECMA-48, xterm's ctlseqs). No other code writes an ESC.
package enum ControlSequence {
  private static let escape: UInt8 = 0x1B

  /// Saves the cursor's visibility (XTSAVE) and position (DECSC), switches to the alternate screen,
  /// turns autowrap off and bracketed paste on, hides or shows the cursor, with `mouse` requests
  /// button reports in SGR form, and resets the style and the character set.
  ///
  /// Alternate screens do not nest: entering one again would erase it for a caller that is on it
  /// already.
  package static func enter(
    alternateScreen: Bool, mouse: Bool, showsCursor: Bool = false
  ) -> [UInt8] {
    var bytes = ByteBuffer()
    append("[?25s", to: &bytes)
    if alternateScreen {
      // DECSC is for terminals without an alternate screen, such as mosh.
      saveCursor(&bytes)
      append("[?1049h", to: &bytes)
    }
    append("[?7l", to: &bytes)
    append(showsCursor ? "[?25h" : "[?25l", to: &bytes)
    append("[?2004h", to: &bytes)
    if mouse {
      append("[?1000h", to: &bytes)
      // An earlier program may have left pixel reports on, which look like cell reports.
      append("[?1016l", to: &bytes)
      append("[?1006h", to: &bytes)
    }
    append("[0m", to: &bytes)
    append("(B", to: &bytes)
    return bytes.array
  }

  /// Turns autowrap off, so that drawing the bottom-right cell scrolls no terminal, and resets the
  /// style and the character set.
  static func beginNotice(_ bytes: inout ByteBuffer) {
    append("[?7l", to: &bytes)
    append("[0m", to: &bytes)
    append("(B", to: &bytes)
  }

  /// Turns autowrap on again.
  static func endNotice(_ bytes: inout ByteBuffer) { append("[?7h", to: &bytes) }

  /// Undoes `enter`. Turns autowrap on and shows the cursor explicitly, since leaving the alternate
  /// screen restores neither in most terminals; XTRESTORE then hides a cursor that was hidden
  /// before.
  ///
  /// - Parameters:
  ///   - modes: the modes to restore.
  ///   - rows: how many rows below the saved position to erase, for an inline popup.
  ///   - erasesDisplay: false if another program may have switched to its own screen in the
  ///     meantime.
  package static func leave(
    alternateScreen: Bool, mouse: Bool, to modes: TerminalModes = TerminalModes(),
    erasingBelow rows: Int = 0, erasesDisplay: Bool = true
  ) -> [UInt8] {
    var bytes = ByteBuffer()
    append("[?2026l", to: &bytes)
    if mouse {
      if !modes.mouseIsSGR { append("[?1006l", to: &bytes) }
      // Setting one of these modes resets the others.
      switch modes.mouse {
      case nil: append("[?1000l", to: &bytes)
      case .presses: break
      case .drags: append("[?1002h", to: &bytes)
      case .motion: append("[?1003h", to: &bytes)
      }
    }
    if !modes.bracketsPastes { append("[?2004l", to: &bytes) }
    append("[0m", to: &bytes)
    append("(B", to: &bytes)
    if rows > 0 {
      // From the focus to the saved position in the row above the popup.
      restoreCursor(&bytes)
      for _ in 0..<rows {
        moveCursor(down: 1, &bytes)
        eraseLine(&bytes)
      }
      restoreCursor(&bytes)
    }
    if modes.wraps { append("[?7h", to: &bytes) }
    append("[?25h", to: &bytes)
    append("[?25r", to: &bytes)
    if alternateScreen {
      if erasesDisplay {
        // A terminal without an alternate screen still shows the popup: erase it.
        eraseDisplay(&bytes)
        restoreCursor(&bytes)
      }
      append("[?1049l", to: &bytes)
    }
    // tmux does not support XTRESTORE, but reported whether the cursor was visible.
    if !modes.isCursorVisible { append("[?25l", to: &bytes) }
    return bytes.array
  }

  /// Asks kitty for its screen (remote control protocol, get-text), its colors (OSC 10 and 11) and
  /// DA1: kitty answers in order, so its reply to DA1 marks the end. Send this only to kitty.
  package static var kittyScreenRequest: [UInt8] {
    var bytes = ByteBuffer()
    append(
      """
      P@kitty-cmd{"cmd":"get-text","version":[0,14,2],"no_response":false,\
      "payload":{"extent":"screen","ansi":true,"self":true,"wrap_markers":true}}
      """, to: &bytes)
    append("\\", to: &bytes)
    append("]10;?", to: &bytes)
    append("\\", to: &bytes)
    append("]11;?", to: &bytes)
    append("\\", to: &bytes)
    append("[c", to: &bytes)
    return bytes.array
  }

  static func beginSynchronizedUpdate(_ bytes: inout ByteBuffer) { append("[?2026h", to: &bytes) }
  static func endSynchronizedUpdate(_ bytes: inout ByteBuffer) { append("[?2026l", to: &bytes) }

  /// Erases the whole display in the current background color (BCE).
  static func eraseDisplay(_ bytes: inout ByteBuffer) { append("[2J", to: &bytes) }

  /// ED from the cursor to the end.
  static func eraseBelow(_ bytes: inout ByteBuffer) { append("[J", to: &bytes) }

  /// EL of the cursor's whole row.
  static func eraseLine(_ bytes: inout ByteBuffer) { append("[2K", to: &bytes) }

  /// DL at the cursor's row: the rows below move up. `count` must be positive.
  static func deleteLines(_ count: Int, _ bytes: inout ByteBuffer) {
    append(count, then: 0x4D, &bytes)
  }

  /// IL at the cursor's row: the rows below move down. `count` must be positive.
  static func insertLines(_ count: Int, _ bytes: inout ByteBuffer) {
    append(count, then: 0x4C, &bytes)
  }

  /// BEL.
  package static func bell(_ bytes: inout [UInt8]) { bytes.append(0x07) }

  /// DECSC and DECRC.
  static func saveCursor(_ bytes: inout ByteBuffer) { append("7", to: &bytes) }
  static func restoreCursor(_ bytes: inout ByteBuffer) { append("8", to: &bytes) }

  /// CUD, or CUU for a negative number; in rows.
  static func moveCursor(down rows: Int, _ bytes: inout ByteBuffer) {
    guard rows != 0 else { return }
    append(abs(rows), then: rows > 0 ? 0x42 : 0x41, &bytes)
  }

  /// CHA; takes a column counted from 0.
  static func moveCursor(column: Int, _ bytes: inout ByteBuffer) {
    append(column + 1, then: 0x47, &bytes)
  }

  /// CUP; takes cells counted from 0.
  static func moveCursor(column: Int, row: Int, _ bytes: inout ByteBuffer) {
    bytes.append(escape)
    bytes.append(0x5B)
    bytes.append(decimal: row + 1)
    bytes.append(0x3B)
    bytes.append(decimal: column + 1)
    bytes.append(0x48)
  }

  /// SGR 0: resets the style.
  static func resetStyle(_ bytes: inout ByteBuffer) { append("[0m", to: &bytes) }

  /// SGR that changes one style into another. Separates parameters by `;` only: with `:`, urxvt
  /// colors the background.
  static func setStyle(
    from old: Style, to new: Style, depth: ColorDepth, _ bytes: inout ByteBuffer
  ) {
    guard old != new else { return }
    bytes.append(escape)
    bytes.append(0x5B)
    let start = bytes.count
    var before = old
    if !old.attributes.isSubset(of: new.attributes) {
      parameter(0, since: start, &bytes)
      before = Style()
    }
    let added = new.attributes.subtracting(before.attributes)
    if !added.isEmpty {
      if added.contains(.bold) { parameter(1, since: start, &bytes) }
      if added.contains(.faint) { parameter(2, since: start, &bytes) }
      if added.contains(.italic) { parameter(3, since: start, &bytes) }
      if added.contains(.underline) { parameter(4, since: start, &bytes) }
      if added.contains(.reverse) { parameter(7, since: start, &bytes) }
      if added.contains(.strikethrough) { parameter(9, since: start, &bytes) }
    }
    if new.foreground != before.foreground {
      color(new.foreground.reduced(to: depth), base: 30, since: start, &bytes)
    }
    if new.background != before.background {
      color(new.background.reduced(to: depth), base: 40, since: start, &bytes)
    }
    bytes.append(0x6D)
  }

  private static func color(
    _ color: ReducedColor, base: Int, since start: Int, _ bytes: inout ByteBuffer
  ) {
    switch color {
    case .rgb(let red, let green, let blue):
      parameter(base + 8, since: start, &bytes)
      parameter(2, since: start, &bytes)
      parameter(Int(red), since: start, &bytes)
      parameter(Int(green), since: start, &bytes)
      parameter(Int(blue), since: start, &bytes)
    case .indexed(let index) where index < 8:
      parameter(base + Int(index), since: start, &bytes)
    case .indexed(let index) where index < 16:
      parameter(base + 60 + Int(index) - 8, since: start, &bytes)
    case .indexed(let index):
      parameter(base + 8, since: start, &bytes)
      parameter(5, since: start, &bytes)
      parameter(Int(index), since: start, &bytes)
    case .none: parameter(base + 9, since: start, &bytes)
    }
  }

  /// Appends a parameter of the sequence whose first parameter is at `start`.
  private static func parameter(_ value: Int, since start: Int, _ bytes: inout ByteBuffer) {
    if bytes.count > start { bytes.append(0x3B) }
    bytes.append(decimal: value)
  }

  /// Appends CSI, one parameter and the final byte.
  private static func append(_ parameter: Int, then final: UInt8, _ bytes: inout ByteBuffer) {
    bytes.append(escape)
    bytes.append(0x5B)
    bytes.append(decimal: parameter)
    bytes.append(final)
  }

  private static func append(_ sequence: StaticString, to bytes: inout ByteBuffer) {
    bytes.append(escape)
    bytes.append(contentsOf: sequence.bytes)
  }
}
