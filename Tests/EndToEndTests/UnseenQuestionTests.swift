import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A question cannot be answered before it is visible.
  @Suite("Keys pressed before the question is visible", .serialized)
  struct UnseenQuestionTests {
    /// A first frame larger than any terminal's buffer: every row of a wide screen is full.
    private func stalledInFirstFrame(_ binary: Binary, _ options: String = "") throws
      -> PseudoTerminal
    {
      let text = (1...200).map { "\($0) " + String(repeating: "가나다 ", count: 60) }
      let shell = try Shell.start(
        "echo ready; read -r go; exec popup -m \"$text\" -l Cancel -r OK \(options)", with: binary,
        size: TerminalSize(640, 192),
        environment: ["COLORTERM": "truecolor", "text": text.joined(separator: "\n")],
        input: .pipe)
      try shell.waitFor("ready")
      shell.stall(true)
      shell.writeInput(Array("go\n".utf8), closing: true)
      // Once raw mode is set, the first bytes have arrived and the terminal's buffer is full.
      try eventually { try shell.settings != shell.initialSettings }
      return shell
    }

    @Test(
      "keys count only after the terminal has accepted the whole first frame",
      arguments: Binaries.all)
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

    @Test("Ctrl-C acts even among keys that are dropped", arguments: Binaries.all)
    func stoppedInterrupt(binary: Binary) throws {
      let popup = try stalledInFirstFrame(binary)
      defer { popup.finish() }
      // Stopped, popup can read the key only together with its first frame.
      popup.send(signal: SIGSTOP)
      popup.type("y\u{03}")
      popup.stall(false)
      popup.send(signal: SIGCONT)
      #expect(try popup.waitForExit() == .killed(signal: SIGINT))
      #expect(try popup.settings == popup.initialSettings)
    }

    @Test(
      "the timeout starts when the terminal has accepted the whole first frame",
      arguments: Binaries.all)
    func stalledClock(binary: Binary) throws {
      let popup = try stalledInFirstFrame(binary, TimeTests.timed.joined(separator: " "))
      defer { popup.finish() }
      Thread.sleep(forTimeInterval: TimeTests.hidden)
      #expect(popup.exitStatus == nil)
      popup.stall(false)
      try popup.waitFor("Cancel")
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
      #expect(try popup.settings == popup.initialSettings)
    }

    @Test(
      "a timeout before the first line of the message presses nothing",
      arguments: [[], ["--no-animation"]],
      Binaries.all)
    func timeout(options: [String], binary: Binary) throws {
      let popup = try Popup.show(
        binary, ["-m", "-", "--timeout", "1", "--on-timeout", "right"] + options, input: .pipe)
      defer { popup.finish() }
      popup.writeInput(Array("\n \nHalf of".utf8))
      #expect(try popup.waitForExit() == .exited(124))
      try Popup.expectRestored(popup)
    }

    @Test(
      "a terminal reply that began before the question is skipped to its end",
      arguments: Binaries.all)
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

    @Test(
      "no key answers before the first nonblank line of the message",
      arguments: Binaries.all)
    func noQuestion(binary: Binary) throws {
      let popup = try Popup.show(binary, ["--message", "-"], input: .pipe)
      defer { popup.finish() }
      // No key has moved the focus, or it would be marked on Cancel.
      popup.type("y\r 2\u{1B}[D")
      popup.writeInput(Array("\n  \n\tHalf of".utf8))
      try popup.waitFor("Half of")
      popup.type("y\r 2\u{1B}[D")
      popup.writeInput(Array(" it?\n".utf8))
      let screen = try popup.waitFor("Half of it?")
      #expect(!screen.contains("‹ Cancel ›"))
      try Popup.expect(popup)
    }

    @Test("a message from a pipe without a final newline can be answered", arguments: Binaries.all)
    func endOfPipe(binary: Binary) throws {
      let popup = try Popup.show(binary, ["--message", "-"], input: .pipe)
      defer { popup.finish() }
      popup.writeInput(Array("Sure?".utf8), closing: true)
      try popup.waitFor("Sure?")
      // The end of the pipe changes nothing on the screen, so the key is repeated until it counts.
      // Repeated faster, it would be a key that is held down.
      eventually(every: 300_000) {
        if popup.exitStatus == nil { popup.type("n") }
        return popup.exitStatus != nil
      }
      #expect(try popup.waitForExit() == .exited(1))
    }

    @Test(
      "Esc and Ctrl-C act before the message has arrived",
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
      "the message is not read from the terminal that the keys come from",
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

    @Test("a blocked standard error delays no exit", arguments: Binaries.all)
    func blockedErrors(binary: Binary) throws {
      var ends: [Int32] = [-1, -1]
      try #require(Foundation.pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      defer { for end in ends { close(end) } }
      // The buffer is full to the last byte; writing blocks again.
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      while write(ends[1], "x", 1) == 1 {}
      _ = fcntl(ends[1], F_SETFL, 0)
      let popup = try Popup.start(
        binary, ["--message", "-"], input: .bytes([]), errors: .descriptor(ends[1]))
      defer { popup.finish() }
      #expect(try popup.waitForExit() == .exited(66))
    }

    @Test("an error line to a stalled terminal delays no exit", arguments: Binaries.all)
    func blockedTerminal(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let shell = try Shell.start(
        """
        echo ready; read -r go
        dd if=/dev/zero of=/dev/tty bs=1 count=1000000 oflag=nonblock 2>/dev/null
        popup --nonsense; echo "$?" >\(folder.path)/new; mv \(folder.path)/new \(folder.path)/status
        """, with: binary, input: .pipe)
      defer { shell.finish() }
      try shell.waitFor("ready")
      shell.stall(true)
      shell.writeInput(Array("go\n".utf8), closing: true)
      eventually { folder.read("status") == "64\n" }
      #expect(folder.read("status") == "64\n")
    }

    @Test(
      "a popup orphaned while it is shown exits with 69 and names the reason",
      RequiredTool.tmux.isRequired,
      arguments: Binaries.all)
    func orphanedLater(binary: Binary) throws {
      let bash = try RequiredTool.bash.path
      let folder = try TemporaryDirectory()
      let tmux = try TmuxSession(
        "exec env 'PS1=$ ' \(bash) --norc --noprofile -i", environment: Shell.environment(binary))
      try tmux.waitFor("$")
      // The shell takes the terminal back once popup is shown.
      let go = folder.path + "/go"
      try tmux.send(
        keys: "(sh -c '\(Popup.command); echo status-$?' & until [ -e \(go) ]; do :; done)", "Enter"
      )
      try tmux.waitFor("Sure?", onAlternateScreen: true)
      try folder.write("go", "")
      try tmux.waitFor("$")
      // Nothing tells popup before it reads a key. The shell reads as well: one of them gets it.
      try tmux.waitUntil("its end") { lines in
        try tmux.send(keys: "Space")
        return lines.contains { $0.contains("status-69") }
      }
      try tmux.waitFor("in the background")
      #expect(try tmux.value(of: "#{alternate_on}") == "0")
      tmux.kill()
    }

    @Test(
      "an orphaned background job exits with 69 and names the reason", RequiredTool.tmux.isRequired,
      arguments: Binaries.all)
    func orphaned(binary: Binary) throws {
      let bash = try RequiredTool.bash.path
      let tmux = try TmuxSession(
        "exec env 'PS1=$ ' \(bash) --norc --noprofile -i", environment: Shell.environment(binary))
      try tmux.waitFor("$")
      let folder = try TemporaryDirectory()
      let go = folder.path + "/go"
      try tmux.send(
        keys: "(sh -c 'until [ -e \(go) ]; do sleep 0.01; done; popup -m x; echo status-$?' &)",
        "Enter")
      try tmux.waitUntil("the shell to have the terminal back") { rows in
        rows.contains { $0.contains("until") } && rows.last { $0 != "" } == "$"
      }
      try folder.write("go", "")
      try tmux.waitFor("status-69")
      try tmux.waitFor("in the background")
      tmux.kill()
    }
  }
}
