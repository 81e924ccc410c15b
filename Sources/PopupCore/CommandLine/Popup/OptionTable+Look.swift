extension OptionTable {
  static let look: [OptionEntry] = [
    OptionEntry(
      .align, .choice("HOW", .alignment), in: .look,
      summary: "message: auto (default), center or left",
      manual: """
        Align the message. The default, auto, centers a message that fits in a few lines and aligns \
        a longer one left.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.alignment = try option.choice()
      }),
    OptionEntry(
      .width, .required("N"), in: .look,
      summary: "box width in cells, or N% of the screen",
      manual: """
        The width of the box, in cells, or N% of the screen. By default, the box is as wide as its \
        content needs, within margins.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.width = try option.extent()
      }),
    OptionEntry(
      .height, .required("N"), in: .look,
      summary: "box height in rows, or N% of the screen",
      manual: "The height of the box, in rows, or N% of the screen.",
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.height = try option.extent()
      }),
    OptionEntry(
      .position, .choice("WHERE", .position), in: .look,
      summary: "on the screen: top, center (default) or bottom",
      manual: "Where on the screen the box appears: top, center or bottom.",
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.position = try option.choice()
      }),
    OptionEntry(
      .inline, in: .look,
      summary: "draw below the prompt, keep the screen",
      manual: "Draw below the prompt, keep the screen, and erase exactly those rows afterward.",
      effect: .edit { draft, _ in draft.spec.look.isInline = true }),
    OptionEntry(
      .theme, .choice("NAME", .theme), in: .look,
      summary: "colors: light (default), dark, mono or auto",
      manual: """
        The colors: light, dark, mono or auto. With auto, they are dark if the terminal is known to \
        have a dark background, else light. See also POPUP_THEME.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.theme = try option.choice()
      }),
    OptionEntry(
      .accent, .required("COLOR"), completion: .color, in: .look,
      summary: "accent color: a name, 0-255, #rgb or #rrggbb",
      manual: """
        The accent color. A COLOR is #rrggbb, #rgb, a number from 0 to 255 of the terminal's palette, \
        or one of the names black, red, green, yellow, blue, magenta, cyan, white and gray, each with \
        bright- before it for the bright one.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.accent = try option.color()
      }),
    OptionEntry(
      .leftColor, .required("COLOR"), completion: .color, in: .look,
      summary: "color of the left button",
      manual: "The color of the left button, a COLOR as for --accent.",
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.negativeColor = try option.color()
      }),
    OptionEntry(
      .rightColor, .required("COLOR"), completion: .color, in: .look,
      summary: "color of the right button",
      manual: "The color of the right button, a COLOR as for --accent.",
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.affirmativeColor = try option.color()
      }),
    OptionEntry(
      .border, .choice("STYLE", .border), in: .look,
      summary: "edges: soft, line or ascii",
      manual: """
        How edges and buttons are drawn: soft uses half and quarter blocks, line uses line-drawing \
        characters, ascii uses only ASCII. The default is what the terminal draws best.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.border = try option.choice()
      }),
    OptionEntry(
      .ascii, in: .look,
      summary: "same as --border ascii",
      manual: "The same as --border ascii.",
      effect: .edit { draft, _ in draft.spec.look.border = .ascii }),
    OptionEntry(
      .dim, .required("0..1"), in: .look,
      summary: "how much to darken the screen behind",
      manual: "How much to darken the screen behind the box, 0.3 by default.",
      effect: .edit { draft, option throws(UsageError) in
        draft.spec.look.dim = try option.fraction()
      }),
    OptionEntry(
      .noShadow, in: .look,
      summary: "draw no shadow",
      manual: "Draw no shadow.",
      effect: .edit { draft, _ in draft.spec.look.hasShadow = false }),
    OptionEntry(
      .noMouse, in: .look,
      summary: "leave the mouse to the terminal",
      manual: "Leave the mouse to the terminal, so that text can be selected.",
      effect: .edit { draft, _ in draft.spec.look.usesMouse = false }),
    OptionEntry(
      .noAnimation, in: .look,
      summary: "do not animate",
      manual: "Do not animate.",
      effect: .edit { draft, _ in draft.spec.look.isAnimated = false }),
    OptionEntry(
      .bell, in: .look,
      summary: "ring the terminal's bell once",
      manual: "Ring the terminal's bell once when the popup appears.",
      effect: .edit { draft, _ in draft.spec.look.ringsBell = true }),
    OptionEntry(
      .showCursor, in: .look,
      summary: "keep the cursor visible, on the focus",
      manual: """
        Keep the terminal's cursor visible, on what has the focus, for screen magnifiers. Braille \
        displays follow the cursor without it.
        """,
      effect: .edit { draft, _ in draft.spec.look.showsCursor = true }),
    OptionEntry(
      .plain, in: .look,
      summary: "ask in lines of text, draw nothing",
      manual: """
        Draw nothing: write the question as lines of text, number the choices, and read a line as the \
        answer. See also POPUP_PLAIN.
        """,
      effect: .edit { draft, _ in draft.spec.look.isPlain = true }),
  ]
}
