import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Every question that was understood leaves one line in the log, however it ends.
  @Suite("POPUP_LOG of a running popup", .serialized)
  struct QuestionLogTests {
    private func ask(
      _ script: AskingScript, _ options: [String] = [], output: TestSupport.Stream = .terminal,
      errors: TestSupport.Stream = .terminal
    ) throws -> PseudoTerminal {
      try Popup.ask(
        script.binary, ["--title", "T"] + options,
        environment: script.environment.mapValues { $0 }, output: output, errors: errors)
    }

    @Test(
      "the log records a person's answer",
      arguments: [
        ("n", "left 1 person"), ("y", "right 0 person"), ("\u{1B}", "esc 255 person"),
        ("\u{4}", "esc 255 person"),
      ], Binaries.all)
    func person(row: (keys: String, end: String), binary: Binary) throws {
      let script = try AskingScript(binary)
      let popup = try ask(script)
      defer { popup.finish() }
      popup.type(row.keys)
      _ = try popup.waitForExit()
      let log = try script.log()
      #expect(log.map { $0.end } == [row.end])
      #expect(log.first?.title == "T")
      #expect(log.first?.message == "Sure?")
      #expect(log.first?.buttons == ["left": "Cancel", "right": "OK"])
      try Popup.expectRestored(popup)
    }

    @Test(
      "the log records Ctrl-C and Ctrl-\\ as signals",
      arguments: [("\u{3}", SIGINT), ("\u{1C}", SIGQUIT)], Binaries.all)
    func typedSignal(row: (key: String, signal: Int32), binary: Binary) throws {
      let script = try AskingScript(binary)
      let popup = try ask(script)
      defer { popup.finish() }
      popup.type(row.key)
      #expect(try popup.waitForExit() == .killed(signal: row.signal))
      #expect(try script.log().map { $0.end } == ["signal \(128 + row.signal) signal"])
      try Popup.expectRestored(popup)
    }

    @Test("the log records a signal", arguments: [SIGTERM, SIGHUP, SIGUSR1, SIGINT], Binaries.all)
    func signal(signal: Int32, binary: Binary) throws {
      let script = try AskingScript(binary)
      let popup = try ask(script)
      defer { popup.finish() }
      popup.send(signal: signal)
      #expect(try popup.waitForExit() == .killed(signal: signal))
      #expect(try script.log().map { $0.end } == ["signal \(128 + signal) signal"])
    }

    @Test(
      "the log records a timeout and how long it took",
      arguments: [([], "timeout 124 timeout"), (["--on-timeout", "left"], "left 1 timeout")],
      Binaries.all)
    func timeout(row: (options: [String], end: String), binary: Binary) throws {
      let script = try AskingScript(binary)
      let popup = try Popup.start(
        binary, Popup.question + ["--timeout", "0.05"] + row.options,
        environment: script.environment.mapValues { $0 })
      defer { popup.finish() }
      _ = try popup.waitForExit()
      let log = try script.log()
      #expect(log.map { $0.end } == [row.end])
      #expect((log.first?.seconds ?? 0) >= 0.05)
    }

    @Test(
      "the log records failures and answers without a person",
      arguments: [
        (["m"], "failed 69 failure", [:]), (["--message-file", "none"], "failed 66 failure", [:]),
        (["--message-file", "/"], "failed 66 failure", [:]),
        (["m"], "left 1 POPUP_ANSWER", ["POPUP_ANSWER": "left"]),
        (["m"], "right 0 POPUP_OPTS", ["POPUP_OPTS": "--answer right"]),
        (["m", "--answer", "default"], "right 0 --answer", [:]),
      ] as [([String], String, [String: String])], Binaries.all)
    func withoutTerminal(
      row: (arguments: [String], end: String, variables: [String: String]), binary: Binary
    ) throws {
      let script = try AskingScript(binary)
      _ = try Tool.run(
        binary.path, row.arguments,
        environment: script.environment.merging(row.variables) { $1 })
      #expect(try script.log().map { $0.end } == [row.end])
    }

    @Test(
      "usage errors, --help, --version and --preview are not logged",
      arguments: Binaries.all)
    func silent(binary: Binary) throws {
      let script = try AskingScript(binary)
      for arguments in [["--tilte", "x"], ["--help"], ["--version"], ["--preview", "m"]] {
        _ = try script.popup(arguments)
      }
      #expect(script.folder.read("log") == nil)
    }

    @Test(
      "the log records an answer that cannot be printed as a failure", .requires(file: "/dev/full"),
      arguments: Binaries.all)
    func unprintable(binary: Binary) throws {
      let script = try AskingScript(binary)
      let popup = try ask(script, ["--print"], output: .file("/dev/full"), errors: .pipe)
      defer { popup.finish() }
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(74))
      #expect(try script.log().map { $0.end } == ["failed 74 failure"])
    }

    @Test(
      "the log records how a question in plain mode ended",
      arguments: [
        ([], "1\n", "left 1 person"), ([], "\u{3}", "signal 130 signal"),
        (["--timeout", "0.1", "--on-timeout", "left"], "", "left 1 timeout"),
      ] as [([String], String, String)], Binaries.all)
    func plain(row: (options: [String], keys: String, end: String), binary: Binary) throws {
      let script = try AskingScript(binary)
      let popup = try Popup.start(
        binary, Popup.question + ["--plain"] + row.options,
        environment: script.environment.mapValues { $0 })
      defer { popup.finish() }
      try popup.waitFor("):")
      popup.type(row.keys)
      _ = try popup.waitForExit()
      #expect(try script.log().map { $0.end } == [row.end])
    }

    @Test(
      "boxes of whiptail and dialog are not logged", arguments: ["whiptail", "dialog"], Binaries.all
    )
    func standIn(program: String, binary: Binary) throws {
      let script = try AskingScript(binary, answers: "*\tright\n")
      let popup = try Popup.start(
        binary, ["--as", program, "--", "--yesno", "Sure?", "8", "40"],
        environment: script.environment.mapValues { $0 })
      defer { popup.finish() }
      try popup.waitUntil("the buttons") { $0.contains("Yes") && $0.contains("No") }
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
      #expect(script.folder.read("log") == nil)
    }

    @Test("what a person types is not logged", arguments: Binaries.all)
    func typed(binary: Binary) throws {
      let script = try AskingScript(binary)
      let popup = try ask(script, ["--type", "secret"])
      defer { popup.finish() }
      popup.type("xyzzy")
      try popup.waitFor("xyzzy")
      popup.type("\u{1B}")
      #expect(try popup.waitForExit() == .exited(255))
      let log = try #require(script.folder.read("log"))
      #expect(!log.contains("xyzzy") && !log.contains("secret"))
    }

    @Test(
      "the log has a piped message even if popup answers without asking", arguments: Binaries.all)
    func answeredPipe(binary: Binary) throws {
      let script = try AskingScript(binary)
      _ = try script.popup(["--answer", "left"], input: .text("One\n\u{1B}[1mTwo\n"))
      #expect(try script.log().map { $0.message } == ["One\n\u{1B}[1mTwo"])
    }

    @Test("twenty popups at the same time log whole lines", arguments: Binaries.all)
    func concurrent(binary: Binary) throws {
      let script = try AskingScript(binary)
      let long = String(repeating: "가", count: 300)
      _ = try script.run(
        "for i in {1..20}; do popup --title \"$i\" --answer left '\(long)' & done; wait")
      let log = try script.log()
      #expect(log.map { Int($0.title) ?? 0 }.sorted() == Array(1...20))
      #expect(log.allSatisfy { $0.message == String(repeating: "가", count: 200) })
    }

    @Test("only its owner can read a new log", arguments: Binaries.all)
    func mode(binary: Binary) throws {
      let script = try AskingScript(binary)
      _ = try script.run("umask 0; popup --answer left m")
      let attributes = try FileManager.default.attributesOfItem(atPath: script.folder.path + "/log")
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test(
      "a log that cannot be written is reported once and changes no exit status",
      arguments: ["mkdir log", "mkfifo log", "ln -s /dev/full log", "ln -s none/log log"],
      Binaries.all)
    func unwritable(making: String, binary: Binary) throws {
      let script = try AskingScript(binary)
      let result = try script.run("\(making); POPUP_LOG=log popup --answer left m")
      #expect(result.status == .exited(1))
      let lines = result.errors.split(separator: "\n")
      #expect(lines.first == "popup: --answer: chose left without asking")
      #expect(lines.count == 2)
      #expect(lines.last?.hasPrefix("popup: cannot write POPUP_LOG 'log': ") == true)
    }
  }
}
