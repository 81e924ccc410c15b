import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Answers in plain mode", .serialized)
  struct PlainAnswerTests {
    static let question = PlainPopup.question
    static let korean = "삭제?\n1. 취소\n2. 확인\n번호 (Enter는 2): "

    struct Scene: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let options: [String]
      let dialogue: [PlainPopup.Exchange]
      let end: String
      let status: Int32

      init(
        _ options: [String], _ dialogue: [PlainPopup.Exchange], _ end: String, _ status: Int32
      ) {
        testDescription = options.joined(separator: " ") + ": " + dialogue.map { $0.typed }.joined()
        self.options = options
        self.dialogue = dialogue
        self.end = end
        self.status = status
      }
    }

    static let scenes =
      [("2\n", "Delete\n", 0), ("\n", "Delete\n", 0), ("\u{1B}\n", "No answer.\n", 255)].map {
        Scene(PlainPopup.delete, [(question, $0.0)], $0.1, $0.2)
      }
      + ["1\n", " 1. \n", "c\n", "CANCEL\n", "n\n"].map {
        Scene(PlainPopup.delete, [(question, $0)], "Cancel\n", 1)
      }
      + ["취\n", "ㅊ\n", "１\n", "아니요\n", "ㅜ\n", "취소\n".decomposedStringWithCanonicalMapping].map {
        Scene(["-m", "삭제?"], [(korean, $0)], "취소\n", 1)
      }
      + [
        Scene(["-m", "삭제?"], [(korean, "\n")], "확인\n", 0),
        // Backspace deletes a whole syllable.
        Scene(["-m", "삭제?"], [(korean, "확읽\u{7F}인\n")], "확인\n", 0),
        Scene(
          ["-l", "Yes", "-r", "No", "-m", "q"],
          [("q\n1. Yes\n2. No\nNumber (Enter for 2): ", "y\n")], "Yes\n", 1),
        Scene(
          ["-l", "Keep", "-r", "Kill", "-m", "q"],
          [
            ("q\n1. Keep\n2. Kill\nNumber (Enter for 2): ", "k\n"),
            ("Not an answer: k\nNumber (Enter for 2): ", "2\n"),
          ], "Kill\n", 0),
        Scene(
          ["--extra", "Later", "-l", "No", "-r", "Yes", "-m", "q"],
          [("q\n1. No\n2. Later\n3. Yes\nNumber (Enter for 3): ", "2\n")], "Later\n", 3),
        Scene(
          ["--alert", "-r", "OK", "-m", "Saved."],
          [("Saved.\nEnter for OK: ", "n\n"), ("Not an answer: n\nEnter for OK: ", "\n")],
          "OK\n", 0),
        Scene(
          PlainPopup.delete + ["--default", "left"],
          [("Delete\nReally?\n" + PlainPopup.list + "Number (Enter for 1): ", "\n")],
          "Cancel\n", 1),
        Scene(
          PlainPopup.delete + ["--destructive"],
          [
            ("Delete\nReally?\n\(destructive)", "y\n"),
            ("Not an answer: y\nNumber (Enter for 1): ", "d\n"),
            ("Not an answer: d\nNumber (Enter for 1): ", "dele\n"),
            (
              "Not an answer: dele\nA number or a label, then Enter. Ctrl-D leaves. "
                + "? repeats the question.\n\(destructive)", "delete\n"
            ),
          ], "Delete\n", 0),
        // Ctrl-D.
        Scene(PlainPopup.delete, [(question, "\u{4}")], "\nNo answer.\n", 255),
        Scene(PlainPopup.delete + ["--esc", "left"], [(question, "\u{4}")], "\nCancel\n", 1),
        Scene(
          PlainPopup.delete + ["--esc", "ignore"],
          [(question, "\u{4}"), ("\n" + PlainPopup.prompt, "1\n")], "Cancel\n", 1),
        // Several lines at once press nothing, nor does half of one behind another.
        Scene(
          PlainPopup.delete,
          [
            (question, "\n2\n1\n"), ("One line at a time.\n" + PlainPopup.prompt, "2\nabc"),
            ("One line at a time.\n" + PlainPopup.prompt, "1\n"),
          ], "Cancel\n", 1),
      ]

    static let destructive = "1. Cancel\n2. Delete (destructive)\nNumber (Enter for 1): "

    @Test(
      "each plain-mode answer line leads to its reply and exit status", arguments: scenes,
      Binaries.all)
    func dialogue(scene: Scene, binary: Binary) throws {
      try PlainPopup.play(
        binary, scene.options, scene.dialogue, end: scene.end, scene.status)
    }

    @Test(
      "half a line submitted with Ctrl-D is not yet an answer in plain mode",
      arguments: Binaries.all)
    func fragment(binary: Binary) throws {
      let popup = try PlainPopup.start(binary, PlainPopup.delete)
      defer { popup.finish() }
      try popup.waitForOutput(Self.question)
      popup.type("2\u{4}")
      // Longer than popup waits for the rest of a paste before it takes a line as the answer.
      Thread.sleep(forTimeInterval: 0.4)
      try popup.waitForOutput(Self.question)
      #expect(popup.exitStatus == nil)
      popup.type("\n")
      #expect(try popup.waitForExit() == .exited(0))
      try PlainPopup.expectClean(popup)
    }

    @Test("typeahead answers nothing in plain mode", arguments: Binaries.all)
    func typeahead(binary: Binary) throws {
      try PlainPopup.play(
        binary, PlainPopup.delete, [(Self.question, "1\n")], end: "Cancel\n", 1,
        typeahead: "2\n2\n2")
    }

    @Test("check boxes, a word and a wait guard an answer in plain mode", arguments: Binaries.all)
    func guards(binary: Binary) throws {
      let list = PlainPopup.list + "Number (Enter for 1): "
      try PlainPopup.play(
        binary, PlainPopup.delete + ["--check", "I know", "--type", "repo"],
        [
          ("Delete\nReally?\n" + list, "2\n"), ("1 of 1: I know\nYes or no: ", "\n"),
          (list, "2\n"), ("1 of 1: I know\nYes or no: ", "yes\n"),
          ("Type repo to continue: ", "rep\n"), (list, "2\n"),
          ("Type repo to continue: ", "repo\n"),
        ], end: "Delete\n", 0)
    }

    @Test("in plain mode only --print writes to standard output", arguments: Binaries.all)
    func printing(binary: Binary) throws {
      let popup = try PlainPopup.start(
        binary, PlainPopup.delete + ["--print"], output: .pipe)
      defer { popup.finish() }
      try PlainPopup.play(popup, [(Self.question, "1\n")])
      #expect(try popup.waitForExit() == .exited(1))
      #expect(popup.piped(1) == "left\n")
      #expect(String(decoding: popup.output, as: UTF8.self) == Self.question + "Cancel\n")
    }

    @Test("standard input never answers a plain-mode question", arguments: Binaries.all)
    func standardInput(binary: Binary) throws {
      let result = try Tool.run(binary.path, ["--plain", "-m", "q"], input: .text("2\n"))
      #expect(result.status == .exited(69) && result.output == "")
      let shell = try Shell.start(
        "(popup --plain -m q </dev/stdin; echo status-$?; cat) < <(printf '2\\nrest\\n')",
        with: binary)
      defer { shell.finish() }
      try shell.waitFor("Enter는 2")
      shell.type("1\n")
      try shell.waitFor("rest")
      #expect(shell.screen.contains("status-1") && shell.screen.contains("취소"))
    }

    @Test("--preview in plain mode prints the question", arguments: Binaries.all)
    func preview(binary: Binary) throws {
      let result = try Tool.run(binary.path, PlainPopup.delete + ["--plain", "--preview"])
      #expect(result.status == .exited(0))
      #expect(result.output == Self.question + "\n")
    }
  }
}
