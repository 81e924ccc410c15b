/// The text that `--help` prints, generated from the option table.
package enum HelpText {
  /// In cells.
  package static let width = 80
  /// The column where summaries start, to the right of every option.
  package static let summaryColumn = 29

  /// Lines of at most `width` cells, with their newlines.
  package static var text: String {
    var text = """
      Usage: popup [OPTION]... [MESSAGE]

      Ask one question, or show one message, in the terminal. The exit status tells
      which button was chosen.

        if popup --title "Delete?" "Everything in it will be deleted."; then
          rm -r "$dir"
        fi

      """
    for group in OptionGroup.allCases {
      text += "\n\(group.title):\n"
      for entry in OptionTable.entries(in: group) { text += line(for: entry) }
    }
    return text + ending
  }

  /// `  -t, --title TEXT` and the summary in its column.
  private static func line(for entry: OptionEntry) -> String {
    var line = "      "
    if let short = entry.short { line = "  -" + String(Unicode.Scalar(short)) + ", " }
    line += entry.id.spelling + entry.value.usage
    let gap = max(1, summaryColumn - line.utf8.count)
    return line + String(repeating: " ", count: gap) + entry.summary + "\n"
  }

  private static var ending: String {
    let statuses = ExitStatuses.popup
    return """

      If MESSAGE is omitted, it is read from standard input unless that is a terminal.
      POPUP_OPTS holds default options.

      Exit status: \(statuses.affirmative) right, \(statuses.negative) left, \
      \(statuses.extra) extra, \(statuses.timedOut) timeout, \(statuses.dismissed) Esc.
      Errors: \(statuses.usage) usage, \(statuses.unreadableMessage) unreadable message, \
      \(statuses.noTerminal) no terminal,
      \(statuses.internalError) internal error, \(statuses.output) terminal or output failed.
      Keys, variables and examples: man popup

      """
  }
}
