import TestSupport
import Testing

@testable import PopupCore

/// Invariants on screens of every size.
@Suite("Screens of every size")
struct SmallScreenTests {
  static let questions: [[String]] = [
    ["--title", "공지", "정말로 삭제를 하시겠습니까?"],
    ["Go on?"],
    ["--title", "Only a title"],
    ["--alert", "--title", "Done", "All 12 files were copied to the backup folder."],
    ["--extra", "나중에", "--title", "Update", "A new version is there.\n\nInstall it now?"],
    ["--left", "Keep the files where they are", "--right", "Delete all of them", "Well?"],
    ["--title", "Notes", (1...60).map { "\($0) 번째 줄" }.joined(separator: "\n")],
    ["--check", "백업을 했습니다", "--check", "I know", "--type", "yes", "--wait", "9", "Delete?"],
    ["--segment", "하나", "-m", "1", "--segment", "Two", "--new", "-m", "2\n2\n2", "--title", "S"],
    ["--timeout", "90", "--no-wrap", String(repeating: "wide 글 ", count: 40)],
  ]
  static let looks: [TerminalCapabilities] = [.soft, .with(.ascii, .none)]

  /// Widths at which the layout changes, and some larger ones.
  static let columns =
    Array(1...12) + [14, 17, 20, 23, 26, 30, 36, 40, 46, 50, 59, 60, 72, 80, 100]
  static let rows = Array(1...14) + [18, 24, 40]

  @Test(
    "on no screen does a part of a popup leave the box or overlap another", arguments: questions,
    looks)
  func everySize(words: [String], capabilities: TerminalCapabilities) throws {
    let question = try Question(words, 1, 1, capabilities: capabilities)
    var above: [Int: Loss] = [:]
    for rows in Self.rows {
      var narrower: Loss?
      for columns in Self.columns {
        let size = Size(columns: columns, rows: rows)
        question.dialog.resize(to: size, texts: question.texts)
        let loss = Loss(question)
        var problems = Self.problems(of: question.layout, question)
        if let narrower, loss > narrower { problems.append("more is lost than on a narrower one") }
        if let lower = above[columns], loss > lower {
          problems.append("more is lost than on a lower one")
        }
        if columns < 41 || columns == 80 {
          problems += Self.strays(question.frame, question.layout)
        }
        #expect(problems == [], "\(size)")
        (narrower, above[columns]) = (loss, loss)
      }
    }
  }

  /// How much a small screen has dropped: decoration goes before labels, labels before the
  /// question.
  private struct Loss: Comparable {
    let levels: [Int]

    init(_ question: Question) {
      let layout = question.layout
      let widest =
        question.dialog.labels.buttons.map {
          ShortText.width(of: $0.label) + question.dialog.reserve(for: $0.role)
        }.max() ?? 0
      let isCut = (layout.buttons.first?.area.columns ?? 0) < widest + 4
      let isStacked =
        layout.buttons.count > 1
        && layout.buttons[0].area.column == layout.buttons[1].area.column
      let cut = layout.isTooSmall ? 3 : !isCut ? 0 : isStacked || layout.buttons.count == 1 ? 1 : 2
      levels = [cut, layout.density.rawValue]
    }

    static func < (one: Loss, other: Loss) -> Bool {
      one.levels.lexicographicallyPrecedes(other.levels)
    }
  }

  /// The errors of a layout: parts outside the box, parts that overlap, buttons that cannot be
  /// pressed.
  private static func problems(of layout: Layout, _ question: Question) -> [String] {
    guard !layout.isTooSmall else { return [] }
    var problems: [String] = []
    if layout.buttons.map(\.role) != question.dialog.spec.roles { problems.append("no button") }
    if !Rect(layout.screen).encloses(layout.box) { problems.append("box \(layout.box)") }
    for button in layout.buttons where button.area.columns < 4 || button.area.rows < 1 {
      problems.append("\(button)")
    }
    let parts =
      [
        layout.title, layout.titleDivider, layout.tabs, layout.message, layout.hint,
        layout.buttonDivider,
      ] + layout.controls + layout.buttons.map(\.area)
    for (index, part) in parts.enumerated() where !part.isEmpty {
      if !layout.box.encloses(part) { problems.append("outside: \(part)") }
      for other in parts[..<index] where !other.isEmpty && !other.intersection(part).isEmpty {
        problems.append("\(other) on \(part)")
      }
    }
    return problems
  }

  /// Text drawn outside the box, where only a shadow may fall, and above the last row, which has
  /// the key hints.
  private static func strays(_ frame: Frame, _ layout: Layout) -> [String] {
    var strays: [String] = []
    for row in 0..<max(0, frame.size.rows - 1) {
      for column in 0..<frame.size.columns where !frame[column, row].isBlank {
        if !layout.box.contains(Point(column: column, row: row)) {
          strays.append("ink at \(column), \(row)")
        }
      }
    }
    return strays
  }

  @Test("a popup fits the screen with any requested width, height and position", arguments: 0..<10)
  func asked(index: Int) throws {
    var random = SplitMix(seed: UInt64(index))
    for _ in 0..<60 {
      func extent() -> String { "\(1 + random.below(100))\(random.below(2) == 0 ? "%" : "")" }
      var words = Self.questions[index]
      if random.below(3) > 0 { words += ["--width", extent()] }
      if random.below(3) > 0 { words += ["--height", extent()] }
      words += ["--position", ["top", "center", "bottom"][random.below(3)]]
      let size = Size(columns: 1 + random.below(100), rows: 1 + random.below(40))
      let question = try Question(
        words, size.columns, size.rows, capabilities: Self.looks[index % 2])
      let layout = question.layout
      let problems =
        Self.problems(of: layout, question) + Self.strays(question.frame, layout)
      #expect(problems == [], "\(words.suffix(6)) on \(size)")
    }
  }

  @Test("a scrollbar never lies on the message", arguments: [1, 2, 3, 4, 6, 9])
  func scrollbar(rows: Int) throws {
    let text = (1...40).map { _ in String(repeating: "가", count: 40) }.joined(separator: " ")
    for columns in 12...60 {
      let question = try Question([text], columns, rows)
      guard !question.layout.isTooSmall, question.layout.message.rows > 0 else { continue }
      #expect(question.layout.message.intersection(question.layout.scrollbar).isEmpty)
    }
  }

  @Test("parts of a popup disappear in a fixed order as the screen loses rows", arguments: looks)
  func order(capabilities: TerminalCapabilities) throws {
    var seen: [Density] = []
    for rows in (1...40).reversed() {
      let question = try Question(Self.questions[4], 80, rows, capabilities: capabilities)
      guard !question.layout.isTooSmall else { continue }
      if seen.last != question.layout.density { seen.append(question.layout.density) }
    }
    #expect(seen == seen.sorted { $0.rawValue < $1.rawValue })
    #expect(seen.first == .full && seen.last == .withoutFrame)
    #expect(seen.contains(.withoutMargins) && seen.contains(.withoutTitle))
  }

  @Test(
    "a screen too small for a question shows a notice",
    arguments: [(20, 1), (3, 2), (1, 1), (30, 1)])
  func notice(columns: Int, rows: Int) throws {
    let question = try Question(["Go on?", "--left", "No", "--right", "Yes"], columns, rows)
    #expect(question.layout.isTooSmall)
    let notice = question.frame.line(0)
    #expect("Esc: window too small".hasPrefix(notice.filter { $0 != "…" }) && !notice.isEmpty)
  }
}
