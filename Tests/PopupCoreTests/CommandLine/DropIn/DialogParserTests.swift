import Testing

@testable import PopupCore

@Suite("dialog's command line")
struct DialogParserTests {
  private static let yesno = ["--yesno", "Really?", "8", "40"]
  private static let msgbox = ["--msgbox", "Done.", "8", "40"]
  private static let pause = ["--pause", "Going", "8", "40", "9"]

  @Test(
    "dialog arguments that are not fully understood go to the real dialog",
    arguments: [
      [], ["--title", "T"], ["--yesno", "x", "8"], ["--yesno", "x", "y", "40"],
      yesno + ["more"], ["--yesn", "x", "8", "40"], ["-yesno", "x", "8", "40"],
      ["--title=T"] + yesno, ["--no-such"] + yesno, ["--begin", "2"] + yesno,
      ["--begin", "a", "b"] + yesno, ["--separate-output"] + yesno, ["--pause", "x", "8", "40"],
      ["--pause", "x", "8", "40", "x"], ["--default-button", "x"] + yesno,
      ["--timeout", "x"] + yesno, ["--timeout", ""] + yesno, ["--print-size"] + yesno,
      ["--last-key"] + yesno, ["--trace", "f"] + yesno, ["--input-fd", "3"] + yesno, ["--clear"],
      ["--help"], ["--version"], ["--menu", "m", "8", "40", "2", "a", "b"],
      yesno + ["--and-widget", "--menu", "m", "8", "40", "2", "a", "b"],
      ["--infobox", "x", "8", "40", "--gauge", "g", "8", "40", "0"],
      ["--no-ok", "--extra-button"] + msgbox, ["--no-ok"] + pause, ["--and-widget"] + yesno,
      ["--tailbox", "f", "8", "40"], ["--prgbox", "ls", "8", "40"], ["--title", "T", "--help"],
    ])
  func handingOver(words: [String]) {
    #expect(handOver(.dialog, words) != nil)
    #expect(handOver(.dialog, words)?.words == nil)
  }

  @Test(
    "a dialog box without operands fails at once",
    arguments: [["--yesno"], ["--msgbox"], ["--menu"], ["--file", "args"]])
  func loneBox(words: [String]) {
    guard case .fail = standIn(.dialog, words, files: ["args": "--yesno"]) else {
      Issue.record("not refused")
      return
    }
  }

  @Test(
    "in dialog's arguments -- makes the next word text, and is ignored at the end",
    arguments: [
      (["--title", "--", "--hi", "--yesno", "--", "--title", "8", "40"], "--title"),
      (["--title", "--hi", "--yesno", "--hi there", "8", "40"], "--hi there"),
      (["--title", "--hi", "--yesno", "-hi", "8", "40", "--"], "-hi"),
      (["--title", "--hi", "--yesno", "--unknown", "8", "40"], "--unknown"),
      (["--title", "--hi", "--yesno", "--1", "8", "40"], "--1"),
    ])
  func escapes(words: [String], text: String) {
    let box = boxes(.dialog, words).first
    #expect(box?.title == "--hi")
    #expect(box?.text == text)
  }

