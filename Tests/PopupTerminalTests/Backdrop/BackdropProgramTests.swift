import Foundation
import TestSupport
import Testing

/// Popups over screens reported by stand-ins for terminals and multiplexers.
///
/// The popup runs as a program on a terminal of its own, because it finds the programs to ask by PATH
/// and by device numbers.
@Suite("Backdrop from programs", .serialized)
struct BackdropProgramTests {
  typealias Terminal = PseudoTerminal

  /// Starts a popup; `script` is what a program on PATH does when the popup asks it.
  private func ask(
    _ program: String, _ script: String, _ environment: [String: String], dim: String = "0.3"
  ) throws -> (Terminal, TemporaryDirectory) {
    let folder = try TemporaryDirectory()
    try folder.write(program, "#!/bin/sh\n" + script + "\n", isExecutable: true)
    var variables = Terminal.environment(["COLORTERM": "truecolor"])
    variables["PATH"] = folder.path + ":" + (variables["PATH"] ?? "")
    variables.merge(environment) { $1 }
    let popup = try Terminal(
      Binaries.debug.path,
      [
        "--message", "Sure?", "--left", "Cancel", "--right", "OK", "--no-animation", "--dim", dim,
      ], environment: variables)
    try popup.waitFor("OK")
    return (popup, folder)
  }

  /// Starts a popup until one has the screen that the program reports behind it.
  private func show(
    _ text: String, _ program: String, _ script: String, _ environment: [String: String],
    dim: String = "0.3"
  ) throws -> Terminal {
    try inTime(text) {
      let (popup, _) = try ask(program, script, environment, dim: dim)
      if popup.screen.lines[0].contains(text) { return popup }
      popup.finish()
      return nil
    }
  }

  /// Answers No, and expects the terminal to be restored.
  private func close(_ popup: Terminal) throws {
    popup.type("n")
    #expect(try popup.waitForExit() == .exited(1))
    #expect(popup.screen.isRestored, "modes \(popup.screen.modes)")
    #expect(try popup.settings == popup.initialSettings)
    popup.finish()
  }

  private static let wezTerm = ["WEZTERM_PANE": "4", "TERM_PROGRAM": "WezTerm"]
  private static let zellij = ["ZELLIJ": "0", "ZELLIJ_PANE_ID": "4"]

