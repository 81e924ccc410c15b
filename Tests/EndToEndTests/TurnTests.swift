import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Two popups on one terminal take turns.
  @Suite("Two popups on one terminal", .serialized)
  struct TurnTests {
    @Test(
      "a second popup waits for the first, whatever its place in the script",
      arguments: Binaries.all)
    func order(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let shell = try Shell.start(
        """
        popup First -l Cancel -r OK & read -r go
        sh -c 'cd \(folder.path); echo $$ >part; mv part pid; exec popup Second -l Cancel -r OK'
        echo "second $?"; wait
        """, with: binary, input: .pipe)
      defer { shell.finish() }
      try shell.waitFor("First")
      shell.writeInput(Array("go\n".utf8), closing: true)
      let second = try #require(pid_t(folder.take("pid")?.dropLast() ?? ""))
      try waitUntilPopupSleeps(second)
      #expect(!shell.screen.contains("Second"))
      shell.type("y")
      try shell.waitUntil("Second") { $0.isOnAlternateScreen && $0.contains("Second") }
      shell.type("n")
      #expect(try shell.waitForExit() == .exited(0))
      #expect(shell.screen.contains("second 1"))
      #expect(shell.screen.entries == 2)
      try Popup.expectRestored(shell)
    }

    @Test("the timeout of a waiting popup does not run", arguments: Binaries.all)
    func clock(binary: Binary) throws {
      let shell = try Shell.start(
        """
        popup First -l Cancel -r OK --timeout 3 & read -r go
        popup Second -l Cancel -r OK --timeout 60; echo "second $?"; wait
        """, with: binary, input: .pipe)
      defer { shell.finish() }
      try shell.waitFor("First")
      shell.writeInput(Array("go\n".utf8), closing: true)
      // After three seconds of waiting, 57 would be left.
      try shell.waitUntil("a whole minute left") { screen in
        screen.contains("Second") && (screen.contains("60") || screen.contains("59"))
      }
      shell.type("n")
      try shell.waitForExit()
      #expect(shell.screen.contains("second 1"))
      try Popup.expectRestored(shell)
    }

    @Test("a waiting popup can be killed", arguments: [SIGTERM, SIGHUP], Binaries.all)
    func killed(signal: Int32, binary: Binary) throws {
      let shell = try Shell.start(
        """
        popup First -l Cancel -r OK & read -r go
        (popup Second -l Cancel -r OK & echo $! >&3; wait $!; echo "second $?" >&3) 3>&2 2>/dev/null &
        wait
        """, with: binary, input: .pipe, errors: .pipe)
      defer { shell.finish() }
      try shell.waitFor("First")
      shell.writeInput(Array("go\n".utf8), closing: true)
      func lines() -> [Substring] { shell.piped(2).split(separator: "\n") }
      eventually { !lines().isEmpty }
      let second = try #require(lines().first.flatMap { pid_t($0) })
      try waitUntilPopupSleeps(second)
      kill(second, signal)
      eventually { lines().count >= 2 }
      #expect(lines().last == "second \(128 + signal)")
      shell.type("n")
      try shell.waitForExit()
      try Popup.expectRestored(shell)
    }

    @Test(
      "a stopped popup does not make another one wait", arguments: ["STOP", "TSTP"], Binaries.all)
    func stopped(signal: String, binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let shell = try Shell.start(
        """
        set -m
        sh -c 'echo $$ > \(folder.path)/pid; exec popup First -l Cancel -r OK'
        printf '\\033[?1049l'; stty sane
        popup Second -l Cancel -r OK; echo "second $?"; fg >/dev/null; echo "first $?"
        """, with: binary)
      defer { shell.finish() }
      try shell.waitFor("First")
      let process = try #require(pid_t(folder.read("pid")?.dropLast() ?? ""))
      kill(process, signal == "STOP" ? SIGSTOP : SIGTSTP)
      try shell.waitUntil("Second") { $0.isOnAlternateScreen && $0.contains("Second") }
      shell.type("n")
      try shell.waitUntil("First") { $0.isOnAlternateScreen && $0.contains("First") }
      shell.type("\u{1B}")
      try shell.waitForExit()
      #expect(shell.screen.contains("second 1") && shell.screen.contains("first 255"))
    }

    @Test("a popup that reads another popup's answer lets it ask first", arguments: Binaries.all)
    func pipeline(binary: Binary) throws {
      let shell = try Shell.start(
        "popup First -l Cancel -r OK --print | popup -m - -l Cancel -r OK; echo \"status $?\"",
        with: binary)
      defer { shell.finish() }
      try shell.waitFor("First")
      shell.type("y")
      try shell.waitUntil("the answer") { $0.isOnAlternateScreen && $0.contains("right") }
      shell.type("n")
      try shell.waitForExit()
      #expect(shell.screen.contains("status 1"))
      try Popup.expectRestored(shell)
    }

    /// Waits until a process is popup and sleeps, as it does between two attempts to take the turn.
    private func waitUntilPopupSleeps(_ process: pid_t) throws {
      let file = "/proc/\(process)/stat"
      try #require(
        eventually { try String(contentsOfFile: file, encoding: .utf8).contains("(popup) S ") },
        "process \(process) does not sleep")
    }
  }
}
