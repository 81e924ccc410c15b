import Testing

@testable import PopupCore

@Suite("Key row")
struct KeyRowTests {
  private static let long = (1...99).map { "row \($0)" }.joined(separator: "\n")

  private static let wide = String(repeating: "wide ", count: 60)

  /// The words of a command, and its key row.
  static let hints: [([String], String)] = [
    (["m"], "Tab 이동   Enter 선택   Esc 닫기"),
    (["m", "-l", "Cancel", "-r", "OK"], "Tab move   Enter choose   Esc cancel"),
    (["m", "-l", "Cancel", "-r", "예"], "Tab 이동   Enter 선택   Esc 닫기"),
    (["m", "-l", "No", "--extra", "Later", "-r", "OK"], "Tab move   Enter choose   Esc cancel"),
    (["m", "-l", "Keep", "-r", "Delete", "--destructive"], "Tab move   Enter choose   Esc cancel"),
    (["m", "-l", "No", "-r", "OK", "--esc", "left"], "Tab move   Enter choose   Esc No"),
    (["m", "-l", "No", "-r", "OK", "--esc", "ignore"], "Tab move   Enter choose"),
    (["m", "--esc", "ignore"], "Tab 이동   Enter 선택"),
    ([long], "PgUp PgDn 스크롤   Tab 이동   Enter 선택   Esc 닫기"),
    (
      [long, "-l", "Cancel", "-r", "OK"],
      "PgUp PgDn scroll   Tab move   Enter choose   Esc cancel"
    ),
    (
      [long, "-l", "Cancel", "-r", "OK", "--require-read"],
      "PgUp PgDn scroll   Enter choose   Esc cancel"
    ),
    (
      ["m", "-l", "No", "-r", "OK", "--check", "Really"],
      "Space tick   Tab move   Enter next   Esc cancel"
    ),
    (["m", "-l", "No", "-r", "OK", "--type", "yes"], "Tab move   Enter next   Esc cancel"),
    (["m", "-l", "No", "-r", "OK", "--wait", "5"], "Enter choose   Esc cancel"),
    (["m", "-l", "No", "-r", "OK", "--border", "ascii"], "Tab move   Enter choose   Esc cancel"),
    (
      ["--segment", "A", "-m", "1", "--segment", "B", "-m", "2", "-l", "No", "-r", "OK"],
      "[ ] page   Tab move   Enter choose   Esc cancel"
    ),
    (
      [
        "--segment", "A", "-m", "1", "--segment", "B", "-m", "2", "-l", "No", "-r", "OK", "--type",
        "w",
      ], "Ctrl-PgUp Ctrl-PgDn page   Tab move   Enter next   Esc cancel"
    ),
    (
      ["--segment", "A", "-m", "1", "--segment", "B", "-m", "2", "--alert"],
      "[ ] 탭   Enter 선택   Esc 닫기"
    ),
    (
      ["--no-wrap", wide, "-l", "No", "-r", "OK"],
      "< > sideways   Tab move   Enter choose   Esc cancel"
    ),
    // An alert, in which only the button can have the focus.
    (["m", "--alert", "-r", "OK"], ""),
  ]

  @Test("the key row names the keys that do something", arguments: hints)
  func hint(words: [String], expected: String) throws {
    for capabilities in [TerminalCapabilities.soft, .line, .with(.ascii, .none)] {
      let question = try Question(words, 80, 30, capabilities: capabilities)
      let row = question.frame.line(29)
      #expect(row.drop { $0 == " " } == expected, "\(capabilities.testDescription)")
      // Centered, like the box.
      #expect(row.prefix { $0 == " " }.count - (80 - width(of: expected)) / 2 == 0 || row.isEmpty)
    }
  }

  @Test("without a free row or enough columns there is no key row")
  func noRoom() throws {
    for words in [["--height", "100%"], ["--width", "100%", "--height", "24"]] {
      let question = try Question([Self.long, "-l", "Cancel", "-r", "OK"] + words, 80, 24)
      #expect(!question.frame.picture().contains("Tab"))
    }
    #expect(!(try Question(["m"], 32, 24)).frame.picture().contains("Tab"))
  }

  @Test(
    "the key row is on the screen from the first frame of the entrance animation on",
    arguments: 0..<10)
  func appearing(tenth: Int) throws {
    let question = try Question(
      [Self.long, "-l", "Cancel", "-r", "OK"], 80, 24, capabilities: .soft)
    question.dialog.appear(now: 0)
    question.now = tenth * 10
    let frame = question.frame
    if tenth == 0 {
      let last = question.dialog.frame(texts: question.texts, now: 1000)
      #expect(frame.picture() != last.picture())
    }
    #expect(
      frame.line(23).drop { $0 == " " }
        == "PgUp PgDn scroll   Tab move   Enter choose   Esc cancel")
  }

  private func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ((0xAC00...0xD7A3).contains($1.value) ? 2 : 1) }
  }
}
