/// Every option of whiptail, from whiptail(1) and the popt table in newt's whiptail.c.
enum WhiptailOptions {
  /// The option with exactly this name, since popt accepts no abbreviations; nil if there is none.
  static func option(named name: ArraySlice<UInt8>) -> DropInOption? {
    all.first { Array(name) == $0.name }
  }

  static let all: [DropInOption] = [
    DropInOption("yesno", .box(.yesno)),
    DropInOption("msgbox", .box(.msgbox)),
    DropInOption("infobox", .box(.infobox)),
    DropInOption("textbox", .box(.textbox)),
    DropInOption("inputbox", .otherBox),
    DropInOption("passwordbox", .otherBox),
    DropInOption("menu", .otherBox),
    DropInOption("checklist", .otherBox),
    DropInOption("radiolist", .otherBox),
    DropInOption("gauge", .otherBox),

    DropInOption("title", taking: .text, .does { $0.title = $1.text }),
    DropInOption("backtitle", taking: .text, .does { $0.backtitle = $1.text }),
    DropInOption("yes-button", taking: .text, for: .yesno, .does { $0[.yes] = $1.text }),
    DropInOption("no-button", taking: .text, for: .yesno, .does { $0[.no] = $1.text }),
    DropInOption(
      "ok-button", taking: .text, for: [.msgbox, .textbox], .does { $0[.ok] = $1.text }),
    DropInOption("defaultno", for: .yesno, .does { box, _ in box.initialFocus = .negative }),

    DropInOption("cancel-button", taking: .text, .accepted),
    DropInOption("nocancel", .accepted),
    DropInOption("scrolltext", .accepted),
    DropInOption("clear", .accepted),
    DropInOption("output-fd", taking: .number, .accepted),
    DropInOption("separate-output", .accepted),
    DropInOption("default-item", taking: .text, .accepted),
    DropInOption("notags", .accepted),
    DropInOption("noitem", .accepted),
    DropInOption("fullbuttons", .accepted),
    DropInOption("fb", .accepted),
    DropInOption("topleft", .accepted),

    DropInOption("version", .handsOver(.print(version, descriptor: 1))),
    DropInOption("help", .handsOver(.print(help, descriptor: 1))),
  ]

  /// debconf reads the version before it uses whiptail.
  private static let version = "whiptail (newt): 0.52.23\n"

  private static let help = """
    Box options:
    \t--msgbox <text> <height> <width>
    \t--yesno  <text> <height> <width>
    \t--infobox <text> <height> <width>
    \t--textbox <file> <height> <width>
    Options:
    \t--title <title> --backtitle <backtitle> --defaultno
    \t--yes-button <text> --no-button <text> --ok-button <text>
    popup shows these; for other boxes install whiptail.

    """
}
