import PopupCore

/// What the exit statuses mean, for the manual page.
package enum ExitStatusHelp {
  package static var all: [(status: Int32, meaning: String)] {
    let statuses = ExitStatuses.popup
    return [
      (
        statuses.affirmative,
        """
        The right button was pressed, or chosen by --answer or a timeout. \
        Otherwise only --preview, --help and --version exit with 0.
        """
      ),
      (statuses.negative, "The left button was pressed."),
      (statuses.extra, "The extra button was pressed."),
      (statuses.usage, "The command line, or a variable that stands for options, is invalid."),
      (statuses.unreadableMessage, "The message cannot be read."),
      (statuses.noTerminal, "There is no terminal that can show the popup."),
      (statuses.internalError, "An internal error."),
      (
        statuses.output,
        """
        The terminal failed or was closed during the question, or standard output cannot be written.
        """
      ),
      (statuses.timedOut, "--timeout expired."),
      (statuses.dismissed, "Esc was pressed."),
    ]
  }
}

/// Example command lines; the tests parse each of them.
package enum Examples {
  package static let all: [(caption: String, lines: [String])] = [
    (
      "Ask before deleting something:",
      [
        "if popup --title 'Delete?' --destructive \"All of $dir will be deleted.\"; then",
        "  rm -r \"$dir\"",
        "fi",
      ]
    ),
    (
      "Show the output of a program, with its colors:",
      ["git diff --stat --color | popup --title 'Push?' --ansi --right Push --left Back"]
    ),
    (
      "Show a message and continue after ten seconds:",
      ["popup --alert --timeout 10 --on-timeout right 'The backup is complete.'"]
    ),
    (
      "Offer three buttons and act on the answer:",
      [
        "case $(popup --print --extra Later 'Restart now?') in",
        "  right) reboot ;;",
        "  extra) echo 'Remind me.' ;;",
        "esac",
      ]
    ),
    (
      "Require two pages to be read first:",
      [
        "popup --require-read --segment Terms --message-file terms.txt \\",
        "  --segment News --new --message 'Nothing new.'",
      ]
    ),
    (
      "Run a script unattended:",
      ["POPUP_ANSWER=default ./install.sh"]
    ),
  ]
}
