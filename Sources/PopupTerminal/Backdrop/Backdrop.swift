import PopupCore

/// The screen behind the popup, read from whoever around it can tell.
///
/// It is decoration: whatever fails, takes too long or looks odd makes it nil, and nobody is told.
/// It may hold secrets, so it stays in memory.
package struct Backdrop {
  /// How long anybody may take to tell it, in milliseconds.
  static let timeout = 200
  /// How much they may tell, in bytes.
  static let limit = 4 << 20

  private let source: BackdropSource?
  package private(set) var screen: CapturedScreen?
  /// What came in while a reply was waited for that did not end in time: its rest will follow, and
  /// is not to be taken for keys.
  package private(set) var unfinishedInput: [UInt8] = []

  package init(_ source: BackdropSource?) { self.source = source }

  /// Somebody is asked, which takes its time.
  package var isAsked: Bool { source != nil }

  /// Reads the screen before the popup is on it. In kitty, which is asked through the terminal, that
  /// is ours afterwards.
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

  /// Reads it again while the popup is on it and the window has another size.
  ///
  /// Only tmux tells what a hidden screen looks like now. Elsewhere, or when it does not, what was
  /// there is cut or filled.
  package mutating func recapture(from terminal: Terminal, _ size: Size) {
    guard case .tmux(let pane) = source, let old = screen, old.cursorToRestore == nil else {
      return
    }
    screen = TmuxScreen.read(pane, of: terminal, size, isHidden: true) ?? old
    screen?.modes = old.modes
  }

  /// What a program says that is given a pane's number; its rows may end before the screen does.
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
