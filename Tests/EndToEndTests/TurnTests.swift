import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Two popups on one terminal are shown one after the other.
  @Suite("Turns", .serialized)
  struct TurnTests {
    @Test(
      "the second popup waits for the first, whichever would end first", arguments: Binaries.all)
    func order(binary: Binary) throws {
      let shell = try Shell.start(
        """
        popup First -l Cancel -r OK & sleep 0.2
        popup Second -l Cancel -r OK; echo "second $?"; wait; echo over
        """, with: binary)
      defer { shell.finish() }
      for (title, key) in [("First", "y"), ("Second", "n")] {
        try shell.waitUntil(title) { $0.isOnAlternateScreen && $0.contains(title) }
        shell.type(key)
      }
      #expect(try shell.waitForExit() == .exited(0))
      #expect(shell.screen.contains("second 1"))
      #expect(shell.screen.entries == 2)
      try Popup.expectRestored(shell)
    }

    @Test("the time of a popup that waits stands still", arguments: Binaries.all)
    func clock(binary: Binary) throws {
      let shell = try Shell.start(
        """
        popup First -l Cancel -r OK --timeout 1 & sleep 0.2
        popup Second -l Cancel -r OK --timeout 60; echo "second $?"; wait
        """, with: binary)
      defer { shell.finish() }
      try shell.waitFor("First")
      try shell.waitUntil("a minute") { $0.contains("Second") && $0.contains("60") }
      shell.type("n")
      try shell.waitForExit()
      #expect(shell.screen.contains("second 1"))
      try Popup.expectRestored(shell)
    }

    @Test("a popup that waits can be killed", arguments: [SIGTERM, SIGHUP], Binaries.all)
    func killed(signal: Int32, binary: Binary) throws {
      let shell = try Shell.start(
        """
        popup First -l Cancel -r OK & sleep 0.2
        (popup Second -l Cancel -r OK & echo $! >&3; wait $!; echo "second $?" >&3) 3>&2 2>/dev/null &
        wait
        """, with: binary, errors: .pipe)
      defer { shell.finish() }
      try shell.waitFor("First")
      func lines() -> [Substring] { shell.piped(2).split(separator: "\n") }
      let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
      while lines().isEmpty, Date() < deadline { sched_yield() }
      let second = try #require(lines().first.flatMap { pid_t($0) })
      kill(second, signal)
      while lines().count < 2, Date() < deadline { sched_yield() }
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

    @Test("a popup that reads another one's answer lets it ask first", arguments: Binaries.all)
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
  }
}
