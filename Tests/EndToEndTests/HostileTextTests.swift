import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A text from elsewhere reaches the terminal only as text.
  @Suite("Hostile text", .serialized)
  struct HostileTextTests {
    /// Sequences that clear, move the cursor, write the clipboard and the title, leave the
    /// alternate screen, reset, and change the reading direction, in 7-bit and 8-bit form.
    static let hostile =
      "\u{1B}]52;c;aGFjaw==\u{07}\u{1B}[2J\u{1B}[1;1H\u{202E}\u{2066}\u{9B}31m\u{9D}0;x\u{9C}\u{90}"
      + "\u{85}\u{8D}\r\u{08}\u{7F}evil\u{1B}[?1049l\u{1B}[!p\u{1B}c\u{0E}\u{1B}(0\u{1B}"

    static let places = [
      ["--title"], ["--message"], ["--message", "?", "--title"], ["--extra"],
      ["--message", "?", "--check"],
      ["--message", "one", "--segment", "A", "--message", "two", "--segment"],
      ["--no-wrap", "--message"], ["--markup", "--message"], ["--ansi", "--message"],
      ["--escapes", "--message"], ["--inline", "--message"], ["--ascii", "--message"],
    ]

    @Test("control sequences in a message are shown as text", arguments: places, Binaries.all)
    func only(place: [String], binary: Binary) throws {
      // Output still in transit when the size changes would be drawn in the wrong place.
      var arguments = ["--no-animation"] + place + [Self.hostile]
      if place.first == "--extra" { arguments += ["--message", "?"] }
      if place.last == "--segment" { arguments += ["--message", "three"] }
      if place.contains("--segment") { arguments = ["--segment", "Z"] + arguments }
      let popup = try Popup.show(binary, arguments, size: TerminalSize(100, 40))
      defer { popup.finish() }
      let before = popup.screen.position(of: "OK")?.column
      popup.resize(to: TerminalSize(60, 30))
      try popup.waitUntil("the buttons elsewhere") { screen in
        screen.position(of: "OK").map { $0.column != before } ?? false
      }
      popup.type("\u{1B}[F\u{1B}[H\u{1B}[27u")
      #expect(try popup.waitForExit() == .exited(255))
      try Popup.expectRestored(popup)
      expectHarmless(popup.output)
    }

    @Test("control sequences in labels are shown as text", arguments: Binaries.all)
    func labels(binary: Binary) throws {
      let popup = try Popup.start(
        binary, ["--message", "Sure?", "--left", Self.hostile, "--right", Self.hostile + "R"],
        size: TerminalSize(200, 24))
      defer { popup.finish() }
      try popup.waitFor("evil")
      try Popup.expect(popup, after: "\u{1B}", 255)
      expectHarmless(popup.output)
    }

    @Test(
      "with --escapes, control characters that a message spells out are shown as text",
      arguments: Binaries.all)
    func spelledOut(binary: Binary) throws {
      let message = #"\e]52;c;aGk=\a\033[2J\x1b[1;1H\u202e\u009b31m\x9b31m\xff\0\c evil"#
      for format in [["--escapes"], ["--escapes", "--ansi"], ["--escapes", "--markup"]] {
        let popup = try Popup.show(binary, format + ["--message", message])
        defer { popup.finish() }
        #expect(popup.screen.contains("evil"))
        try Popup.expect(popup, after: "\u{1B}", 255)
        expectHarmless(popup.output)
      }
    }

    @Test("invalid UTF-8 is shown as U+FFFD", arguments: Binaries.all)
    func invalid(binary: Binary) throws {
      let bytes: [UInt8] =
        Array("a".utf8) + [0xFF] + Array("b".utf8) + [0xC0, 0xAF] + Array("c".utf8)
        + [0xED, 0xA0, 0x80] + Array("d".utf8) + [0xE3, 0x85] + Array("e".utf8)
        + [0xF4, 0x90, 0x80, 0x80] + Array("f".utf8) + [0x9B, 0x33, 0x31, 0x6D, 0xF0, 0x9F]
      let popup = try Popup.show(binary, [], input: .bytes(bytes))
      defer { popup.finish() }
      // One for each maximal part of a well-formed sequence (The Unicode Standard, section 3.9).
      try popup.waitFor("a�b��c���d�e����f�31m�")
      try Popup.expect(popup)
      expectHarmless(popup.output)
    }

    @Test("a preview of hostile text prints only text and colors", arguments: Binaries.all)
    func preview(binary: Binary) throws {
      let result = try Tool.run(
        binary.path, ["--preview=80x24", "--title", Self.hostile, "--message", Self.hostile],
        environment: PseudoTerminal.environment(["COLORTERM": "truecolor"]))
      #expect(result.status == .exited(0))
      expectHarmless(Array(result.output.utf8))
    }

    static let mistakes = [
      ["--message-file", "/nonexistent/" + hostile], ["--" + hostile], ["--tittle" + hostile],
      ["--answer", hostile, "?"], ["--accent", hostile, "?"], ["--timeout", hostile, "?"],
      ["--message=" + hostile, hostile], ["--border=" + hostile, "?"], ["-" + hostile],
      ["--preview=" + hostile, "?"], ["--type", hostile, "?"],
    ]

    @Test(
      "an error about a hostile argument prints no control characters", arguments: mistakes,
      Binaries.all)
    func told(arguments: [String], binary: Binary) throws {
      let popup = try Popup.start(binary, arguments, errors: .pipe)
      defer { popup.finish() }
      let status = try popup.waitForExit()
      #expect([.exited(64), .exited(66)].contains(status))
      expectOneHarmlessLine(popup.piped(2))
      #expect(popup.output == [])
    }

    @Test(
      "an error about a hostile variable prints no control characters",
      arguments: ["POPUP_OPTS", "POPUP_ANSWER", "POPUP_THEME"], Binaries.all)
    func variables(name: String, binary: Binary) throws {
      let value = (name == "POPUP_OPTS" ? "--left 'a b' --" : "") + Self.hostile
      let popup = try Popup.start(
        binary, Popup.question, environment: [name: value], errors: .pipe)
      defer { popup.finish() }
      #expect(try popup.waitForExit() == .exited(64))
      expectOneHarmlessLine(popup.piped(2))
      #expect(popup.output == [])
    }

    @Test("control sequences in POPUP_OPTS are shown as text", arguments: Binaries.all)
    func defaults(binary: Binary) throws {
      let popup = try Popup.ask(
        binary, size: TerminalSize(120, 24),
        environment: ["POPUP_OPTS": "--title '\(Self.hostile)' --extra '\(Self.hostile)'"])
      defer { popup.finish() }
      try Popup.expect(popup, after: "\u{1B}", 255)
      expectHarmless(popup.output)
    }

    @Test("hostile environment variables do no harm", arguments: Binaries.all)
    func surroundings(binary: Binary) throws {
      let popup = try Popup.ask(
        binary, size: TerminalSize(0, 0),
        environment: [
          "TERM": Self.hostile, "COLORTERM": Self.hostile, "LC_ALL": Self.hostile,
          "LINES": Self.hostile, "COLUMNS": Self.hostile, "TERM_PROGRAM": Self.hostile,
          "SSH_CONNECTION": Self.hostile, "VTE_VERSION": Self.hostile,
          "POPUP_AMBIGUOUS": Self.hostile,
        ])
      defer { popup.finish() }
      try Popup.expect(popup, after: "\u{1B}[27u", 255)
      expectHarmless(popup.output)
    }

    /// Expects valid UTF-8 without control strings, bells, other character sets, C1 and bidi
    /// controls.
    private func expectHarmless(
      _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let text = String(validating: bytes, as: UTF8.self)
      #expect(text != nil, "no UTF-8", sourceLocation: sourceLocation)
      var previous: Unicode.Scalar = " "
      for scalar in (text ?? "").unicodeScalars {
        if previous == "\u{1B}" {
          #expect(
            "[78(".unicodeScalars.contains(scalar), "ESC \(scalar.value)",
            sourceLocation: sourceLocation)
        }
        let isHarmful =
          switch scalar.value {
          case 0x0A, 0x0D, 0x1B: false
          case 0x00..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F: true
          default: false
          }
        #expect(
          !isHarmful, "U+\(String(scalar.value, radix: 16))", sourceLocation: sourceLocation)
        previous = scalar
      }
    }

    private func expectOneHarmlessLine(
      _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(text.hasPrefix("popup: "), sourceLocation: sourceLocation)
      #expect(
        text.unicodeScalars.filter { $0 == "\n" }.count == 1 && text.hasSuffix("\n"), "\(text)",
        sourceLocation: sourceLocation)
      #expect(
        !text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\r"),
        sourceLocation: sourceLocation)
      expectHarmless(Array(text.utf8), sourceLocation: sourceLocation)
    }
  }
}
