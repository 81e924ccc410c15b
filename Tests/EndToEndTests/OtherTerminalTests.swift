import Foundation
import TestSupport
import Testing

/// Terminals that lack a font, a character set, colors or an alternate screen.
extension EndToEnd {
  @Suite("Terminals that lack something", .serialized)
  struct OtherTerminalTests {
    @Test(
      "where Hangul cannot be shown popup's own words and labels are English",
      arguments: [
        ["TERM": "linux"], ["LC_ALL": "en_US.ISO-8859-1"],
        ["TERM": "linux", "LC_ALL": "ko_KR.UTF-8"],
        ["LC_ALL": "ko_KR.eucKR"],
      ], Binaries.all)
    func english(environment: [String: String], binary: Binary) throws {
      for (keys, status) in [("\r", 0), ("n", 1), ("\u{1B}[D\r", 1)] as [(String, Int32)] {
        let popup = try Popup.start(
          binary, ["--no-animation", "--message", "Sure?"], environment: environment)
        defer { popup.finish() }
        let screen = try popup.waitUntil("both answers and the keys") {
          $0.contains("Cancel") && $0.contains("OK") && $0.contains("Esc cancel")
        }
        #expect(!screen.lines.contains { $0.contains("??") })
        try Popup.expect(popup, after: keys, status)
      }
    }

    @Test(
      "a terminal without bright colors is sent none of their sequences",
      arguments: ["light", "dark"], Binaries.all)
    func eightColors(theme: String, binary: Binary) throws {
      let popup = try Popup.ask(
        binary,
        [
          "--theme", theme, "--title", "T", "--destructive", "--check", "agree", "--type", "x",
          "--accent", "bright-magenta",
        ], environment: ["TERM": "ansi", "COLORTERM": nil])
      defer { popup.finish() }
      popup.type("\t")
      try popup.waitUntil("the focus on the box") { $0.contains("› [ ] agree") }
      try Popup.expect(popup, after: "\u{1B}", 255)
      let output = String(decoding: popup.output, as: UTF8.self)
      let codes = output.split(separator: "\u{1B}[").flatMap { sequence -> [Int] in
        guard let end = sequence.firstIndex(where: { !$0.isNumber && $0 != ";" }),
          sequence[end] == "m"
        else { return [] }
        return sequence[..<end].split(separator: ";").compactMap { Int($0) }
      }
      #expect(codes.contains { (30...37).contains($0) })
      #expect(!codes.contains { (90...107).contains($0) || $0 == 38 || $0 == 48 })
    }

    private static let script =
      "printf 'above\\n'; \(Popup.command) --no-animation; echo status-$?; read end"

    @Test(
      "GNU screen in tmux, without an alternate screen, is clean afterwards",
      RequiredTool.tmux.isRequired, RequiredTool.screen.isRequired, arguments: Binaries.all)
    func gnuScreen(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let file = try folder.write("script", Self.script)
      var environment = Shell.environment(binary)
      environment["SCREENDIR"] = folder.path
      let tmux = try TmuxSession(
        "chmod 700 \(folder.path); exec screen -c /dev/null bash \(file)", environment: environment)
      try tmux.waitFor("‹ OK ›")
      try tmux.send(keys: "n")
      let after = try tmux.waitFor("status-1")
      #expect(after.allSatisfy { $0.isEmpty || $0 == "above" || $0 == "status-1" })
    }

    @Test(
      "mosh, without an alternate screen, is clean afterwards", RequiredTool.mosh.isRequired,
      arguments: Binaries.all)
    func mosh(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let file = try folder.write("script", Self.script)
      let server = try RequiredTool.mosh.path
      let client = try PseudoTerminal(
        try RequiredTool.bash.path,
        [
          "-c",
          """
          reply=$(\(server) new -i 127.0.0.1 -p 60100:60999 -- bash \(file) 2>/dev/null | tr -d '\\r')
          set -- $(printf %s "$reply" | grep -a -o 'MOSH CONNECT .*')
          MOSH_KEY=$4 exec mosh-client 127.0.0.1 "$3"
          """,
        ], environment: Shell.environment(binary, ["LC_ALL": "C.UTF-8"]))
      defer { client.finish() }
      try client.waitFor("‹ OK ›")
      client.type("n")
      let after = try client.waitFor("status-1")
      #expect(!after.contains("▗▄") && !after.contains("Sure?") && !after.contains("Enter"))
      client.type("\n")
      _ = try client.waitForExit()
    }
  }
}
