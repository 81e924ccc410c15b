/// An option of a similar program, and popup's equivalent.
struct ForeignOption {
  let name: String
  let program: String
  /// What to do instead: `use --message TEXT`.
  let advice: String

  private init(_ name: String, _ program: String, use equivalent: String) {
    self.init(name, program, advice: "use " + equivalent)
  }

  private init(_ name: String, _ program: String, advice: String) {
    self.name = name
    self.program = program
    self.advice = advice
  }

  /// - Parameter name: without dashes.
  static func named(_ name: ArraySlice<UInt8>) -> ForeignOption? {
    all.first { $0.name.utf8.elementsEqual(name) }
  }

  private static let right = "--right LABEL"
  private static let left = "--left LABEL"
  private static let alert = "--alert --message TEXT"

  /// Options that whiptail and dialog share are attributed to whiptail.
  static var all: [ForeignOption] {
    [
      ForeignOption("yesno", "whiptail", use: "--message TEXT"),
      ForeignOption("msgbox", "whiptail", use: alert),
      ForeignOption("infobox", "whiptail", use: alert + " --timeout SECONDS"),
      ForeignOption("textbox", "whiptail", use: "--alert --message-file FILE"),
      ForeignOption("scrolltext", "whiptail", advice: "not needed: a long message scrolls"),
      ForeignOption("yes-button", "whiptail", use: right),
      ForeignOption("no-button", "whiptail", use: left),
      ForeignOption("ok-button", "whiptail", use: right),
      ForeignOption("cancel-button", "whiptail", use: left),
      ForeignOption("nocancel", "whiptail", use: "--alert"),
      ForeignOption("defaultno", "whiptail", use: "--default left"),
      ForeignOption("backtitle", "whiptail", use: "--title TEXT"),
      ForeignOption("topleft", "whiptail", use: "--position top"),
      ForeignOption("yes-label", "dialog", use: right),
      ForeignOption("no-label", "dialog", use: left),
      ForeignOption("ok-label", "dialog", use: right),
      ForeignOption("cancel-label", "dialog", use: left),
      ForeignOption("extra-button", "dialog", use: "--extra LABEL"),
      ForeignOption("extra-label", "dialog", use: "--extra LABEL"),
      ForeignOption("no-cancel", "dialog", use: "--alert"),
      ForeignOption("default-button", "dialog", use: "--default BUTTON"),
      ForeignOption("pause", "dialog", use: "--message TEXT --timeout SECONDS"),
      ForeignOption("colors", "dialog", use: "--ansi or --markup"),
      ForeignOption("no-collapse", "dialog", advice: "not needed: blanks are kept"),
      ForeignOption("ascii-lines", "dialog", use: "--border ascii"),
      ForeignOption("beep", "dialog", use: "--bell"),
      ForeignOption("affirmative", "gum", use: right),
      ForeignOption("negative", "gum", use: left),
      ForeignOption("show-output", "gum", use: "--print"),
      ForeignOption("question", "zenity", use: "--message TEXT"),
      ForeignOption("text", "zenity", use: "--message TEXT"),
      ForeignOption("info", "zenity", use: alert),
      ForeignOption("warning", "zenity", use: alert),
      ForeignOption("error", "zenity", use: alert),
      ForeignOption("text-info", "zenity", use: "--alert --message-file FILE"),
      ForeignOption("default-cancel", "zenity", use: "--default left"),
      ForeignOption("no-markup", "zenity", advice: "not needed: --markup is off by default"),
    ]
  }
}
