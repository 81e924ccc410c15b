import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Job control", .serialized)
  struct JobControlTests {
    static let shells = [RequiredTool.bash, .dash, .zsh]
      .filter { $0.foundPath != nil || RequiredTool.isCI }

    @Test("a script's trap runs on Ctrl-C", arguments: shells, Binaries.all)
    func trap(shell tool: RequiredTool, binary: Binary) throws {
      let shell = try Shell.start(
        "trap 'echo trapped; exit 9' INT; \(Popup.command); echo not reached", with: binary,
        in: tool)
      defer { shell.finish() }
      try shell.waitFor("OK")
      shell.type("\u{03}")
      #expect(try shell.waitForExit() == .exited(9))
      #expect(shell.screen.contains("trapped"))
      #expect(!shell.screen.contains("not reached"))
      try Popup.expectRestored(shell)
    }

    @Test("one Ctrl-C ends a loop of questions", arguments: shells, Binaries.all)
    func loop(shell tool: RequiredTool, binary: Binary) throws {
      let shell = try Shell.start(
        """
        for i in 1 2 3; do popup "Question $i" -l Cancel -r OK; echo "asked $i"; done
        echo not reached
        """, with: binary, in: tool)
      defer { shell.finish() }
      try shell.waitFor("Question 1")
      shell.type("\u{03}")
      let status = try shell.waitForExit()
      #expect([.killed(signal: SIGINT), .exited(130)].contains(status))
      #expect(!shell.screen.contains("asked"))
      #expect(!shell.screen.contains("not reached"))
      try Popup.expectRestored(shell)
    }

    @Test("Ctrl-C prints nothing", arguments: Binaries.all)
    func silence(binary: Binary) throws {
      let popup = try Popup.ask(binary, output: .pipe, errors: .pipe)
      defer { popup.finish() }
      popup.type("\u{03}")
      #expect(try popup.waitForExit() == .killed(signal: SIGINT))
      #expect(popup.piped(1) + popup.piped(2) == "")
    }

    @Test(
      "Ctrl-Z returns to the shell, and fg to the question", RequiredTool.tmux.isRequired,
      arguments: Binaries.all)
    func suspend(binary: Binary) throws {
      let tmux = try interactiveShell(binary)
      try tmux.send(keys: Popup.command, "Enter")
      try tmux.waitFor("OK", onAlternateScreen: true)
      try tmux.send(keys: "C-z")
      try tmux.waitFor("Stopped", onAlternateScreen: false)
      try tmux.send(keys: "fg; echo status-$?", "Enter")
      try tmux.waitFor("OK", onAlternateScreen: true)
      try tmux.send(keys: "n")
      try tmux.waitFor("status-1", onAlternateScreen: false)
      #expect(try tmux.value(of: "#{alternate_on} #{cursor_flag}") == "0 1")
      tmux.kill()
    }

    @Test(
      "a popup started in the background waits for fg", RequiredTool.tmux.isRequired,
      arguments: Binaries.all)
    func background(binary: Binary) throws {
      let tmux = try interactiveShell(binary)
      try tmux.send(keys: Popup.command + " & wait %1; echo wait-over", "Enter")
      try tmux.waitUntil("the shell's word") { lines in lines.contains("wait-over") }
      #expect(try tmux.value(of: "#{alternate_on}") == "0")
      try tmux.send(keys: "fg; echo status-$?", "Enter")
      try tmux.waitFor("OK", onAlternateScreen: true)
      try tmux.send(keys: "Enter")
      try tmux.waitFor("status-0", onAlternateScreen: false)
      tmux.kill()
    }

    @Test(
      "an interactive shell reports 130 after Ctrl-C", RequiredTool.tmux.isRequired,
      arguments: Binaries.all)
    func interactiveInterrupt(binary: Binary) throws {
      let tmux = try interactiveShell(binary)
      try tmux.send(keys: Popup.command, "Enter")
      try tmux.waitFor("OK", onAlternateScreen: true)
      try tmux.send(keys: "C-c")
      try tmux.waitUntil("the prompt") { lines in lines.last { $0 != "" } == "$" }
      try tmux.send(keys: "echo status-$?", "Enter")
      try tmux.waitFor("status-130")
      tmux.kill()
    }

    @Test(
      "a popup brought to the foreground enters the alternate screen once", arguments: Binaries.all)
    func foreground(binary: Binary) throws {
      let shell = try Shell.start(
        "set -m; \(Popup.command) & wait %1; fg %1 >/dev/null; exit $?", with: binary)
      defer { shell.finish() }
      // The shell names the job it stopped, so the text alone is not the question.
      try shell.waitUntil("the question") { $0.isOnAlternateScreen && $0.contains("OK") }
      shell.type("n")
      #expect(try shell.waitForExit() == .exited(1))
      try Popup.expectRestored(shell)
    }

    @Test(
      "each suspension and continuation enters the alternate screen once", arguments: Binaries.all)
    func suspendTwice(binary: Binary) throws {
      let shell = try Shell.start(
        "set -m; \(Popup.command); echo one; fg >/dev/null; echo two; fg >/dev/null; exit $?",
        with: binary)
      defer { shell.finish() }
      for (time, key) in ["\u{1A}", "\u{1B}[122;5u", "n"].enumerated() {
        try shell.waitUntil("question \(time + 1)") { screen in
          screen.isOnAlternateScreen && screen.entries == time + 1 && screen.contains("OK")
        }
        shell.type(key)
      }
      #expect(try shell.waitForExit() == .exited(1))
      #expect(shell.screen.contains("one") && shell.screen.contains("two"))
      try Popup.expectRestored(shell)
    }

    /// A bash with job control, whose prompt is `$`, in tmux.
    private func interactiveShell(_ binary: Binary) throws -> TmuxSession {
      let bash = try RequiredTool.bash.path
      // Set here, because the shell with which tmux runs the command removes it from the
      // environment.
      let tmux = try TmuxSession(
        "exec env 'PS1=$ ' \(bash) --norc --noprofile -i", environment: Shell.environment(binary))
      try tmux.waitFor("$")
      return tmux
    }
  }
}
