import Testing

@testable import PopupCore

@Suite("Key table")
struct KeyTableTests {
  private static let long = (1...50).map { "row \($0) " + String(repeating: "wide ", count: 25) }
    .joined(separator: "\n")

  /// Popups that together meet every condition of the table.
  private static let popups: [[String]] = [
    ["m"], ["m", "--check", "I know"], ["m", "--type", "word"], [long], ["--no-wrap", long],
    ["--no-wrap", long, "--type", "word"],
    ["--segment", "A", "-m", "1", "--segment", "B", "-m", "2"],
    ["--segment", "A", "-m", "1", "--segment", "B", "-m", "2", "--type", "word"],
    ["--segment", "A", "-m", "1", "--segment", "B", "-m", "2", "--alert"],
  ]

  /// The keys that a row matches, as a terminal would report them.
  private static func presses(of pattern: KeyPattern) -> [(Key, Modifiers)] {
    switch pattern {
    case .key(let key): [(key, [])]
    case .shift(let key): [(key, .shift)]
    case .control(let key): [(key, .control)]
    case .letter(let scalar), .mark(let scalar): [(.character(scalar), [])]
    case .digit: [(.character("1"), []), (.character("2"), [])]
    case .labelLetter: [(.character("취"), []), (.character("ㅎ"), [])]
    case .text: [(.character("x"), []), (.character("한"), [])]
    }
  }

  @Test(
    "every row of the key table is reached by its own keys in some popup",
    arguments: KeyTable.all.indices)
  func reachable(index: Int) throws {
    let binding = KeyTable.all[index]
    for words in Self.popups {
      for focus in [0, 1] {
        let question = try Question(words)
        if focus == 1 { question.press(.tab) }
        let conditions = question.dialog.keyConditions(question.texts, now: 0)
        for navigation in [KeyConditions(), .focusWraps, [.focusWraps, .isPager]] {
          for (key, modifiers) in Self.presses(of: binding.keys) {
            let found = KeyTable.binding(
              for: KeyPress(key, modifiers), when: conditions.union(navigation),
              question.dialog.mnemonics)
            if found == binding { return }
          }
        }
      }
    }
    Issue.record("\(binding.keys.name) for \(binding.topic) is never reached")
  }

  @Test("every topic of the key table has keys and a sentence")
  func topics() {
    for topic in KeyTopic.allCases {
      #expect(!topic.keyNames.isEmpty, "\(topic)")
      #expect(topic.manual.hasSuffix("."), "\(topic)")
    }
  }

  @Test("every key in the key row has a word there")
  func hints() {
    for binding in KeyTable.all where binding.isHinted {
      for strings in [Strings.korean, .english] {
        #expect(!strings.word(for: binding.topic).isEmpty, "\(binding.keys.name)")
      }
    }
  }

  @Test("the key row drops hints until it fits, Enter and Esc last", arguments: 20...100)
  func narrow(columns: Int) throws {
    let question = try Question(
      [Self.long, "--no-wrap", "--check", "a", "-l", "No", "-r", "OK"], columns, 40)
    let row = question.dialog.keyRow(question.texts, now: 0)
    #expect(ShortText.width(of: row) + 4 <= columns || row.isEmpty)
    if columns > 30 { #expect(row.map { "\($0.first)" }.joined().hasSuffix("Esc cancel")) }
  }
}
