import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Appearance on a terminal", .serialized)
  struct LookTests {
    @Test(
      "after the entrance animation the screen equals that of a popup without one",
      arguments: Binaries.all)
    func appearance(binary: Binary) throws {
      let environment = ["COLORTERM": "truecolor"]
      let still = try Popup.ask(binary, ["--no-animation"], environment: environment)
      defer { still.finish() }
      let popup = try Popup.ask(binary, environment: environment)
      defer { popup.finish() }
      let end = still.screen
      try popup.waitUntil("the animation's last frame") { screen in
        (0..<end.size.rows).allSatisfy { row in
          (0..<end.size.columns).allSatisfy { looksSame(screen.cell($0, row), end.cell($0, row)) }
        }
      }
      try Popup.expect(still)
      try Popup.expect(popup)
    }

    @Test(
      "without colors the focus is marked and has the cursor", arguments: Binaries.all)
    func focus(binary: Binary) throws {
      let popup = try Popup.ask(binary, environment: ["NO_COLOR": "1"])
      defer { popup.finish() }
      for (key, label) in [("", "OK"), ("\u{1B}[D", "Cancel"), ("\t", "OK")] {
        popup.type(key)
        let screen = try popup.waitFor("‹ \(label) ›")
        let place = try #require(screen.position(of: label))
        #expect(screen.cursor.row == place.row)
        #expect((place.column - 2...place.column).contains(screen.cursor.column))
      }
      try Popup.expect(popup)
    }

    @Test(
      "a key without effect sends no bytes, a key with an effect sends few", arguments: Binaries.all
    )
    func repaint(binary: Binary) throws {
      let popup = try Popup.ask(binary, ["--no-animation"])
      defer { popup.finish() }
      let whole = popup.output.count
      popup.type("\u{1B}[Cqx\u{1B}[I\u{1B}[A")
      popup.type("\u{1B}[D")
      try popup.waitFor("‹ Cancel ›")
      #expect(popup.screen.frames == 2)
      #expect(popup.output.count - whole < whole / 3)
      try Popup.expect(popup, after: "\r")
    }

    @Test(
      "a timeout counts down in the button it will press, until a key stops it",
      arguments: Binaries.all)
    func countdown(binary: Binary) throws {
      for (role, label) in [("left", "Cancel"), ("right", "OK")] {
        let popup = try Popup.ask(binary, ["--timeout", "60", "--on-timeout", role])
        defer { popup.finish() }
        try popup.waitFor("\(label) (60)")
        try popup.waitFor("\(label) (59)")
        popup.type("\u{1B}[D")
        try popup.waitUntil("no count") { $0.contains("OK") && !$0.contains("(") }
        try Popup.expect(popup)
      }
    }

    @Test("the bell rings once, before the popup shows", arguments: Binaries.all)
    func bell(binary: Binary) throws {
      for (words, count) in [([], 0), (["--bell"], 1)] {
        let popup = try Popup.ask(binary, words)
        defer { popup.finish() }
        popup.type("\u{1B}[D")
        try popup.waitFor("‹ Cancel ›")
        #expect(popup.output.count { $0 == 0x07 } == count)
        try Popup.expect(popup, after: "\r")
      }
    }

    @Test("a terminal without an alternate screen is clean afterwards", arguments: Binaries.all)
    func noAlternateScreen(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      try Popup.expect(popup)
      let output = String(decoding: popup.output, as: UTF8.self)
      let entering = "\u{1B}7\u{1B}[?1049h"
      let leaving = "\u{1B}[2J\u{1B}8\u{1B}[?1049l"
      #expect(output.contains(entering) && output.contains(leaving))
    }

    /// The ink of a blank is not seen.
    private func looksSame(_ one: VirtualCell?, _ other: VirtualCell?) -> Bool {
      guard let one, let other, one.text == other.text else { return false }
      return one.text == " " ? one.style.background == other.style.background : one == other
    }

    @Test("in drop-in mode the cursor is hidden without --show-cursor", arguments: Binaries.all)
    func cursor(binary: Binary) throws {
      for (options, sequence) in [([], "\u{1B}[?25l"), (["--show-cursor"], "\u{1B}[?25h")] {
        let popup = try Popup.ask(binary, options)
        defer { popup.finish() }
        #expect(popup.output.contains(sequence.utf8))
        #expect(popup.output.contains("\u{1B}[?25l".utf8) == options.isEmpty)
        try Popup.expect(popup)
      }
    }
  }
}
