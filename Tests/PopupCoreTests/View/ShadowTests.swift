import Testing

@testable import PopupCore

@Suite("Shadow")
struct ShadowTests {
  @Test(
    "the shadow has two steps, and no cell is darkened twice",
    arguments: ["light", "dark"], [TerminalCapabilities.soft, .line])
  func steps(theme: String, capabilities: TerminalCapabilities) throws {
    let question = try Question(
      ["--theme", theme, "Sure?"], 80, 24, capabilities: capabilities)
    let frame = question.frame
    let box = question.layout.box
    let style = question.dialog.theme.backdrop
    let shadow = try #require(question.dialog.theme.shadow)
    for row in box.row + 1...box.endRow + 1 {
      for column in box.endColumn...box.endColumn + 1 {
        let isFar = row > box.endRow || column > box.endColumn
        let expected = style.darkened(isFar ? shadow.far : shadow.near).background
        #expect(frame[column, row].style.background == expected, "\(column), \(row)")
      }
    }
    for column in box.column + 2..<box.endColumn {
      #expect(
        frame[column, box.endRow].style.background == style.darkened(shadow.near).background)
      #expect(
        frame[column, box.endRow + 1].style.background == style.darkened(shadow.far).background)
    }
    guard capabilities == .soft else { return }
    // The backdrop shows through the rounded corner.
    let corner = frame[box.endColumn - 1, box.endRow - 1].style.background
    #expect(corner == style.darkened(shadow.near).background)
  }
}
