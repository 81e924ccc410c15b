/// Every option of dialog, from dialog(1) and the table in dialog.c.
enum DialogOptions {
  static var all: [DropInOption] { boxes + effective + accepted + handedOver }

  /// The option with a name, given without dashes; `isOn` is false if the name negates a switch.
  ///
  /// dialog also accepts a switch's name with `no` or `no-` added or removed: `--no-shadow` negates
  /// `--shadow`, and `--nocancel` is `--no-cancel`.
  static func option(named name: [UInt8]) -> (option: DropInOption, isOn: Bool)? {
    if let option = exact(name) { return (option, true) }
    if name.starts(with: "no") {
      let rest = Array(name.dropFirst(name.starts(with: "no-") ? 3 : 2))
      let respelled: StaticString = name.starts(with: "no-") ? "no" : "no-"
      if let option = exact(Array(respelled.bytes) + rest) { return (option, true) }
      if let option = exact(rest) { return (option, false) }
    }
    let option = exact(Array("no-".utf8) + name) ?? exact(Array("no".utf8) + name)
    return option.map { ($0, false) }
  }

  private static func exact(_ name: [UInt8]) -> DropInOption? {
    for list in [boxes, effective, accepted, handedOver] {
      if let option = list.first(where: { name == $0.name }) { return option }
    }
    return nil
  }

  static let boxes: [DropInOption] =
    [
      DropInOption("yesno", .box(.yesno)),
      DropInOption("msgbox", .box(.msgbox)),
      DropInOption("infobox", .box(.infobox)),
      DropInOption("textbox", .box(.textbox)),
      DropInOption("pause", .box(.pause)),
      DropInOption("programbox", .box(.programbox)),
      DropInOption("progressbox", .box(.progressbox)),
      DropInOption("and-widget", .chain),
    ] + others.map { DropInOption($0, .otherBox) }

  private static let others: [StaticString] = [
    "buildlist", "calendar", "checklist", "dselect", "editbox", "form", "fselect", "gauge",
    "guage", "inputbox", "inputmenu", "menu", "mixedform", "mixedgauge", "passwordbox",
    "passwordform", "prgbox", "radiolist", "rangebox", "tailbox",
    "tailboxbg", "timebox", "treeview",
  ]

  static let effective: [DropInOption] = [
    DropInOption("title", taking: .text, .does { $0.title = $1.text }),
    DropInOption("backtitle", taking: .text, .does { $0.backtitle = $1.text }),

    DropInOption("yes-label", taking: .text, for: .yesno, .does { $0[.yes] = $1.text }),
    DropInOption("yes-button", taking: .text, for: .yesno, .does { $0[.yes] = $1.text }),
    DropInOption("no-label", taking: .text, for: .yesno, .does { $0[.no] = $1.text }),
    DropInOption("no-button", taking: .text, for: .yesno, .does { $0[.no] = $1.text }),
    DropInOption("ok-label", taking: .text, for: okBoxes, .does { $0[.ok] = $1.text }),
    DropInOption("ok-button", taking: .text, for: okBoxes, .does { $0[.ok] = $1.text }),
    DropInOption("exit-label", taking: .text, for: .textbox, .does { $0[.exit] = $1.text }),
    DropInOption("exit-button", taking: .text, for: .textbox, .does { $0[.exit] = $1.text }),
    DropInOption("cancel-label", taking: .text, for: .pause, .does { $0[.cancel] = $1.text }),
    DropInOption("cancel-button", taking: .text, for: .pause, .does { $0[.cancel] = $1.text }),
    DropInOption("extra-label", taking: .text, for: .answered, .does { $0[.extra] = $1.text }),
    DropInOption("help-label", taking: .text, for: .answered, .does { $0[.help] = $1.text }),
    DropInOption("extra-button", for: .answered, .does { $0.hasExtra = $1.isOn }),
    DropInOption("help-button", for: .answered, .does { $0.hasHelp = $1.isOn }),
    DropInOption("no-cancel", for: .pause, .does { $0.hasCancel = !$1.isOn }),
    DropInOption("no-ok", for: .answered, .does { $0.hasOK = !$1.isOn }),
    // dialog ignores a negation: --nodefaultno does the same.
    DropInOption(
      "defaultno", for: [.yesno, .pause, .textbox],
      .does { box, _ in box.initialFocus = .negative }),
    DropInOption(
      "default-button", taking: .button, for: .answered, .does { $0.initialFocus = $1.role }),

    DropInOption("colors", .does { $0.text.readsColors = $1.isOn }),
    DropInOption("no-collapse", .does { $0.text.collapsesBlanks = !$1.isOn }),
    DropInOption("cr-wrap", .does { $0.text.keepsNewlines = $1.isOn }),
    DropInOption("trim", .does { $0.text.trims = $1.isOn }),
    DropInOption("no-nl-expand", .does { $0.text.expandsNewlines = !$1.isOn }),

    DropInOption("shadow", .does { $0.hasShadow = $1.isOn }),
    DropInOption("ascii-lines", .does { $0.hasASCIILines = $1.isOn }),
    DropInOption("no-mouse", .does { $0.usesMouse = !$1.isOn }),
    DropInOption(
      "timeout", taking: .number, for: [.yesno, .msgbox, .textbox], .does { $0.timeout = $1.number }
    ),
    DropInOption("sleep", taking: .number, .does { $0.sleep = $1.number }),
    DropInOption("beep", .does { $0.beeps = $1.isOn }),
    DropInOption("beep-after", .does { $0.beepsAfter = $1.isOn }),

    DropInOption("stdout", .does { box, _ in box.outputDescriptor = 1 }),
    DropInOption("stderr", .does { box, _ in box.outputDescriptor = 2 }),
    DropInOption(
      "output-fd", taking: .number,
      .does { $0.outputDescriptor = Int32(truncatingIfNeeded: $1.number) }),
  ]

