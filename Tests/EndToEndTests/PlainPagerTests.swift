import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Long messages in plain mode", .serialized)
  struct PlainPagerTests {
    static let buttons = ["-l", "No", "-r", "Yes"]
    static let list = "1. No\n2. Yes\n"

    static func rows(_ range: ClosedRange<Int>) -> String {
      range.map { "row \($0)\n" }.joined()
    }

    @Test(
      "plain mode pages a long message, and --require-read requires every page",
      arguments: Binaries.all)
    func pages(binary: Binary) throws {
      let message = Self.rows(1...50)
      try PlainPopup.play(
        binary, Self.buttons + ["--plain", "--require-read", "-m", message],
        [
          (Self.rows(1...20) + "More (38%). Enter, or end: ", "2\n"),
          ("Read to the end first\nMore (38%). Enter, or end: ", "\n"),
          (Self.rows(21...40) + "More (79%). Enter, or end: ", "\n"),
          (Self.rows(41...50) + Self.list + "Number (Enter for 1): ", "2\n"),
        ], end: "Yes\n", 0, environment: ["TERM": "linux"])
    }

    @Test("plain mode prints 200 lines a page on a dumb terminal", arguments: Binaries.all)
    func dumb(binary: Binary) throws {
      try PlainPopup.play(
        binary, Self.buttons + ["-m", Self.rows(1...201)],
        [
          (Self.rows(1...200) + "More (99%). Enter, or end: ", "\n"),
          (Self.rows(201...201) + Self.list + "Number (Enter for 2): ", "1\n"),
        ], end: "No\n", 1)
    }

    @Test("plain mode reads only two pages of a gigabyte", arguments: Binaries.all)
    func gigabyte(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let path = folder.path + "/large"
      let file = try #require(fopen(path, "w"))
      fputs(Self.rows(1...400), file)
      // Below the limit of 1 GiB where a pointer has 32 bits.
      fseek(file, 1_000_000_000, SEEK_SET)
      fputs("\n" + Self.rows(1...400), file)
      fclose(file)
      let popup = try PlainPopup.start(binary, Self.buttons + ["--message-file", path])
      defer { popup.finish() }
      let first = Self.rows(1...200) + "More (0%). Enter, or end: "
      try popup.waitForOutput(first)
      popup.type("end\n")
      try popup.waitForOutput(
        first + Self.rows(201...400) + Self.list + "Number (Enter for 2): ")
      #if os(Linux)
        // Debug builds have Swift's whole runtime.
        #expect(try popup.peakKilobytes < (binary.name == "release" ? 4096 : 65_536))
      #endif
      popup.type("1\n")
      #expect(try popup.waitForExit() == .exited(1))
      try PlainPopup.expectClean(popup)
    }

    @Test("plain mode prints the titles of segments", arguments: Binaries.all)
    func segments(binary: Binary) throws {
      try PlainPopup.play(
        binary,
        Self.buttons + ["--segment", "News", "-m", "A", "--segment", "Fixes", "--new", "-m", "B"],
        [
          ("News (1 of 2)\nA\nMore (50%). Enter, or end: ", "\n"),
          ("Fixes (2 of 2, new)\nB\n" + Self.list + "Number (Enter for 2): ", "2\n"),
        ], end: "Yes\n", 0)
    }

    @Test("plain mode sends no control characters of the message", arguments: Binaries.all)
    func controls(binary: Binary) throws {
      let prompt = Self.list + "Number (Enter for 2): "
      for (option, message, shown) in [
        ("--ansi", "\u{1B}[31mred\u{1B}[0m\u{1B}[9m\u{202E}\u{1B}[m", "red~~<U+202E>~~\n"),
        ("--no-wrap", "\u{1B}[2J\u{7}\u{8}\ta\r\nb", "␛[2J␇␈  a\nb\n"),
        ("--markup", "**a** ~~b~~", "a ~~b~~\n"),
      ] {
        try PlainPopup.play(
          binary, Self.buttons + [option, "-m", message], [(shown + prompt, "1\n")], end: "No\n", 1)
      }
    }

    @Test("plain mode prints a pipe's text before it asks", arguments: Binaries.all)
    func pipe(binary: Binary) throws {
      let popup = try PlainPopup.start(
        binary, Self.buttons + ["-t", "Title", "-m", "-"], input: .pipe)
      defer { popup.finish() }
      popup.type("2\n")
      popup.writeInput(Array("one\ntw".utf8))
      let first = "Title\none\nMore. Enter, or end: "
      try popup.waitForOutput(first)
      popup.writeInput(Array("o\n".utf8), closing: true)
      popup.type("\n")
      let more = first + "two\n" + Self.list + "Number (Enter for 2): "
      try popup.waitForOutput(more)
      popup.type("1\n")
      #expect(try popup.waitForExit() == .exited(1))
    }
  }
}
