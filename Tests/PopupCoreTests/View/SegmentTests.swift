import Testing

@testable import PopupCore

@Suite("Segments")
struct SegmentTests {
  private static let long = (1...90).map { "\($0)" }.joined(separator: "\n")

  private func pages() throws -> Question {
    try Question([
      "--segment", "A", "-m", Self.long, "--segment", "B", "--new", "-m", Self.long, "--segment",
      "C", "--new", "-m", "3",
    ])
  }

  @Test(
    "keys that turn pages stop at the first and the last",
    arguments: [
      ("]", 1), ("→", 1), ("⇟", 1), ("][", 0), ("←", 0), ("⇞", 0), ("→→→", 2), ("→←←", 0), ("l", 0),
    ])
  func turning(keys: String, page: Int) throws {
    let named: [Character: Key] = ["→": .right, "←": .left, "⇟": .pageDown, "⇞": .pageUp]
    let question = try pages()
    for key in keys {
      if let named = named[key] { question.press(named, .control) } else { question.type("\(key)") }
    }
    #expect(question.dialog.state.page == page)
    #expect(question.focus == .button(.affirmative))
  }

  @Test("a tab's dot stays until its page is shown")
  func dots() throws {
    let question = try pages()
    func dots() -> Int { question.picture.count { $0 == "●" } }
    #expect(dots() == 2)
    question.type("]")
    #expect(dots() == 1)
    question.type("[")
    #expect(dots() == 1)
    question.type("]]")
    #expect(dots() == 0)
  }

  @Test("each page keeps its scroll position")
  func places() throws {
    let question = try pages()
    question.press(.pageDown)
    let first = question.frame.picture(of: question.layout.message)
    question.type("]")
    #expect(question.frame.picture(of: question.layout.message).hasPrefix("1\n"))
    question.press(.end)
    question.type("[")
    #expect(question.frame.picture(of: question.layout.message) == first)
  }

  @Test("turning pages moves neither the box nor the buttons")
  func steady() throws {
    let question = try pages()
    let (box, buttons) = (question.layout.box, question.layout.buttons)
    question.type("]]")
    #expect(question.layout.box == box && question.layout.buttons == buttons)
  }

  @Test("the underline of a tab moves to the selected tab, and keys do not wait for it")
  func underbar() throws {
    let question = try pages()
    let before = question.frame
    question.type("]")
    #expect(question.dialog.nextTick(after: question.now) != nil)
    #expect(question.frame.picture() != before.picture(), "the page shows at once")
    question.wait(1000)
    #expect(question.dialog.nextTick(after: question.now) == nil)
    let bar = question.frame.line(
      question.layout.tabs.row + 1, in: question.layout.tabStrip.items[1].area)
    #expect(bar.allSatisfy { $0 == "━" } && !bar.isEmpty)
  }

  @Test(
    "tabs share the width, and those that do not fit are hidden at the sides", arguments: 1...30
  )
  func strip(pages: Int) {
    for width in 1...90 {
      for selected in 0..<pages {
        let area = Rect(column: 5, row: 2, columns: width, rows: 2)
        let strip = TabStrip(pages: pages, selected: selected, in: area)
        var column = area.column
        for item in strip.items {
          #expect(item.area.column == column)
          column = item.area.endColumn
        }
        let shown = strip.items.map(\.page)
        guard column == area.endColumn, shown.contains(selected),
          strip.hidesBefore == (shown.first != 0), strip.hidesAfter == (shown.last != pages - 1)
        else {
          Issue.record("\(pages) pages, \(selected) selected, \(width) columns: \(strip)")
          return
        }
      }
    }
  }
}
