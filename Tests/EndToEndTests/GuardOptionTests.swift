import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// The right button cannot be pressed until every guard is met.
  @Suite("Guards in a running popup", .serialized)
  struct GuardOptionTests {
    static let long = (1...60).map { "row \($0)" }.joined(separator: "\n")

    /// A guard's options, and the keys that meet it.
    struct Hurdle: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let options: [String]
      let keys: [String]
      /// Whether letters and spaces would go into a field.
      var hasField = false
    }

    static let hurdles = [
      Hurdle(
        testDescription: "reading", options: ["--require-read", "--message", long],
        keys: ["\u{1B}[F"]),
      Hurdle(
        testDescription: "two boxes",
        options: ["--check", "First", "--check", "Second", "--message", "?"],
        keys: ["1", "2"]),
      Hurdle(
        testDescription: "a Hangul word", options: ["--type", "삭제", "--message", "?"],
        keys: ["삭제"], hasField: true),
      Hurdle(
        testDescription: "a word in conjoining jamo",
        options: ["--type", "삭제 한글", "--message", "?"],
        keys: ["삭제 한글".decomposedStringWithCanonicalMapping], hasField: true),
      Hurdle(
        testDescription: "a word given in conjoining jamo",
        options: ["--type", "삭제".decomposedStringWithCanonicalMapping, "--message", "?"],
        keys: ["삭제"], hasField: true),
      Hurdle(
        testDescription: "a corrected word", options: ["--type", "prod-1", "--message", "?"],
        keys: ["prix", "\u{7F}\u{7F}", "x\u{08}od-", "1"], hasField: true),
      Hurdle(
        testDescription: "all of them",
        options: [
          "--wait", "0.3", "--require-read", "--check", "Sure", "--type", "yes", "--message", long,
        ], keys: ["\u{1B}[F", "yes", "\u{1B}[Z\u{1B}[Z\t \u{1B}[27;2;9~"], hasField: true),
    ]

    @Test(
      "neither keys nor clicks press the right button before its guards are met",
      arguments: hurdles, Binaries.all)
    func before(hurdle: Hurdle, binary: Binary) throws {
      let popup = try Popup.show(binary, hurdle.options, size: TerminalSize(80, 30))
      defer { popup.finish() }
      try Popup.click("OK", on: popup)
      if !hurdle.hasField { popup.type("yo") }
      // Enter on a box or on the field goes on to the next, and comes to the left button: not there.
      popup.type("\u{1B}[C\u{1B}OC")
      try popup.waitUntil("the focus elsewhere") { !$0.contains("‹ OK ›") }
      try Popup.click("OK", on: popup)
      popup.type("\u{1B}[27u")
      #expect(try popup.waitForExit() == .exited(255))
      try Popup.expectRestored(popup)
    }

    @Test(
      "repeated Enter from the initial focus never presses a guarded button", arguments: hurdles,
      Binaries.all)
    func enter(hurdle: Hurdle, binary: Binary) throws {
      let popup = try Popup.show(binary, hurdle.options, size: TerminalSize(80, 30))
      defer { popup.finish() }
      // Each Enter moves the focus on, and the last one presses the left button. Without pauses
      // they would count as a key held down.
      eventually(every: 200_000) {
        if popup.exitStatus == nil { popup.type("\r") }
        return popup.exitStatus != nil
      }
      #expect(try popup.waitForExit() == .exited(1))
      try Popup.expectRestored(popup)
    }

    @Test(
      "once its guards are met, the right button exits with 0", arguments: hurdles, Binaries.all)
    func after(hurdle: Hurdle, binary: Binary) throws {
      let popup = try Popup.show(binary, hurdle.options, size: TerminalSize(80, 30))
      defer { popup.finish() }
      if hurdle.testDescription == "all of them" {
        popup.type("\u{1B}[Fyes")
        try popup.waitFor("row 60")
        try Popup.click("Sure", on: popup)
        try popup.waitUntil("the time's end") { !$0.contains("OK (") }
      } else {
        for keys in hurdle.keys { popup.type(keys) }
      }
      try popup.waitUntil("nothing missing") { screen in
        ["Read to", "to tick", "to continue", "wait"].allSatisfy { !screen.contains($0) }
      }
      try Popup.click("OK", on: popup)
      #expect(try popup.waitForExit() == .exited(0))
      try Popup.expectRestored(popup)
    }

    @Test("a variable that stops wrapping does not meet --require-read", arguments: Binaries.all)
    func unwrapped(binary: Binary) throws {
      let text = (1...400).map { "word \($0)" }.joined(separator: " ")
      let popup = try Popup.start(
        binary, Popup.question.dropFirst(2) + ["--message", text, "--require-read"],
        environment: ["POPUP_OPTS": "--no-wrap"])
      defer { popup.finish() }
      try popup.waitFor("Read to the end first")
      popup.type("y\u{1B}[F")
      try popup.waitUntil("nothing missing") { !$0.contains("Read to the end first") }
      try Popup.expect(popup, after: "y", 0)
    }

    @Test("a hint names the guards that are still unmet", arguments: Binaries.all)
    func hints(binary: Binary) throws {
      let popup = try Popup.show(
        binary, ["--require-read", "--check", "Sure", "--type", "yes", "--message", Self.long],
        size: TerminalSize(80, 30))
      defer { popup.finish() }
      try popup.waitFor("Read to the end first")
      popup.type("\u{1B}[F")
      try popup.waitFor("1 box left to tick")
      try Popup.click("Sure", on: popup)
      try popup.waitFor("Type yes to continue")
      popup.type("ye")
      try popup.waitFor("ye")
      try Popup.click("OK", on: popup)
      popup.type("s")
      try popup.waitUntil("nothing missing") { !$0.contains("to continue") }
      // After unticking, the guard is unmet again.
      try Popup.click("Sure", on: popup)
      try popup.waitFor("1 box left to tick")
      try Popup.expect(popup, after: "\u{1B}[27u", 255)
    }

    @Test("--wait counts down in the button and enables it at the end", arguments: Binaries.all)
    func wait(binary: Binary) throws {
      let popup = try Popup.show(binary, ["--wait", "1.2", "--message", "Sure?"])
      defer { popup.finish() }
      try popup.waitFor("OK (2)")
      popup.type("y2")
      try Popup.click("OK", on: popup)
      try popup.waitFor("OK (1)")
      popup.type("yo2\u{1B}[C")
      try popup.waitUntil("the wait's end") { $0.contains("OK") && !$0.contains("OK (") }
      try Popup.expect(popup, after: "\u{1B}[C\r", 0)
    }

    @Test("a timeout does not press a guarded button", arguments: Binaries.all)
    func timeout(binary: Binary) throws {
      let options = ["--check", "Sure", "--timeout", "0.2"]
      let refused = try Popup.start(
        binary, Popup.question + options + ["--on-timeout", "right"], errors: .null)
      defer { refused.finish() }
      #expect(try refused.waitForExit() == .exited(64))
      let popup = try Popup.start(binary, Popup.question + options)
      defer { popup.finish() }
      #expect(try popup.waitForExit() == .exited(124))
      try Popup.expectRestored(popup)
    }

    @Test("a word can be pasted only with --type-paste", arguments: Binaries.all)
    func paste(binary: Binary) throws {
      for (options, status) in [([], 255), (["--type-paste"], 0)] as [([String], Int32)] {
        let popup = try Popup.show(
          binary, ["--message", "Sure?", "--type", "삭제"] + options)
        defer { popup.finish() }
        popup.type("\u{1B}[200~삭제\r\u{1B}[201~")
        if status == 0 { try popup.waitUntil("the word") { !$0.contains("to continue") } }
        try Popup.click("OK", on: popup)
        popup.type("\u{1B}[27u")
        #expect(try popup.waitForExit() == .exited(status))
        try Popup.expectRestored(popup)
      }
    }

    @Test(
      "a typed word that differs in case, blanks or marks is not accepted",
      arguments: ["PROD", "prod ", " prod", "pro", "prodd", "prod\u{301}"], Binaries.all)
    func inexact(typed: String, binary: Binary) throws {
      let popup = try Popup.show(binary, ["--message", "Sure?", "--type", "prod"])
      defer { popup.finish() }
      popup.type(typed)
      try Popup.click("OK", on: popup)
      popup.type("\u{1B}[27u")
      #expect(try popup.waitForExit() == .exited(255))
    }
  }
}
