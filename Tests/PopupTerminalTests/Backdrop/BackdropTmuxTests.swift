import Foundation
import TestSupport
import Testing

/// The popup in a real tmux, whose screen is compared before, during and after.
@Suite("Backdrop in tmux", .serialized, RequiredTool.tmux.isRequired)
struct BackdropTmuxTests {
  private static let popup =
    "'\(Binaries.debug.path)' --message 'Sure?' --left Cancel --right OK --no-animation"

  private func session(_ script: String, size: TerminalSize = .standard) throws -> TmuxSession {
    try TmuxSession(
      "exec bash --norc --noprofile -c \(quoted(script))", size: size,
      environment: PseudoTerminal.environment(["COLORTERM": "truecolor", "CI": nil]))
  }

  /// Starts a popup in tmux over the text, once the cursor is at a place (column, row, visibility),
  /// and gives it with the screen before it.
  private func ask(
    _ script: String, cursor: String, onAlternateScreen: Bool = true
  ) throws -> (TmuxSession, before: [String]) {
    try inTime("the text behind the popup") {
      let tmux = try session(script)
      try tmux.waitUntil("the text and the cursor") { lines in
        try lines.contains { $0.hasPrefix("line 22") }
          && tmux.value(of: "#{cursor_x} #{cursor_y} #{cursor_flag}") == cursor
      }
      let before = try picture(tmux)
      try tmux.send(keys: "Enter")
      try tmux.waitFor("OK", onAlternateScreen: onAlternateScreen)
      try tmux.waitUntil("the cursor on the button, where a whole frame leaves it") { lines in
        let row = lines.firstIndex { $0.contains("OK") }
        return try tmux.value(of: "#{cursor_y}") == row.map(String.init)
      }
      return try tmux.capture()[0].hasPrefix("빨간 글") ? (tmux, before) : nil
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }

  /// Colors, Hangul and an emoji.
  private static let text = #"""
    printf '\033[31m빨간 글\033[0m \033[1;48;2;10;60;90mbold 굵게\033[0m\n┌──┐ ❤️ 끝\n'
    for i in $(seq 3 22); do printf '\033[3%dmline %d 줄\033[0m\n' $((i % 8)) $i; done
    """#

  @Test("the pane's text lies dimmed behind the box and is restored")
  func mainScreen() throws {
    let (tmux, _) = try ask(
      Self.text + "\n" + #"printf '\033[H\n\033(0lqqk\033(B\033[23H'; read -r go"# + "\n"
        + Self.popup + "\nprintf %s status=$?; read -r end", cursor: "0 22 1")
    let during = try tmux.capture()
    #expect(during[0].hasPrefix("빨간 글 bold 굵게"))
    #expect(during[1].hasPrefix("┌──┐ ❤"))
    #expect(during[19].hasPrefix("line 20 줄"))
    let styled = try tmux.capture(withStyles: true)
    // Red (204, 51, 51) on (29, 31, 33).
    #expect(styled[0].contains("38;2;88;29;30"))
    #expect(styled[0].contains("48;2;7;42;63"))
    try tmux.send(keys: "n")
    let after = try tmux.waitFor("status=1", onAlternateScreen: false)
    #expect(after[0].hasPrefix("빨간 글 bold 굵게"))
    #expect(try tmux.capture(withStyles: true)[0].contains("\u{1B}[31m빨간 글"))
  }

  @Test("after a resize the pane's text lies at its new places")
  func resize() throws {
    let (tmux, _) = try ask(
      Self.text + "\nread -rs go\n" + Self.popup + "\nread -r end", cursor: "0 22 1")
    try tmux.resize(to: TerminalSize(100, 30))
    try tmux.waitUntil("the old text around a box in the middle of 100 columns") { lines in
      lines[0].hasPrefix("빨간 글")
        && lines.contains { line in
          line.hasPrefix("line ")
            && (line.range(of: "Sure?").map {
              line.distance(from: line.startIndex, to: $0.lowerBound) > 40
            } ?? false)
        }
    }
    try tmux.send(keys: "n")
    try tmux.waitFor("line 22", onAlternateScreen: false)
  }

  /// A program that has the alternate screen, its cursor somewhere and perhaps hidden.
  private func caller(
    _ cursor: String, then command: String = popup
  ) -> String {
    #"printf '\033[?1049h\033[H\033[2J'"# + "\n" + Self.text
      + "\nprintf '\\033[7;5H\(cursor)'; tput sgr0; read -rs go\n\(command)\nread -rs end"
  }

  private func picture(_ tmux: TmuxSession) throws -> [String] {
    try tmux.capture(withStyles: true)
      + [tmux.value(of: "#{cursor_x} #{cursor_y} #{cursor_flag} #{alternate_on}")]
  }

  @Test(
    "a caller's alternate screen gets its rows and its cursor back",
    arguments: ["", #"\033[?25l"#])
  func nested(cursor: String) throws {
    let (tmux, before) = try ask(
      caller(cursor), cursor: "4 6 \(cursor.isEmpty ? 1 : 0)")
    try tmux.send(keys: "n")
    try tmux.waitUntil("the end of the popup") { _ in try picture(tmux) == before }
  }

  @Test(
    "a killed popup restores its caller's alternate screen", arguments: [SIGTERM, SIGSEGV])
  func killed(signal: Int32) throws {
    let folder = try TemporaryDirectory()
    let command =
      "sh -c 'echo $$ >\(folder.path)/pid; exec \(Self.popup.replacingOccurrences(of: "'", with: "\""))'"
    let (tmux, before) = try ask(caller("", then: command), cursor: "4 6 1")
    let process = try #require(folder.read("pid").flatMap { pid_t($0.dropLast()) })
    kill(process, signal)
    try tmux.waitUntil("the rows of before") { lines in
      // The shell may have something to say about it where the cursor is.
      let now = try tmux.capture(withStyles: true)
      return !lines.contains { $0.contains("‹ OK ›") } && now[0..<6] == before[0..<6]
        && now[20] == before[20]
    }
  }

  @Test("with tmux's alternate-screen off, the screen is restored")
  func withoutAlternateScreen() throws {
    let (tmux, before) = try ask(
      "tmux set -w alternate-screen off\n" + Self.text + "\nread -rs go\n" + Self.popup
        + "\nread -rs end", cursor: "0 22 1", onAlternateScreen: false)
    try tmux.send(keys: "n")
    try tmux.waitUntil("the screen of before") { _ in try picture(tmux) == before }
  }
}
