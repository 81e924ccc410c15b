/// What `--help` prints, made from the option table.
package enum HelpText {
  /// In cells.
  package static let width = 80
  /// Where summaries start; no option's own part reaches it.
  package static let summaryColumn = 29

  /// Lines of at most `width` cells, with their newlines.
  package static var text: String {
    var text = """
      Usage: popup [OPTION]... [MESSAGE]

      Ask a person one question in the terminal, or tell them one thing, and say
      through the exit status which button they chose.

        if popup --title "Delete?" "All of it goes."; then rm -r "$dir"; fi

      """
    for group in OptionGroup.allCases {
      text += "\n\(group.title):\n"
      for entry in OptionTable.entries(in: group) { text += line(for: entry) }
    }
    return text + ending
  }

  /// `  -t, --title TEXT` and the summary, aligned with all others.
  private static func line(for entry: OptionEntry) -> String {
    var line = "      "
    if let short = entry.short { line = "  -" + String(Unicode.Scalar(short)) + ", " }
    line += entry.id.spelling + entry.value.usage
    let gap = max(1, summaryColumn - line.utf8.count)
    return line + String(repeating: " ", count: gap) + entry.summary + "\n"
  }

  private static var ending: String {
    let statuses = ExitStatuses.popup
    let failures = FailureKind.allCases.map { statuses.status(of: $0) }
    return """

      Without MESSAGE it is read from standard input, unless that is a terminal.
      POPUP_OPTS holds default options.

      Exit status: \(statuses.affirmative) right, \(statuses.negative) left, \
      \(statuses.extra) extra, \(statuses.timedOut) timeout, \(statuses.dismissed) Esc.
      Errors: \(failures.map { String($0) }.joined(separator: ", ")).
      Keys, variables and examples: man popup

      """
  }
}
