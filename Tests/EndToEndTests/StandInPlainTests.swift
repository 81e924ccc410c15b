import Foundation
import PopupCore
import TestSupport
import Testing

/// Boxes of whiptail and dialog as lines, for people who listen or feel.
extension EndToEnd {
  @Suite("Drop-in boxes in lines", .serialized)
  struct StandInPlainTests {
    private static let plain = ["POPUP_PLAIN": "1"]

    /// Plays a dialogue to its end, and expects its status, silence, and the terminal as it was.
    private func play(
      _ binary: Binary, _ program: DropInProgram, _ words: [String],
      _ dialogue: [PlainPopup.Exchange], end: String, _ status: Int32,
      environment: [String: String?] = plain, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let standIn = try StandIn(binary)
      let box = try PseudoTerminal(
        standIn.path(of: program), words, environment: standIn.variables(environment),
        errors: .pipe, settings: PlainPopup.quiet)
      defer { box.finish() }
      try PlainPopup.play(box, dialogue)
      #expect(
        try box.waitForExit() == .exited(status), "\(words)", sourceLocation: sourceLocation)
      let whole = dialogue.map { $0.written }.joined() + end
      #expect(String(decoding: box.output, as: UTF8.self) == whole, sourceLocation: sourceLocation)
      #expect(box.piped(2) == "", sourceLocation: sourceLocation)
      try PlainPopup.expectClean(box, sourceLocation: sourceLocation)
    }

    @Test(
      "POPUP_PLAIN and ACCESSIBLE ask a yesno in lines, Yes first",
      arguments: [plain, ["ACCESSIBLE": "1"], ["POPUP_PLAIN": "1", "TERM": "dumb"]],
      Binaries.all)
    func yesno(environment: [String: String], binary: Binary) throws {
      let question = "Really?\n1. Yes\n2. No\nNumber (Enter for 1): "
      for (typed, label, status) in [
        ("\n", "Yes", 0), ("1\n", "Yes", 0), ("y\n", "Yes", 0), ("2\n", "No", 1), ("n\n", "No", 1),
      ] as [(String, String, Int32)] {
        for program in DropInProgram.allCases {
          try play(
            binary, program, StandIn.yesno, [(question, typed)], end: label + "\n", status,
            environment: environment)
        }
      }
    }

    @Test("in lines Ctrl-D and Ctrl-C have the status of Esc", arguments: Binaries.all)
    func leaving(binary: Binary) throws {
      let question = "Really?\n1. Yes\n2. No\nNumber (Enter for 1): "
      for environment in [Self.plain, ["POPUP_PLAIN": "1", "DIALOG_ESC": "9"]] {
        let status: Int32 = environment["DIALOG_ESC"] == nil ? 255 : 9
        try play(
          binary, .dialog, StandIn.yesno, [(question, "\u{04}")], end: "\nNo answer.\n", status,
          environment: environment)
        try play(
          binary, .dialog, StandIn.yesno, [(question, "\u{03}")], end: "\n", status,
          environment: environment)
      }
    }

    @Test(
      "in lines extra and help buttons keep their places and statuses", arguments: Binaries.all)
    func fourButtons(binary: Binary) throws {
      let words = ["--extra-button", "--help-button"] + StandIn.yesno
      let question = "Really?\n1. Yes\n2. Extra\n3. No\n4. Help\nNumber (Enter for 1): "
      for (typed, label, status) in [
        ("2\n", "Extra", 3), ("3\n", "No", 1), ("help\n", "Help", 2),
      ] as [(String, String, Int32)] {
        try play(binary, .dialog, words, [(question, typed)], end: label + "\n", status)
      }
    }

    @Test("in lines a chain asks one box after the other", arguments: Binaries.all)
    func chain(binary: Binary) throws {
      let words =
        StandIn.yesno
        + ["--and-widget", "--infobox", "Between", "8", "40"]
        + ["--and-widget", "--title", "End", "--msgbox", "Done.", "8", "40"]
      try play(
        binary, .dialog, words,
        [
          ("Really?\n1. Yes\n2. No\nNumber (Enter for 1): ", "n\n"),
          ("No\nBetween\nEnd\nDone.\nEnter for OK: ", "\n"),
        ], end: "OK\n", 0)
    }

    @Test("in lines a textbox pages its file", arguments: Binaries.all)
    func textbox(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let file = try folder.write("text", "one\ntwo\n")
      try play(
        binary, .whiptail, ["--textbox", file, "9", "40"], [("one\ntwo\nEnter for Ok: ", "\n")],
        end: "Ok\n", 0)
    }

    @Test("in lines a pause runs out, and no line stops it", arguments: Binaries.all)
    func pause(binary: Binary) throws {
      let list = "1. OK\n2. Cancel\nNumber (Enter for 1): "
      let question = "1 second, then OK.\nRebooting\n" + list
      try play(
        binary, .dialog, ["--pause", "Rebooting", "9", "40", "1"], [(question, "")],
        end: "\nTime is over: OK\n", 0)
      try play(
        binary, .dialog, ["--pause", "Rebooting", "9", "40", "1"], [(question, "2")],
        end: "\nTime is over: OK\n", 0)
    }

    @Test("a terminal that cannot draw, and Emacs, exit with 255", arguments: Binaries.all)
    func refused(binary: Binary) throws {
      for environment in [["TERM": "dumb"], ["INSIDE_EMACS": "28.2,comint"]] {
        for program in DropInProgram.allCases {
          let standIn = try StandIn(binary)
          let box = try standIn.start(program, StandIn.yesno, environment: environment)
          // Its folder stays until popup has started.
          defer { withExtendedLifetime(standIn) { box.finish() } }
          #expect(try box.waitForExit() == .exited(255))
          #expect(box.piped(2) == "\(program.name): no terminal to ask on\n")
          #expect(box.output.isEmpty)
        }
      }
    }
  }
}
