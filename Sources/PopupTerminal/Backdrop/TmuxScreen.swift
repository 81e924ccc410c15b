import PopupCore

/// Captures the screen of a tmux pane.
enum TmuxScreen {
  /// Nil unless the pane is the popup's own terminal: a terminal emulator started from a pane
  /// inherits variables that name another one.
  ///
  /// - Parameter isHidden: Capture the main screen, as the popup is on the alternate one.
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
