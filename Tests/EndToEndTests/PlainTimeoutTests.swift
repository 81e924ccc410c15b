import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Timeouts and waits in plain mode", .serialized)
  struct PlainTimeoutTests {
    private static func question(_ time: String) -> String {
      "Delete\n\(time) ? stops the clock.\nReally?\n" + PlainPopup.list + PlainPopup.prompt
    }

    @Test(
      "a timeout in plain mode presses its button or ends the question", arguments: Binaries.all)
    func over(binary: Binary) throws {
      let options = PlainPopup.delete + ["--timeout", "0.5"]
      try PlainPopup.play(
        binary, options + ["--on-timeout", "left"],
        [(Self.question("1 second, then Cancel."), "")], end: "\nTime is over: Cancel\n", 1)
      try PlainPopup.play(
        binary, options, [(Self.question("1 second, then it closes."), "")],
        end: "\nTime is over.\n", 124)
    }

    @Test("half a line stops the timeout at its end in plain mode", arguments: Binaries.all)
    func typing(binary: Binary) throws {
      try PlainPopup.play(
        binary, PlainPopup.delete + ["--timeout", "1", "--on-timeout", "left"],
        [
          (Self.question("1 second, then Cancel."), "2"),
          ("\nThe clock is stopped.\n" + PlainPopup.prompt, "1\n"),
        ], end: "Cancel\n", 1)
    }

    @Test("any line on a terminal stops the plain-mode timeout", arguments: Binaries.all)
    func stopping(binary: Binary) throws {
      let popup = try PlainPopup.start(binary, PlainPopup.delete + ["--timeout", "1"])
      defer { popup.finish() }
      let timed = Self.question("1 second, then it closes.")
      try PlainPopup.play(popup, [(timed, "?\n"), (PlainPopup.question, "")])
      Thread.sleep(forTimeInterval: 1.2)
      popup.type("1\n")
      #expect(try popup.waitForExit() == .exited(1))
    }

    @Test("--wait counts from the prompt in plain mode", arguments: Binaries.all)
    func waiting(binary: Binary) throws {
      let popup = try PlainPopup.start(binary, PlainPopup.delete + ["--wait", "1"])
      defer { popup.finish() }
      let early = "Not for 1 more second.\nNumber (Enter for 1): "
      let question =
        "Delete\nReally?\n1. Cancel\n2. Delete (in 1 second)\nNumber (Enter for 1): "
      try PlainPopup.play(popup, [(question, "2\n"), (early, "")])
      Thread.sleep(forTimeInterval: 1.1)
      popup.type("2\n")
      #expect(try popup.waitForExit() == .exited(0))
    }
  }
}
