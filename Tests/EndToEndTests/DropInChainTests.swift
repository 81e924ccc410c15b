import Foundation
import PopupCore
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Chains of dialog's boxes", .serialized)
  struct DropInChainTests {
    @Test(
      "a chain of boxes continues after any button with --and-widget, otherwise after OK",
      arguments: Binaries.all)
    func chain(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let second = ["--msgbox", "Second", "8", "40"]
      let box = try standIn.start(.dialog, StandIn.yesno + ["--and-widget"] + second)
      defer { box.finish() }
      try box.waitFor("Really?")
      box.type("n")
      try box.waitFor("Second")
      box.type("\r")
      #expect(try box.waitForExit() == .exited(0))
      #expect(box.piped(2) == "")
      try standIn.expect(.dialog, StandIn.yesno + second, after: "n", 1)
      try standIn.expect(.dialog, StandIn.yesno + ["--and-widget"] + second, after: "\u{1B}", 255)
    }

    @Test("a chain stays on one alternate screen", arguments: Binaries.all)
    func chainOnOneScreen(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let words =
        StandIn.yesno + ["--and-widget", "--sleep", "1", "--msgbox", "Second", "8", "40"]
        + ["--and-widget", "--title", "Last", "--msgbox", "Third", "8", "40"]
      let box = try standIn.start(.dialog, words)
      defer { box.finish() }
      for (text, keys) in [("Really?", "n"), ("Second", "\r"), ("Third", "\r")] {
        let screen = try box.waitFor(text)
        #expect(screen.isOnAlternateScreen)
        box.type(keys)
      }
      #expect(try box.waitForExit() == .exited(0))
      try Popup.expectRestored(box)
      let output = String(decoding: box.output, as: UTF8.self)
      #expect(output.components(separatedBy: "\u{1B}[?1049h").count == 2)
      #expect(output.components(separatedBy: "\u{1B}[?1049l").count == 2)
    }

    @Test("an infobox in a chain stays on the caller's screen", arguments: Binaries.all)
    func infoboxInChain(binary: Binary) throws {
      let standIn = try StandIn(binary)
      let shell = try standIn.run(
        """
        dialog --msgbox First 8 40 --and-widget --infobox Working 7 50 \
          --and-widget --msgbox Last 8 40; echo "status $?"
        """)
      defer { shell.finish() }
      try shell.waitFor("First")
      shell.type("\r")
      try shell.waitFor("Last")
      shell.type("\r")
      #expect(try shell.waitForExit() == .exited(0))
      #expect(shell.screen.contains("Working"))
      #expect(shell.screen.contains("status 0"))
    }
  }
}
