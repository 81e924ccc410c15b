import TestSupport
import Testing

extension EndToEnd {
  /// After popup ends, the terminal has the modes that its caller in tmux had set.
  @Suite("Terminal modes of the caller", .serialized, RequiredTool.tmux.isRequired)
  struct CallerModesTests {
    static let modes = """
      #{alternate_on} wrap #{wrap_flag} cursor #{cursor_flag} mouse #{mouse_standard_flag} \
      #{mouse_button_flag} #{mouse_all_flag} sgr #{mouse_sgr_flag} any #{mouse_any_flag} \
      keypad #{keypad_flag} #{keypad_cursor_flag} paste #{bracket_paste_flag}
      """

    /// Numbers of private modes, set by a program or reset by it.
    struct Caller: Sendable, CustomTestStringConvertible {
      let set: [Int]
      let reset: [Int]

      var testDescription: String { "\(set) set, \(reset) reset" }

      var script: String {
        "printf '" + (set.map { "\\033[?\($0)h" } + reset.map { "\\033[?\($0)l" }).joined() + "'"
      }
    }

    static let callers = [
      Caller(set: [], reset: []),
      Caller(set: [1049], reset: []),
      Caller(set: [1049, 1000], reset: []),
      Caller(set: [1049, 1000, 1006], reset: [7]),
      Caller(set: [1049, 1002, 1006, 1], reset: [25]),
      Caller(set: [1049, 1003], reset: [7, 25]),
      Caller(set: [1049, 1006], reset: []),
      Caller(set: [1003, 1006], reset: [7, 25]),
    ]

    /// A program that sets terminal modes, calls popup on Enter, and waits.
    private func call(
      _ popup: String, by caller: Caller, _ binary: Binary
    ) throws -> (TmuxSession, before: String) {
      let script = """
        trap : INT; printf 'calling\\n'; \(caller.script); printf 'ready\\n'
        read -rs go; \(popup); read -rs end
        """
      let bash = try RequiredTool.bash.path
      let quoted = script.replacing("'", with: #"'\''"#)
      let tmux = try TmuxSession(
        "exec \(bash) -c '\(quoted)'",
        environment: Shell.environment(binary, ["COLORTERM": "truecolor"]))
      try tmux.waitFor("ready")
      let before = try tmux.value(of: Self.modes)
      try tmux.send(keys: "Enter")
      try tmux.waitFor("OK")
      return (tmux, before)
    }

    private func expectBack(
      _ tmux: TmuxSession, _ before: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      try tmux.waitUntil("the end of the popup") { lines in
        !lines.contains { $0.contains("OK") } && lines.contains("ready")
      }
      #expect(try tmux.value(of: Self.modes) == before, sourceLocation: sourceLocation)
    }

    @Test(
      "the caller's terminal modes are restored after an answer", arguments: callers, Binaries.all)
    func back(caller: Caller, binary: Binary) throws {
      let (tmux, before) = try call(Popup.command, by: caller, binary)
      let during = try tmux.value(of: Self.modes)
      #expect(during.contains("wrap 0") && during.contains("mouse 1 0 0 sgr 1"))
      try tmux.send(keys: "n")
      try expectBack(tmux, before)
    }

    @Test(
      "the caller's terminal modes are restored after a signal, a crash, Ctrl-C and a resize",
      arguments: ["TERM", "HUP", "SEGV", "ABRT", "C-c", "resize"], Binaries.all)
    func killed(end: String, binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let caller = Caller(set: [1049, 1002, 1006], reset: [7, 25])
      let command = "sh -c 'echo $$ >\(folder.path)/pid; exec \(Popup.command)' 2>/dev/null"
      let (tmux, before) = try call(command, by: caller, binary)
      switch end {
      case "C-c": try tmux.send(keys: "C-c")
      case "resize":
        try tmux.resize(to: TerminalSize(100, 30))
        try tmux.send(keys: "Left")
        try tmux.waitFor("‹ Cancel ›")
        try tmux.send(keys: "Enter")
      default:
        try Tool.run(
          "/bin/sh", ["-c", "kill -s \(end) $(cat \(folder.path)/pid)"])
      }
      try expectBack(tmux, before)
    }

    @Test(
      "resizing the window changes none of the caller's terminal modes", arguments: Binaries.all)
    func resized(binary: Binary) throws {
      let caller = Caller(set: [1003, 1006], reset: [7])
      let (tmux, before) = try call(Popup.command + " --no-animation", by: caller, binary)
      try tmux.resize(to: TerminalSize(100, 30))
      try tmux.send(keys: "Left")
      try tmux.waitFor("‹ Cancel ›")
      try tmux.send(keys: "Enter")
      try expectBack(tmux, before)
    }

    @Test("with --no-mouse the caller's mouse mode does not change", arguments: Binaries.all)
    func withoutMouse(binary: Binary) throws {
      let caller = Caller(set: [1049, 1003, 1006], reset: [])
      let (tmux, before) = try call(Popup.command + " --no-mouse", by: caller, binary)
      #expect(try tmux.value(of: Self.modes).contains("mouse 0 0 1 sgr 1"))
      try tmux.send(keys: "n")
      try expectBack(tmux, before)
    }
  }
}
