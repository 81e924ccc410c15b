extension OptionTable {
  static let look: [OptionEntry] = [
    OptionEntry(
      .align, .choice("HOW", .alignment), in: .look,
      summary: "message: auto (default), center or left",
      manual: """
        Align the message. The default, auto, centers it while it fits in a few lines; longer ones are \
        on the left. The other words are center and left.
        """),
    OptionEntry(
      .width, .required("N"), in: .look,
      summary: "the box's width in cells, or N% of the screen",
      manual: """
        The width of the box, in cells, or N% of the screen. By default it is what the content needs, \
        within margins.
        """),
    OptionEntry(
      .height, .required("N"), in: .look,
      summary: "the box's height in rows, or N% of the screen",
      manual: "The height of the box, in rows, or N% of the screen."),
    OptionEntry(
      .position, .choice("WHERE", .position), in: .look,
      summary: "on the screen: top, center (default) or bottom",
      manual: "Where on the screen the box is: top, center or bottom."),
    OptionEntry(
      .inline, in: .look,
      summary: "draw below the prompt, keep the screen",
      manual: "Draw below the prompt, keep the screen, and erase exactly those rows afterwards."),
    OptionEntry(
      .theme, .choice("NAME", .theme), in: .look,
      summary: "colors: light, dark or mono",
      manual: "The colors: light, dark or mono. See also POPUP_THEME."),
    OptionEntry(
      .accent, .required("COLOR"), completion: .color, in: .look,
      summary: "a color: a name, 0-255, #rgb or #rrggbb",
      manual: """
        The color of what is emphasized. A COLOR is #rrggbb, #rgb, a number from 0 to 255 of the \
        terminal's palette, or one of the names black, red, green, yellow, blue, magenta, cyan, white and \
        gray, each with bright- before it for the bright one.
        """),
    OptionEntry(
      .leftColor, .required("COLOR"), completion: .color, in: .look,
      summary: "the left button's color",
      manual: "The color of the left button, as with --accent."),
    OptionEntry(
      .rightColor, .required("COLOR"), completion: .color, in: .look,
      summary: "the right button's color",
      manual: "The color of the right button, as with --accent."),
    OptionEntry(
      .border, .choice("STYLE", .border), in: .look,
      summary: "edges: soft, line or ascii",
      manual: """
        How edges and buttons are drawn: soft ones are made of half and quarter blocks, line of line \
        drawing characters, ascii of ASCII. By default it is what the terminal draws best.
        """),
    OptionEntry(
      .dim, .required("0..1"), in: .look,
      summary: "how much darker the screen behind gets",
      manual: "How much darker the screen behind gets, 0.3 by default."),
    OptionEntry(
      .noShadow, in: .look,
      summary: "draw no shadow",
      manual: "Draw no shadow."),
    OptionEntry(
      .ascii, in: .look,
      summary: "--border ascii, nothing else beyond ASCII drawn",
      manual: """
        The same as --border ascii, and no other drawing character beyond ASCII either.
        """),
    OptionEntry(
      .noMouse, in: .look,
      summary: "leave the mouse to the terminal",
      manual: "Leave the mouse to the terminal, so that text can be selected."),
    OptionEntry(
      .noAnimation, in: .look,
      summary: "appear at once",
      manual: "Appear at once."),
  ]
}
