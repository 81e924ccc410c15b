extension OptionTable {
  static let buttons: [OptionEntry] = [
    OptionEntry(
      .left, short: UInt8(ascii: "l"), .required("LABEL"), in: .buttons,
      summary: "left button, 취소 by default",
      manual: "The label of the left button, 취소 by default.",
      effect: .edit { draft, option throws(UsageError) in draft.leftLabel = try option.text() }),
    OptionEntry(
      .right, short: UInt8(ascii: "r"), .required("LABEL"), in: .buttons,
      summary: "right button, 확인 by default",
      manual: "The label of the right button, 확인 by default.",
      effect: .edit { draft, option throws(UsageError) in draft.rightLabel = try option.text() }),
    OptionEntry(
      .extra, .required("LABEL"), in: .buttons,
      summary: "third button between the two",
      manual: "Add a third button between the two.",
      effect: .edit { draft, option throws(UsageError) in draft.extraLabel = try option.text() }),
    OptionEntry(
      .alert, in: .buttons,
      summary: "only the right button",
      manual: "Show only the right button.",
      effect: .edit { draft, _ in draft.isAlert = true }),
    OptionEntry(
      .initialButton, .choice("BUTTON", .button), in: .buttons,
      summary: "initially focused button: left, right or extra",
      manual: "The initially focused button: right by default, left with --destructive.",
      effect: .edit { draft, option throws(UsageError) in
        draft.initialFocus = try option.choice()
      }),
    OptionEntry(
      .destructive, in: .buttons,
      summary: "red right button; no shortcut key presses it",
      manual: """
        Mark the right button as destructive. It is red and not focused initially, and only Enter, \
        Space or a click on it presses it, never a letter key, a timeout or POPUP_ANSWER. \
        It requires a left button beside it.
        """,
      effect: .edit { draft, _ in draft.spec.isDestructive = true }),
    OptionEntry(
      .escape, .choice("ACTION", .escape), in: .buttons,
      summary: "Esc key: dismiss (default), left or ignore",
      manual: """
        What Esc does: dismiss (the default) closes the popup with an exit status of its own, left \
        presses the left button, and ignore does nothing.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.escape = try option.choice()
      }),
  ]
}
