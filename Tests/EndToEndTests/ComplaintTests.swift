import Testing

/// What users of such tools complained of, by the number it was noted under, and the tests that stand
/// for its kind.
@Suite("Complaints")
struct ComplaintTests {
  struct Complaint: Sendable, CustomTestStringConvertible {
    let number: Int
    let kind: String
    /// As suite and function.
    let tests: [String]

    init(_ number: Int, _ kind: String, _ tests: String...) {
      self.number = number
      self.kind = kind
      self.tests = tests
    }

    var testDescription: String { "\(number): \(kind)" }
  }

  static let answers = [
    Complaint(1, "no and Ctrl-C are one", "ExitStatusTests.keys", "JobControlTests.silence"),
    Complaint(2, "timeout and Ctrl-C are one", "ExitStatusTests.timeout"),
    Complaint(3, "Esc does nothing", "ExitStatusTests.keys"),
    Complaint(4, "a closed window says yes", "ExitStatusTests.hangUp", "FaultTests.parentKilled"),
    Complaint(
      5, "the second button says yes", "ExitStatusTests.clicks", "StreamTests.substitution"),
    Complaint(6, "Esc is the first button", "ExitStatusTests.keys"),
    Complaint(7, "Ctrl-C does nothing", "JobControlTests.trap"),
    Complaint(8, "no third button", "ExitStatusTests.clicks"),
    Complaint(9, "a Ctrl-C for each of a loop", "JobControlTests.loop"),
    Complaint(10, "a default that cannot be told", "OptionScannerTests.refusals"),
    Complaint(11, "errors look like answers", "RefusalTests.refusal", "FaultTests.memory"),
    Complaint(12, "a timeout's button", "ExitStatusTests.timeout", "LookTests.countdown"),
    Complaint(13, "a timeout without effect", "ExitStatusTests.timeout"),
    Complaint(14, "a timeout's button is not seen", "LookTests.countdown"),
    Complaint(17, "any key says yes", "InputTests.meaningless", "AccidentTests.noise"),
    Complaint(18, "Enter destroys", "ExitStatusTests.keys"),
    Complaint(19, "yes is the default of what destroys", "ExitStatusTests.keys"),
    Complaint(67, "a mistyped option says no", "RefusalTests.refusal"),
    Complaint(70, "no way out", "ExitStatusTests.keys", "KeyHintTests.truth", "KeyRowTests.hint"),
  ]

  static let surroundings = [
    Complaint(20, "the terminal stays raw", "ExitStatusTests.signals", "FaultTests.crash"),
    Complaint(25, "the box stays", "ExitStatusTests.signalKeys", "InlineTests.interrupt"),
    Complaint(71, "box and shell alternate", "InlineTests.stays"),
    Complaint(39, "a resize breaks it", "InputTests.resize", "InlineTests.resize"),
    Complaint(21, "no terminal in CI", "RefusalTests.noTerminal"),
    Complaint(
      23, "waits for ever unseen", "RefusalTests.unattended", "RefusalTests.limited",
      "FaultTests.timeout"),
    Complaint(24, "TERM is not set", "RefusalTests.refusal", "RefusalTests.unattended"),
    Complaint(43, "one switch for all prompts", "AnswerTests.variable"),
    Complaint(45, "loops without a terminal", "RefusalTests.noTerminal"),
    Complaint(60, "streams to juggle", "StreamTests.redirections", "StreamTests.substitution"),
    Complaint(
      75, "a terminal that cannot be opened", "StreamTests.descriptorTerminal",
      "RefusalTests.noTerminal", "TerminalTests.noTerminal"),
    Complaint(35, "a long text is cut", "LargeTextTests.rows"),
    Complaint(41, "a long text does not scroll", "LargeTextTests.rows", "TextSourceTests.pausing"),
    Complaint(27, "the focus is not seen", "LookTests.focus"),
    Complaint(51, "the focus is not read aloud", "LookTests.focus"),
    Complaint(54, "all is drawn again for each key", "LookTests.repaint"),
  ]

  static let texts = [
    Complaint(37, "text that begins with a dash", "OptionScannerTests.dashes"),
    Complaint(38, "text taken for markup", "TextFormatTests.noMarkup", "TextFormatTests.markup"),
    Complaint(56, "text that acts", "HostileTextTests.only", "HostileTextTests.told"),
    Complaint(63, "text without a locale", "TextFormatTests.locales"),
    Complaint(28, "Hangul misaligns", "JudgeTests.pyte", "JudgeTests.tmux"),
    Complaint(30, "a frame of wide characters", "TextFormatTests.ambiguous"),
    Complaint(32, "marks of ambiguous width", "JudgeTests.tmux"),
    Complaint(68, "emoji shift the border", "JudgeTests.pyte", "JudgeTests.tmux"),
    Complaint(
      64, "labels share a letter", "ContradictionTests.pairs", "MnemonicTests.letter",
      "LabelTests.keys"),
    Complaint(49, "Enter answers the next", "InputTests.habitualEnter", "AccidentTests.afterwards"),
    Complaint(50, "typed too early", "AccidentTests.typeahead"),
    Complaint(81, "a letter should do", "ExitStatusTests.keys"),
    Complaint(46, "a countdown that a key stops", "LookTests.countdown"),
    Complaint(47, "pressed without reading", "GuardOptionTests.wait", "GuardOptionTests.before"),
    Complaint(48, "y is too weak", "GuardOptionTests.after", "GuardOptionTests.inexact"),
    Complaint(55, "letters with an input method on", "ExitStatusTests.keys"),
    Complaint(82, "letters of the labels", "ExitStatusTests.keys"),
  ]

  @Test("a complaint has its tests", arguments: answers + surroundings + texts)
  func exists(complaint: Complaint) throws {
    for test in complaint.tests {
      let parts = test.split(separator: ".").map(String.init)
      #expect(try TestIndex.functions(of: parts[0]).contains(parts[1]), "no test \(test)")
    }
  }

  @Test("no complaint is listed twice")
  func unique() {
    let numbers = (Self.answers + Self.surroundings + Self.texts).map(\.number)
    #expect(Set(numbers).count == numbers.count)
  }
}
