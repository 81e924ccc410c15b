import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A file answers a script's questions, without a terminal and without a person.
  @Suite("Prepared answers of a running script", .serialized)
  struct PreparedAnswerTests {
    struct Branch: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let answers: String
      let output: String
      /// The ends of the questions in the log.
      let ends: [String]
    }

    static let branches = [
      Branch(
        testDescription: "the destructive button, and the loop twice",
        answers:
          "Delete?\tright!\nAgain?\tright\tonce\nOnce more?\tright\tonce\n*\tleft\nDone.\tright\n",
        output: "deleted\nagain\nagain\nend 0\n",
        ends: ["right 0", "right 0", "right 0", "left 1", "right 0"]),
      Branch(
        testDescription: "the left button",
        answers: "All of it.\tleft\r\nAgain?\tleft\r\nDone.\tesc",
        output: "kept\nend 255\n", ends: ["left 1", "left 1", "esc 255"]),
      Branch(
        testDescription: "the extra button",
        answers: "# all\n\nDelete?\textra\nDone.\ttimeout\n*\tesc", output: "archived\nend 124\n",
        ends: ["extra 3", "esc 255", "timeout 124"]),
      Branch(
        testDescription: "a failure", answers: "*\tfail", output: "stopped 69\n",
        ends: ["failed 69"]
      ),
    ]

    @Test(
      "prepared answers lead a script through every branch, and the log names it",
      RequiredTool.bash.isRequired,
      arguments: branches, Binaries.all)
    func branch(branch: Branch, binary: Binary) throws {
      let script = try AskingScript(binary, answers: branch.answers)
      let result = try script.run(AskingScript.threeQuestions)
      #expect(result.output == branch.output)
      let log = try script.log()
      #expect(log.map { $0.end } == branch.ends.map { $0 + " POPUP_ANSWERS" })
      #expect(log.first?.title == "Delete?")
      #expect(log.first?.message == "All of it.")
      #expect(log.first?.buttons.keys.sorted() == ["extra", "left", "right"])
      let notices = result.errors.split(separator: "\n")
      #expect(notices.count == log.count)
      for notice in notices {
        #expect(
          notice.wholeMatch(
            of: /popup: POPUP_ANSWERS line \d: (chose [a-z]+|failed) without asking/) != nil,
          "\(notice)")
      }
    }

    @Test(
      "a prepared answer is printed, and follows --esc and --on-timeout",
      arguments: [
        ("Q\tright", [], "right\n", 0), ("Q\tesc", ["--esc", "left"], "left\n", 1),
        ("Q\ttimeout", ["--timeout", "9", "--on-timeout", "right"], "right\n", 0),
        ("Q\ttimeout", ["--timeout", "9"], "timeout\n", 124), ("Q\tesc", [], "esc\n", 255),
        ("Q\tright!", ["--type", "DELETE", "--destructive"], "right\n", 0),
        ("*\tright", ["--answer", "left"], "left\n", 1),
      ] as [(String, [String], String, Int32)], Binaries.all)
    func answer(
      row: (answers: String, options: [String], output: String, status: Int32), binary: Binary
    ) throws {
      let script = try AskingScript(binary, answers: row.answers)
      let result = try script.popup(["--title", "Q", "m", "--print"] + row.options)
      #expect(result.status == .exited(row.status))
      #expect(result.output == row.output)
    }

    @Test(
      "a malformed line or an answer that is not permitted is refused with its line number",
      arguments: [
        ("# x\nR\tyes\n*\tright", [], "POPUP_ANSWERS line 2: invalid answer 'yes'"),
        ("Q\tright\n\nR", [], "POPUP_ANSWERS line 3: missing answer"),
        ("Q\tright\n*\tright!", [], "POPUP_ANSWERS line 2: right! cannot be used with *"),
        ("Q\tright\nR\tleft\0\n", [], "POPUP_ANSWERS line 2: unexpected NUL byte"),
        ("Q\tright\n*\tleft", ["--destructive"], "line 1: right cannot press a destructive button"),
        ("*\tright", ["--wait", "1"], "line 1: right cannot press a guarded button"),
        ("Q\textra\nQ\tleft", [], "line 1: extra cannot be used"),
        ("Q\tesc", ["--esc", "ignore"], "line 1: esc cannot be used with --esc ignore"),
        ("Q\tleft", ["--alert"], "line 1: left cannot be used"),
      ] as [(String, [String], String)], Binaries.all)
    func refused(row: (answers: String, options: [String], text: String), binary: Binary) throws {
      let script = try AskingScript(binary, answers: row.answers)
      let result = try script.popup(["--title", "Q", "m", "--print"] + row.options)
      #expect(result.status == .exited(64))
      #expect(result.output == "")
      #expect(result.errors.hasPrefix("popup: POPUP_ANSWERS line "))
      #expect(result.errors.contains(row.text), "\(result.errors)")
      #expect(result.errors.filter { $0 == "\n" }.count == 1)
      #expect(try script.log().map { $0.end } == ["failed 64 failure"])
    }

    @Test(
      "an answers file that is not a readable regular file is refused at once",
      arguments: ["mkfifo answers", "mkdir answers", ":", "ln -s answers answers"], Binaries.all)
    func unusable(making: String, binary: Binary) throws {
      let script = try AskingScript(binary)
      let result = try script.run("\(making); POPUP_ANSWERS=answers popup m")
      #expect(result.status == .exited(64))
      #expect(result.errors.hasPrefix("popup: cannot use POPUP_ANSWERS 'answers': "))
    }

    @Test("an answers file of 1 MB is read, a larger one is refused", arguments: Binaries.all)
    func large(binary: Binary) throws {
      let line = "*\tleft\n"
      let padding = String(repeating: "#", count: (1 << 20) - line.utf8.count - 1)
      let fitting = try AskingScript(binary, answers: padding + "\n" + line)
      #expect(try fitting.popup(["m"]).status == .exited(1))
      let larger = try AskingScript(binary, answers: padding + "#\n" + line)
      let result = try larger.popup(["m"])
      #expect(result.status == .exited(64))
      #expect(result.errors.contains("larger than 1 MB"))
    }

    @Test(
      "a line with once answers nothing if it cannot be marked as used", arguments: Binaries.all)
    func unmarkable(binary: Binary) throws {
      let script = try AskingScript(binary, answers: "m\tright\tonce\n*\tright\n")
      let result = try script.run("trap '' XFSZ; ulimit -f 0; unset POPUP_LOG; popup m")
      #expect(result.status == .exited(64))
      #expect(result.errors.contains("cannot use POPUP_ANSWERS"), "\(result.errors)")
      #expect(script.folder.read("answers") == "m\tright\tonce\n*\tright\n")
    }

    @Test("concurrent popups use each line with once exactly once", arguments: Binaries.all)
    func concurrent(binary: Binary) throws {
      let lines = (1...20).map { "m\t\($0 % 2 == 0 ? "left" : "right")\tonce\n" }.joined()
      let script = try AskingScript(binary, answers: lines + "*\tesc\n")
      let result = try script.run("for i in {1..24}; do popup m & done; wait")
      let numbers = result.errors.split(separator: "\n").compactMap {
        $0.firstMatch(of: /line (\d+): chose/).flatMap { Int($0.1) }
      }
      #expect(numbers.sorted() == Array(1...20) + Array(repeating: 21, count: 4))
      #expect(script.folder.read("answers") == lines.replacing("once", with: "used") + "*\tesc\n")
      let outcomes = try script.log().map { $0.outcome }.sorted()
      #expect(
        outcomes == Array(repeating: "esc", count: 4) + Array(repeating: "left", count: 10)
          + Array(repeating: "right", count: 10))
    }

    @Test(
      "popup waits for the first line of a piped message to find its answer",
      arguments: Binaries.all)
    func piped(binary: Binary) throws {
      let script = try AskingScript(binary, answers: "Sure?\tleft\n*\tright\n")
      let popup = try PseudoTerminal(
        binary.path, [], environment: script.environment, input: .pipe, output: .pipe,
        errors: .pipe, hasControllingTerminal: false)
      defer { popup.finish() }
      for piece in ["Su", "re", "?\nmore"] { popup.writeInput(Array(piece.utf8)) }
      #expect(try popup.waitForExit() == .exited(1))
      #expect(try script.log().map { $0.message } == ["Sure?\nmore"])
    }

    @Test(
      "a signal ends popup while it waits for the message to find its answer",
      arguments: Binaries.all)
    func waiting(binary: Binary) throws {
      let script = try AskingScript(binary, answers: "Sure?\tleft\n")
      let popup = try PseudoTerminal(
        binary.path, [], environment: script.environment, input: .pipe, output: .pipe,
        errors: .pipe, hasControllingTerminal: false)
      defer { popup.finish() }
      popup.writeInput(Array("S".utf8))
      waitUntilCaught(SIGTERM, by: popup)
      #expect(eventually { popup.unreadInput == 0 })
      popup.send(signal: SIGTERM)
      #expect(try popup.waitForExit() == .killed(signal: SIGTERM))
      let log = try script.log()
      #expect(log.map { $0.end } == ["signal 143 signal"])
      #expect(log.map { $0.message } == ["S"])
    }

    @Test("a question without a prepared answer is asked", arguments: Binaries.all)
    func asked(binary: Binary) throws {
      let script = try AskingScript(binary, answers: "Other\tright\nSure?\tright\tused\n")
      let popup = try Popup.ask(
        binary, environment: script.environment.mapValues { $0 }, input: .text("unused"))
      defer { popup.finish() }
      try Popup.expect(popup)
      #expect(try script.log().map { $0.end } == ["left 1 person"])
    }

    @Test(
      "a piped question without a prepared answer shows its whole message", arguments: Binaries.all)
    func askedAfterReading(binary: Binary) throws {
      let script = try AskingScript(binary, answers: "Other\tright\n")
      let popup = try Popup.start(
        binary, ["--left", "Cancel", "--right", "OK"],
        environment: script.environment.mapValues { $0 }, input: .text("First\nSecond\n"))
      defer { popup.finish() }
      let screen = try popup.waitFor("OK")
      #expect(screen.contains("First") && screen.contains("Second"))
      try Popup.expect(popup)
    }

    /// Waits until a program has a handler for a signal, by the SigCgt line of proc(5).
    private func waitUntilCaught(_ signal: Int32, by program: PseudoTerminal) {
      let isCaught = eventually {
        let status =
          (try? String(contentsOfFile: "/proc/\(program.process)/status", encoding: .utf8)) ?? ""
        let mask = status.firstMatch(of: /SigCgt:\s*([0-9a-f]+)/).flatMap {
          UInt64($0.1, radix: 16)
        }
        return (mask ?? 0) & 1 << UInt64(signal - 1) != 0
      }
      #expect(isCaught, "signal \(signal) is not caught")
    }
  }
}
