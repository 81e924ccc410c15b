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
