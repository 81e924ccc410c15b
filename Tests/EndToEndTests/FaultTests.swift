import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// When the system fails, popup ends, restores the terminal and gives no answer by itself.
  @Suite("Faults of the system", .serialized)
  struct FaultTests {
    /// The exit statuses of answers and of a timeout.
    static let answers: [TestSupport.ExitStatus] = [0, 1, 3, 124, 255].map { .exited($0) }

    @Test(
      "an answer that cannot be printed to a full device is a failure",
      .requires(file: "/dev/full"),
      arguments: [">/dev/full", ">&-", "| { exec <&-; : >%; }", "> >(exec <&-; : >%)"],
      Binaries.all)
    func output(redirection: String, binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let mark = folder.path + "/gone"
      let isRead = redirection.contains("%")
      let redirection = redirection.replacing("%", with: mark)
      let shell = try Shell.start(
        "\(Popup.command) --print \(redirection); echo \"status ${PIPESTATUS[0]}\"", with: binary)
      defer { shell.finish() }
      try shell.waitUntil("the question, and nobody to read the answer") { screen in
        screen.contains("OK") && (!isRead || FileManager.default.fileExists(atPath: mark))
      }
      shell.type("\r")
      try shell.waitForExit()
      // Or 128 + 13: killed by SIGPIPE, because the reader is gone.
      #expect(shell.screen.contains("status 74") || shell.screen.contains("status 141"))
      try Popup.expectRestored(shell)
    }

    @Test(
      "with few descriptors popup asks or fails with a message", arguments: 3...10, Binaries.all)
    func descriptors(limit: Int, binary: Binary) throws {
      try expectNoFalseAnswer(
        "ulimit -n \(limit); exec popup -m Sure? -l Cancel -r OK", with: binary)
      try expectNoFalseAnswer(
        "ulimit -n \(limit); exec popup -l Cancel -r OK --message-file <(echo Sure?)", with: binary)
    }

    @Test(
      "with little memory popup asks or fails with a message",
      .requiresLinux("ulimit -v limits nothing there"),
      arguments: [600, 1000, 2000, 4000, 8000, 16000, 40000, 100_000], Binaries.all)
    func memory(limit: Int, binary: Binary) throws {
      try expectNoFalseAnswer(
        "ulimit -v \(limit); exec popup -m Sure? -l Cancel -r OK", with: binary)
      try expectNoFalseAnswer(
        "exec < <(yes text); ulimit -v \(limit); exec popup -l Cancel -r OK", with: binary)
    }

    /// Runs a script that exits with popup's status, and answers n if popup asks.
    private func expectNoFalseAnswer(
      _ script: String, with binary: Binary, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let popup = try Shell.start(script, with: binary)
      defer { popup.finish() }
      let isAsking = (try? popup.waitFor("OK")) != nil
      popup.type("n")
      let status = try popup.waitForExit()
      if isAsking {
        #expect(status == .exited(1), "\(script)", sourceLocation: sourceLocation)
      } else {
        #expect(
          !Self.answers.contains(status), "\(script): \(status)", sourceLocation: sourceLocation)
      }
      #expect(
        try popup.settings == popup.initialSettings, "\(script)", sourceLocation: sourceLocation)
      #expect(
        popup.screen.modes == VirtualScreen(.standard).modes, "\(script)",
        sourceLocation: sourceLocation)
    }

    @Test(
      "a stalled terminal delays no signal",
      arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT], Binaries.all)
    func stalledSignal(signal: Int32, binary: Binary) throws {
      let popup = try stalled(binary)
      defer { popup.finish() }
      popup.send(signal: signal)
      #expect(try popup.waitForExit() == .killed(signal: signal))
      #expect(try popup.settings == popup.initialSettings)
    }

    @Test(
      "a stalled terminal delays an exit by less than a second", arguments: [SIGTERM, SIGHUP],
      Binaries.all)
    func stalledTime(signal: Int32, binary: Binary) throws {
      var shortest = TimeInterval.infinity
      // A busy machine makes an exit longer: the shortest time counts.
      for _ in 0..<10 where shortest >= 1 {
        let popup = try stalled(binary)
        defer { popup.finish() }
        let start = Date()
        popup.send(signal: signal)
        #expect(try popup.waitForExit() == .killed(signal: signal))
        shortest = min(shortest, Date().timeIntervalSince(start))
      }
      #expect(shortest < 1)
    }

    @Test(
      "a stalled terminal delays no key",
      arguments: [("n", .exited(1)), ("\u{03}", .killed(signal: SIGINT))]
        as [(String, TestSupport.ExitStatus)],
      Binaries.all)
    func stalledKey(key: (bytes: String, status: TestSupport.ExitStatus), binary: Binary) throws {
      let popup = try stalled(binary)
      defer { popup.finish() }
      popup.type(key.bytes)
      #expect(try popup.waitForExit() == key.status)
      #expect(try popup.settings == popup.initialSettings)
    }

    @Test("a terminal that resumes is drawn completely", arguments: Binaries.all)
    func unstalled(binary: Binary) throws {
      let popup = try stalled(binary)
      defer { popup.finish() }
      popup.stall(false)
      popup.resize(to: .standard)
      popup.type("\u{1B}[D")
      try popup.waitFor("‹ Cancel ›")
      popup.type("\r")
      #expect(try popup.waitForExit() == .exited(1))
      #expect(try popup.settings == popup.initialSettings)
      // Output that was drawn for earlier sizes is not a violation.
      #expect(popup.screen.isRestored)
    }

    @Test("Ctrl-S typed before the question does not freeze it", arguments: Binaries.all)
    func flowControl(binary: Binary) throws {
      let shell = try Shell.start(
        "echo ready; read -r go; \(Popup.command); exit $?", with: binary, input: .pipe)
      defer { shell.finish() }
      try shell.waitFor("ready")
      shell.type("\u{13}")
      shell.writeInput(Array("go\n".utf8), closing: true)
      try shell.waitFor("OK")
      shell.type("\u{13}")
      shell.type("n")
      #expect(try shell.waitForExit() == .exited(1))
    }

    /// A popup whose terminal has not accepted all of its output.
    private func stalled(_ binary: Binary) throws -> PseudoTerminal {
      let text = (1...2000).map { "row \($0)" }.joined(separator: "\n")
      let popup = try Popup.show(
        binary, ["--message", text], size: TerminalSize(200, 60),
        environment: ["COLORTERM": "truecolor"])
      popup.stall(true)
      for key in 0..<100 {
        popup.resize(to: TerminalSize(150 + key % 50, 50 + key % 10))
        popup.type("\u{1B}[6~")
      }
      return popup
    }

    @Test("SIGPIPE does not end the popup", arguments: Binaries.all)
    func pipe(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.send(signal: SIGPIPE)
      popup.type("\u{1B}[D")
      try popup.waitFor("‹ Cancel ›")
      try Popup.expect(popup, after: "\r")
    }

    @Test("the popup ends when its session leader ends", arguments: Binaries.all)
    func parentKilled(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let shell = try Shell.start(
        "sh -c 'echo $$ > \(folder.path)/pid; exec \(Popup.command)'; true", with: binary)
      defer { shell.finish() }
      try shell.waitFor("OK")
      let process = try #require(pid_t((folder.read("pid") ?? "").dropLast()))
      shell.send(signal: SIGKILL)
      #expect(try shell.waitForExit() == .killed(signal: SIGKILL))
      try expectGone(process)
    }

    private func expectGone(_ process: pid_t) throws {
      var status = ""
      let isGone = eventually {
        status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // A zombie has ended, but its parent has not waited for it yet.
        return kill(process, 0) != 0 || status.contains(") Z ")
      }
      #expect(isGone, "process \(process) still runs: \(status)")
    }

    @Test("a popup continued after SIGSTOP fits the resized window", arguments: Binaries.all)
    func stopped(binary: Binary) throws {
      let popup = try Popup.ask(binary, ["--no-animation"])
      defer { popup.finish() }
      popup.send(signal: SIGSTOP)
      popup.resize(to: TerminalSize(50, 14))
      popup.cook()
      popup.send(signal: SIGCONT)
      try popup.waitUntil("the popup in the middle") { screen in
        guard let place = screen.position(of: "OK") else { return false }
        return place.column < 40 && screen.contains("Cancel") && screen.contains("Sure?")
      }
      // popup has set raw mode again: a key arrives without Enter.
      try Popup.expect(popup)
    }

    @Test(
      "a popup continued after SIGSTOP redraws what another program drew",
      arguments: Binaries.all)
    func scribbled(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let shell = try Shell.start(
        """
        set -m
        sh -c 'echo $$ > \(folder.path)/pid; exec \(Popup.command)'
        stty icanon echo isig icrnl opost
        printf '\\033[?1049l\\033[?1000l\\033[?25h\\033[?7h\\033[0m\\nother program\\n'; read -r line
        fg >/dev/null; exit $?
        """, with: binary)
      defer { shell.finish() }
      try shell.waitFor("OK")
      kill(try #require(pid_t((folder.read("pid") ?? "").dropLast())), SIGSTOP)
      try shell.waitUntil("the other program") { screen in
        !screen.isOnAlternateScreen && screen.contains("other program")
      }
      shell.type("line\n")
      try shell.waitUntil("the question") { $0.isOnAlternateScreen && $0.contains("OK") }
      try Popup.click("Sure?", on: shell)
      shell.type("n")
      #expect(try shell.waitForExit() == .exited(1))
      #expect(shell.screen.contains("other program"))
      #expect(shell.screen.isRestored)
      #expect(try shell.settings.isCooked)
    }

    @Test(
      "in the background under timeout(1), nothing is drawn and nothing is answered",
      arguments: Binaries.all)
    func timeout(binary: Binary) throws {
      let shell = try Shell.start(
        "timeout 1 \(Popup.command); echo \"status $?\"", with: binary)
      defer { shell.finish() }
      try shell.waitForExit()
      #expect(shell.screen.contains("status 124"))
      #expect(shell.screen.entries == 0)
      try Popup.expectRestored(shell)
    }

    @Test("under timeout --foreground popup asks until the timeout", arguments: Binaries.all)
    func foregroundTimeout(binary: Binary) throws {
      let shell = try Shell.start(
        "timeout --foreground 60 \(Popup.command); echo \"first $?\"\n"
          + "timeout --foreground 1 \(Popup.command); echo \"second $?\"", with: binary)
      defer { shell.finish() }
      try shell.waitFor("OK")
      shell.type("n")
      try shell.waitForExit()
      #expect(shell.screen.contains("first 1") && shell.screen.contains("second 124"))
      #expect(shell.screen.entries == 2)
      try Popup.expectRestored(shell)
    }

    @Test(
      "a background popup draws nothing, even if stop signals are ignored",
      arguments: ["TTIN TTOU", "TTOU", "TTIN"], Binaries.all)
    func ignoredStops(signals: String, binary: Binary) throws {
      let shell = try Shell.start(
        """
        trap '' \(signals); set -m
        \(Popup.command) & read -r line; echo "got $line"; read -r line
        fg >/dev/null; exit $?
        """, with: binary)
      defer { shell.finish() }
      shell.type("line\n")
      let screen = try shell.waitFor("got line")
      #expect(screen.entries == 0)
      shell.type("another\n")
      try shell.waitUntil("the question") { $0.isOnAlternateScreen && $0.contains("OK") }
      shell.type("n")
      #expect(try shell.waitForExit() == .exited(1))
      try Popup.expectRestored(shell)
    }

    @Test(
      "a crash restores the terminal below a prompt",
      arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP], Binaries.all)
    func crash(signal: Int32, binary: Binary) throws {
      let popup = try Popup.ask(binary, ["--inline"])
      defer { popup.finish() }
      popup.send(signal: signal)
      #expect(try popup.waitForExit() == .killed(signal: signal))
      try Popup.expectRestored(popup)
      #expect(popup.screen.lines.allSatisfy { $0.isEmpty })
    }
  }
}
