import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A refusal is one line on standard error, without an escape sequence anywhere.
  @Suite("Refusals", .serialized)
  struct RefusalTests {
    struct Refusal: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let arguments: [String]
      var input = Stream.terminal
      var environment: [String: String?] = [:]
      let status: Int32
      /// A part of the line.
      let word: String
    }

    static let refusals = [
      Refusal(
        testDescription: "an unknown option", arguments: Popup.question + ["--tittle", "x"],
        status: 64, word: "--title"),
      Refusal(
        testDescription: "an option without its value", arguments: ["--message"], status: 64,
        word: "--message"),
      Refusal(
        testDescription: "two messages", arguments: ["-m", "a", "b"], status: 64, word: "message"),
      Refusal(
        testDescription: "nothing to ask", arguments: [], status: 64, word: "message"),
      Refusal(
        testDescription: "a third button on an alert",
        arguments: ["-m", "a", "--alert", "--extra", "x"], status: 64, word: "--extra"),
      Refusal(
        testDescription: "a timeout's button without a timeout",
        arguments: ["-m", "a", "--on-timeout", "left"], status: 64, word: "--timeout"),
      Refusal(
        testDescription: "a timeout that is no number",
        arguments: ["-m", "a", "--timeout", "soon"],
        status: 64, word: "soon"),
      Refusal(
        testDescription: "a file that is not there",
        arguments: ["--message-file", "/nonexistent/message"], status: 66,
        word: "/nonexistent/message"),
      Refusal(
        testDescription: "a folder for a file", arguments: ["--message-file", "/"], status: 66,
        word: "/"),
      Refusal(
        testDescription: "a file that cannot be read",
        arguments: ["--message-file", "/proc/self/mem"], status: 66, word: "/proc/self/mem"),
      Refusal(
        testDescription: "a terminal without a name", arguments: Popup.question,
        environment: ["TERM": nil, "CI": "1"], status: 69, word: "--plain"),
      Refusal(
        testDescription: "a dumb terminal", arguments: Popup.question,
        environment: ["TERM": "dumb", "CI": "1"], status: 69, word: "--plain"),
      Refusal(
        testDescription: "a long option with one hyphen", arguments: ["-title", "x", "-m", "y"],
        status: 64, word: "use two: --title"),
      Refusal(
        testDescription: "an option with an em dash", arguments: ["—title", "x"], status: 64,
        word: "use two hyphens: --title"),
      Refusal(
        testDescription: "a preview's size after a space", arguments: ["--preview", "40x9", "m"],
        status: 64, word: "--preview=40x9"),
      Refusal(
        testDescription: "an unquoted message", arguments: ["-m", "really", "delete?"], status: 64,
        word: "quote a message that has spaces"),
      Refusal(
        testDescription: "an option of whiptail", arguments: ["--yesno", "Delete?", "8", "40"],
        status: 64, word: "use --message TEXT"),
      Refusal(
        testDescription: "a paste allowed by a variable", arguments: ["-m", "a", "--type", "yes"],
        environment: ["POPUP_OPTS": "--type-paste"], status: 64, word: "in POPUP_OPTS: --type-paste"
      ),
    ]

    /// Safeguards, and the variables that would press the right button in spite of them.
    static let bypasses: [(safeguard: [String], variables: [String: String?], word: String)] =
      [
        ["--destructive"], ["--wait", "1"], ["--require-read"], ["--check", "Sure"],
        ["--type", "DELETE"],
      ].flatMap { safeguard in
        [
          (safeguard, ["POPUP_ANSWER": "right"], "POPUP_ANSWER=right"),
          (safeguard, ["POPUP_OPTS": "--answer right"], "in POPUP_OPTS: --answer right"),
          (
            safeguard, ["POPUP_OPTS": "--timeout 0 --on-timeout right"],
            "in POPUP_OPTS: --on-timeout right"
          ),
        ]
      } + [(["--alert", "--wait", "1"], ["POPUP_ANSWER": "default"], "POPUP_ANSWER=default")]

    @Test("no variable presses a safeguarded button", arguments: bypasses, Binaries.all)
    func bypass(
      bypass: (safeguard: [String], variables: [String: String?], word: String), binary: Binary
    ) throws {
      let popup = try Popup.start(
        binary, ["-m", "Delete?"] + bypass.safeguard, environment: bypass.variables,
        output: .pipe, errors: .pipe)
      defer { popup.finish() }
      #expect(try popup.waitForExit() == .exited(64))
      expectOneLine(popup.piped(2), with: bypass.word)
      #expect(popup.output == [])
    }

    @Test(
      "--answer on the command line presses a safeguarded button and reports it",
      arguments: [["--destructive"], ["--wait", "1"], ["--type", "DELETE"]], Binaries.all)
    func reported(safeguard: [String], binary: Binary) throws {
      let result = try Tool.run(
        binary.path, ["-m", "Delete?", "--answer", "right"] + safeguard)
      #expect(result.status == .exited(0))
      #expect(result.errors == "popup: --answer: chose right without asking\n")
      #expect(result.output == "")
    }

    @Test("a usage error is one line that names the mistake", arguments: refusals, Binaries.all)
    func refusal(refusal: Refusal, binary: Binary) throws {
      let popup = try Popup.start(
        binary, refusal.arguments, environment: refusal.environment, input: refusal.input,
        output: .pipe, errors: .pipe)
      defer { popup.finish() }
      #expect(try popup.waitForExit() == .exited(refusal.status))
      expectOneLine(popup.piped(2), with: refusal.word)
      #expect(popup.piped(1) == "")
      #expect(popup.output == [])
      #expect(try popup.settings == popup.initialSettings)
    }

    @Test("without a terminal, one line says how to answer", arguments: Binaries.all)
    func noTerminal(binary: Binary) throws {
      let result = try Tool.run(binary.path, Popup.question)
      #expect(result.status == .exited(69))
      expectOneLine(result.errors, with: "use --answer or POPUP_ANSWER")
      #expect(result.output == "")
    }

    @Test(
      "without a terminal popup ends at once, in a container or an unattended installation",
      arguments: [
        ([:], 69), (["TERM": nil], 69), (["TERM": nil, "DEBIAN_FRONTEND": "noninteractive"], 69),
        (["TERM": nil, "POPUP_ANSWER": "default"], 0), (["TERM": nil, "POPUP_ANSWER": "left"], 1),
        (["TERM": nil, "POPUP_OPTS": "--timeout 600 --on-timeout right"], 69),
      ] as [([String: String?], Int32)], Binaries.all)
    func unattended(surroundings: (variables: [String: String?], status: Int32), binary: Binary)
      throws
    {
      let shell = try RequiredTool.bash.path
      let script = "out=$(\(Popup.command) 2>&1); echo \"$? $(echo \"$out\" | grep -c .)\""
      let result = try Tool.run(
        shell, ["-c", script], environment: Shell.environment(binary, surroundings.variables))
      #expect(result.output == "\(surroundings.status) 1\n")
    }

    @Test(
      "a timeout in POPUP_OPTS ends an unattended question",
      arguments: Binaries.all)
    func limited(binary: Binary) throws {
      let shell = try Shell.start(
        "out=$(\(Popup.command) 2>&1); echo \"status $? [$out]\"", with: binary,
        environment: ["POPUP_OPTS": "--timeout 0.3"])
      defer { shell.finish() }
      try shell.waitForExit()
      #expect(shell.screen.contains("status 124 []"))
      #expect(shell.screen.entries == 1)
      try Popup.expectRestored(shell)
    }

    @Test("an empty message from a pipe is refused", arguments: Binaries.all)
    func emptyInput(binary: Binary) throws {
      let popup = try Popup.start(binary, [], input: .null, output: .pipe, errors: .pipe)
      defer { popup.finish() }
      #expect(try popup.waitForExit() == .exited(66))
      expectOneLine(popup.piped(2), with: "standard input is empty")
      #expect(popup.output == [])
    }

    @Test(
      "an answer that cannot be printed exits with 74", .requires(file: "/dev/full"),
      arguments: Binaries.all)
    func closedOutput(binary: Binary) throws {
      let popup = try Popup.ask(binary, ["--print"], output: .file("/dev/full"), errors: .pipe)
      defer { popup.finish() }
      popup.type("\r")
      #expect(try popup.waitForExit() == .exited(74))
      expectOneLine(popup.piped(2), with: "output")
      try Popup.expectRestored(popup)
    }

    private func expectOneLine(
      _ text: String, with word: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(text.hasPrefix("popup: "), sourceLocation: sourceLocation)
      #expect(text.contains(word), sourceLocation: sourceLocation)
      #expect(text.hasSuffix("\n"), sourceLocation: sourceLocation)
      #expect(text.filter { $0 == "\n" }.count == 1, "\(text)", sourceLocation: sourceLocation)
      #expect(!text.contains("\u{1B}"), sourceLocation: sourceLocation)
    }
  }
}
