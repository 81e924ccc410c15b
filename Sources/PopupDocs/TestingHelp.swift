import PopupCore

/// The manual's section about testing a script that asks. The tests run its examples, one after
/// another in one directory.
package enum TestingHelp {
  /// Shell commands, and what they demonstrate.
  package struct Example: Sendable {
    package let caption: String
    package let lines: [String]
    /// The program that the commands need besides a shell.
    package let tool: String?

    init(_ caption: String, needs tool: String? = nil, _ lines: [String]) {
      self.caption = caption
      self.tool = tool
      self.lines = lines
    }
  }

  static var section: String {
    var text = ".Sh TESTING A SCRIPT THAT ASKS\n"
    text += introduction.map { Mdoc.prose($0) }.joined(separator: ".Pp\n")
    text += ".Bl -tag -width Ds\n"
    for (word, meaning) in answers { text += ".It Cm \(word)\n" + Mdoc.prose(meaning) }
    text += ".El\n.Pp\n" + rules.map { Mdoc.prose($0) }.joined(separator: ".Pp\n")
    for example in examples {
      text += ".Pp\n" + Mdoc.prose(example.caption) + ".Bd -literal -offset indent\n"
      for line in example.lines {
        text += (line.hasPrefix(".") ? "\\&" : "") + Mdoc.escaped(line[...]) + "\n"
      }
      text += ".Ed\n"
    }
    return text
  }

  private static let introduction = [
    """
    POPUP_ANSWERS names a file of prepared answers, so that a test can drive a script through every \
    branch without a terminal. Each line is a text, a tab, an answer, and optionally another tab and \
    the word once. The text is the exact title of a question, the exact first line of its message, \
    or a lone asterisk for every question that no other line names. Blank lines and lines that begin \
    with # are skipped. The answers are:
    """
  ]

  private static let answers = [
    ("left , right , extra", "Press that button."),
    (
      #"right!\&"#,
      """
      Press the right button even if it is destructive or has a safeguard. \
      It works only on a line that names the question.
      """
    ),
    ("esc", "As if Esc were pressed; --esc says what that does."),
    ("timeout", "As if --timeout expired; --on-timeout says what that does."),
    ("fail", "Exit with 69, as if there were no terminal."),
  ]

  private static let rules = [
    """
    A line with once answers one question: popup overwrites the word with used, and skips the line from \
    then on. The first line that matches wins. popup reports each answer in one line on standard error. \
    A question without a line is answered by POPUP_ANSWER, or asked.
    """,
    """
    The file must be a regular one of at most 1 MB. A mistake anywhere in it, and an answer that the \
    question does not permit, such as right for a destructive button, is a usage error with the line's \
    number: popup then exits with 64 and does not ask.
    """,
    """
    POPUP_LOG names a file that gets one line of JSON for each question, however it ended. Its keys are \
    time, title, message, buttons, outcome, status, how and seconds. The title and the first page of the \
    message are cut after 200 characters. The outcome is left, right, extra, esc, timeout, failed or \
    signal. The key how names its cause: person, --answer, POPUP_ANSWER, POPUP_OPTS, POPUP_ANSWERS, \
    timeout, failure or signal. What a person types is not logged. Several popups may write to one log. \
    If the log cannot be written, popup reports that on standard error and keeps its exit status.
    """,
  ]

  package static let examples = [
    Example(
      "A script with three questions:",
      [
        #"cat > clean.sh <<'EOF'"#,
        "#!/bin/sh",
        "popup --title 'Delete build?' --destructive 'All results are lost.' || exit",
        "rm -rf build",
        "while popup --title 'Again?' 'Sweep once more?'; do echo swept; done",
        "popup --alert 'Done.'",
        "EOF",
        "chmod +x clean.sh",
      ]),
    Example(
      "Answer its questions, the second one twice; any other question fails:",
      [
        #"printf '%b\n' 'Delete build?\tright!' 'Again?\tright\tonce' \"#,
        #"  'Again?\tleft' 'Done.\tright' '*\tfail' > answers"#,
        "mkdir build",
        "POPUP_ANSWERS=answers ./clean.sh",
        "test ! -e build",
        "grep -q used answers",
      ]),
    Example(
      "Check what was asked by its log:",
      [
        #"printf '*\tleft\n' > no"#,
        "POPUP_ANSWERS=no POPUP_LOG=log ./clean.sh || test $? -eq 1",
        #"grep -q '"title":"Delete build?".*"outcome":"left","status":1' log"#,
        "test $(wc -l < log) -eq 1",
      ]),
    Example(
      "Compare how a question looks with how it looked before:",
      [
        "look() { TERM=dumb popup --preview=60x12 --title 'Again?' 'Sweep once more?'; }",
        "test -e again.txt || look > again.txt",
        "look | diff again.txt -",
      ]),
    Example(
      "Press a key as a person does:", needs: "expect",
      [
        "TERM=xterm expect -c '",
        "  spawn popup --no-animation --left No --right Yes {Sweep once more?}",
        "  expect Yes",
        "  send y",
        "  expect eof",
        "  exit [lindex [wait] 3]'",
      ]),
    Example(
      "Test with bats:", needs: "bats",
      [
        "cat > clean.bats <<'EOF'",
        #"@test "nothing is deleted without consent" {"#,
        "  mkdir -p build",
        #"  printf '*\tleft\n' > no"#,
        "  POPUP_ANSWERS=no run ./clean.sh",
        #"  [ "$status" -eq 1 ]"#,
        "  [ -d build ]",
        "}",
        "EOF",
        "bats clean.bats",
      ]),
    Example(
      "A CI job has no terminal, and every question that nobody expected fails it:",
      [
        "export POPUP_ANSWERS=answers POPUP_LOG=popup.log",
        #"printf '%b\n' 'Delete build?\tright!' 'Again?\tleft' 'Done.\tright' '*\tfail' > answers"#,
        "./clean.sh < /dev/null",
        "cat popup.log",
      ]),
  ]
}
