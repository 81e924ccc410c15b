import Foundation
import TestSupport
import Testing

/// Popups over a screen that kitty reports through the terminal; the tests play kitty's part.
@Suite("Backdrop from kitty", .serialized)
struct BackdropKittyTests {
  typealias Terminal = PseudoTerminal

  private static let endMark = "\u{1B}[?62;c"

  private func start() throws -> Terminal {
    let popup = try Terminal(
      Binaries.debug.path,
      ["--message", "Sure?", "--left", "Cancel", "--right", "OK", "--no-animation"],
      environment: Terminal.environment(["TERM": "xterm-kitty"]))
    try #require(
      eventually { String(decoding: popup.output, as: UTF8.self).contains("\u{1B}[c") })
    return popup
  }

  private func reply(firstRow: String, colors: String = "") -> String {
    let rows = [firstRow] + Array(repeating: "\\u001b[m\\r\\n", count: 22) + ["\\u001b[m\\r"]
    return "\u{1B}P@kitty-cmd{\"ok\": true, \"data\": \"" + rows.joined() + "\"}\u{1B}\\" + colors
  }

  /// A popup that has the reply's text behind it.
  private func show(_ text: String, after bytes: String) throws -> Terminal {
    try inTime(text) {
      let popup = try start()
      popup.type(bytes)
      try popup.waitFor("OK")
      if popup.screen.lines[0] == text { return popup }
      popup.finish()
      return nil
    }
  }

  private func close(_ popup: Terminal) throws {
    popup.type("n")
    #expect(try popup.waitForExit() == .exited(1))
    #expect(popup.screen.isRestored, "modes \(popup.screen.modes)")
    #expect(try popup.settings == popup.initialSettings)
    popup.finish()
  }

  @Test("the request to kitty is sent before the alternate screen, and its reply is not echoed")
  func order() throws {
    let popup = try start()
    #expect(!String(decoding: popup.output, as: UTF8.self).contains("\u{1B}[?1049h"))
    popup.type(reply(firstRow: "plain\\r\\n") + Self.endMark)
    try popup.waitFor("OK")
    #expect(!String(decoding: popup.output, as: UTF8.self).contains("^["))
    try close(popup)
  }

  @Test("kitty's text lies dimmed behind the box in its own colors")
  func text() throws {
    let popup = try show(
      "뒤 😀 x",
      after: reply(
        firstRow: "\\u001b[m\\u001b[38:2:200:100:0m\\ub4a4 \\ud83d\\ude00\\u001b[39m x\\r\\n",
        colors: "\u{1B}]10;rgb:0000/0000/0000\u{1B}\\\u{1B}]11;rgb:6464/6464/6464\u{1B}\\")
        + Self.endMark)
    #expect(popup.screen.cell(0, 0)?.style.foreground == .rgb(109, 70, 32))
    #expect(popup.screen.cell(0, 0)?.style.background == .rgb(70, 70, 70))
    try close(popup)
  }

  @Test(
    "a refusal by kitty, or another size, gives no backdrop",
    arguments: [
      "\u{1B}P@kitty-cmd{\"ok\": false, \"error\": \"Remote control is disabled\"}\u{1B}\\", "",
      "\u{1B}P@kitty-cmd{\"ok\": true, \"data\": \"SECRET\\r\"}\u{1B}\\",
      "\u{1B}P@kitty-cmd{\"ok\": true, \"data\": \"SECRET",
    ])
  func refusal(reply: String) throws {
    let popup = try start()
    popup.type(reply + Self.endMark)
    try popup.waitFor("OK")
    #expect(!popup.screen.contains("SECRET"))
    try close(popup)
  }

  @Test("a missing reply of kitty delays the question only briefly")
  func silence() throws {
    let popup = try start()
    try popup.waitFor("OK")
    try close(popup)
  }

  @Test("a late reply of kitty presses nothing")
  func late() throws {
    let popup = try start()
    try popup.waitFor("OK")
    popup.type(reply(firstRow: "yyy\\r\\n") + Self.endMark)
    try close(popup)
  }

  @Test("typeahead presses nothing while kitty is asked")
  func typeahead() throws {
    let popup = try show(
      "plain", after: "y\ry" + reply(firstRow: "plain\\r\\n") + "y\r" + Self.endMark)
    try close(popup)
  }

  @Test("a signal while kitty is asked restores the terminal")
  func signal() throws {
    let popup = try start()
    popup.send(signal: SIGTERM)
    #expect(try popup.waitForExit() == .killed(signal: SIGTERM))
    #expect(try popup.settings == popup.initialSettings)
    #expect(popup.screen.isRestored)
    popup.finish()
  }
}
