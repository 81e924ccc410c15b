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
    In the drawn popup, the terminal's cursor is on the focused button, box or field, even while it is \
    hidden, and braille displays follow it. After scrolling, the cursor is on the first new line until \
    the next Tab or arrow key. The focused row is written last. --show-cursor keeps the cursor visible \
    for magnifiers. With --no-animation, a countdown changes only at 60, 30, 20, 10 and 5 seconds.
    """,
    """
    In plain mode, popup draws nothing. It writes the question as lines of text that stay in the \
    scrollback, and reads a line as the answer. The only control character it writes is the line feed. \
    --plain, POPUP_PLAIN and ACCESSIBLE select plain mode, and so do a shell buffer of Emacs and a \
    terminal that cannot place its cursor. Appearance options and --bell have no effect in it.
    """,
    """
    sudo(8) removes both variables from the environment. This line in sudoers(5) keeps them:
    """,
  ]

  private static let example = [#"Defaults env_keep += "ACCESSIBLE POPUP_PLAIN""#]

  private static var answers: String {
    let sentences = [
      """
      Answer with a number from the list, a label, the beginning of only one label, yes, or no. \
      A destructive button accepts only its number or its whole label. An empty line presses the button \
      that the prompt names. Ctrl-D, or Esc alone on a line, does what Esc does in the drawn popup. \
      A question mark repeats the question and stops the clock. At the prompt More, an empty line shows \
      the next page, and the word end shows the last one.
      """,
      """
      Text typed before the prompt appears is dropped, and several lines at once, such as a paste, press \
      nothing. The word of --type may be pasted in plain mode, since a single pasted line looks like a \
      typed one. Answers are never read from standard input.
      """,
      """
      The last line is always the prompt. It is at most 40 columns long and ends with a colon and a \
      blank, so that expect(1) can wait for it. The prompts are "Number (Enter for 2): ", \
      "Number: ", "Enter for LABEL: ", "Enter: ", "Yes or no: ", "Type WORD to continue: ", \
      "Type it: " and "More (7%). Enter, or end: ". With a label in Hangul they are "번호 (Enter는 2): ", \
      "번호: ", "Enter는 LABEL: ", "Enter: ", "예 또는 아니요: ", "입력: " and \
      "더 있음 (7%). Enter 또는 끝: ".
      """,
      """
      A line that answers nothing is answered by one of these lines, and then the prompt: \
      "Not an answer: LINE", "One line at a time.", "Not for 3 more seconds." or \
      "Read to the end first". The last line before popup exits is the chosen label, \
      "No answer.", "Time is over: LABEL" or "Time is over.". In Korean they are \
      "답이 아닙니다: LINE", "한 번에 한 줄만 써 주세요.", "3초 뒤에 고를 수 있습니다.", \
      "끝까지 읽어 주세요", "답하지 않았습니다.", "시간이 지났습니다: LABEL" and "시간이 지났습니다.". \
      "The clock is stopped." ("시계를 멈췄습니다.") says that a half-typed line stopped the timeout.
      """,
      """
      A notebook such as Jupyter gives commands a terminal without a keyboard. There, answer with \
      --answer or POPUP_ANSWER, or let --timeout close the popup.
      """,
    ]
    return sentences.map { Mdoc.prose($0) }.joined(separator: ".Pp\n")
  }
}
