extension OptionTable {
  static let text: [OptionEntry] = [
    OptionEntry(
      .title, short: UInt8(ascii: "t"), .required("TEXT"), in: .text,
      summary: "bold first line",
      manual: "Show TEXT as a bold first line. There is no title line if TEXT is empty.",
      effect: .edit { $0.spec.title = $1.bytes }),
    OptionEntry(
      .message, short: UInt8(ascii: "m"), .required("TEXT"), in: .text, repeatable: true,
      commandLineOnly: true,
      summary: "the message; - reads standard input",
      manual: """
        The message, the same as the argument MESSAGE. A single dash reads it from standard input, \
        at most 1 GiB of it: a last line then tells that it was truncated. Give it once, or once for \
        each --segment.
        """,
      effect: .edit { draft, option throws(UsageError) in
        try draft.pages.addMessage(option.bytes)
      }),
    OptionEntry(
      .messageFile, .required("FILE"), completion: .file, in: .text, repeatable: true,
      commandLineOnly: true,
      summary: "read the message from a file",
      manual: """
        Read the message from FILE, or from standard input if FILE is a single dash. \
        Only the parts shown are read, however large the file.
        """,
      effect: .edit { draft, option throws(UsageError) in try draft.pages.addFile(option.bytes) }),
    OptionEntry(
      .ansi, in: .text, repeatable: true,
      summary: "keep SGR colors in the message",
      manual: """
        Keep the colors and attributes that SGR escape sequences give to the message. \
        This option, --markup, --escapes and --no-wrap apply to all pages if given before the first \
        --segment, otherwise only to the preceding one.
        """,
      effect: .edit { draft, _ in draft.pages.current.format.interpretsSGR = true }),
    OptionEntry(
      .markup, in: .text, repeatable: true,
      summary: "subset of Markdown: **bold**, *italic*, `code`",
      manual: """
        Read the message as a subset of Markdown: **bold**, *italic*, __underline__, ~~strike~~ and \
        `code`. Malformed marks are shown as text.
        """,
      effect: .edit { draft, _ in draft.pages.current.format.interpretsMarkup = true }),
    OptionEntry(
      .escapes, in: .text, repeatable: true,
      summary: "interpret backslash escapes, as in C",
      manual: """
        Interpret backslash escapes in the message as C does. \
        Without this option, a backslash is plain text.
        """,
      effect: .edit { draft, _ in draft.pages.current.format.interpretsEscapes = true }),
    OptionEntry(
      .noWrap, in: .text, repeatable: true,
      summary: "preformatted: never wrap, scroll sideways",
      manual: "Treat the message as preformatted: never wrap it, scroll it sideways instead.",
      effect: .edit { draft, _ in draft.pages.current.format.wraps = false }),
    OptionEntry(
      .segment, .required("TITLE"), in: .text, repeatable: true, commandLineOnly: true,
      summary: "start a page of the message, shown as a tab",
      manual: """
        Start a page of the message, shown as a tab with the title TITLE. \
        The --message or --message-file that follows is its text.
        """,
      effect: .edit { draft, option throws(UsageError) in
        try draft.pages.startSegment(option.text())
      }),
    OptionEntry(
      .new, in: .text, repeatable: true, commandLineOnly: true,
      summary: "mark this segment's tab with a dot until seen",
      manual: "Put a red dot on the tab of the preceding --segment until its page has been shown.",
      effect: .edit { draft, _ throws(UsageError) in try draft.pages.markNew() }),
  ]
}
