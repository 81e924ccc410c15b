import TestSupport
import Testing

extension EndToEnd {
  /// Every key that the key row names does what the row says.
  @Suite("The key row and what its keys do", .serialized)
  struct KeyHintTests {
    struct Asked: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let arguments: [String]
      /// What each button's label stands for.
      let statuses: [String: Int32]
      let hint: String
      let escape: Int32

      init(
        _ name: String, _ arguments: [String], hint: String, escape: Int32 = 255
      ) {
        testDescription = name
        self.arguments = arguments
        self.hint = hint
        self.escape = escape
        var statuses: [String: Int32] = [:]
        for (option, status) in [("-l", 1), ("--extra", 3), ("-r", 0)] as [(String, Int32)] {
          guard let index = arguments.firstIndex(of: option) else { continue }
          statuses[arguments[index + 1]] = status
        }
        self.statuses = statuses
      }
    }

    private static let long = (1...60).map { "row \($0)." }.joined(separator: "\n")
    private static let english = ["-l", "Cancel", "-r", "OK"]
    private static let keys = "Tab move   Enter choose   Esc cancel"
    private static let wide = String(repeating: "wide ", count: 60)
    private static let pages = ["--segment", "A", "-m", "Page 1", "--segment", "B", "-m", "Page 2"]

    static let asked = [
      Asked("a question", ["Sure?"] + english, hint: keys),
      Asked(
        "a question in Korean", ["계속할까요?", "-l", "취소", "-r", "확인"],
        hint: "Tab 이동   Enter 선택   Esc 닫기"),
      Asked("three buttons", ["Sure?", "--extra", "Later"] + english, hint: keys),
      Asked("what destroys", ["Sure?", "--destructive"] + english, hint: keys),
      Asked(
        "Esc as the left button", ["Sure?", "--esc", "left"] + english,
        hint: "Tab move   Enter choose   Esc Cancel", escape: 1),
      Asked("no Esc", ["Sure?", "--esc", "ignore"] + english, hint: "Tab move   Enter choose"),
      Asked("a long text", [long] + english, hint: "PgUp PgDn scroll   " + keys),
      Asked(
        "a long text in Korean", [long, "-l", "취소", "-r", "확인"],
        hint: "PgUp PgDn 스크롤   Tab 이동   Enter 선택   Esc 닫기"),
      Asked(
        "a text to be read", [long, "--require-read"] + english,
        hint: "PgUp PgDn scroll   Enter choose   Esc cancel"),
      Asked(
        "boxes to tick", ["Sure?", "--check", "One", "--check", "Two"] + english,
        hint: "Space tick   Tab move   Enter next   Esc cancel"),
      Asked(
        "a word to type", ["Sure?", "--type", "yes"] + english,
        hint: "Tab move   Enter next   Esc cancel"),
      Asked("a wait", ["Sure?", "--wait", "60"] + english, hint: "Enter choose   Esc cancel"),
      Asked("pages", pages + english, hint: "[ ] page   " + keys),
      Asked("wide lines", ["--no-wrap", wide + "end"] + english, hint: "< > sideways   " + keys),
    ]

    @Test("each key named in the key row does what the row says", arguments: asked, Binaries.all)
    func truth(asked: Asked, binary: Binary) throws {
      var named: [String] = []
      for part in asked.hint.replacing("   ", with: "|").split(separator: "|") {
        let words = part.split(separator: " ").map(String.init)
        for key in words.dropLast() {
          try expect(key, toDo: try #require(words.last), asked, binary)
          named.append(key)
        }
      }
      #expect(named.contains("Enter"))
    }

    private func start(_ asked: Asked, _ binary: Binary) throws -> PseudoTerminal {
      let popup = try Popup.start(
        binary, ["--no-animation"] + asked.arguments, size: TerminalSize(80, 30))
      try popup.waitUntil("the row of keys") { screen in
        screen.lines.last?.drop { $0 == " " } == asked.hint[...]
      }
      return popup
    }

    private func expect(
      _ key: String, toDo word: String, _ asked: Asked, _ binary: Binary
    ) throws {
      let popup = try start(asked, binary)
      defer { popup.finish() }
      switch (key, word) {
      case ("Tab", "move"), ("Tab", "이동"):
        let before = popup.screen.cursor
        popup.type("\t")
        try popup.waitUntil("the cursor elsewhere") { $0.cursor != before }
      case ("Enter", "choose"), ("Enter", "선택"):
        let label = try focusButton(popup, asked)
        popup.type("\r")
        #expect(try popup.waitForExit() == .exited(try #require(asked.statuses[label])))
      case ("Enter", "next"):
        let before = popup.screen.cursor
        popup.type("\r")
        try popup.waitUntil("the cursor elsewhere") { $0.cursor != before }
      case ("Space", "tick"):
        popup.type(" ")
        try popup.waitFor("✓")
      case ("]", "page"):
        popup.type("]")
        try popup.waitFor("Page 2")
      case ("[", "page"):
        popup.type("]")
        try popup.waitFor("Page 2")
        popup.type("[")
        try popup.waitFor("Page 1")
      case (">", "sideways"):
        popup.type(">")
        try popup.waitFor("‹e wide")
      case ("<", "sideways"):
        popup.type(">")
        try popup.waitFor("‹e wide")
        popup.type("<")
        try popup.waitUntil("the first column") { !$0.contains("‹e wide") }
      case ("Esc", "cancel"), ("Esc", "Cancel"), ("Esc", "닫기"):
        popup.type("\u{1B}")
        #expect(try popup.waitForExit() == .exited(asked.escape))
      case ("PgUp", "scroll"), ("PgUp", "스크롤"):
        popup.type("\u{1B}[F")
        try popup.waitFor("row 60.")
        popup.type("\u{1B}[5~")
        try popup.waitUntil("a page before the last") { !$0.contains("row 60.") }
      case ("PgDn", "scroll"), ("PgDn", "스크롤"):
        #expect(popup.screen.contains("row 1."))
        popup.type("\u{1B}[6~")
        try popup.waitUntil("a page after the first") { !$0.contains("row 1.") }
      default:
        Issue.record("\(key) should \(word), which nobody has tried")
      }
    }

    /// Presses Tab until a button has the focus; returns its label.
    private func focusButton(_ popup: PseudoTerminal, _ asked: Asked) throws -> String {
      func focused(_ screen: VirtualScreen) -> String? {
        asked.statuses.keys.first { screen.contains("‹ \($0) ›") }
      }
      for _ in 0..<4 {
        let screen = popup.screen
        if let label = focused(screen) { return label }
        popup.type("\t")
        try popup.waitUntil("the cursor elsewhere") { $0.cursor != screen.cursor }
      }
      return try #require(focused(popup.screen))
    }

    @Test("an alert has no key row, and Enter and Esc end it", arguments: Binaries.all)
    func alert(binary: Binary) throws {
      for (key, status) in [("\r", 0), ("\u{1B}", 255)] as [(String, Int32)] {
        let popup = try Popup.start(binary, ["Done", "--alert", "-r", "OK"])
        defer { popup.finish() }
        try popup.waitFor("‹ OK ›")
        #expect(popup.screen.lines.last == "")
        try Popup.expect(popup, after: key, status)
      }
    }
  }
}
