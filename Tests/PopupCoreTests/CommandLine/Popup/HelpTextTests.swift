import PopupCore
import Testing

@Suite("--help and --version")
struct HelpTextTests {
  /// In cells; the only characters beyond ASCII are Hangul, which take two.
  private func width(_ line: Substring) -> Int {
    line.unicodeScalars.reduce(0) { $0 + ($1.value < 0x80 ? 1 : 2) }
  }

  @Test("no line of --help is wider than 80 cells")
  func narrow() {
    for line in HelpText.text.split(separator: "\n") {
      #expect(width(line) <= HelpText.width, "\(line)")
      #expect(!line.hasSuffix(" "))
    }
  }

  @Test("every option has a line in --help, with all summaries in one column")
  func lines() {
    let lines = HelpText.text.split(separator: "\n")
    for entry in OptionTable.all {
      let line = lines.first {
        $0.dropFirst(6).hasPrefix(entry.id.spelling + entry.value.usage + " ")
      }
      #expect(line?.dropFirst(HelpText.summaryColumn) == entry.summary[...], "\(entry.name)")
      #expect(line.map { $0.dropFirst(HelpText.summaryColumn - 2).hasPrefix("  ") } == true)
    }
  }

  @Test("--help names the statuses and the manual page, and ends with a newline")
  func ending() {
    let text = HelpText.text
    #expect(text.contains("0 right, 1 left, 3 extra, 124 timeout, 255 Esc"))
    #expect(text.contains("64 usage, 66 unreadable message, 69 no terminal"))
    #expect(text.contains("70 internal error, 74 terminal or output failed"))
    #expect(text.contains("man popup"))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test("--version prints one line")
  func version() {
    #expect(Version.text == "popup 0.2.0\n")
  }
}
