import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Licenses and listings look as their authors set them wherever their lines fit the screen.
  @Suite("Text with line breaks of its author", .serialized)
  struct HandSetTextTests {
    @Test(
      "every line that fits the screen stays as it was set",
      arguments: HandSetText.all, [80, 100, 120, 200])
    func keepsLines(text: HandSetText, columns: Int) throws {
      let rows = try preview(of: text, columns: columns)
      var rest = rows[...]
      for line in text.lines where line != "" && line.count <= columns - 2 {
        guard let row = rest.firstIndex(of: line) else {
          Issue.record("broken: \(line)")
          continue
        }
        rest = rest[(row + 1)...]
      }
    }

    @Test("a wider screen breaks no line that a narrower one keeps", arguments: HandSetText.all)
    func growsSteadily(text: HandSetText) throws {
      var kept: Set<String> = []
      for columns in [40, 60, 72, 76, 77, 78, 79, 80, 81, 84, 100, 104, 120, 200] {
        let now = Set(text.lines).intersection(try preview(of: text, columns: columns))
        let lost = kept.subtracting(now)
        #expect(lost == [], "at \(columns) columns")
        kept = now
      }
    }

    @Test(
      "the first page on a terminal has fourteen rows as they were set", arguments: Binaries.all)
    func onTerminal(binary: Binary) throws {
      for text in HandSetText.all where text.lines.allSatisfy({ $0.count <= 78 }) {
        let popup = try Popup.show(
          binary, ["--no-animation", "--message", text.text, "--title", "A title"])
        defer { popup.finish() }
        let rows = text.rows(of: popup.screen.lines)
        let page = Array(text.lines.prefix(14 - text.blankLinesAbove))
        let start = rows.firstIndex(of: page[0]) ?? 0
        #expect(Array(rows[start...].prefix(page.count)) == page, "\(text.name)")
        try Popup.expect(popup)
      }
    }

    /// The rows of the text on a screen as tall as a preview may be, which has room for all of its lines.
    private func preview(of text: HandSetText, columns: Int) throws -> [String] {
      let size = "\(columns)x\(min(1000, 4 * text.lines.count + 40))"
      var environment = PseudoTerminal.environment()
      environment["TERM"] = "dumb"
      let result = try Tool.run(
        Binaries.debug.path,
        ["--left", "Cancel", "--right", "OK", "--message", text.text, "--preview=\(size)"],
        environment: environment)
      #expect(result.status == .exited(0), "\(result.errors)")
      return text.rows(of: result.output.split(separator: "\n").map(String.init))
    }
  }
}
