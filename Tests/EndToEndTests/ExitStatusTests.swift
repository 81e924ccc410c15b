import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Exit status of a process", .serialized)
  struct ExitStatusTests {
    /// An answer, by the keys that give it.
    struct Answer: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let options: [String]
      let keys: String
      let status: Int32

      init(_ name: String, _ keys: String, _ status: Int32) {
        self.init(name, [], keys, status)
      }

      init(_ name: String, _ options: [String], _ keys: String, _ status: Int32) {
        testDescription = name
        self.options = options
        self.keys = keys
        self.status = status
      }
    }

    static let answers = [
      Answer("Enter", "\r", 0),
      Answer("line feed", "\n", 0),
      Answer("Space", " ", 0),
      Answer("y", "y", 0),
      Answer("a label's letter", "o", 0),
      Answer("the second digit", "2", 0),
      Answer("y in Hangul", "ㅛ", 0),
      Answer("Tab twice, Enter", "\t\t\r", 0),
      Answer("Left, Right, Enter", "\u{1B}[D\u{1B}OC\r", 0),
      Answer("Left, Enter", "\u{1B}[D\r", 1),
      Answer("Left in application mode, Space", "\u{1B}OD ", 1),
      Answer("Shift-Tab, Enter", "\u{1B}[Z\r", 1),
      Answer("n", "n", 1),
      Answer("the left label's letter", "c", 1),
      Answer("the first digit", "1", 1),
      Answer("n in Hangul", "ㅜ", 1),
      Answer("Enter with the left focused", ["--default", "left"], "\r", 1),
      Answer("the second digit of three", ["--extra", "More"], "2", 3),
      Answer("the extra label's letter", ["--extra", "More"], "m", 3),
      Answer("the third digit of three", ["--extra", "More"], "3", 0),
      Answer("Left, Enter with three", ["--extra", "More"], "\u{1B}[D\r", 3),
      Answer("Esc", "\u{1B}", 255),
      Answer("Esc as the left button", ["--esc", "left"], "\u{1B}", 1),
      Answer("Esc as nothing, Enter", ["--esc", "ignore"], "\u{1B}[27u\r", 0),
      Answer("Enter on what destroys something", ["--destructive"], "\r", 1),
      Answer("Right, Enter on what destroys something", ["--destructive"], "\u{1B}[C\r", 0),
    ]

    @Test("each key exits with the status of its answer", arguments: answers, Binaries.all)
    func keys(answer: Answer, binary: Binary) throws {
      let popup = try Popup.ask(binary, answer.options)
      defer { popup.finish() }
      popup.type(answer.keys)
      #expect(try popup.waitForExit() == .exited(answer.status))
      try Popup.expectRestored(popup)
    }

    @Test(
      "a click exits with the status of the clicked button",
      arguments: [("OK", 0), ("Cancel", 1), ("More", 3)] as [(String, Int32)], Binaries.all)
    func clicks(click: (label: String, status: Int32), binary: Binary) throws {
      let popup = try Popup.ask(binary, ["--extra", "More"])
      defer { popup.finish() }
      try Popup.click("Sure?", on: popup)
      try Popup.click(click.label, on: popup)
      #expect(try popup.waitForExit() == .exited(click.status))
      try Popup.expectRestored(popup)
    }

    @Test("a usage error exits with 64", arguments: Binaries.all)
    func usage(binary: Binary) throws {
      #expect(try Tool.run(binary.path, ["--no-such-option"]).status == .exited(64))
    }

    @Test("an unreadable message exits with 66", arguments: Binaries.all)
    func unreadable(binary: Binary) throws {
      let popup = try Popup.start(binary, ["--message-file", "/nonexistent/message"])
      defer { popup.finish() }
      #expect(try popup.waitForExit() == .exited(66))
      try Popup.expectRestored(popup)
    }

    @Test("a missing terminal exits with 69", arguments: Binaries.all)
    func noTerminal(binary: Binary) throws {
      #expect(try Tool.run(binary.path, Popup.question).status == .exited(69))
    }

    @Test("a terminal lost during the question exits with 74", arguments: Binaries.all)
    func terminalLost(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      // SIGHUP is ignored, as under nohup, so popup only sees the terminal fail.
      let shell = try Shell.start(
        "trap '' HUP; \(Popup.command); echo $? > \(folder.path)/status", with: binary)
      defer { shell.finish() }
      try shell.waitFor("OK")
      shell.hangUp()
      try shell.waitForExit()
      #expect(folder.read("status") == "74\n")
    }

    @Test("closing the terminal window ends the popup", arguments: Binaries.all)
    func hangUp(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.hangUp()
      let status = try popup.waitForExit()
      #expect([.killed(signal: SIGHUP), .exited(74)].contains(status))
    }

    @Test(
      "an expired --timeout exits with 124 or the status of its button", arguments: Binaries.all)
    func timeout(binary: Binary) throws {
      let endings: [([String], Int32)] = [
        ([], 124), (["--on-timeout", "right"], 0), (["--on-timeout", "left"], 1),
      ]
      for (options, status) in endings {
        let popup = try Popup.start(binary, Popup.question + ["--timeout", "0.2"] + options)
        defer { popup.finish() }
        #expect(try popup.waitForExit() == .exited(status))
        try Popup.expectRestored(popup)
        #expect(popup.screen.frames > 0)
      }
    }

    @Test(
      "Ctrl-C and Ctrl-\\ kill the popup with SIGINT and SIGQUIT",
      arguments: [
        ("\u{03}", SIGINT), ("\u{1C}", SIGQUIT), ("\u{1B}[99;5u", SIGINT),
        ("\u{1B}[27;5;99~", SIGINT),
      ], Binaries.all)
    func signalKeys(key: (bytes: String, signal: Int32), binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.type(key.bytes)
      #expect(try popup.waitForExit() == .killed(signal: key.signal))
      try Popup.expectRestored(popup)
    }

    @Test(
      "a fatal signal kills the popup with that signal",
      arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2], Binaries.all)
    func signals(signal: Int32, binary: Binary) throws {
      try expectDeath(of: binary, by: signal)
    }

    @Test(
      "a crash restores the terminal before its signal kills the popup",
      arguments: [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE, SIGSYS, SIGXCPU],
      Binaries.all)
    func crashes(signal: Int32, binary: Binary) throws {
      try expectDeath(of: binary, by: signal)
    }

    private func expectDeath(of binary: Binary, by signal: Int32) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.send(signal: signal)
      #expect(try popup.waitForExit() == .killed(signal: signal))
      try Popup.expectRestored(popup)
    }

    @Test(
      "a signal is noticed even without descriptors for its pipe", arguments: [SIGTERM, SIGHUP],
      Binaries.all)
    func untold(signal: Int32, binary: Binary) throws {
      let popup = try Shell.start("ulimit -n 4; exec popup -m Sure? -l Cancel -r OK", with: binary)
      defer { popup.finish() }
      try popup.waitFor("OK")
      popup.send(signal: signal)
      #expect(try popup.waitForExit() == .killed(signal: signal))
      try Popup.expectRestored(popup)
    }
  }
}
