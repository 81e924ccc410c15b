import Foundation
import TestSupport
import Testing

/// The tests' own tools, which the others trust.
@Suite("Test harness", .serialized)
struct HarnessTests {
  @Test("a virtual screen shows text where it was written")
  func screen() {
    var screen = VirtualScreen(TerminalSize(10, 3))
    screen.feed(Array("\u{1B}[?1049h\u{1B}[2;3H\u{1B}[1;38;2;1;2;3m한a\u{1B}[0m\u{1B}[3;1Hx".utf8))
    #expect(screen.lines == ["", "  한a", "x"])
    #expect(screen.cell(2, 1)?.style.foreground == .rgb(1, 2, 3))
    #expect(screen.cell(2, 1)?.style.isBold == true)
    #expect(screen.position(of: "a")?.column == 4)
    #expect(screen.violations == [])
    #expect(!screen.isRestored)
    screen.feed(Array("\u{1B}[?1049l".utf8))
    #expect(screen.lines == ["", "", ""])
    #expect(screen.isRestored)
  }

  @Test("overwriting half of a wide character leaves a blank")
  func wide() {
    var screen = VirtualScreen(TerminalSize(6, 1))
    screen.feed(Array("한글\u{1B}[1;2Hx".utf8))
    #expect(screen.lines == [" x글"])
  }

  @Test(
    "a virtual screen reports sequences that popup should not send",
    arguments: [
      "\u{1B}[5n", "\u{1B}]0;title\u{07}", "\u{1B}[?1h", "\u{1B}[4:3m", "\u{1B}[9;9H", "\u{9B}",
      "\u{1B}[?1049h\u{07}", "\u{1B}[?7labcdefgh", "\u{1B}P", "\u{1B}(0",
    ])
  func violations(text: String) {
    var screen = VirtualScreen(TerminalSize(6, 2))
    screen.feed(Array(text.utf8))
    #expect(!screen.violations.isEmpty)
  }

  @Test("a virtual screen reports invalid UTF-8")
  func invalid() {
    var screen = VirtualScreen(TerminalSize(6, 2))
    screen.feed([0xFF, 0xFE, 0xE3, 0x61])
    #expect(!screen.violations.isEmpty)
  }

  @Test("a program on a pseudo-terminal sees its size, and its exit status is returned")
  func program() throws {
    let shell = try PseudoTerminal(
      "/bin/sh", ["-c", "stty size </dev/tty; read line; echo got $line; exit 7"],
      size: TerminalSize(40, 10))
    defer { shell.finish() }
    try shell.waitFor("10 40")
    shell.type("한글\n")
    #expect(try shell.waitForExit() == .exited(7))
    #expect(shell.screen.contains("got 한글"))
  }

  @Test("death by a signal is distinguished from an exit status")
  func signal() throws {
    let program = try PseudoTerminal("/bin/sh", ["-c", "echo ready; read x"])
    defer { program.finish() }
    try program.waitFor("ready")
    program.type("\u{03}")
    #expect(try program.waitForExit() == .killed(signal: SIGINT))
  }

  @Test("closing a pseudo-terminal sends SIGHUP to its program")
  func hangUp() throws {
    let program = try PseudoTerminal("/bin/sh", ["-c", "echo ready; read x"])
    defer { program.finish() }
    try program.waitFor("ready")
    program.hangUp()
    #expect(try program.waitForExit() == .killed(signal: SIGHUP))
  }

  @Test("a program started without a terminal has none, and its pipes are read to the end")
  func detached() throws {
    let result = try Tool.run(
      "/bin/sh", ["-c", "cat; (: </dev/tty) 2>/dev/null || echo none; echo err >&2; seq 100000"],
      input: .text("in\n"))
    #expect(result.status == .exited(0))
    #expect(result.output.hasPrefix("in\nnone\n1\n"))
    #expect(result.output.hasSuffix("\n100000\n"))
    #expect(result.errors == "err\n")
  }

  @Test("a standard stream started as closed is closed", arguments: 0...2)
  func closed(descriptor: Int) throws {
    let folder = try TemporaryDirectory()
    let program = try PseudoTerminal(
      "/bin/sh", ["-c", "test -e /dev/fd/\(descriptor) || echo closed > \(folder.path)/note"],
      input: descriptor == 0 ? .closed : .terminal, output: descriptor == 1 ? .closed : .terminal,
      errors: descriptor == 2 ? .closed : .terminal)
    defer { program.finish() }
    #expect(try program.waitForExit() == .exited(0))
    #expect(folder.read("note") == "closed\n")
  }

  @Test("tmux shows a command's screen", RequiredTool.tmux.isRequired)
  func tmux() throws {
    let session = try TmuxSession(
      "echo hello; read line; echo got $line; read line", size: TerminalSize(50, 10),
      environment: PseudoTerminal.environment())
    try session.waitFor("hello")
    try session.send(keys: "한글", "Enter")
    try session.waitFor("got 한글")
    #expect(try session.value(of: "#{pane_width}") == "50")
    session.kill()
  }

  @Test(
    "the release binary exists and is newer than its sources",
    .enabled(
      if: Binaries.release != nil || RequiredTool.isCI,
      "no release binary newer than the sources; make it with: swift build -c release"))
  func release() throws {
    let binary = try #require(Binaries.release)
    #expect(FileManager.default.isExecutableFile(atPath: binary.path))
  }
}