  @Test(
    "dialog's numbers are read as strtol does",
    arguments: [
      ("8", "44", 40), ("", "44", 40), ("-1", "-1", nil), (" 8", "+44", 40), ("0", "0", nil),
    ] as [(String, String, Int?)])
  func sizes(height: String, width: String, expected: Int?) {
    #expect(
      boxes(.dialog, ["--yesno", "x", height, width]).first?.spec.look.wrapWidth == expected)
  }

  @Test(
    "dialog's switches are recognized with no, with no- and without a prefix",
    arguments: [
      ("--no-shadow", false), ("--noshadow", false), ("--shadow", true),
    ])
  func shadow(word: String, has: Bool) {
    #expect(boxes(.dialog, [word] + Self.yesno).first?.spec.look.hasShadow == has)
  }

  @Test(
    "alternative spellings of dialog's switches and labels are recognized",
    arguments: [
      (["--nolabel", "Nah"] + yesno, ["Yes", "Nah"]),
      (["--no-button", "Nah"] + yesno, ["Yes", "Nah"]),
      (["--nocancel"] + pause, ["OK"]), (["--no-cancel"] + pause, ["OK"]),
      (["--cancel"] + pause, ["OK", "Cancel"]), (["--nook"] + msgbox, ["OK"]),
      (["--no-extra-button"] + yesno, ["Yes", "No"]), (["--no-cancel"] + yesno, ["Yes", "No"]),
      (["--no-ok"] + yesno, ["Yes", "No"]),
    ])
  func spellings(words: [String], labels: [String]) {
    #expect(boxes(.dialog, words).first?.labels == labels)
  }

  @Test(
    "dialog's buttons are in dialog's order",
    arguments: [
      (yesno, ["Yes", "Extra", "No", "Help"]), (msgbox, ["OK", "Extra", "Help"]),
      (["--textbox", "f", "8", "40"], ["OK", "Extra", "Help"]),
      (pause, ["OK", "Extra", "Cancel", "Help"]),
    ])
  func order(words: [String], labels: [String]) {
    #expect(boxes(.dialog, ["--extra-button", "--help-button"] + words).first?.labels == labels)
  }

  @Test("a textbox has only the EXIT button, unless there is an extra button")
  func exit() {
    let textbox = ["--textbox", "f", "8", "40"]
    #expect(boxes(.dialog, textbox).first?.labels == ["EXIT"])
    #expect(boxes(.dialog, ["--exit-label", "Close"] + textbox).first?.labels == ["Close"])
    #expect(boxes(.dialog, ["--ok-label", "Fine"] + textbox).first?.labels == ["EXIT"])
    let format = boxes(.dialog, textbox).first?.spec.pages.first?.format
    #expect(format?.wraps == false)
    #expect(format?.interpretsEscapes == false)
  }

  @Test(
    "dialog's options set the initial focus",
    arguments: [
      (["--defaultno"] + yesno, ButtonRole.negative), (["--nodefaultno"] + yesno, .negative),
      (["--no-defaultno"] + yesno, .negative), (["--default-button", "no"] + yesno, .negative),
      (["--default-button", "cancel"] + pause, .negative), (["--defaultno"] + msgbox, .affirmative),
      (["--default-button", "no"] + msgbox, .affirmative),
      (["--default-button", "help"] + yesno, .affirmative),
      (["--extra-button", "--default-button", "extra"] + yesno, .extra),
      (["--help-button", "--default-button", "help"] + msgbox, .help),
      (["--defaultno", "--default-button", "yes"] + yesno, .affirmative),
      (["--default-button", "yes", "--defaultno"] + yesno, .negative),
    ])
  func initialFocus(words: [String], role: ButtonRole) {
    #expect(boxes(.dialog, words).first?.spec.initialFocus == role)
  }

  @Test("Enter in dialog's textbox with --defaultno answers No")
  func defaultnoTextbox() {
    #expect(
      boxes(.dialog, ["--defaultno", "--textbox", "f", "8", "40"]).first?.affirmsNegatively == true)
    #expect(boxes(.dialog, ["--textbox", "f", "8", "40"]).first?.affirmsNegatively == false)
    #expect(boxes(.dialog, ["--defaultno"] + Self.yesno).first?.affirmsNegatively == false)
  }

  @Test("keys restart a dialog timeout, but not a --pause")
  func time() {
    let pause = boxes(.dialog, ["--timeout", "3"] + Self.pause).first?.spec
    #expect(pause?.timeout == 9000)
    #expect(pause?.timeoutButton == .affirmative)
    #expect(pause?.clock == .runsOn)
    let yesno = boxes(.dialog, ["--timeout", "0x10"] + Self.yesno).first?.spec
    #expect(yesno?.timeout == 16000)
    #expect(yesno?.timeoutButton == nil)
    #expect(yesno?.clock == .restarts)
    #expect(boxes(.dialog, ["--timeout", "0"] + Self.yesno).first?.spec.timeout == nil)
    #expect(boxes(.dialog, ["--sleep", "2"] + Self.yesno).first?.sleep == 2000)
  }

  @Test("dialog's options apply to one box")
  func chain() {
    let chain = boxes(
      .dialog,
      ["--defaultno", "--title", "A"] + Self.yesno + ["--and-widget"] + Self.yesno
        + ["--title", "C"] + Self.msgbox + ["--and-widget"])
    #expect(chain.map { $0.title } == ["A", "", "C"])
    #expect(chain.map { $0.spec.initialFocus } == [.negative, .affirmative, .affirmative])
    #expect(chain.map { $0.goesOn } == [.afterAnyButton, .afterAffirmation, .afterAnyButton])
  }

  @Test(
    "the answer decides whether dialog's next box is shown",
    arguments: [
      (Answer.pressed(.affirmative), true, true), (.pressed(.negative), false, true),
      (.pressed(.extra), false, true), (.pressed(.help), false, true), (.dismissed, false, false),
      (.timedOut, false, false),
    ])
  func goingOn(answer: Answer, plainly: Bool, withAndWidget: Bool) throws {
    var box = try #require(boxes(.dialog, Self.yesno).first)
    #expect(box.goesOn(after: answer) == plainly)
    box.goesOn = .afterAnyButton
    #expect(box.goesOn(after: answer) == withAndWidget)
  }

  @Test("DIALOGOPTS applies to each box, and the command line wins")
  func variable() {
    let options = ["DIALOGOPTS": #"--title "From env" --yes-label Sure"#]
    let chain = boxes(.dialog, ["--title", "Cmd"] + Self.yesno + Self.yesno, options)
    #expect(chain.map { $0.title } == ["Cmd", "From env"])
    #expect(chain.map { $0.labels } == [["Sure", "No"], ["Sure", "No"]])
    #expect(handOver(.dialog, Self.yesno, ["DIALOGOPTS": "--yesno a 8 40"]) != nil)
    #expect(handOver(.dialog, Self.yesno, ["DIALOGOPTS": "--no-such"]) != nil)
  }

  @Test("marks of --colors style the text and are dropped from titles and labels")
  func colors() {
    let words = [
      "--title", #"\Zbbold"#, "--yes-label", #"\Z1red"#, "--yesno", #"\Z1x\Zn"#, "8", "40",
    ]
    let plain = boxes(.dialog, words).first
    #expect(plain?.title == #"\Zbbold"#)
    #expect(plain?.text == #"\Z1x\Zn"#)
    #expect(plain?.spec.pages[0].format.interpretsSGR == false)
    let colored = boxes(.dialog, ["--colors"] + words).first
    #expect(colored?.title == "bold")
    #expect(colored?.labels == ["red", "No"])
    #expect(colored?.text == "\u{1B}[31mx\u{1B}[0m")
    #expect(colored?.spec.pages[0].format.interpretsSGR == true)
  }

  @Test(
    "without the real dialog, popup answers pythondialog's version query", arguments: [2, 1, 7])
  func reports(descriptor: Int32) {
    let output = descriptor == 2 ? [] : descriptor == 1 ? ["--stdout"] : ["--output-fd", "7"]
    #expect(
      handOver(.dialog, output + ["--print-version"])?.substitute
        == .print("Version: 1.3-20230209\n", descriptor: descriptor))
    #expect(
      handOver(.dialog, output + ["--print-maxsize"])?.substitute
        == .printMaxSize(descriptor: descriptor))
    #expect(
      handOver(.dialog, output + ["--version"])?.substitute
        == .print("Version: 1.3-20230209\n", descriptor: 1))
  }

  @Test("every drop-in option is in the table once, and takes its operands")
  func table() {
    let names = DialogOptions.all.map { $0.name.description }
    #expect(Set(names).count == names.count)
    for option in DialogOptions.all {
      guard case .accepted = option.effect else { continue }
      let values = Array(repeating: "1", count: option.value.wordCount)
      #expect(
        boxes(.dialog, ["--\(option.name)"] + values + Self.yesno).map { $0.spec }
          == boxes(.dialog, Self.yesno).map { $0.spec }, "\(option.name)")
    }
  }
}
