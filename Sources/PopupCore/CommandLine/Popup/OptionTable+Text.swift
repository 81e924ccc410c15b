extension OptionTable {
  static let text: [OptionEntry] = [
    OptionEntry(
      .title, short: UInt8(ascii: "t"), .required("TEXT"), in: .text,
      summary: "a bold first line",
      manual: "A bold first line. There is no title line when TEXT is absent or empty."),
    OptionEntry(
      .message, short: UInt8(ascii: "m"), .required("TEXT"), in: .text, repeatable: true,
      commandLineOnly: true,
      summary: "the message; - reads standard input",
      manual: """
        The message. The operand MESSAGE is the same thing. \
        A single dash reads it from standard input. \
        It can be given only once, or once for each --segment.
        """),
    OptionEntry(
      .messageFile, .required("FILE"), completion: .file, in: .text, repeatable: true,
      commandLineOnly: true,
      summary: "the message, from a file",
      manual: """
        Read the message from FILE. However large it is, only what is looked at is read. \
        A single dash is standard input.
        """),
    OptionEntry(
      .ansi, in: .text, repeatable: true,
      summary: "keep SGR colors in the message",
      manual: """
        Keep the colors and attributes that SGR escape sequences give to the message. \
        Before the first --segment, this and the other three of its kind, --markup, --escapes and \
        --no-wrap hold for all pages, after it for that page alone.
        """),
    OptionEntry(
      .markup, in: .text, repeatable: true,
      summary: "a small Markdown: **bold**, *italic*, `code`",
      manual: """
        Read the message as a small Markdown: **bold**, *italic*, __underline__, ~~strike~~ and `code`. \
        A malformed mark stays as text.
        """),
    OptionEntry(
      .escapes, in: .text, repeatable: true,
      summary: "backslash escapes in the message, as in C",
      manual: """
        Read backslash escapes in the message as in C. \
        Without this option a backslash is a backslash.
        """),
    OptionEntry(
      .noWrap, in: .text, repeatable: true,
      summary: "preformatted: never wrap, scroll sideways",
      manual: "The message is preformatted: it is never wrapped, and scrolls sideways."),
    OptionEntry(
      .segment, .required("TITLE"), in: .text, repeatable: true, commandLineOnly: true,
      summary: "start a page of the message, shown as a tab",
      manual: """
        Start a page of the message with a tab of its own. \
        The --message or --message-file that follows is its text.
        """),
    OptionEntry(
      .new, in: .text, repeatable: true, commandLineOnly: true,
      summary: "a dot on this segment's tab until it is seen",
      manual: "Put a red dot on the tab of the --segment before it, until the page is looked at."),
  ]
}
