/// The manual's section for people who read a screen by braille or speech, and for scripts that
/// answer in their place.
enum ReaderHelp {
  static var section: String {
    var text = ".Ss Braille displays, speech and plain mode\n"
    text += paragraphs.map { Mdoc.prose($0) }.joined(separator: ".Pp\n")
    text += ".Bd -literal -offset indent\n"
    for line in example { text += Mdoc.escaped(line[...]) + "\n" }
    return text + ".Ed\n.Pp\n" + answers
  }

  private static let paragraphs = [
    """
    In the drawn popup the terminal's cursor is on what has the focus, even while it is hidden, and \
    braille displays follow it. After scrolling it is on the first new line, and returns with the next \
    Tab or arrow key. What gets the focus is written last. --show-cursor keeps the cursor visible for \
    magnifiers, and with --no-animation a countdown changes at 60, 30, 20, 10 and 5 seconds only.
    """,
    """
    In plain mode nothing is drawn. The question is written as lines of text that stay in the \
    scrollback, and the answer is a line. No control character but the line feed is written. \
    It is chosen by --plain, POPUP_PLAIN or ACCESSIBLE, in a shell buffer of Emacs, and on a terminal \
    that cannot place its cursor. Appearance options and --bell have no effect there.
    """,
    """
    Neither variable passes sudo(8) by itself. This line in sudoers(5) lets them pass:
    """,
  ]

  private static let example = [#"Defaults env_keep += "ACCESSIBLE POPUP_PLAIN""#]

  private static var answers: String {
    let sentences = [
      """
      An answer is a number of the list, a label, the beginning of just one label, or yes or no. \
      A destructive button takes its number or its whole label. An empty line is the button that the \
      prompt names. Ctrl-D, or a line of Esc alone, leaves; a question mark repeats the question and \
      stops the clock. At More, an empty line shows the next page and the word end the last one.
      """,
      """
      What was typed before the prompt is dropped, and several lines at once, such as a paste, press \
      nothing. A word for --type may be pasted in plain mode, since a pasted line cannot be told from \
      a typed one. Standard input is never an answer.
      """,
      """
      The last line is always the prompt: it stands alone, is at most 40 columns long, and ends in a \
      colon and a blank, so expect(1) can wait for it. The prompts are "Number (Enter for 2): ", \
      "Number: ", "Enter for LABEL: ", "Enter: ", "Yes or no: ", "Type WORD to continue: ", \
      "Type it: " and "More (7%). Enter, or end: ". With a label in Hangul they are "번호 (Enter는 2): ", \
      "번호: ", "Enter는 LABEL: ", "Enter: ", "예 또는 아니요: ", "입력: " and \
      "더 있음 (7%). Enter 또는 끝: ".
      """,
      """
      A notebook such as Jupyter gives commands a terminal on which no key can be typed. There, answer \
      with --answer or POPUP_ANSWER, or let --timeout close the popup.
      """,
    ]
    return sentences.map { Mdoc.prose($0) }.joined(separator: ".Pp\n")
  }
}
