import PopupCore

/// Asks tmux for the screen of a pane.
enum TmuxScreen {
  /// Nil unless the pane is the terminal that the popup is on: a terminal emulator started from a
  /// pane inherits variables that speak of another one.
  ///
  /// - Parameter isHidden: The popup has the alternate screen; the main one behind it is meant.
  static func read(
    _ pane: [UInt8], of terminal: Terminal, _ size: Size, isHidden: Bool = false
  ) -> CapturedScreen? {
    guard let device = TerminalDevice.device(of: terminal),
      let output = ChildProcess.capture(
        TmuxReply.request(pane: pane, ofMainScreen: isHidden), deadline: Backdrop.timeout,
        limit: Backdrop.limit),
      let reply = TmuxReply(output, ofMainScreen: isHidden),
      TerminalDevice.deviceNumber(ofPath: reply.terminal) == device,
      reply.paneSize == size
    else { return nil }
    return reply.screen
  }
}
