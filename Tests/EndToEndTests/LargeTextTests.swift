import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Size costs nothing: a text is viewed, not laid out.
  @Suite("Large texts", .serialized)
  struct LargeTextTests {
    /// Files of some 90 MB, made once.
    final class Samples: Sendable {
      static let shared = Result { try Samples() }

      let folder: TemporaryDirectory
      var rows: String { folder.path + "/rows" }
      var line: String { folder.path + "/line" }
      var binary: String { folder.path + "/binary" }

      private init() throws {
        folder = try TemporaryDirectory()
        // Numbers of eight digits from 1 to 10,400,000, one a row, or all in one row.
        let script = """
          cd '\(folder.path)' && seq -f %08.0f 10400000 > rows && tr '\\n' ' ' < rows > line
          head -c 94000000 /dev/urandom > binary
          """
        try Tool.run("/bin/sh", ["-c", script])
        // A static is never released.
        atexit {
          guard case .success(let samples) = Samples.shared else { return }
          try? FileManager.default.removeItem(atPath: samples.folder.path)
        }
      }
    }

    static let ways = ["--message-file %", "<%", "--message - <%", "<<(cat %)", "--no-wrap <%"]

    @Test("PgDn, End and Home show the right rows of 94 MB of text", arguments: ways, Binaries.all)
    func rows(way: String, binary: Binary) throws {
      let path = try Samples.shared.get().rows
      let isPiped = way.contains("cat")
      let script = way.replacing("<(", with: " <(").replacing("%", with: path)
      let popup = try Shell.start("popup -l Cancel -r OK \(script)", with: binary)
      defer { popup.finish() }
      try popup.waitFor("00000001")
      let screenful = try numbers(popup.waitFor("OK"))
      #expect(screenful.first == 1 && screenful.count > 5)
      popup.type("\u{1B}[6~")
      try popup.waitUntil("the next page") { screen in
        let next = (try? numbers(screen)) ?? []
        return next.count == screenful.count && next[0] > 1 && next[0] <= screenful.count + 1
          && next[0] >= screenful.count - 1
      }
      popup.type("\u{1B}[F")
      // The pipe may still be sending: End goes to the end of what has arrived.
      eventually(every: 20000) {
        if isPiped { popup.type("\u{1B}[F") }
        return popup.screen.contains("10400000")
      }
      try popup.waitUntil("the last rows") { screen in
        (try? numbers(screen))?.last == 10_400_000
      }
      popup.type("\u{1B}[5~")
      try popup.waitUntil("the page before") { screen in
        guard let last = (try? numbers(screen))?.last else { return false }
        return last < 10_400_000 && last >= 10_400_000 - screenful.count - 1
      }
      popup.type("\u{1B}[H")
      try popup.waitUntil("the first rows") { (try? numbers($0)) == screenful }
      try Popup.expect(popup)
    }

    @Test(
      "both ends of a 94 MB line can be reached", arguments: [[], ["--no-wrap"]], Binaries.all)
    func line(options: [String], binary: Binary) throws {
      let path = try Samples.shared.get().line
      let popup = try Popup.show(binary, options + ["--message-file", path])
      defer { popup.finish() }
      try popup.waitFor("00000001 00000002")
      if options.isEmpty {
        popup.type("\u{1B}[6~")
        try popup.waitUntil("the next page") { screen in
          !screen.contains("00000001 ") && screen.contains("00000099")
        }
        popup.type("\u{1B}[F")
        try popup.waitFor("10400000")
        popup.type("\u{1B}[H")
        try popup.waitFor("00000001 00000002")
      } else {
        popup.type(String(repeating: ">", count: 40))
        try popup.waitUntil("what follows at the right") { screen in
          !screen.contains("00000001 ") && screen.contains("000000")
        }
      }
      try Popup.expect(popup)
    }

    @Test(
      "94 MB of random bytes are shown and scrolled", arguments: [[], ["--ansi"], ["--markup"]],
      Binaries.all)
    func anything(options: [String], binary: Binary) throws {
      let path = try Samples.shared.get().binary
      let popup = try Popup.show(binary, options + ["--message-file", path])
      defer { popup.finish() }
      let start = letters(popup.screen)
      for key in ["\u{1B}[6~", "\u{1B}[F", "\u{1B}[5~"] {
        let before = popup.screen.lines
        popup.type(key)
        try popup.waitUntil("other rows") { $0.lines != before }
      }
      popup.type("\u{1B}[H")
      try popup.waitUntil("the first rows") { letters($0) == start }
      try Popup.expect(popup)
    }

    @Test("a file larger than 4 GiB is shown and scrolled", arguments: Binaries.all)
    func beyond32Bits(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      try folder.write("text", (1...2000).map { "row \($0)\n" }.joined())
      let path = folder.path + "/text"
      try #require(truncate(path, 5 << 30) == 0)
      let popup = try Popup.show(binary, ["--message-file", path])
      defer { popup.finish() }
      try popup.waitFor("row 1 ")
      popup.type(String(repeating: "\u{1B}[6~", count: 20))
      try popup.waitUntil("rows further down") { !$0.contains("row 1 ") && $0.contains("row 2") }
      popup.type("\u{1B}[F")
      try popup.waitUntil("the end, which is a hole") { !$0.contains("row ") }
      popup.type("\u{1B}[H")
      try popup.waitFor("row 1 ")
      try Popup.expect(popup)
    }

    /// The rows, from the top, without what terminals show differently.
    private func letters(_ screen: VirtualScreen) -> [String] {
      screen.lines.map { line in
        String(String.UnicodeScalarView(line.unicodeScalars.filter { (0x21..<0x7F) ~= $0.value }))
      }
    }

    /// The numbers that are rows of their own, from the top.
    private func numbers(_ screen: VirtualScreen) throws -> [Int] {
      screen.lines.compactMap { line in
        let digits = line.split { !$0.isASCII || !$0.isNumber }.map(String.init)
        return digits.first { $0.count == 8 }.flatMap { Int($0) }
      }
    }
  }
}
