import PopupCore

/// The screen behind the popup, captured from the multiplexer or terminal.
///
/// It is decoration: if capturing fails, takes too long or gives an unexpected result, it is nil
/// without an error. It may hold secrets, so it is kept in memory only.
package struct Backdrop {
  /// How long capturing may take, in milliseconds.
  static let timeout = 200
  /// How long the reply may be, in bytes.
  static let limit = 4 << 20

  private let source: BackdropSource?
  package private(set) var screen: CapturedScreen?
  /// The beginning of a reply that did not end in time. The rest of it will follow among the keys.
  package private(set) var unfinishedInput: [UInt8] = []

  package init(_ source: BackdropSource?) { self.source = source }

  /// True if capturing asks another program, which takes time.
  package var isAsked: Bool { source != nil }

  /// Captures the screen before the popup is shown. Enters the terminal in kitty, which is asked
  /// through it.
  package mutating func capture(from terminal: Terminal, _ size: Size) throws(TerminalError) {
    screen = nil
    unfinishedInput = []
    switch source {
    case nil: break
    case .tmux(let pane): screen = TmuxScreen.read(pane, of: terminal, size)
    case .wezTerm(let pane):
      screen = Self.dump(
        ["wezterm", "cli", "get-text", "--escapes", "--pane-id"], pane, size)
    case .zellij(let pane):
      screen = Self.dump(["zellij", "action", "dump-screen", "--ansi", "--pane-id"], pane, size)
    case .kitty: (screen, unfinishedInput) = try KittyScreen.read(from: terminal, size)
    case .linuxConsole: screen = ConsoleScreen.read(of: terminal, size)
    }
  }

  /// Captures it again after the window was resized behind the popup.
  ///
  /// Only tmux can report the screen behind. Elsewhere the old capture is cropped or filled.
  package mutating func recapture(from terminal: Terminal, _ size: Size) {
    guard case .tmux(let pane) = source, let old = screen, old.cursorToRestore == nil else {
      return
    }
    screen = TmuxScreen.read(pane, of: terminal, size, isHidden: true) ?? old
    screen?.modes = old.modes
  }

  /// The output of a program that takes a pane's number; it may have fewer rows than the screen.
  private static func dump(_ words: [StaticString], _ pane: [UInt8], _ size: Size)
    -> CapturedScreen?
  {
    let words = words.map { Array($0.bytes) }
    let output = ChildProcess.capture(words + [pane], deadline: timeout, limit: limit)
    return output.flatMap { CapturedScreen($0, size: size) }
  }
}

extension Size {
  package init(_ size: TerminalSize) { self.init(columns: size.columns, rows: size.rows) }
}
