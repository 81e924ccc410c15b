import Testing

@testable import PopupCore

@Suite("Options of other programs")
struct ForeignOptionTests {
  @Test(
    "the error for an option of whiptail, dialog, gum or zenity names popup's option",
    arguments: [
      ("--yesno", "unknown option '--yesno', which is whiptail's; use --message TEXT"),
      ("--msgbox", "unknown option '--msgbox', which is whiptail's; use --alert --message TEXT"),
      ("--yes-button", "unknown option '--yes-button', which is whiptail's; use --right LABEL"),
      ("--ok-label", "unknown option '--ok-label', which is dialog's; use --right LABEL"),
      ("--affirmative=Go", "unknown option '--affirmative', which is gum's; use --right LABEL"),
      ("--text", "unknown option '--text', which is zenity's; use --message TEXT"),
      (
        "--scrolltext",
        "unknown option '--scrolltext', which is whiptail's; not needed: a long message scrolls"
      ),
    ])
  func hints(word: String, text: String) {
    #expect(mistake([word])?.text == text)
  }

  @Test("every foreign option is unknown to popup, and its suggestion names existing options")
  func table() {
    let names = ForeignOption.all.flatMap(\.names)
    #expect(names.count >= 30 && Set(names).count == names.count)
    for name in names {
      #expect(mistake(["--" + name]) == .unknownOption(bytes("--" + name)))
    }
    for option in ForeignOption.all {
      for word in option.advice.split(separator: " ") where word.hasPrefix("--") {
        #expect(OptionID(rawValue: String(word.dropFirst(2))) != nil, "\(option.names)")
      }
    }
  }
}
