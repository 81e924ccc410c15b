import PopupCore

extension Terminal {
  /// Whether this is the tmux pane with an identifier such as `%3`. Asks tmux.
  package func isPane(_ pane: [UInt8]) -> Bool {
    let words: [StaticString] = ["tmux", "display-message", "-p", "-t"]
    guard let device = TerminalDevice.device(of: self),
      let reply = ChildProcess.capture(
        words.map { Array($0.bytes) } + [pane, Array(("#{pane_tty}" as StaticString).bytes)],
        deadline: Backdrop.timeout, limit: Backdrop.limit)
    else { return false }
    return TerminalDevice.deviceNumber(ofPath: Array(reply.prefix { $0 != 0x0A })) == device
  }
}
