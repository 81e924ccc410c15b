import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// `--inline` below a real prompt keeps the screen and erases only its own rows.
  @Suite("Inline popups", .serialized, RequiredTool.tmux.isRequired)
  struct InlineTests {
    static let command = Popup.command + " --inline"

    @Test(
      "an inline popup keeps the rows above it, erases its own and restores the cursor",
      arguments: Binaries.all)
    func stays(binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(keys: "seq -f 'row %g' 5", "Enter")
      let above = try tmux.waitUntil("a prompt after the rows") { hasPrompt($0, below: "row 5") }
      try tmux.send(keys: Self.command + "; echo status-$?", "Enter")
      let shown = try tmux.waitFor("‹ OK ›")
      #expect(try tmux.value(of: "#{alternate_on}") == "0")
      let last = try #require(above.lastIndex { $0 == "$" })
      #expect(Array(shown[..<last]) == Array(above[..<last]))
      try tmux.send(keys: "n")
      let after = try tmux.waitFor("status-1")
      expectGone(after)
      #expect(Array(after[..<last]) == Array(above[..<last]))
      #expect(after[last + 1] == "status-1")
      // The prompt comes after the status.
      let place = "2 \(last + 2) 1"
      var cursor = ""
      try eventually {
        cursor = try tmux.value(of: "#{cursor_x} #{cursor_y} #{cursor_flag}")
        return cursor == place
      }
      #expect(cursor == place)
    }

    @Test("after an inline popup the cursor returns to its column", arguments: Binaries.all)
    func column(binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(keys: "printf abc; \(Self.command); printf 'def-%s\\n' $?", "Enter")
      try tmux.waitFor("‹ OK ›")
      try tmux.send(keys: "Left", "Right", "Enter")
      let after = try tmux.waitFor("def-0")
      #expect(after.contains("abcdef-0"))
      expectGone(after)
    }

    @Test(
      "an inline popup at the bottom scrolls the screen by the rows it needs",
      arguments: Binaries.all)
    func bottom(binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(keys: "seq -f 'row %g' 100", "Enter")
      try tmux.waitUntil("a prompt after the rows") { hasPrompt($0, below: "row 100") }
      try tmux.send(keys: Self.command + "; echo status-$?", "Enter")
      let shown = try tmux.waitFor("‹ OK ›")
      let last = try #require(shown.firstIndex { $0.contains(Self.command) })
      #expect(shown[last - 1] == "row 100")
      try tmux.send(keys: "Escape")
      let after = try tmux.waitUntil("a prompt after the status") {
        hasPrompt($0, below: "status-255")
      }
      expectGone(after)
      let echo = try #require(after.firstIndex { $0 == "status-255" })
      #expect(after[echo - 2] == "row 100")
      #expect(after[(echo + 2)...].allSatisfy { $0.isEmpty })
    }

    /// Whether the row is shown and the shell reads again below it: earlier input would be echoed
    /// twice.
    private func hasPrompt(_ rows: [String], below row: String) -> Bool {
      guard let index = rows.firstIndex(of: row) else { return false }
      return rows.dropFirst(index + 1).first == "$"
    }

    @Test(
      "an inline popup leaves nothing behind when the window is resized",
      arguments: [
        TerminalSize(50, 24), TerminalSize(110, 24), TerminalSize(80, 16), TerminalSize(44, 40),
      ],
      Binaries.all)
    func resize(size: TerminalSize, binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(keys: "seq -f 'row %g' 12; \(Self.command); echo status-$?", "Enter")
      try tmux.waitFor("‹ OK ›")
      try tmux.resize(to: size)
      try tmux.send(keys: "Left")
      try tmux.waitUntil("the popup in another size") { lines in
        lines.contains { $0.contains("‹ Cancel ›") }
      }
      try tmux.send(keys: "Enter")
      let after = try tmux.waitFor("status-1")
      expectGone(after)
      let status = try #require(after.firstIndex { $0 == "status-1" })
      #expect(after[..<status].contains("row 12"))
    }

    @Test(
      "an inline popup leaves nothing behind when its pane is narrowed and widened while it is open",
      arguments: Binaries.all)
    func pane(binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(keys: "seq -f 'row %g' 8; \(Self.command); echo status-$?", "Enter")
      try tmux.waitFor("‹ OK ›")
      // The upper edges of the boxes on the screen, each as wide as its box.
      func edges(of rows: [String]) -> [String] {
        rows.filter { $0.contains("▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄") }.map { $0.filter { $0 != " " } }
      }
      try tmux.splitBeside()
      var lastEdge = ""
      for (columns, key, focused) in [
        (nil, "Left", "Cancel"), (44, "Right", "OK"), (70, "Left", "Cancel"), (30, "Right", "OK"),
      ] as [(Int?, String, String)] {
        if let columns { try tmux.resizePane(toColumns: columns) }
        // tmux breaks the rows at once, but tells the size a moment later.
        let rows = try tmux.waitUntil("one popup of another width") { rows in
          let edges = edges(of: rows)
          return edges.count == 1 && edges[0].hasSuffix("▖") && edges[0] != lastEdge
        }
        lastEdge = edges(of: rows).first ?? ""
        try tmux.send(keys: key)
        let focusedRows = try tmux.waitFor("‹ \(focused) ›")
        #expect(focusedRows.filter { $0.contains("‹ \(focused) ›") }.count == 1)
        #expect(edges(of: focusedRows).count == 1)
      }
      try tmux.send(keys: "n")
      let after = try tmux.waitFor("status-1")
      expectGone(after)
      #expect(after.contains("status-1"))
    }

    @Test(
      "a message longer than the screen scrolls inside an inline popup", arguments: Binaries.all)
    func long(binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(keys: "echo before", "Enter")
      try tmux.send(
        keys: "seq -f 'line %g' 300 | popup --inline -l Cancel -r OK; echo status-$?", "Enter")
      try tmux.waitFor("line 1")
      try tmux.waitFor("‹ OK ›")
      try tmux.send(keys: "End")
      try tmux.waitFor("line 300")
      try tmux.send(keys: "Enter")
      let after = try tmux.waitFor("status-0")
      expectGone(after)
      #expect(!after.contains { $0.contains("line ") && !$0.contains("seq") })
    }

    @Test(
      "an inline popup that grows with its message leaves nothing behind", arguments: Binaries.all)
    func growing(binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(
        keys: "(for i in 1 2 3 4 5 6; do echo line $i; sleep 0.2; done)"
          + " | popup --inline -l Cancel -r OK; echo status-$?", "Enter")
      try tmux.waitFor("line 6")
      try tmux.send(keys: "Enter")
      let after = try tmux.waitFor("status-0")
      expectGone(after)
      #expect(after.filter { $0.contains("line ") }.count == 1)
    }

    @Test("a key pressed while an inline popup grows counts", arguments: Binaries.all)
    func keyWhileGrowing(binary: Binary) throws {
      for _ in 1...20 {
        let popup = try Popup.show(binary, ["--inline"], input: .pipe)
        defer { popup.finish() }
        popup.writeInput(Array("one\ntwo\n".utf8))
        try Popup.expect(popup)
      }
    }

    @Test(
      "the preview of an inline popup is the picture that the popup draws",
      arguments: [
        TerminalSize(80, 24), TerminalSize(60, 18), TerminalSize(40, 12), TerminalSize(20, 6),
      ],
      Binaries.all)
    func preview(size: TerminalSize, binary: Binary) throws {
      let text = (1...30).map { "line \($0)" }.joined(separator: "\n")
      for message in ["Sure?", text] {
        let options =
          ["--left", "Cancel", "--right", "OK", "--inline", "--no-animation"]
          + ["--title", "A title", "--message", message]
        let popup = try Popup.start(binary, options, size: size)
        defer { popup.finish() }
        try popup.waitUntil("the buttons") { $0.contains("OK") }
        let preview = try Popup.start(binary, options + ["--preview"], size: size)
        defer { preview.finish() }
        #expect(try preview.waitForExit() == .exited(0))
        let (drawn, printed) = (popup.screen, preview.screen)
        // The popup leaves the cursor's row to the prompt if it has room, the preview begins there.
        let above = drawn.lines.prefix { $0 == "" }.count
        let rows = size.rows - 1
        #expect(above <= 1)
        #expect(
          printed.lines.prefix(rows - above) == drawn.lines.dropFirst(above).prefix(rows - above))
        for row in 0..<rows - above {
          let colors = (0..<size.columns).map { printed.cell($0, row)?.style.background }
          let shown = (0..<size.columns).map { drawn.cell($0, row + above)?.style.background }
          #expect(colors == shown, "row \(row)")
        }
        try Popup.expect(popup)
      }
    }

    @Test("Ctrl-C erases an inline popup", arguments: Binaries.all)
    func interrupt(binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(keys: "echo before; " + Self.command, "Enter")
      try tmux.waitFor("‹ OK ›")
      try tmux.send(keys: "C-c")
      try tmux.waitUntil("the prompt") { lines in lines.last { $0 != "" } == "$" }
      try tmux.send(keys: "echo status-$?", "Enter")
      let after = try tmux.waitFor("status-130")
      expectGone(after)
      #expect(after.contains("before"))
    }

    @Test("Ctrl-Z erases an inline popup and fg redraws it", arguments: Binaries.all)
    func suspend(binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(keys: "echo before; " + Self.command, "Enter")
      try tmux.waitFor("‹ OK ›")
      try tmux.send(keys: "C-z")
      let stopped = try tmux.waitUntil("the shell") { lines in
        lines.contains { $0.contains("Stopped") } && lines.last { $0 != "" } == "$"
      }
      expectGone(stopped)
      try tmux.send(keys: "fg; echo status-$?", "Enter")
      try tmux.waitFor("‹ OK ›")
      try tmux.send(keys: "n")
      let after = try tmux.waitFor("status-1")
      expectGone(after)
      #expect(after.contains("before"))
    }

    @Test("SIGTERM erases an inline popup", arguments: Binaries.all)
    func terminate(binary: Binary) throws {
      let tmux = try prompt(binary)
      try tmux.send(
        keys: "echo before; timeout --foreground 2 \(Self.command); echo status-$?", "Enter")
      try tmux.waitFor("‹ OK ›")
      let after = try tmux.waitFor("status-124")
      expectGone(after)
      #expect(after.contains("before"))
    }

    /// Expects neither a button nor a piece of the frame.
    private func expectGone(
      _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let screen = lines.joined(separator: "\n")
      let drawn = lines.filter { !$0.contains("popup") }.joined()
      #expect(
        !drawn.unicodeScalars.contains { (0x2500...0x25FF) ~= $0.value } && !drawn.contains("‹")
          && !drawn.contains("Tab move"), "\(screen)", sourceLocation: sourceLocation)
    }

    /// A bash whose prompt is `$` in the top-left corner of tmux.
    private func prompt(_ binary: Binary) throws -> TmuxSession {
      let bash = try RequiredTool.bash.path
      let tmux = try TmuxSession(
        "exec env 'PS1=$ ' \(bash) --norc --noprofile -i", environment: Shell.environment(binary))
      try tmux.waitFor("$")
      return tmux
    }
  }
}
