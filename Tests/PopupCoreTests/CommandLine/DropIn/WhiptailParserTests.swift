import Testing

@testable import PopupCore

@Suite("whiptail's command line")
struct WhiptailParserTests {
  private static let yesno = ["--yesno", "Really?", "8", "40"]

  @Test(
    "whiptail's options and operands may be mixed",
    arguments: [
      ["--title", "T", "--yesno", "Text", "8", "40"],
      ["--yesno", "Text", "8", "40", "--title", "T"],
      ["--yesno", "Text", "--title", "T", "8", "40"], ["Text", "8", "40", "--yesno", "--title=T"],
      ["--yesno", "--title", "T", "--", "Text", "8", "40"],
      ["--title=T", "--yesno", "Text", "", ""],
      ["--yesno", "Text", "--title", "T", "20", "60", "2"],
      ["--title", " T ", "--yesno", "Text", "0", "0"],
      ["--title", "S", "--title", "T", "--yesno", "Text", "+8", "40"],
    ])
  func mixing(words: [String]) {
    let box = boxes(.whiptail, words).first
    #expect(box?.kind == .yesno)
    #expect(box?.title == "T")
    #expect(box?.text == "Text")
  }

  @Test(
    "whiptail's text may begin with dashes",
    arguments: [
      "-f will be used", "-hi", "-1", "-rf", "--force it?", "--no-such\nline", "-", "-help",
    ])
  func dashes(text: String) {
    #expect(boxes(.whiptail, ["--yesno", text, "8", "40"]).first?.text == text)
  }

  @Test("after -- every whiptail word is an operand", arguments: ["--title", "-h", "--", "--menu"])
  func guardedOperands(text: String) {
    #expect(boxes(.whiptail, ["--yesno", "--", text, "8", "40"]).first?.text == text)
  }

  @Test(
    "a whiptail option's value is the next word, whatever it is",
    arguments: ["--fast", "-h", "--", ""])
  func values(value: String) {
    let box = boxes(.whiptail, ["--title", value] + Self.yesno).first
    #expect(box?.title == value)
    #expect(box?.text == "Really?")
  }

  @Test(
    "whiptail arguments that are not fully understood go to the real whiptail",
    arguments: [
      [], ["--yesno"], ["--yesno", "x"], ["--yesno", "x", "8"], ["--title", "T"],
      ["--yesno", "x", "y", "40"], ["--yesno", "x", "8.5", "40"], ["--yesno", "x", " 8", "40"],
      ["--yesno", "x", "0x8", "40"], ["--yesno", "x", "8", "4o"], ["--yesn", "x", "8", "40"],
      ["-yesno", "x", "8", "40"], ["--yesno=x", "8", "40"], ["--defaultno=1"] + yesno,
      yesno + ["--no-such"], yesno + ["--title"], ["--output-fd", "x"] + yesno,
      yesno + ["--msgbox"], ["--menu", "m", "8", "40", "2", "a", "b"],
      ["--inputbox", "x", "8", "40"],
      ["--help"], ["-h"], ["--version"], ["-v"], yesno + ["--help"], ["--yesno", "-h", "8", "40"],
      ["--", "--yesno", "x", "8", "40"], ["--pause", "x", "8", "40", "3"],
    ])
  func handingOver(words: [String]) {
    #expect(handOver(.whiptail, words) != nil)
    #expect(handOver(.whiptail, words)?.words == nil)
  }

  @Test("popup names the argument that it leaves to the real program")
  func need() {
    #expect(handOver(.whiptail, ["--menu", "m", "8", "40"])?.need == bytes("--menu"))
    #expect(handOver(.whiptail, ["--no-such"] + Self.yesno)?.need == bytes("--no-such"))
    #expect(handOver(.whiptail, ["-yesno", "x"])?.need == bytes("-yesno"))
    #expect(handOver(.whiptail, ["--yesno", "x"])?.need == nil)
  }

  @Test("without the real whiptail, its version query is answered", arguments: ["--version", "-v"])
  func version(word: String) {
    #expect(
      handOver(.whiptail, [word])?.substitute
        == .print("whiptail (newt): 0.52.23\n", descriptor: 1))
  }

  @Test(
    "whiptail options without an effect are accepted",
    arguments: [
      "--clear", "--nocancel", "--fb", "--fullbuttons", "--topleft", "--notags", "--noitem",
      "--separate-output", "--scrolltext", "--default-item=x", "--cancel-button=C", "--output-fd=5",
    ])
  func accepted(word: String) {
    #expect(boxes(.whiptail, [word] + Self.yesno) == boxes(.whiptail, Self.yesno))
    #expect(boxes(.whiptail, Self.yesno + [word]).count == 1)
  }

  @Test("whiptail's Yes button is on the left")
  func buttons() {
    let box = boxes(.whiptail, Self.yesno).first
    #expect(box?.spec.roles == [.affirmative, .negative])
    #expect(box?.labels == ["Yes", "No"])
    #expect(box?.spec.initialFocus == .affirmative)
    #expect(boxes(.whiptail, ["--defaultno"] + Self.yesno).first?.spec.initialFocus == .negative)
    let labelled = ["--yes-button", " Sure ", "--no-button=Never", "--ok-button", "x"] + Self.yesno
    #expect(boxes(.whiptail, labelled).first?.labels == ["Sure", "Never"])
  }

  @Test("whiptail's --msgbox and --textbox have one button", arguments: ["--msgbox", "--textbox"])
  func oneButton(box: String) {
    let words = ["--defaultno", "--ok-button", "Fine", box, "x", "8", "40"]
    #expect(boxes(.whiptail, words).first?.labels == ["Fine"])
    #expect(boxes(.whiptail, words).first?.spec.initialFocus == .affirmative)
    #expect(boxes(.whiptail, [box, "x", "8", "40"]).first?.labels == ["Ok"])
  }

  @Test("whiptail's infobox has no button")
  func infobox() {
    #expect(boxes(.whiptail, ["--infobox", "x", "8", "40"]).first?.spec.buttons == [])
  }

  @Test(
    "whiptail's width limits the text, its height and numbers below 1 are ignored",
    arguments: [("78", 74), ("5", 1), ("4", nil), ("0", nil), ("", nil), ("-1", nil), ("300", 296)]
      as [(String, Int?)])
  func width(width: String, expected: Int?) {
    let look = boxes(.whiptail, ["--msgbox", "x", "3", width]).first?.spec.look
    #expect(look?.wrapWidth == expected)
    #expect(look?.height == nil)
    #expect(look?.width == nil)
  }

  @Test("whiptail's textbox shows a file with \\n as a newline")
  func textbox() {
    let page = boxes(.whiptail, ["--textbox", "-", "8", "40"]).first?.spec.pages.first
    #expect(page?.message == .file(bytes("-")))
    #expect(page?.format.wraps == true)
    #expect(page?.format.knowsNewlineEscapeOnly == true)
  }
}
