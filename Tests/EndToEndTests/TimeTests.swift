import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Timeouts and waits run only while the question is visible.
  @Suite("Timeouts and waits", .serialized)
  struct TimeTests {
    /// Four seconds are enough for a key on a busy machine.
    static let timed = ["--timeout", "4", "--on-timeout", "right", "--no-animation"]
    /// How many seconds popup is hidden: longer than the timeout, which must not expire meanwhile.
    static let hidden: TimeInterval = 4.3

    @Test("a timeout that expires while popup is stopped presses nothing", arguments: Binaries.all)
    func stopped(binary: Binary) throws {
      let popup = try Popup.ask(binary, Self.timed)
      defer { popup.finish() }
      popup.send(signal: SIGSTOP)
      Thread.sleep(forTimeInterval: Self.hidden)
      popup.send(signal: SIGCONT)
      try popup.waitUntil("the question again") { $0.entries == 2 && $0.contains("OK") }
      try Popup.expect(popup)
    }

    @Test("a timeout that expires in the background presses nothing", arguments: Binaries.all)
    func background(binary: Binary) throws {
      let shell = try Shell.start(
        """
        set -m; \(Popup.command) \(Self.timed.joined(separator: " ")) & wait %1
        sleep \(Self.hidden); fg >/dev/null; exit $?
        """, with: binary)
      defer { shell.finish() }
      try shell.waitUntil("the question") { $0.isOnAlternateScreen && $0.contains("OK") }
      try Popup.expect(shell)
    }

    @Test(
      "a --wait that ends while popup is suspended continues afterwards",
      arguments: ["typed", "sent"],
      Binaries.all)
    func suspended(how: String, binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let shell = try Shell.start(
        """
        set -m; sh -c 'echo $$ >\(folder.path)/pid; exec \(Popup.command) --wait 4'
        stty -a | grep -q ' icanon' && echo cooked
        sleep \(Self.hidden); fg >/dev/null; exit $?
        """, with: binary)
      defer { shell.finish() }
      try shell.waitFor("Please wait")
      if how == "typed" {
        shell.type("\u{1A}")
      } else {
        kill(try #require(folder.read("pid").flatMap { pid_t($0.dropLast()) }), SIGTSTP)
      }
      let screen = try shell.waitFor("cooked")
      #expect(!screen.isOnAlternateScreen && screen.isRestored)
      try shell.waitUntil("the question, and no answer yet") { screen in
        screen.isOnAlternateScreen && screen.contains("Please wait")
      }
      try shell.waitUntil("the end of the wait") { !$0.contains("Please wait") }
      try Popup.expect(shell, after: "y", 0)
    }

    @Test("the remaining timeout runs on after SIGSTOP", arguments: Binaries.all)
    func goesOn(binary: Binary) throws {
      let popup = try Popup.ask(binary, ["--timeout", "1"])
      defer { popup.finish() }
      popup.send(signal: SIGSTOP)
      // Longer than the timeout, which must expire only now.
      Thread.sleep(forTimeInterval: 1.3)
      popup.send(signal: SIGCONT)
      #expect(try popup.waitForExit() == .exited(124))
      try Popup.expectRestored(popup)
    }

    @Test(
      "input without a meaning does not stop the timeout",
      arguments: [
        "\0", "\u{05}", "\u{1B}OP", "\u{1B}[200~yes\r\u{1B}[201~", "\u{1B}]11;rgb:1/2/3\u{07}",
        "\u{1B}[I", "\u{1B}[<0;1;1M\u{1B}[<0;1;1m", "q",
      ], Binaries.all)
    func meaningless(bytes: String, binary: Binary) throws {
      let popup = try Popup.ask(binary, ["--timeout", "1", "--on-timeout", "right"])
      defer { popup.finish() }
      popup.type(bytes)
      #expect(try popup.waitForExit() == .exited(0))
      try Popup.expectRestored(popup)
    }

    @Test("Ctrl-D leaves as Esc does", arguments: Binaries.all)
    func endOfFile(binary: Binary) throws {
      for (options, status) in [([], 255), (["--esc", "left"], 1)] as [([String], Int32)] {
        let popup = try Popup.ask(binary, ["--timeout", "100"] + options)
        defer { popup.finish() }
        try Popup.expect(popup, after: "\u{04}", status)
      }
    }

    @Test(
      "a timeout of 0 expires at once", arguments: ["0", "0.0", "0.001", "0.0000001"], Binaries.all)
    func none(time: String, binary: Binary) throws {
      let popup = try Popup.start(binary, Popup.question + ["--timeout", time])
      defer { popup.finish() }
      #expect(try popup.waitForExit() == .exited(124))
      try Popup.expectRestored(popup)
    }

    @Test(
      "a popup with the longest timeout can be answered",
      arguments: ["315360000", "315360000.0", "100000."], Binaries.all)
    func long(time: String, binary: Binary) throws {
      let popup = try Popup.ask(binary, ["--timeout", time])
      defer { popup.finish() }
      try Popup.expect(popup)
    }

    @Test(
      "an invalid number of seconds is refused",
      arguments: [
        "", " ", "-1", "+1", "1e9", "0x10", "1.5.2", "1,5", " 1", "1 ", "１", "nan", "inf", "soon",
        "315360001", "99999999999999999999999",
      ], ["--timeout", "--wait"])
    func refused(time: String, option: String) throws {
      for binary in Binaries.all {
        let result = try Tool.run(binary.path, Popup.question + [option, time])
        #expect(result.status == .exited(64))
        #expect(result.errors.contains(option))
      }
    }
  }
}
