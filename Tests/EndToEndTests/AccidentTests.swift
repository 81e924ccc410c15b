import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Only a deliberate key or click presses a button.
  @Suite("Accidents", .serialized)
  struct AccidentTests {
    @Test(
      "many Enters and keys typed before the question do not answer it", arguments: Binaries.all)
    func typeahead(binary: Binary) throws {
      let shell = try Shell.start(
        "echo ready; read -r go; \(Popup.command); exit $?", with: binary, input: .pipe)
      defer { shell.finish() }
      try shell.waitFor("ready")
      shell.type(String(repeating: "\r", count: 50) + " y2")
      try shell.waitFor("y2")
      shell.writeInput(Array("go\n".utf8), closing: true)
      try shell.waitUntil("the question") { $0.isOnAlternateScreen && $0.contains("OK") }
      try Popup.expect(shell, after: "\u{1B}[27u", 255)
    }

    @Test(
      "keys typed after an answer reach no later program",
      arguments: ["y\r", "y\r\r\ry", "\r\u{1B}[A\r", "yes\r", "\u{1B}[201~y\r"], Binaries.all)
    func afterwards(keys: String, binary: Binary) throws {
      let shell = try Shell.start(
        "\(Popup.command); echo \"status $?\"; read -r -t 0.3 line; echo \"read $? [$line]\"",
        with: binary)
      defer { shell.finish() }
      try shell.waitFor("OK")
      shell.type(keys)
      try shell.waitForExit()
      #expect(shell.screen.contains("status 0"))
      // The exit status of bash's read after its timeout.
      #expect(shell.screen.contains("read 142 []"))
    }

    /// Mouse reports in SGR form; `%1` and `%2` stand for the positions of two texts.
    static let mistakes = [
      "\u{1B}[<0;%1M\u{1B}[<0;%2m", "\u{1B}[<0;%2M\u{1B}[<0;%1m", "\u{1B}[<0;%2m",
      "\u{1B}[<2;%2M\u{1B}[<2;%2m", "\u{1B}[<1;%2M\u{1B}[<1;%2m", "\u{1B}[<35;%2M",
      "\u{1B}[<64;%2M\u{1B}[<65;%2M", "\u{1B}[<66;%2M\u{1B}[<67;%2M", "\u{1B}[<0;%2M",
      "\u{1B}[<32;%2M\u{1B}[<0;%2m", "\u{1B}[<0;%1M\u{1B}[<32;%2M\u{1B}[<0;%2m",
      "\u{1B}[<128;%2M\u{1B}[<128;%2m", "\u{1B}[0;%2M", "\u{1B}[32;%2M\u{1B}[35;%2M",
    ]

    @Test(
      "only a press and a release on the same button press it", arguments: mistakes,
      Binaries.all)
    func mouse(reports: String, binary: Binary) throws {
      for (first, second) in [("Sure?", "OK"), ("Cancel", "OK"), ("OK", "Cancel")] {
        let popup = try Popup.ask(binary)
        defer { popup.finish() }
        func cell(_ text: String) throws -> String {
          let place = try #require(popup.screen.position(of: text))
          return "\(place.column + 1);\(place.row + 1)"
        }
        popup.type(
          reports.replacing("%1", with: try cell(first)).replacing("%2", with: try cell(second)))
        try Popup.expect(popup, after: "\u{1B}[27u", 255)
      }
    }

    @Test("an X10 mouse report is consumed whole", arguments: Binaries.all)
    func oldMouse(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      let place = try #require(popup.screen.position(of: "OK"))
      let cell = [UInt8(place.column + 33), UInt8(place.row + 33)]
      popup.type(Array("\u{1B}[M ".utf8) + cell + Array("\u{1B}[M#".utf8) + cell)
      // Coordinates whose bytes would press buttons as keys, and bytes that are not UTF-8.
      popup.type(
        Array("\u{1B}[M yo\u{1B}[M#yo\u{1B}[M  2".utf8) + [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0xF1])
      try Popup.expect(popup, after: "\u{1B}[27u", 255)
    }

    @Test(
      "reports that another program left on press nothing where popup asked for none",
      arguments: [["--no-mouse"], ["--inline"]], Binaries.all)
    func foreignMouse(options: [String], binary: Binary) throws {
      let popup = try Popup.ask(binary, options + ["--timeout", "100", "--on-timeout", "left"])
      defer { popup.finish() }
      // Below a prompt, popup's rows are not the screen's rows.
      for row in 0..<popup.screen.lines.count {
        for column in [38, 44] {
          let place = "\(column + 1);\(row + 1)"
          // 1006 and 1016; 1015; 1000, 1005; 1001.
          popup.type("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m\u{1B}[32;\(place)M\u{1B}[35;\(place)M")
          let cell = [UInt8(column + 33), UInt8(row + 33)]
          for introducer in [
            "\u{1B}[M ", "\u{1B}[M#", "\u{1B}[t", "\u{1B}[Tyn2\r".replacing("\r", with: "y"),
          ] {
            popup.type(Array(introducer.utf8) + cell)
          }
        }
      }
      // These reports do not stop the timeout either.
      #expect(popup.screen.contains("Cancel ("))
      try Popup.expect(popup, after: "\u{1B}[27u", 255)
    }

    /// 8-bit controls, raw and as UTF-8, and a string that BEL does not end.
    static let eightBitControls: [[UInt8]] = [
      [0x9B] + Array("?62;2c".utf8), [0x9D] + Array("11;rgb:2/y/2".utf8) + [0x9C],
      [0x90] + Array("1+r y2\u{07}2y".utf8) + [0x9C], [0x8F, 0x79],
      [0x9F] + Array("y".utf8) + [0x9C],
      Array("\u{9B}2R".utf8), Array("\u{9D}11;y\u{9C}".utf8),
      Array("\u{8F}y\u{85}\u{98}y2\u{9C}".utf8),
      Array("\u{1B}P1+r\u{07}2y \u{1B}\\".utf8),
      [0x9B] + Array("200~y2\r".utf8) + [0x9B] + Array("201~".utf8),
    ]

    @Test("an 8-bit control introduces its sequence", arguments: eightBitControls, Binaries.all)
    func controls(bytes: [UInt8], binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.type(bytes)
      try Popup.expect(popup, after: "\u{1B}[27u", 255)
    }

    /// One sequence of every form that terminals send, containing keys that would press if
    /// possible.
    static let sequences = [
      "\u{1B}[A", "\u{1B}OB", "\u{1B}[1;5C", "\u{1B}O5D", "\u{1B}Oa", "\u{1B}[d", "\u{1B}\u{1B}[A",
      "\u{1B}[H", "\u{1B}[4~", "\u{1B}[7$", "\u{1B}[8^", "\u{1B}[5;1:3~", "\u{1B}[Z",
      "\u{1B}[9;2u", "\u{1B}[3~", "\u{1B}[P", "\u{1B}[4h", "\u{1B}y", "\u{1B}n", "\u{1B}\r",
      "\u{1B} ", "\u{1B}한", "\u{1B}[121;3u", "\u{1B}[27;3;121~", "\u{1B}[121;1:3u",
      "\u{1B}[13;1:3u", "\u{1B}[32;5u", "\u{1B}OP", "\u{1B}OS", "\u{1B}[15~", "\u{1B}[23$",
      "\u{1B}[[A", "\u{1B}[[E", "\u{1B}[1;2P", "\u{1B}[57358u", "\u{1B}[I", "\u{1B}[O",
      "\u{1B}[?64;1;2;6;22c", "\u{1B}[>41;379;0c", "\u{1B}[24;80R", "\u{1B}[1;2R",
      "\u{1B}[?2026;2$y", "\u{1B}[4;1$y", "\u{1B}[8;24;80t", "\u{1B}[?1u",
      "\u{1B}]11;rgb:1111/2222/yyyy\u{1B}\\", "\u{1B}]11;rgb:1111/2222/yyyy\u{07}",
      "\u{1B}P>|XTerm(379) yn\r\u{1B}\\", "\u{1B}P1$r0 y\u{1B}\\",
      "\u{1B}P@kitty-cmd{\"ok\":true,\"data\":\"y\"}\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
      "\u{1B}^y\u{1B}\\", "\u{1B}[M y!", "\u{1B}[32;10;2M", "\u{1B}[<35;12;2M",
      "\u{1B}[<0;1;1M", "\u{1B}[<0;12;2m", "\u{1B}[200~y\r\u{1B}[A n\u{1B}[201~", "쇼",
    ]

    @Test(
      "a sequence that arrives in two pieces is one sequence", arguments: sequences, Binaries.all)
    func cut(sequence: String, binary: Binary) throws {
      let bytes = Array(sequence.utf8)
      // With --esc ignore no delay ends a sequence, so a busy machine does not matter.
      let popup = try Popup.ask(binary, ["--esc", "ignore", "--extra", "Zero"])
      defer { popup.finish() }
      for length in 1..<bytes.count {
        popup.type(Array(bytes[..<length]))
        // Usually long enough for popup to read the first piece alone.
        usleep(5000)
        popup.type(Array(bytes[length...]))
      }
      try Popup.expect(popup, after: "z", 3)
    }

    @Test("no key pressed with Alt presses a button", arguments: Binaries.all)
    func alt(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      // A key that introduces a sequence or a string would consume what follows.
      for byte in 0x20...0x7E where !"[O]PX^_".utf8.contains(UInt8(byte)) {
        popup.type([0x1B, UInt8(byte)])
        popup.type("\u{1B}[\(byte);3u\u{1B}[27;3;\(byte)~")
      }
      popup.type("\u{1B}\r\u{1B}\n\u{1B}\t\u{1B}\u{7F}\u{1B}한\u{1B}ㅛ")
      try Popup.expect(popup, after: "\u{1B}[27u", 255)
    }

    /// 10,000 bytes: any byte that presses nothing by itself (no Enter, Space, 1, 2, letter of a
    /// label, y or n, no Ctrl-C, Ctrl-D, Ctrl-\\ or Ctrl-Z, no lone Esc, no SS3), and whole sequences,
    /// strings and pastes, in which every byte may be that does not end them.
    static func noise(seed: UInt64) -> [UInt8] {
      var random = SplitMix(seed: seed)
      let pressing = Set(Array("\r\n 12yYnNcCoO\u{1B}\u{03}\u{04}\u{1A}\u{1C}".utf8) + [0x8F])
      var noise: [UInt8] = []
      while noise.count < 10_000 {
        switch random.below(8) {
        case 0:
          // A final byte that makes it neither a key, a paste nor a mouse report.
          let finals = Array("EGIJKLNSTUVWXYefgijklnopqrstvwxyz{|}`".utf8)
          let parameters = (0..<random.below(12)).map { _ in UInt8(0x30 + random.below(16)) }
          noise += Array("\u{1B}[".utf8) + parameters + [finals[random.below(finals.count)]]
        case 1:
          let body = (0..<random.below(60)).map { _ in UInt8(random.below(256)) }
            .filter { ![0x03, 0x07, 0x18, 0x1A, 0x1B, 0x9C].contains($0) }
          noise += [0x1B, Array("]P_^X".utf8)[random.below(5)]] + body + [0x1B, 0x5C]
        case 2:
          let body = (0..<random.below(60)).map { _ in UInt8(random.below(256)) }
            .filter { $0 != 0x03 && $0 != 0x1B }
          noise += Array("\u{1B}[200~".utf8) + body + Array("\u{1B}[201~".utf8)
        case 3:
          let place = (0..<3).map { _ in UInt8(0x20 + random.below(224)) }
          noise += Array("\u{1B}[M".utf8) + place
        default:
          let bytes = (0..<random.below(30)).map { _ in UInt8(random.below(256)) }
          noise += bytes.filter { !pressing.contains($0) }
        }
      }
      return noise
    }

    @Test(
      "ten thousand bytes of noise press nothing", arguments: [1, 2, 3, 5, 8, 13, 21, 34],
      Binaries.all)
    func noise(seed: Int, binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      let noise = Self.noise(seed: UInt64(seed))
      for start in stride(from: 0, to: noise.count, by: 997) {
        popup.type(Array(noise[start..<min(start + 997, noise.count)]))
      }
      popup.type("\u{1B}[27u")
      #expect(try popup.waitForExit() == .exited(255))
      try Popup.expectRestored(popup)
    }
  }
}
