/// Options of a similar program that mean the same, and popup's equivalent.
struct ForeignOption {
  let program: String
  let names: [String]
  /// What to do instead: `use --message TEXT`.
  let advice: String

  private init(_ program: String, _ names: String..., use equivalent: String) {
    self.init(program, names, advice: "use " + equivalent)
  }

  private init(_ program: String, _ names: [String], advice: String) {
    self.program = program
    self.names = names
    self.advice = advice
  }

  /// - Parameter name: without dashes.
  static func named(_ name: ArraySlice<UInt8>) -> ForeignOption? {
    all.first { $0.names.contains { $0.utf8.elementsEqual(name) } }
  }

  private static let right = "--right LABEL"
  private static let left = "--left LABEL"
  private static let alert = "--alert --message TEXT"
  private static let file = "--alert --message-file FILE"

  /// Options that whiptail and dialog share are attributed to whiptail.
  static var all: [ForeignOption] {
    [
      ForeignOption("whiptail", "yesno", use: "--message TEXT"),
      ForeignOption("whiptail", "msgbox", use: alert),
      ForeignOption("whiptail", "infobox", use: alert + " --timeout SECONDS"),
      ForeignOption("whiptail", "textbox", use: file),
      ForeignOption("whiptail", ["scrolltext"], advice: "not needed: a long message scrolls"),
      ForeignOption("whiptail", "yes-button", "ok-button", use: right),
      ForeignOption("whiptail", "no-button", "cancel-button", use: left),
      ForeignOption("whiptail", "nocancel", use: "--alert"),
      ForeignOption("whiptail", "defaultno", use: "--default left"),
      ForeignOption("whiptail", "backtitle", use: "--title TEXT"),
      ForeignOption("whiptail", "topleft", use: "--position top"),
      ForeignOption("dialog", "yes-label", "ok-label", use: right),
      ForeignOption("dialog", "no-label", "cancel-label", use: left),
      ForeignOption("dialog", "extra-button", "extra-label", use: "--extra LABEL"),
      ForeignOption("dialog", "no-cancel", use: "--alert"),
      ForeignOption("dialog", "default-button", use: "--default BUTTON"),
      ForeignOption("dialog", "pause", use: "--message TEXT --timeout SECONDS"),
      ForeignOption("dialog", "colors", use: "--ansi or --markup"),
      ForeignOption("dialog", ["no-collapse"], advice: "not needed: blanks are kept"),
      ForeignOption("dialog", "ascii-lines", use: "--border ascii"),
      ForeignOption("dialog", "beep", use: "--bell"),
      ForeignOption("gum", "affirmative", use: right),
      ForeignOption("gum", "negative", use: left),
      ForeignOption("gum", "show-output", use: "--print"),
      ForeignOption("zenity", "question", "text", use: "--message TEXT"),
      ForeignOption("zenity", "info", "warning", "error", use: alert),
      ForeignOption("zenity", "text-info", use: file),
      ForeignOption("zenity", "default-cancel", use: "--default left"),
      ForeignOption("zenity", ["no-markup"], advice: "not needed: --markup is off by default"),
    ]
  }
}
