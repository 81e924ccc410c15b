extension OptionTable {
  static let buttons: [OptionEntry] = [
    OptionEntry(
      .left, short: UInt8(ascii: "l"), .required("LABEL"), in: .buttons,
      summary: "the left button, 취소 by default",
      manual: "The label of the left button, 취소 by default."),
    OptionEntry(
      .right, short: UInt8(ascii: "r"), .required("LABEL"), in: .buttons,
      summary: "the right button, 확인 by default",
      manual: "The label of the right button, 확인 by default."),
    OptionEntry(
      .extra, .required("LABEL"), in: .buttons,
      summary: "a third button, between the two",
      manual: "A third button, between the two."),
    OptionEntry(
      .alert, in: .buttons,
      summary: "the right button only",
      manual: "Show the right button only."),
    OptionEntry(
      .initialButton, .choice("BUTTON", .button), in: .buttons,
      summary: "focused at the start: left, right or extra",
      manual: """
        The button that is focused at the start: right by default, left with --destructive.
        """),
    OptionEntry(
      .destructive, in: .buttons,
      summary: "the right button is red and needs care",
      manual: """
        The right button destroys something. It is red, not focused at the start, and needs Enter, \
        Space or a click: no letter key presses it, nor does a timeout or POPUP_ANSWER. \
        It needs a left button beside it.
        """),
    OptionEntry(
      .escape, .choice("ACTION", .escape), in: .buttons,
      summary: "what Esc does: dismiss (default), left or ignore",
      manual: """
        What Esc does: dismiss ends the popup with a status of its own, which is the default, left \
        presses the left button, ignore does nothing.
        """),
  ]

  static let guards: [OptionEntry] = [
    OptionEntry(
      .wait, .required("SECONDS"), in: .guards,
      summary: "disable the right button for that long",
      manual: """
        Disable the right button for that long, counted down in its label. \
        Decimals are allowed, a day is the most.
        """),
    OptionEntry(
      .requireRead, in: .guards,
      summary: "disable the right button until all is read",
      manual: """
        Disable the right button until the message was scrolled to its end and every --segment seen.
        """),
    OptionEntry(
      .check, .required("TEXT"), in: .guards, repeatable: true,
      summary: "disable the right button until this is ticked",
      manual: "Disable the right button until a box beside TEXT is ticked. May be repeated."),
    OptionEntry(
      .type, .required("WORD"), in: .guards,
      summary: "disable the right button until this is typed",
      manual: "Disable the right button until WORD was typed exactly."),
    OptionEntry(
      .typePaste, in: .guards,
      summary: "let the word of --type be pasted",
      manual: "Accept the word of --type when it is pasted, too."),
  ]
}
