extension OptionTable {
  static let answers: [OptionEntry] = [
    OptionEntry(
      .timeout, .required("SECONDS"), in: .answers,
      summary: "give up after that long",
      manual: """
        Give up after that long. Decimals are allowed, ten years are the most, and 0 gives up at once. \
        The first key or click stops the clock.
        """),
    OptionEntry(
      .onTimeout, .choice("BUTTON", .button), in: .answers,
      summary: "press left, right or extra when time is up",
      manual: """
        Press that button when --timeout is over, instead of giving up. \
        It cannot be right with --destructive or with a guard: those ask for a person.
        """),
    OptionEntry(
      .answer, .choice("BUTTON", .answer), in: .answers,
      summary: "ask nobody: press left, right, extra or default",
      manual: """
        Answer at once, without a terminal, and say so in one line on standard error. \
        The word default is the button that Enter would press at the start: the one focused there, or \
        left where a guard still disables the right one.
        """),
    OptionEntry(
      .print, in: .answers,
      summary: "write the answer on standard output as well",
      manual: "Print left, right, extra, esc or timeout on standard output as well."),
  ]

  static let other: [OptionEntry] = [
    OptionEntry(
      .preview, .optional("COLSxROWS"), in: .other, commandLineOnly: true,
      summary: "print the first frame and exit 0: no keys",
      manual: """
        Print the first whole frame on standard output and exit 0. No terminal is needed and no key is read. \
        The size goes up to 1000x1000.
        """),
    OptionEntry(
      .previewSegment, .required("N"), in: .other, commandLineOnly: true,
      summary: "the segment that --preview shows, from 1",
      manual: "Let --preview show the page of this --segment, counted from 1."),
    OptionEntry(
      .standIn, .choice("PROGRAM", .program), in: .other, commandLineOnly: true,
      summary: "take the words after -- as that program does",
      manual: """
        Take the words after -- as whiptail or dialog takes its command line, and end with its statuses. \
        Before it only options about colours, border and place may stand.
        """),
    OptionEntry(
      .help, short: UInt8(ascii: "h"), in: .other, commandLineOnly: true,
      summary: "print this help and exit 0",
      manual: "Print a summary of the options on standard output and exit 0."),
    OptionEntry(
      .version, short: UInt8(ascii: "V"), in: .other, commandLineOnly: true,
      summary: "print the version and exit 0",
      manual: "Print the version on standard output and exit 0."),
  ]
}
