import PopupCore

/// What the exit statuses mean, for the manual page.
package enum ExitStatusHelp {
  package static var all: [(status: Int32, meaning: String)] {
    let statuses = ExitStatuses.popup
    return [
      (
        statuses.affirmative,
        """
        The right button was pressed, or answered for. \
        Beside it only --preview, --help and --version end so.
        """
      ),
      (statuses.negative, "The left button was pressed."),
      (statuses.extra, "The extra button was pressed."),
      (statuses.usage, "The command line, or a variable that holds options, is wrong."),
      (statuses.unreadableMessage, "The message cannot be read."),
      (statuses.noTerminal, "There is no terminal to ask on."),
      (statuses.internalError, "An internal failure."),
      (
        statuses.output,
        """
        The terminal failed or went away during the question, or standard output cannot be written.
        """
      ),
      (statuses.timedOut, "The time of --timeout is over."),
      (statuses.dismissed, "Esc was pressed."),
    ]
  }
}

/// Command lines to learn from; each is tried by the tests.
package enum Examples {
  package static let all: [(caption: String, lines: [String])] = [
    (
      "Ask before something is deleted:",
      [
        "if popup --title 'Delete?' --destructive \"All of $dir goes.\"; then",
        "  rm -r \"$dir\"",
        "fi",
      ]
    ),
    (
      "Show what a program prints, with its colors:",
      ["git diff --stat --color | popup --title 'Push?' --ansi --right Push --left Back"]
    ),
    (
      "Tell something, and go on after ten seconds:",
      ["popup --alert --timeout 10 --on-timeout right 'The backup is complete.'"]
    ),
    (
      "Three buttons, told apart by their names:",
      [
        "case $(popup --print --extra Later 'Restart now?') in",
        "  right) reboot ;;",
        "  extra) echo 'Remind me.' ;;",
        "esac",
      ]
    ),
    (
      "Two pages that must be read first:",
      [
        "popup --require-read --segment Terms --message-file terms.txt \\",
        "  --segment News --new --message 'Nothing new.'",
      ]
    ),
    (
      "Let a script run unattended:",
      ["POPUP_ANSWER=default ./install.sh"]
    ),
  ]
}
