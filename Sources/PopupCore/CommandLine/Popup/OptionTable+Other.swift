extension OptionTable {
  static let other: [OptionEntry] = [
    OptionEntry(
      .preview, .optional("COLSxROWS"), in: .other, commandLineOnly: true,
      summary: "print the popup instead of asking, exit 0",
      manual: """
        Print the popup on standard output instead of asking, and exit with status 0. \
        Needs no terminal and reads no key. The size is at most 1000x1000.
        """,
      effect: .edit { draft, option throws(UsageError) in
        draft.preview = .init(size: option.value == nil ? nil : try option.screenSize())
      }),
    OptionEntry(
      .previewSegment, .required("N"), in: .other, commandLineOnly: true,
      summary: "the segment that --preview shows, from 1",
      manual: "With --preview: show the page of the --segment with this number, counting from 1.",
      effect: .edit { draft, option throws(UsageError) in
        draft.previewSegment = try option.segmentNumber()
      }),
    OptionEntry(
      .standIn, .choice("PROGRAM", .program), in: .other, commandLineOnly: true,
      summary: "take the words after -- as that program does",
      manual: """
        Take the words after -- as the command line of whiptail or dialog, and exit with its statuses. \
        Only options for the appearance are allowed before it.
        """,
      // The parser acts on it before any other option.
      effect: .edit { _, option throws(UsageError) in
        let _: DropInProgram = try option.choice()
      }),
    OptionEntry(
      .help, short: UInt8(ascii: "h"), in: .other, commandLineOnly: true,
      summary: "print this help and exit",
      manual: "Print a summary of the options on standard output and exit with status 0.",
      effect: .early(.help)),
    OptionEntry(
      .version, short: UInt8(ascii: "V"), in: .other, commandLineOnly: true,
      summary: "print the version and exit",
      manual: "Print the version on standard output and exit with status 0.",
      effect: .early(.version)),
  ]
}