  @Test("WezTerm's text lies dimmed behind the box")
  func wezTerm() throws {
    let script = #"""
      [ "$*" = "cli get-text --escapes --pane-id 4" ] || exit 1
      printf '\033[38;2;200;100;0;48;2;100;100;100m뒤의 글\033[0m  x\r\nbelow\r\n'
      """#
    let popup = try show("뒤의 글", "wezterm", script, Self.wezTerm)
    let screen = popup.screen
    #expect(screen.lines[0] == "뒤의 글  x")
    #expect(screen.lines[1] == "below")
    #expect(screen.cell(0, 0)?.style.foreground == .rgb(109, 70, 32))
    #expect(screen.cell(0, 0)?.style.background == .rgb(70, 70, 70))
    #expect(screen.violations == [])
    try close(popup)
  }

  @Test("Zellij's text lies behind the box, undimmed with --dim 0")
  func zellij() throws {
    let script = #"""
      [ "$*" = "action dump-screen --ansi --pane-id 4" ] || exit 1
      printf '\033[1;31m뒤의 글\033[0m\n'
      """#
    let popup = try show("뒤의 글", "zellij", script, Self.zellij, dim: "0")
    #expect(popup.screen.lines[0] == "뒤의 글")
    #expect(popup.screen.cell(0, 0)?.style.foreground == .indexed(1))
    #expect(popup.screen.cell(0, 0)?.style.isBold == true)
    try close(popup)
  }

  @Test(
    "a program that fails, hangs or prints too much gives no backdrop",
    arguments: [
      "echo SECRET; exit 3", "echo SECRET; sleep 60", "sleep 60", "exec >&-; sleep 60",
      "echo SECRET; yes SECRET | head -c 10000000", "for i in $(seq 25); do echo SECRET; done",
      "kill -9 $$",
    ])
  func useless(script: String) throws {
    for (program, variables) in [("wezterm", Self.wezTerm), ("zellij", Self.zellij)] {
      let (popup, _) = try ask(program, script, variables)
      #expect(!popup.screen.contains("SECRET"))
      #expect(popup.screen.violations == [])
      try close(popup)
    }
  }

  @Test("control sequences of a captured screen are not sent")
  func controls() throws {
    let script = #"printf '\033]0;x\007\033[?1049l\033[9;9Ha\033[5mb\233\302\233c\n'"#
    let popup = try show("ab", "zellij", script, Self.zellij)
    #expect(popup.screen.violations == [])
    #expect(popup.screen.isOnAlternateScreen)
    try close(popup)
  }

  // MARK: A stand-in for tmux

  #if os(Linux)
    private static let tmux = ["TMUX": "/nonexistent,1,0", "TMUX_PANE": "%3"]

    /// Prints the path of the terminal it was started on.
    private static let terminal = #"""
      number=$(cut -d' ' -f7 /proc/$$/stat)
      tty=/dev/pts/$((number % 256 + number / 1048576 * 256))
      """#

    private static let rows = "for i in $(seq 24); do echo SECRET; done"

    @Test("tmux's report about this terminal is used")
    func honest() throws {
      let script =
        Self.terminal + "\necho $tty 80 24 3 1 0 1 1 1 0 0 0 0 0 dark xterm kitty\n" + Self.rows
      let popup = try show("SECRET", "tmux", script, Self.tmux)
      #expect(popup.screen.isOnAlternateScreen)
      try close(popup)
    }

    @Test("without an alternate screen the rows and the cursor are restored")
    func nested() throws {
      let script =
        Self.terminal + "\necho $tty 80 24 3 1 1 1 0 1 0 0 0 0 0 dark xterm kitty\n"
        + #"for i in $(seq 24); do printf '\033[3%dmSECRET\033[0m\n' $((i % 8)); done"#
      let popup = try show("SECRET", "tmux", script, Self.tmux)
      #expect(!popup.screen.isOnAlternateScreen)
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
      let screen = popup.screen
      #expect(screen.lines == Array(repeating: "SECRET", count: 24))
      #expect(screen.cell(0, 23)?.style.foreground == .indexed(0))
      #expect(screen.cursor == (3, 1))
      #expect(screen.modes == [7])
      popup.finish()
    }

    @Test(
      "a doubtful report from tmux gives no backdrop",
      arguments: [
        // Another terminal, another size, too few rows, a failure, garbage, too much, no end.
        "echo /dev/null 80 24 3 1 0 1 1 1 0 0 0 0 0 dark xterm kitty; $rows",
        "echo $tty 81 24 3 1 0 1 1 1 0 0 0 0 0 dark xterm kitty; $rows",
        "echo $tty 80 25 3 1 0 1 1 1 0 0 0 0 0 dark xterm kitty; $rows; echo SECRET",
        "echo $tty 80 24 3 1 0 1 1 1 0 0 0 0 0 dark xterm kitty; echo SECRET",
        "echo $tty 80 24 3 1 0 1 1 1 0 0 0 0 0 dark xterm kitty; $rows; exit 1", "echo SECRET",
        "echo $tty 80 24 3 1 0 1 1 1 0 0 0 0 0 dark xterm kitty; head -c 10000000 /dev/urandom",
        "head -c 10000000 /dev/urandom",
        "echo $tty 80 24 3 1 0 1 1 1 0 0 0 0 0 dark xterm kitty; $rows; sleep 60",
        "trap '' TERM INT HUP; sleep 60",
      ])
    func lying(script: String) throws {
      let script =
        Self.terminal + "\n" + script.replacingOccurrences(of: "$rows", with: Self.rows)
      let (popup, _) = try ask("tmux", script, Self.tmux)
      #expect(!popup.screen.contains("SECRET"))
      #expect(popup.screen.isOnAlternateScreen)
      #expect(popup.screen.violations == [])
      try close(popup)
    }
  #endif

  @Test("a tmux that is not installed is not an error")
  func absent() throws {
    let (popup, _) = try ask(
      "nothing", "", ["TMUX": "/nonexistent,1,0", "TMUX_PANE": "%3", "PATH": "/nonexistent"])
    try close(popup)
  }
}
