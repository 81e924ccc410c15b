import Testing

/// What users of similar programs complain about.
@Suite("Coverage of known complaints")
struct ComplaintTests {
  static let answers = [
    CoveredCase(
      "No and Ctrl-C have one status", "ExitStatusTests.keys", "JobControlTests.silence"),
    CoveredCase("a timeout and Ctrl-C have one status", "ExitStatusTests.timeout"),
    CoveredCase("Esc does nothing", "ExitStatusTests.keys"),
    CoveredCase(
      "closing the window answers Yes", "ExitStatusTests.hangUp", "FaultTests.parentKilled"),
    CoveredCase(
      "the second button exits with 0", "ExitStatusTests.clicks", "StreamTests.substitution"),
    CoveredCase("Esc presses the first button", "ExitStatusTests.keys"),
    CoveredCase("Ctrl-C does nothing", "JobControlTests.trap"),
    CoveredCase("there is no third button", "ExitStatusTests.clicks"),
    CoveredCase("a loop of questions needs one Ctrl-C for each", "JobControlTests.loop"),
    CoveredCase("an invalid default is accepted", "OptionScannerTests.refusals"),
    CoveredCase("an error looks like an answer", "RefusalTests.refusal", "FaultTests.memory"),
    CoveredCase(
      "the button of a timeout cannot be chosen", "ExitStatusTests.timeout",
      "LookTests.countdown"),
    CoveredCase("a timeout has no effect", "ExitStatusTests.timeout"),
    CoveredCase("the button of a timeout cannot be seen", "LookTests.countdown"),
    CoveredCase("any key answers Yes", "InputTests.meaningless", "AccidentTests.noise"),
    CoveredCase("Enter presses a destructive button", "ExitStatusTests.keys"),
    CoveredCase("a destructive button has the focus", "ExitStatusTests.keys"),
    CoveredCase("a mistyped option answers No", "RefusalTests.refusal"),
    CoveredCase(
      "it is not clear how to leave", "ExitStatusTests.keys", "KeyHintTests.truth",
      "KeyRowTests.hint"),
  ]

  static let surroundings = [
    CoveredCase("the terminal stays raw", "ExitStatusTests.signals", "FaultTests.crash"),
    CoveredCase(
      "the box stays on the screen", "ExitStatusTests.signalKeys", "InlineTests.interrupt"),
    CoveredCase("the screen flickers between box and shell", "InlineTests.stays"),
    CoveredCase("a resize breaks the box", "InputTests.resize", "InlineTests.resize"),
    CoveredCase("CI has no terminal", "RefusalTests.noTerminal"),
    CoveredCase(
      "an unseen question waits forever", "RefusalTests.unattended", "RefusalTests.limited",
      "FaultTests.timeout"),
    CoveredCase("TERM is not set", "RefusalTests.refusal", "RefusalTests.unattended"),
    CoveredCase("no single switch answers all questions", "AnswerTests.variable"),
    CoveredCase("a missing terminal causes an endless loop", "RefusalTests.noTerminal"),
    CoveredCase(
      "scripts must swap standard streams", "StreamTests.redirections",
      "StreamTests.substitution"),
    CoveredCase(
      "a terminal that cannot be opened counts as one", "StreamTests.descriptorTerminal",
      "RefusalTests.noTerminal", "TerminalTests.noTerminal"),
    CoveredCase("a long text is cut", "LargeTextTests.rows"),
    CoveredCase(
      "a long text does not scroll", "LargeTextTests.rows", "TextSourceTests.pausing"),
    CoveredCase("the focus cannot be seen", "LookTests.focus"),
    CoveredCase("the focus is not read aloud", "LookTests.focus"),
    CoveredCase("each key redraws the whole screen", "LookTests.repaint"),
  ]

  static let texts = [
    CoveredCase("a text that begins with a dash is an option", "OptionScannerTests.dashes"),
    CoveredCase(
      "a text is mistaken for markup", "TextFormatTests.noMarkup", "TextFormatTests.markup"),
    CoveredCase("a text controls the terminal", "HostileTextTests.only", "HostileTextTests.told"),
    CoveredCase("a text is garbled without a locale", "TextFormatTests.locales"),
    CoveredCase("Hangul misaligns the box", "JudgeTests.pyte", "JudgeTests.tmux"),
    CoveredCase("the frame is made of wide characters", "TextFormatTests.ambiguous"),
    CoveredCase("characters of ambiguous width misalign the box", "JudgeTests.tmux"),
    CoveredCase("emoji shift the border", "JudgeTests.pyte", "JudgeTests.tmux"),
    CoveredCase(
      "two labels share a letter", "ContradictionTests.pairs", "MnemonicTests.letter",
      "LabelTests.keys"),
    CoveredCase(
      "Enter answers the next question too", "InputTests.habitualEnter",
      "AccidentTests.afterwards"),
    CoveredCase("keys typed too early answer the question", "AccidentTests.typeahead"),
    CoveredCase("a single letter does not answer", "ExitStatusTests.keys"),
    CoveredCase("a key does not stop the countdown", "LookTests.countdown"),
    CoveredCase(
      "a button is pressed before the text is read", "GuardOptionTests.wait",
      "GuardOptionTests.before"),
    CoveredCase(
      "the letter y is too easy to press", "GuardOptionTests.after", "GuardOptionTests.inexact"),
    CoveredCase("letters do nothing while an input method is on", "ExitStatusTests.keys"),
    CoveredCase("the letters of labels do nothing", "ExitStatusTests.keys"),
  ]

  @Test(
    "each complaint about similar programs is covered", arguments: answers + surroundings + texts)
  func exists(complaint: CoveredCase) throws { try complaint.expectTests() }
}
