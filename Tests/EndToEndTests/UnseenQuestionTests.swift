import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// What a person could not have seen cannot be answered.
  @Suite("Unseen questions", .serialized)
  struct UnseenQuestionTests {
    /// A first frame that no terminal's buffer holds: every row of a wide screen is full.
    private func stalledInFirstFrame(_ binary: Binary, stdin: TestSupport.Stream = .terminal) throws
      -> PseudoTerminal
    {
      let text = (1...200).map { "\($0) " + String(repeating: "가나다 ", count: 60) }
      let shell = try Shell.start(
        "echo ready; read -r go; \(Popup.command.replacing("Sure?", with: "$text")); exit $?"
          .replacing("'$text'", with: "\"$text\""),
        with: binary, size: TerminalSize(640, 192),
        environment: ["COLORTERM": "truecolor", "text": text.joined(separator: "\n")],
        input: .pipe)
      try shell.waitFor("ready")
      shell.stall(true)
      shell.writeInput(Array("go\n".utf8), closing: true)
      // Its first bytes have arrived, and the terminal's buffer is full, once raw mode is set.
      let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
      while try shell.settings == shell.initialSettings, Date() < deadline { sched_yield() }
      return shell
    }

    @Test("a key counts only after the whole first frame has left", arguments: Binaries.all)
    func firstFrame(binary: Binary) throws {
      let popup = try stalledInFirstFrame(binary)
      defer { popup.finish() }
      popup.type("y\r2 ")
      popup.stall(false)
      try popup.waitFor("Cancel")
      #expect(popup.exitStatus == nil)
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
      #expect(try popup.settings == popup.initialSettings)
    }

    @Test("Ctrl-C ends a popup whose first frame is stuck", arguments: Binaries.all)
    func interrupt(binary: Binary) throws {
      let popup = try stalledInFirstFrame(binary)
      defer { popup.finish() }
      popup.type("\u{03}")
      #expect(try popup.waitForExit() == .killed(signal: SIGINT))
      #expect(try popup.settings == popup.initialSettings)
    }

    @Test(
      "half a sequence typed before the question is skipped to its end", arguments: Binaries.all)
    func halfSequence(binary: Binary) throws {
      let shell = try Shell.start(
        "stty -echo; echo ready; read -r go; \(Popup.command); exit $?", with: binary, input: .pipe)
      defer { shell.finish() }
      try shell.waitFor("ready")
      shell.type("y\u{1B}]11;rgb:22")
      shell.writeInput(Array("go\n".utf8), closing: true)
      try shell.waitFor("OK")
      shell.type("22/2222/2222\u{1B}\\")
      try Popup.expect(shell, after: "\u{1B}[27u", 255)
    }

    @Test("no answer before a line of the message that is not blank", arguments: Binaries.all)
    func noQuestion(binary: Binary) throws {
      let popup = try Popup.show(binary, ["--message", "-"], input: .pipe)
      defer { popup.finish() }
      // The focus moves on no key: the mark would be on Cancel.
      popup.type("y\r 2\u{1B}[D")
      popup.writeInput(Array("\n  \n\tHalf of".utf8))
      try popup.waitFor("Half of")
      popup.type("y\r 2\u{1B}[D")
      popup.writeInput(Array(" it?\n".utf8))
      let screen = try popup.waitFor("Half of it?")
      #expect(!screen.contains("‹ Cancel ›"))
      try Popup.expect(popup)
    }

    @Test("a pipe that ends without a line end is a question", arguments: Binaries.all)
    func endOfPipe(binary: Binary) throws {
      let popup = try Popup.show(binary, ["--message", "-"], input: .pipe)
      defer { popup.finish() }
      popup.writeInput(Array("Sure?".utf8), closing: true)
      try popup.waitFor("Sure?")
      // When the end is noticed cannot be seen; no key is lost that comes after it.
      let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
      while popup.exitStatus == nil, Date() < deadline {
        popup.type("n")
        // Repeated faster, it would be a key that is held down.
        usleep(300_000)
      }
      #expect(try popup.waitForExit() == .exited(1))
    }

    @Test(
      "without a question Esc and Ctrl-C leave",
      arguments: [("\u{1B}", .exited(255)), ("\u{03}", .killed(signal: SIGINT))]
        as [(String, TestSupport.ExitStatus)], Binaries.all)
    func leaving(key: (bytes: String, status: TestSupport.ExitStatus), binary: Binary) throws {
      let popup = try Popup.show(binary, ["--message", "-"], input: .pipe)
      defer { popup.finish() }
      popup.type(key.bytes)
      #expect(try popup.waitForExit() == key.status)
      try Popup.expectRestored(popup)
    }

    @Test(
      "a message is not read from the terminal that the keys come from",
      arguments: ["-m -", "--message-file /dev/tty", "--message-file \"$(tty)\""], Binaries.all)
    func messageOnTerminal(options: String, binary: Binary) throws {
      let shell = try Shell.start(
        "popup \(options) -l Cancel -r OK; echo \"status $?\"", with: binary,
        size: TerminalSize(160, 24))
      defer { shell.finish() }
      try shell.waitForExit()
      #expect(shell.screen.contains("status 66"))
      #expect(shell.screen.contains("pipe the message in"))
      #expect(shell.screen.entries == 0)
      try Popup.expectRestored(shell)
    }

    @Test("an error line that nobody reads delays no exit", arguments: Binaries.all)
    func blockedErrors(binary: Binary) throws {
      let shell = try Shell.start(
        """
        mkfifo f; exec 3<>f 4<f; while printf %4096s '' >&3; do :; done & sleep 0.5; kill $!
        : | popup -m - 2>f; echo "status $?"
        """.replacing("mkfifo f", with: "cd \"$(mktemp -d)\"; mkfifo f"), with: binary)
      defer { shell.finish() }
      try shell.waitForExit()
      #expect(shell.screen.contains("status 66"))
    }

    @Test(
      "an orphaned background job says what it is", RequiredTool.tmux.isRequired,
      arguments: Binaries.all)
    func orphaned(binary: Binary) throws {
      let bash = try RequiredTool.bash.path
      let tmux = try TmuxSession(
        "exec env 'PS1=$ ' \(bash) --norc --noprofile -i", environment: Shell.environment(binary))
      try tmux.waitFor("$")
      // The shell has the terminal back before popup starts.
      try tmux.send(keys: "(sh -c 'sleep 1; popup -m x; echo status-$?' &)", "Enter")
      try tmux.waitFor("status-69")
      try tmux.waitFor("in the background")
      tmux.kill()
    }
  }
}
