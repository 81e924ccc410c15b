/// tmux's report of a pane: a line that describes it, then its rows.
package struct TmuxReply: Equatable, Sendable {
  /// The path of the pane's terminal.
  package let terminal: [UInt8]
  /// The pane's size; a hidden screen may have another one after a resize.
  package let paneSize: Size
  /// Has a `cursorToRestore` if a program already uses the alternate screen or the configuration
  /// disables it, since leaving the alternate screen then restores nothing.
  package let screen: CapturedScreen

  /// The words of the tmux command that prints the report; `;` separates its two commands.
  ///
  /// - Parameter ofMainScreen: whether to ask for the main screen while the alternate one is shown.
  package static func request(pane: [UInt8], ofMainScreen: Bool) -> [[UInt8]] {
    let asking: [StaticString] = ["tmux", "-u", "display-message", "-p", "-t"]
    let saved: [StaticString] = ofMainScreen ? ["-a"] : []
    let capturing = [format, ";", "capture-pane", "-p", "-e", "-N"] + saved + ["-t"]
    return asking.map { Array($0.bytes) } + [pane] + capturing.map { Array($0.bytes) } + [pane]
  }

  private static var format: StaticString {
    """
    #{pane_tty} #{pane_width} #{pane_height} #{cursor_x} #{cursor_y} #{alternate_on} \
    #{alternate-screen} #{cursor_flag} #{wrap_flag} #{mouse_standard_flag} #{mouse_button_flag} \
    #{mouse_all_flag} #{mouse_sgr_flag} #{bracket_paste_flag} #{client_theme} #{client_termname} \
    #{client_termtype}
    """
  }

  /// Nil for anything that is not such a report, or if the number of rows is not the pane's.
  package init?(_ output: [UInt8], ofMainScreen: Bool) {
    guard let end = output.firstIndex(of: 0x0A), end < 4096 else { return nil }
    let fields = output[..<end].split(separator: 0x20, omittingEmptySubsequences: false)
    func number(_ index: Int) -> Int? { Decimal.whole(fields[index], in: 0...1 << 16) }
    func isOn(_ index: Int) -> Bool { fields[index].elementsEqual("1".utf8) }
    func isOff(_ index: Int) -> Bool { fields[index].elementsEqual("0".utf8) }
    // The last field is the client terminal's reply to XTVERSION, which may contain spaces.
    guard fields.count >= 17, let columns = number(1), let rows = number(2),
      let column = number(3), let row = number(4)
    else { return nil }
    paneSize = Size(columns: columns, rows: rows)
    let text = Array(output[(end + 1)...])
    let shown =
      ofMainScreen ? Size(columns: columns, rows: CapturedScreen.rows(of: text).all) : paneSize
    guard var screen = CapturedScreen(text, size: shown), screen.isWhole else { return nil }
    // While the popup is shown, the alternate screen and the modes are popup's own.
    if !ofMainScreen {
      let allowsAlternate = !isOff(6) && !fields[6].elementsEqual("off".utf8)
      if isOn(5) || !allowsAlternate { screen.cursorToRestore = Point(column: column, row: row) }
      // A variable that this version of tmux lacks is empty.
      screen.modes.isCursorVisible = !isOff(7)
      screen.modes.wraps = !isOff(8)
      screen.modes.mouse = isOn(9) ? .presses : isOn(10) ? .drags : isOn(11) ? .motion : nil
      screen.modes.mouseIsSGR = isOn(12)
      screen.modes.bracketsPastes = isOn(13)
    }
    screen.isDrawnFromFont =
      fields[16].starts(with: "XTerm(".utf8) || TerminalName.drawsBlocksFromFont(Array(fields[15]))
    // tmux reports the theme since version 3.6.
    if fields[14].elementsEqual("light".utf8) { screen.colors = .light }
    if fields[14].elementsEqual("dark".utf8) { screen.colors = .dark }
    terminal = Array(fields[0])
    self.screen = screen
  }
}