  private static let okBoxes: BoxKinds = [.msgbox, .pause, .textbox, .programbox]

  /// Options without effect: they concern other boxes, other programs, or something that popup does
  /// in its own way.
  static let accepted: [DropInOption] =
    ([
      "allow-close", "auto-placement", "clear", "cursor-off-label", "erase-on-exit", "fb",
      "fixed-font", "help-status", "help-tags", "ignore", "insecure", "iso-week", "item-help",
      "keep-colors", "keep-tite", "keep-window", "no-close", "no-hot-list", "no-items", "no-kill",
      "no-lines", "no-tags", "noitem", "quoted", "reorder", "screen-center", "scrollbar",
      "scrolltext", "single-quoted", "size-err", "smooth", "tab-correct", "topleft", "under-mouse",
      "visit-items",
    ] as [StaticString]).map { DropInOption($0, .accepted) }
    + ([
      "column-separator", "date-format", "default-item", "hfile", "hline", "icon",
      "output-separator", "separate-widget", "separator", "time-format", "wmclass",
    ] as [StaticString]).map { DropInOption($0, taking: .text, .accepted) }
    + (["aspect", "max-input", "tab-len"] as [StaticString]).map {
      DropInOption($0, taking: .number, .accepted)
    }
    + [
      // The name or the number of a day.
      DropInOption("week-start", taking: .text, .accepted),
      DropInOption("begin", taking: .twoNumbers, .accepted),
    ]

  /// Options that make dialog write something or read something other than keys, or that are errors
  /// with popup's boxes.
  static let handedOver: [DropInOption] =
    [
      DropInOption("print-version", .handsOver(.print("Version: \(version)\n", descriptor: 2))),
      DropInOption("print-maxsize", .handsOver(.printMaxSize(descriptor: 2))),
      DropInOption("version", .handsOver(.print("Version: \(version)\n", descriptor: 1))),
      DropInOption("help", .handsOver(.print(help, descriptor: 1))),
    ]
    + ([
      "print-size", "print-text-only", "print-text-size", "last-key", "input-fd", "trace",
      "create-rc", "args", "separate-output",
    ] as [StaticString]).map { DropInOption($0, .handsOver(.failure)) }

  /// pythondialog reads the version to learn which options it may use.
  private static let version = "1.3-20230209"

  private static let help = """
    Usage: dialog <options> { --and-widget <options> }
    Box options:
      --msgbox  <text> <height> <width>
      --yesno   <text> <height> <width>
      --infobox <text> <height> <width>
      --textbox <file> <height> <width>
      --pause   <text> <height> <width> <seconds>
    popup shows these; for other boxes install dialog.

    """
}
