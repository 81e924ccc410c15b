/// The program that can report the screen's content, detected from the environment variables.
package enum BackdropSource: Equatable, Sendable {
  /// A pane's identifier, as in `%3`.
  case tmux(pane: [UInt8])
  case kitty
  case wezTerm(pane: [UInt8])
  case zellij(pane: [UInt8])
  case linuxConsole

  /// Nil if no program can report it. The variables of a multiplexer take precedence over its
  /// terminal's.
  package init?(_ environment: Environment) {
    func isSet(_ name: StaticString) -> Bool { environment.value(name) != nil }
    let term = environment.value("TERM") ?? []
    if isSet("TMUX") {
      guard let pane = environment.value("TMUX_PANE"), pane.first == UInt8(ascii: "%") else {
        return nil
      }
      self = .tmux(pane: pane)
    } else if isSet("STY") {
      // GNU screen's hardcopy keeps only one byte of each character.
      return nil
    } else if isSet("ZELLIJ") {
      guard let pane = environment.value("ZELLIJ_PANE_ID"), Self.isNumber(pane) else { return nil }
      self = .zellij(pane: pane)
    } else if term == "xterm-kitty" {
      self = .kitty
    } else if term == "linux" {
      self = .linuxConsole
    } else if let pane = environment.value("WEZTERM_PANE"), Self.isNumber(pane),
      let program = environment.value("TERM_PROGRAM"), program == "WezTerm",
      !Self.otherTerminals.contains(where: isSet)
    {
      self = .wezTerm(pane: pane)
    } else {
      return nil
    }
  }

  /// Set by terminals that may have been started from a WezTerm pane and inherited its variables.
  private static var otherTerminals: [StaticString] {
    [
      "XTERM_VERSION", "KITTY_WINDOW_ID", "VTE_VERSION", "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID",
      "GHOSTTY_RESOURCES_DIR",
    ]
  }

  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    bytes.count <= 9 && bytes.allSatisfy(Byte.isDigit)
  }
}
