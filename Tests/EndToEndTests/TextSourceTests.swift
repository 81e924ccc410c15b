import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Every way for a script to give the message.
  @Suite("Sources of the message", .serialized)
  struct TextSourceTests {
    @Test(
      "a message is shown from every kind of source",
      arguments: [
        "popup -m \"$(cat text)\"", "popup \"$(cat text)\"", "popup --message=\"$(cat text)\"",
        "popup -- \"$(cat text)\"", "popup --message-file text", "popup < text", "popup - < text",
        "cat text | popup", "cat text | popup -m -", "popup <<< \"$(cat text)\"",
        "popup --message-file <(cat text)",
        "mkfifo pipe; cat text > pipe & popup --message-file pipe",
        // The writer opens the FIFO after popup.
        "mkfifo pipe; (sleep 0.3; cat text > pipe) & popup --message-file pipe",
      ], Binaries.all)
    func sources(script: String, binary: Binary) throws {
      let folder = try TemporaryDirectory()
      try folder.write("text", "첫째 줄\n\n  second line\n")
      let shell = try Shell.start(
        "cd \(folder.path); export POPUP_OPTS='-l Cancel -r OK'; \(script); exit $?", with: binary)
      defer { shell.finish() }
      let screen = try shell.waitUntil("both lines and the buttons") { screen in
        screen.contains("첫째 줄") && screen.contains("  second line") && screen.contains("OK")
      }
      let first = try #require(screen.position(of: "첫째 줄"))
      let second = try #require(screen.position(of: "second line"))
      #expect(second.row == first.row + 2)
      try Popup.expect(shell)
    }

    @Test(
      "a file that reports size 0 is read",
      .requires(file: "/proc/self/status"), arguments: Binaries.all)
    func proc(binary: Binary) throws {
      let popup = try Popup.show(binary, ["--message-file", "/proc/self/status"])
      defer { popup.finish() }
      try popup.waitFor("Name:")
      try Popup.expect(popup)
    }

    @Test("an endless device is shown and can be answered", arguments: Binaries.all)
    func zero(binary: Binary) throws {
      let popup = try Popup.show(binary, ["--message-file", "/dev/zero"])
      defer { popup.finish() }
      try popup.waitFor("␀␀␀")
      try Popup.expect(popup)
    }

    @Test(
      "a message that is too long ends with a line that says so",
      .requiresLinux("ulimit -v limits nothing there"),
      arguments: [
        ("-l Cancel -r OK", "[Too long: truncated here]"),
        ("-l 취소 -r OK", "[너무 길어 여기까지 표시]"),
      ], Binaries.all)
    func tooLong(row: (labels: String, note: String), binary: Binary) throws {
      // Less address space means a smaller limit, so that no gigabyte needs to be read.
      let popup = try Shell.start(
        "exec < <(yes text); ulimit -v 200000; exec popup \(row.labels)", with: binary)
      defer { popup.finish() }
      try popup.waitFor("OK")
      eventually(every: 20000) {
        popup.type("\u{1B}[F")
        return popup.screen.contains(row.note)
      }
      let screen = try popup.waitFor(row.note)
      #expect(screen.contains("text"))
      popup.type("n")
      #expect(try popup.waitForExit() == .exited(1))
      try Popup.expectRestored(popup)
    }

    @Test(
      "an endless pipe is shown, answered, and closed",
      arguments: [("n", 1), ("\r", 0), ("\u{1B}", 255)] as [(String, Int32)], Binaries.all)
    func yes(answer: (key: String, status: Int32), binary: Binary) throws {
      let shell = try Shell.start(
        "yes 예 | popup -l Cancel -r OK; echo \"statuses ${PIPESTATUS[*]}\"", with: binary)
      defer { shell.finish() }
      try shell.waitUntil("the text") { $0.contains("예") && $0.contains("OK") }
      shell.type(answer.key)
      try shell.waitForExit()
      #expect(shell.screen.contains("statuses \(128 + SIGPIPE) \(answer.status)"))
      try Popup.expectRestored(shell)
    }

    @Test("a pipe that pauses keeps filling the question", arguments: Binaries.all)
    func pausing(binary: Binary) throws {
      let popup = try Popup.show(binary, [], input: .pipe)
      defer { popup.finish() }
      #expect(!popup.screen.contains("first line"))
      popup.writeInput(Array("first line\nsec".utf8))
      try popup.waitFor("first line")
      // A character split between two writes is shown once it is complete.
      popup.writeInput(Array("ond line\n".utf8) + Array("셋째 줄\n".utf8).prefix(2))
      try popup.waitFor("second line")
      popup.writeInput(Array(Array("셋째 줄\n".utf8).dropFirst(2)))
      try popup.waitFor("셋째 줄")
      popup.writeInput(Array((1...200).map { "row \($0)\n" }.joined().utf8), closing: true)
      popup.type("\u{1B}[F")
      try popup.waitFor("row 200")
      popup.type("\u{1B}[H")
      try popup.waitFor("first line")
      try Popup.expect(popup)
    }

    @Test("a read error in the middle of a message exits with 66", arguments: Binaries.all)
    func midway(binary: Binary) throws {
      var ends: [Int32] = [-1, -1]
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      // Closing a socket with unread input resets it: reading at the other end fails.
      #expect(write(ends[1], "unread", 6) == 6)
      let popup = try Popup.show(binary, [], input: .descriptor(ends[1]), errors: .pipe)
      defer { popup.finish() }
      close(ends[1])
      #expect(write(ends[0], "some text\n", 10) == 10)
      try popup.waitFor("some text")
      close(ends[0])
      #expect(try popup.waitForExit() == .exited(66))
      #expect(popup.piped(2).hasPrefix("popup: cannot read standard input: "))
      #expect(popup.piped(2).filter { $0 == "\n" }.count == 1)
      try Popup.expectRestored(popup)
    }

    @Test("a file truncated while it is shown shows what is left", arguments: Binaries.all)
    func truncated(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let path = try folder.write(
        "text", (1...20000).map { "row \($0)\n" }.joined())
      let popup = try Popup.show(binary, ["--message-file", path])
      defer { popup.finish() }
      try popup.waitFor("row 1")
      popup.type("\u{1B}[F")
      try popup.waitFor("row 20000")
      #expect(truncate(path, 18) == 0)
      popup.type("\u{1B}[A")
      try popup.waitUntil("what is left") { $0.contains("row 3") && !$0.contains("row 19") }
      #expect(truncate(path, 0) == 0)
      popup.type("\u{1B}[A")
      popup.resize(to: TerminalSize(70, 20))
      try popup.waitUntil("nothing left") { $0.contains("OK") && !$0.contains("row 3") }
      try Popup.expect(popup)
    }
  }
}
