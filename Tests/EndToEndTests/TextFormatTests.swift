import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// What the options of section Text make of a message.
  @Suite("Text formats", .serialized)
  struct TextFormatTests {
    /// A color as a tool wrote it, and the text that has it.
    struct Colored: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let script: String
      let text: String
      /// As it was, or made readable on the box.
      let colors: [VirtualColor]
      let isBold: Bool
    }

    static let colored = [
      Colored(
        testDescription: "git diff, removed", script: "git diff --no-index --color one two",
        text: "-old line", colors: [.indexed(1)], isBold: false),
      Colored(
        testDescription: "git diff, added", script: "git diff --no-index --color one two",
        text: "+new line", colors: [.indexed(2), .indexed(28)], isBold: false),
      Colored(
        testDescription: "ls, a folder", script: "LS_COLORS= ls --color=always", text: "folder",
        colors: [.indexed(4)], isBold: true),
      Colored(
        testDescription: "ls, a program", script: "LS_COLORS= ls --color=always", text: "program",
        colors: [.indexed(2), .indexed(28)], isBold: true),
      Colored(
        testDescription: "grep, what matches", script: "grep --color=always old one", text: "old",
        colors: [.indexed(1)], isBold: true),
    ]

    @Test(
      "--ansi keeps colors and drops every other sequence",
      RequiredTool.git.isRequired, arguments: colored, Binaries.all)
    func ansi(colored: Colored, binary: Binary) throws {
      let folder = try TemporaryDirectory()
      try folder.write("one", "same\nold line\n")
      try folder.write("two", "same\nnew line\n")
      try folder.write("program", "", isExecutable: true)
      try FileManager.default.createDirectory(
        atPath: folder.path + "/folder", withIntermediateDirectories: false)
      let shell = try Shell.start(
        "cd \(folder.path); \(colored.script) | popup --ansi -l Cancel -r OK; exit $?", with: binary
      )
      defer { shell.finish() }
      let screen = try shell.waitUntil("the text") { screen in
        screen.contains(colored.text) && screen.contains("OK")
      }
      let place = try #require(screen.position(of: colored.text))
      let style = try #require(screen.cell(place.column, place.row)).style
      #expect(colored.colors.contains(style.foreground))
      #expect(style.isBold == colored.isBold)
      #expect(!screen.contains("␛") && !screen.contains("[m"))
      try Popup.expect(shell)
    }

    @Test("without --ansi a color sequence is shown as a visible mark", arguments: Binaries.all)
    func plain(binary: Binary) throws {
      let popup = try Popup.show(binary, ["--message", "\u{1B}[31mred\u{1B}[0m"])
      defer { popup.finish() }
      #expect(popup.screen.contains("␛[31mred␛[0m"))
      try Popup.expect(popup)
    }

    @Test("--markup styles text, and malformed marks stay as text", arguments: Binaries.all)
    func markup(binary: Binary) throws {
      let message = "**bold** *slanted* __under__ ~~gone~~ `code` 2 * 3 **open <info> & more"
      let popup = try Popup.show(
        binary, ["--markup", "--message", message], size: TerminalSize(100, 24))
      defer { popup.finish() }
      let screen = popup.screen
      #expect(screen.contains("bold slanted under gone"))
      #expect(screen.contains("2 * 3 **open <info> & more"))
      func style(_ text: String) throws -> VirtualStyle {
        let place = try #require(screen.position(of: text))
        return try #require(screen.cell(place.column, place.row)).style
      }
      #expect(try style("bold").isBold)
      #expect(try style("slanted").isItalic)
      #expect(try style("under").isUnderlined)
      #expect(try style("gone").isStruck)
      #expect(try !style("2 * 3").isBold)
      try Popup.expect(popup)
    }

    @Test("without --markup marks are text", arguments: Binaries.all)
    func noMarkup(binary: Binary) throws {
      let message = "2 system & 4 user <b>units</b> **failed** 100%s \\n"
      let popup = try Popup.show(binary, ["--message", message], size: TerminalSize(100, 24))
      defer { popup.finish() }
      #expect(popup.screen.contains(message))
      try Popup.expect(popup)
    }

    @Test("with --escapes two backslashes are one", arguments: Binaries.all)
    func escapes(binary: Binary) throws {
      let popup = try Popup.show(
        binary, ["--escapes", "--message", #"one\ntwo\\three\x41 \uD55C \101 \q"#])
      defer { popup.finish() }
      let screen = popup.screen
      let one = try #require(screen.position(of: "one"))
      #expect(try #require(screen.position(of: #"two\threeA 한 A \q"#)).row == one.row + 1)
      try Popup.expect(popup)
    }

    @Test("--no-wrap scrolls sideways", arguments: Binaries.all)
    func sideways(binary: Binary) throws {
      let row = (0..<60).map { "\($0 % 10)" }.joined() + "END"
      for (right, left) in [("\u{1B}[1;2C", "\u{1B}[1;2D"), (">", "<"), ("\u{1B}[c", "\u{1B}[d")] {
        let popup = try Popup.show(
          binary, ["--no-wrap", "--message", row + "\nshort"], size: TerminalSize(40, 24))
        defer { popup.finish() }
        #expect(!popup.screen.contains("END"))
        let start = try #require(popup.screen.lines.first { $0.contains("0123456789") })
        for _ in 0..<10 { popup.type(right) }
        try popup.waitUntil("the row's end") { $0.contains("END") && !$0.contains("short") }
        for _ in 0..<10 { popup.type(left) }
        try popup.waitUntil("the row's start") { $0.lines.contains(start) }
        try Popup.expect(popup)
      }
    }

    @Test(
      "every form of newline ends a line, and trailing newlines are dropped",
      arguments: ["a\r\nb\r\n\r\nc\r\n", "a\rb\r\rc", "a\nb\n\nc\n", "a\nb\n\nc\n\n\n\n"],
      Binaries.all)
    func lineEnds(text: String, binary: Binary) throws {
      let popup = try Popup.show(binary, [], input: .text(text))
      defer { popup.finish() }
      let screen = popup.screen
      func row(_ text: String) -> Int? {
        screen.lines.firstIndex { line in
          line.filter { !" │▐".contains($0) } == text
        }
      }
      let first = try #require(row("a"))
      #expect(row("b") == first + 1)
      #expect(row("c") == first + 3)
      try Popup.expect(popup)
    }

    @Test("leading blanks, tabs and blank lines are kept", arguments: Binaries.all)
    func blanks(binary: Binary) throws {
      let popup = try Popup.show(
        binary, ["--message", "- a\n    - b\n\tc\n\n  \\d"], size: TerminalSize(80, 24))
      defer { popup.finish() }
      let screen = popup.screen
      let first = try #require(screen.position(of: "- a"))
      let expected = [("- b", 4, 1), ("c", 8, 2), ("\\d", 2, 4)]
      for (text, column, row) in expected {
        let line = try #require(
          screen.lines.firstIndex { $0.hasSuffix(text) || $0.contains(text + " ") })
        #expect(line >= first.row)
        let place = try #require(screen.position(of: text == "c" ? "c " : text))
        if text != "c" {
          #expect(place.column == first.column + column)
          #expect(place.row == first.row + row)
        }
      }
      #expect(screen.cell(first.column + 8, first.row + 2)?.text == "c")
      try Popup.expect(popup)
    }

    @Test(
      "text is UTF-8 in every UTF-8 locale, whatever its name",
      arguments: ["C", "POSIX", "ko_KR.UTF-8", "ko_KR.utf8", "UTF-8", nil, ""], Binaries.all)
    func locales(locale: String?, binary: Binary) throws {
      let popup = try Popup.show(
        binary, ["--title", "공지", "--message", "삭제할까요? é 😀"], environment: ["LC_ALL": locale])
      defer { popup.finish() }
      #expect(popup.screen.contains("삭제할까요? é 😀"))
      #expect(popup.screen.contains("공지"))
      try Popup.expect(popup)
    }

    @Test(
      "a terminal with another charset gets ASCII only",
      arguments: ["ko_KR.eucKR", "de_DE.ISO-8859-15", "ja_JP.SJIS"], Binaries.all)
    func foreign(locale: String, binary: Binary) throws {
      let popup = try Popup.show(
        binary, ["--title", "공지", "--message", "é: 삭제할까요? done\u{1B}"],
        environment: ["LC_ALL": locale])
      defer { popup.finish() }
      #expect(popup.screen.contains("?: ??????????? done^["))
      #expect(popup.screen.contains("????"))
      #expect(popup.screen.contains("+-----"))
      try Popup.expect(popup)
      #expect(popup.output.allSatisfy { $0 < 0x80 })
    }

    @Test(
      "where ambiguous characters are wide the frame is drawn in ASCII", arguments: Binaries.all)
    func ambiguous(binary: Binary) throws {
      let popup = try Popup.show(
        binary, ["--message", "한글"], environment: ["POPUP_AMBIGUOUS": "2"])
      defer { popup.finish() }
      let screen = popup.screen
      #expect(screen.contains("한글") && screen.contains("+-----"))
      #expect(!screen.lines.joined().unicodeScalars.contains { (0x2010...0x25FF) ~= $0.value })
      try Popup.expect(popup)
    }
  }
}
