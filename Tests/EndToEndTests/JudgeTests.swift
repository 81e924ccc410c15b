import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Frames as independent terminal emulators show them: straight, even where the emulator's idea
  /// of a text's width differs from popup's.
  @Suite("Frames in other terminal emulators", .serialized)
  struct JudgeTests {
    struct Message: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let text: String
    }

    static let messages = [
      Message(testDescription: "Korean", text: "정말로 삭제를 하시겠습니까? 되돌릴 수 없습니다.\n가나다라\n漢字かな交じり"),
      Message(
        testDescription: "conjoining jamo",
        text: "정말로 삭제를 하시겠습니까?\n각\nᄒ\nᅡ\nᆨ\nㅎㅏㄴㄱㅡㄹ\n나랏말ᄊᆞ미\nend ᄒᆞᆫ"
          .decomposedStringWithCanonicalMapping),
      Message(testDescription: "emoji", text: "📦 패키지 😀😀😀\n✅ done\n⌚ 12:00\nend ✅\n🫩 of 2024"),
      Message(
        testDescription: "joined emoji",
        text: "👨‍👩‍👧‍👦 family\n🏳️‍🌈 flag\n❤️‍🔥 heart\n두 사람 👩‍❤️‍💋‍👨 끝\n🧑🏽‍💻"),
      Message(testDescription: "skin tones", text: "👍🏽 good\n👋🏻👋🏼👋🏽👋🏾👋🏿\nend 👍🏿"),
      Message(testDescription: "flags", text: "🇰🇷 Korea\n🇰🇷🇯🇵🇺🇸\n🇰 alone\n🏴󠁧󠁢󠁥󠁮󠁧󠁿 England"),
      Message(
        testDescription: "variation selectors",
        text: "❤️ ⚠️ ℹ️ ▶️ 🖥️\n❤ ⚠ ℹ ▶ 🖥\n😀\u{FE0E} ⌚\u{FE0E}\nend ❤️"),
      Message(testDescription: "keycaps", text: "1️⃣ one\n2️⃣3️⃣#️⃣*️⃣\nend 9️⃣"),
      Message(
        testDescription: "combining marks",
        text:
          "e\u{301} a\u{300}\u{302}\u{323} n\u{303}\nか\u{3099}\n\u{301}alone\nz\u{335}\u{336}\u{337}algo"
      ),
      Message(
        testDescription: "scripts of their own kind",
        text:
          "क्षि हिन्दी\nสวัสดี ครับ\nمرحبا بالعالم\nשלום\n\u{3164}filler\u{3164}\nsoft\u{AD}hyphen\nः alone"),
      Message(testDescription: "ambiguous", text: "※ ① · … “quoted” — → ● ▶ § ° ± ×\n░▒▓ ┌─┐ Ω Д"),
    ]

    static let sizes = [TerminalSize(80, 24), TerminalSize(40, 16), TerminalSize(22, 20)]

    @Test(
      "frames have straight borders in pyte", RequiredTool.pyte.isRequired, arguments: messages,
      Binaries.all)
    func pyte(message: Message, binary: Binary) throws {
      for size in Self.sizes {
        let popup = try Popup.show(
          binary,
          ["--border", "line", "--no-animation", "--title", message.text]
            + ["--message", message.text], size: size)
        defer { popup.finish() }
        // Every frame, even one that a later frame replaces.
        popup.type("\u{1B}[F\u{1B}[H\u{1B}[B")
        popup.type("\u{1B}[C\u{1B}[D")
        try popup.waitUntil("the focus on the left") { $0.contains("‹ Cancel ›") }
        expectStraight(try PyteScreen.cells(of: popup.output, size: size), size)
        popup.type("n")
        #expect(try popup.waitForExit() == .exited(1))
      }
    }

    @Test(
      "frames have straight borders in tmux", RequiredTool.tmux.isRequired, arguments: messages,
      Binaries.all)
    func tmux(message: Message, binary: Binary) throws {
      let folder = try TemporaryDirectory()
      try folder.write("message", message.text)
      try folder.write("measure", Self.measure)
      for size in Self.sizes {
        let tmux = try TmuxSession(
          "popup --border line --no-animation -l Cancel -r OK --message-file \(folder.path)/message"
            + "; exec bash \(folder.path)/measure \(folder.path)",
          size: size, environment: Shell.environment(binary))
        try tmux.waitFor("OK", onAlternateScreen: true)
        // A first frame may be seen half drawn, but not the changes by later keys, since the first
        // key ends the animation.
        try tmux.send(keys: "Left")
        try tmux.waitFor("‹ Cancel ›")
        try tmux.send(keys: "End", "Home", "Right")
        let lines = try tmux.waitFor("‹ OK ›")
        try tmux.send(keys: "n")
        // tmux measures how far each piece of a row reaches.
        var pieces: [String] = []
        var pieceRows: [Int] = []
        for (row, line) in lines.enumerated() {
          for index in line.indices where Self.borders.contains(String(line[index])) {
            pieces.append(String(line[..<index]))
            pieceRows.append(row)
          }
        }
        try folder.write("pieces", pieces.map { $0 + "\n" }.joined())
        try folder.write("go", "")
        try tmux.waitFor("measured", onAlternateScreen: false)
        let columns = (folder.read("columns") ?? "").split(separator: "\n").compactMap { Int($0) }
        try #require(columns.count == pieces.count)
        var borders = [[Int]](repeating: [], count: lines.count)
        for (row, column) in zip(pieceRows, columns) { borders[row].append(column) }
        expectStraight(borders, size, lines.joined(separator: "\n"))
        tmux.kill()
        for name in ["go", "pieces", "columns"] {
          try FileManager.default.removeItem(atPath: folder.path + "/" + name)
        }
      }
    }

    @Test(
      "frames have straight borders in xterm", RequiredTool.xterm.isRequired,
      RequiredTool.xdotool.isRequired,
      RequiredTool.xvfb.isRequired, arguments: Binaries.all)
    func xterm(binary: Binary) throws { try judge(XtermEmulator(), binary) }

    @Test(
      "frames have straight borders in kitty", RequiredTool.kitty.isRequired,
      RequiredTool.xdotool.isRequired,
      RequiredTool.xvfb.isRequired, arguments: Binaries.all)
    func kitty(binary: Binary) throws { try judge(KittyEmulator(), binary) }

    /// Shows all messages in one window, since a window takes long to open.
    private func judge(_ emulator: some TerminalEmulator, _ binary: Binary) throws {
      for size in Self.sizes {
        let window = try TerminalWindow(
          emulator, size: size, environment: Shell.environment(binary))
        for message in Self.messages {
          try window.folder.write("message", message.text)
          try window.start(
            #"popup --border line -t "$(<message)" --message-file message -l Cancel -r OK"#)
          try window.waitFor("‹ OK ›")
          try window.press("Left")
          try window.waitFor("‹ Cancel ›")
          try window.press("End", "Right")
          expectStraight(try window.waitFor("‹ OK ›"), size, message)
          try window.press("Home", "Left")
          expectStraight(try window.waitFor("‹ Cancel ›"), size, message)
          try window.press("n")
          #expect(try window.waitForEnd() == 1)
        }
      }
    }

    private static let borders: Set<String> = ["│", "╭", "╮", "╰", "╯", "├", "┤", "┃"]

    /// Writes each piece at the start of a row and asks the terminal for the cursor's column.
    private static let measure = #"""
      cd "$1"
      until [ -e go ]; do read -rst 0.01; done
      while IFS= read -r piece; do
        printf '\r\033[2K%s\033[6n' "$piece" >/dev/tty
        IFS='[;' read -rs -d R _ _ column </dev/tty
        echo "$((column - 1))"
      done <pieces >columns
      printf '\nmeasured\n'
      read -r
      """#

    /// The left and the right border are each in one column, in every row of the box.
    private func expectStraight(
      _ borders: [[Int]], _ size: TerminalSize, _ picture: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let comment: Comment = "\(size.columns)x\(size.rows), \(picture)"
      var rows = borders.filter { !$0.isEmpty }
      // A box as large as the screen lacks its last corner: some terminals would scroll for it.
      let reachesCorner =
        borders.count >= size.rows && !borders[size.rows - 1].isEmpty
        && borders.contains { $0.last == size.columns - 1 }
      if reachesCorner { rows.removeLast() }
      #expect(rows.count >= 5, comment, sourceLocation: sourceLocation)
      #expect(
        Set(rows.map { $0.first }).count == 1, comment, sourceLocation: sourceLocation)
      #expect(Set(rows.map { $0.last }).count == 1, comment, sourceLocation: sourceLocation)
      #expect(rows.allSatisfy { $0.count >= 2 }, comment, sourceLocation: sourceLocation)
    }

    /// The same for the text of each cell.
    private func expectStraight(
      _ cells: [[String]], _ size: TerminalSize, _ message: Message? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let picture = cells.map { $0.joined() }.joined(separator: "\n")
      expectStraight(
        cells.map { row in row.indices.filter { Self.borders.contains(row[$0]) } }, size,
        (message.map { $0.testDescription + "\n" } ?? "") + picture, sourceLocation: sourceLocation)
    }
  }
}
