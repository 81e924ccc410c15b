import Testing

@testable import PopupCore

@Suite("Right-to-left labels")
struct RightToLeftTests {
  /// The scalars of a row as they are sent, with `·` for a left-to-right mark.
  private static func row(_ row: Int, of question: Question) -> String {
    let frame = question.frame
    var text = ""
    for column in 0..<frame.size.columns {
      guard let cluster = frame.cluster(of: frame[column, row]) else { continue }
      text.unicodeScalars.append(cluster.first)
      for scalar in cluster.rest { text += scalar == "\u{200E}" ? "·" : String(scalar) }
    }
    return text
  }

  @Test(
    "marks on both sides keep each right-to-left label on its button",
    arguments: [TerminalCapabilities.soft, .line, .with(.ascii, .none)], [20, 80])
  func buttons(capabilities: TerminalCapabilities, columns: Int) throws {
    let question = try Question(
      ["-l", "لا", "-r", "نعم", "m"], columns, 24, capabilities: capabilities)
    for button in question.layout.buttons {
      let row = Self.row(button.area.middle.row, of: question)
      let isStacked = question.layout.buttons[0].area.row != question.layout.buttons[1].area.row
      #expect(row.filter { $0 == "·" }.count == (isStacked ? 2 : 4))
      let label = button.role == .affirmative ? "نعم" : "لا"
      #expect(row.split(separator: "·").contains { $0.hasPrefix(label) })
    }
    #expect(question.frame.cursor.row == question.layout.buttons[1].area.middle.row)
  }

  @Test("right-to-left tabs have a mark between them")
  func tabs() throws {
    let question = try Question(
      ["--segment", "אחד", "-m", "1", "--segment", "שתיים", "-m", "2"], 80, 24)
    let row = Self.row(question.layout.tabs.row, of: question)
    #expect(row.filter { $0 == "·" }.count == 2)
  }

  @Test("left-to-right labels have no marks")
  func others() throws {
    let question = try Question(["-l", "취소", "-r", "OK", "m"], 80, 24)
    for row in 0..<24 { #expect(!Self.row(row, of: question).contains("·")) }
  }

  @Test("the directional mark moves nothing on a terminal that gives it no cell")
  func onScreen() throws {
    let question = try Question(["-l", "لا", "-r", "نعم", "m"], 80, 24)
    let bytes = FrameEncoder.bytes(question.frame, depth: .trueColor)
    #expect(String(decoding: bytes, as: UTF8.self).contains(" \u{200E}"))
  }
}
