import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// When a text is scrolled, popup has the terminal move the rows. The screen must then equal one
  /// that is drawn from scratch.
  @Suite("Scrolling with terminal line shifts", .serialized)
  struct ScrollTests {
    private static let size = TerminalSize(60, 20)
    /// Numbered rows of different words, so that moving them takes fewer bytes than drawing them.
    private static let text = (10..<60).map {
      "row \($0) 한글 \($0 * $0 * 7_654_321) 👍 \($0 * 0x9E37_79B9)"
    }.joined(separator: "\n")
    private static let options = ["--no-animation", "--message", text]

    private func numbers(_ lines: [String]) -> [Int] {
      lines.compactMap { line in
        line.firstRange(of: "row ").flatMap { Int(line[$0.upperBound...].prefix(2)) }
      }
    }

    /// Expects consecutive rows, beginning with `first`.
    private func expectRows(
      from first: Int, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let shown = numbers(lines)
      #expect(shown.count > 6, sourceLocation: sourceLocation)
      #expect(shown == Array(first..<first + shown.count), sourceLocation: sourceLocation)
    }

    @Test(
      "scrolled rows are right on a strict terminal and in pyte", RequiredTool.pyte.isRequired,
      arguments: Binaries.all)
    func strict(binary: Binary) throws {
      let popup = try Popup.show(binary, Self.options, size: Self.size)
      defer { popup.finish() }
      expectRows(from: 10, popup.screen.lines)
      for (key, first) in [("\u{1B}[B", 11), ("\u{1B}[B", 12), ("\u{1B}[A", 11)] {
        let before = popup.output.count
        popup.type(key)
        try popup.waitUntil("row \(first) at the top") { numbers($0.lines).first == first }
        let sent = popup.output[before...]
        #expect(sent.count < 700)
        #expect(String(decoding: sent, as: UTF8.self).contains("\u{1B}[1M"))
      }
      let moved = popup.screen
      let cells = try PyteScreen.cells(of: popup.output, size: Self.size)
      let frames = popup.screen.frames
      popup.type("\u{0C}")
      try popup.waitUntil("all of it anew") { $0.frames > frames }
      for row in 0..<Self.size.rows {
        for column in 0..<Self.size.columns {
          #expect(moved.cell(column, row)?.text == popup.screen.cell(column, row)?.text)
          #expect(
            moved.cell(column, row)?.style.background
              == popup.screen.cell(column, row)?.style.background)
        }
      }
      #expect(try PyteScreen.cells(of: popup.output, size: Self.size) == cells)
      try Popup.expect(popup)
    }

    @Test(
      "scrolled rows are right in tmux over a captured screen", RequiredTool.tmux.isRequired,
      arguments: Binaries.all)
    func tmux(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      try folder.write("message", Self.text)
      let tmux = try TmuxSession(
        "seq -s ' ' 200; popup --no-animation -l Cancel -r OK --message-file \(folder.path)/message",
        size: Self.size, environment: Shell.environment(binary))
      try tmux.waitFor("OK", onAlternateScreen: true)
      try tmux.send(keys: "Down", "Down", "Down", "Up")
      try tmux.waitUntil("row 12 at the top") { numbers($0).first == 12 }
      try tmux.send(keys: "Left")
      let moved = try tmux.waitUntil("the focus on the left") { lines in
        lines.contains { $0.contains("‹ Cancel ›") }
      }
      expectRows(from: 12, moved)
      try tmux.send(keys: "C-l", "Right")
      try tmux.waitFor("‹ OK ›")
      try tmux.send(keys: "Left")
      #expect(try tmux.waitFor("‹ Cancel ›") == moved)
      #expect(moved.contains { $0.contains("1 2 3 4 5") })
    }

    @Test(
      "scrolling works inside the caller's scrolling region and keeps it",
      RequiredTool.tmux.isRequired, arguments: Binaries.all)
    func region(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      try folder.write("message", Self.text)
      let tmux = try TmuxSession(
        #"printf '\033[2;19r'; popup --no-animation -l Cancel -r OK --message-file "#
          + "\(folder.path)/message; echo ended; read", size: Self.size,
        environment: Shell.environment(binary))
      try tmux.waitFor("OK", onAlternateScreen: true)
      let first = try tmux.capture()
      try tmux.send(keys: "Down", "Down", "Down", "Up")
      expectRows(from: 12, try tmux.waitUntil("row 12 at the top") { numbers($0).first == 12 })
      try tmux.send(keys: "Home")
      #expect(try tmux.waitUntil("row 10 at the top") { numbers($0).first == 10 } == first)
      try tmux.send(keys: "n")
      try tmux.waitFor("ended", onAlternateScreen: false)
      #expect(try tmux.value(of: "#{scroll_region_upper} #{scroll_region_lower}") == "1 18")
    }

    @Test(
      "scrolled rows are right in xterm", RequiredTool.xterm.isRequired,
      RequiredTool.xdotool.isRequired,
      RequiredTool.xvfb.isRequired, arguments: Binaries.all)
    func xterm(binary: Binary) throws { try judge(XtermEmulator(), binary) }

    @Test(
      "scrolled rows are right in kitty", RequiredTool.kitty.isRequired,
      RequiredTool.xdotool.isRequired,
      RequiredTool.xvfb.isRequired, arguments: Binaries.all)
    func kitty(binary: Binary) throws { try judge(KittyEmulator(), binary) }

    /// One character a cell: whether a blank was drawn or erased cannot be seen.
    private func lines(_ cells: [[String]]) -> [String] {
      cells.map { row in
        let line = row.map { $0.isEmpty ? " " : $0 }.joined()
        return String(line.reversed().drop { $0 == " " }.reversed())
      }
    }

    private func judge(_ emulator: some TerminalEmulator, _ binary: Binary) throws {
      let window = try TerminalWindow(
        emulator, size: Self.size, environment: Shell.environment(binary))
      try window.folder.write("message", Self.text)
      try window.start("popup --no-animation --message-file message -l Cancel -r OK")
      try window.waitFor("‹ OK ›")
      try window.press("Down", "Down", "Down", "Up", "Left")
      let moved = try window.waitFor("‹ Cancel ›")
      expectRows(from: 12, moved.map { $0.joined() })
      try window.press("ctrl+l", "Right")
      try window.waitFor("‹ OK ›")
      try window.press("Left")
      #expect(try lines(window.waitFor("‹ Cancel ›")) == lines(moved))
      try window.press("n")
      #expect(try window.waitForEnd() == 1)
    }
  }
}
