import PopupCore

/// What the keys do, for the manual page; the names are mdoc arguments.
package enum KeyHelp {
  package static let all: [(keys: String, meaning: String)] = [
    (
      "Left , Right , Tab , Shift\\-Tab , h , l",
      "Move the focus to another button."
    ),
    ("Enter , Space", "Press the focused button."),
    ("Esc", "Leave, or what --esc says."),
    ("1 , 2 , 3", "Press a button by its place."),
    (
      "letters",
      """
      The first letter of a label presses its button when no other label begins with it; else y presses \
      the right button and n the left one. The Korean letters on the same keys, and a label's first \
      consonant or syllable, do the same.
      """
    ),
    (
      "Up , Down , Page Up , Page Down , Home , End , j , k",
      "Scroll the message, as the mouse wheel does."
    ),
    ("Ctrl\\-Left , Ctrl\\-Right , \\(lB , \\(rB", "Change the page, where there are segments."),
    (
      "mouse",
      "A click presses a button or changes the page. A click outside of the box does nothing."
    ),
    (
      "paste",
      """
      A pasted text presses nothing. Should its end get lost on the way, a key that comes alone half a \
      second after the rest ends it: Esc and Ctrl-C act, any other key does so from the next one on.
      """
    ),
  ]
}

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
