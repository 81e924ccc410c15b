import Testing

/// Ways in which a question could be answered by accident or could not be answered at all. Each is
/// covered by at least one test on a terminal.
@Suite("Coverage of answers by accident")
struct PromiseTests {
  static let promises = [
    CoveredCase(
      "a key answers before the whole first frame is sent", "UnseenQuestionTests.firstFrame",
      "UnseenQuestionTests.stoppedInterrupt", "UnseenQuestionTests.stalledClock"),
    CoveredCase(
      "a key held down since before the question answers it", "HeldKeyTests.before",
      "HeldKeyTests.lateRepeats", "HeldKeyTests.single", "KeyRepeatFilterTests.heldDown"),
    CoveredCase(
      "a key held down while a guard opens presses a button", "HeldKeyTests.guardOpens",
      "KeyRepeatFilterTests.guardOpens", "InputReaderTests.guards"),
    CoveredCase(
      "the rest of a sequence after a pause becomes keys", "SilenceTests.sequence",
      "SilenceTests.escape", "InputDecoderSilenceTests.slow", "InputDecoderStateTests.interrupt"),
    CoveredCase(
      "the rest of a paste after a pause becomes keys", "SilenceTests.sequence",
      "PasteTests.escape", "PasteTests.interrupt"),
    CoveredCase(
      "the end of a long terminal reply becomes keys", "FloodTests.string",
      "InputDecoderBodyTests.longString"),
    CoveredCase(
      "a signal is ignored while input floods in", "FloodTests.signal",
      "InputDecoderPropertyTests.linear"),
    CoveredCase(
      "the rest of a sequence after a C1 control becomes keys", "AccidentTests.controls",
      "InputDecoderTests.forms"),
    CoveredCase(
      "BEL in a DCS or a mouse report becomes a key", "AccidentTests.controls",
      "AccidentTests.oldMouse", "AccidentTests.foreignMouse", "InputDecoderBodyTests.bell"),
    CoveredCase(
      "a variable presses a guarded button", "RefusalTests.bypass", "AnswerTests.variable"),
    CoveredCase(
      "a variable weakens a guard", "RefusalTests.refusal", "GuardOptionTests.unwrapped",
      "EnvironmentTests.precedence"),
    CoveredCase(
      "the message consumes the keys of its terminal", "UnseenQuestionTests.messageOnTerminal"),
    CoveredCase(
      "an error line that nothing reads blocks the exit", "UnseenQuestionTests.blockedErrors",
      "UnseenQuestionTests.blockedTerminal"),
    CoveredCase(
      "a key without a meaning stops the timeout", "TimeTests.meaningless", "TimeTests.endOfFile"),
    CoveredCase("two popups share one terminal's keys", "TurnTests.order", "TurnTests.stopped"),
    CoveredCase("a crash at the first frame leaves the terminal raw", "SignalTests.crash"),
    CoveredCase("a fatal signal leaves the terminal raw", "SignalTests.kills"),
    CoveredCase("a stop signal leaves the terminal raw", "SignalTests.stop"),
    CoveredCase(
      "a failing poll leaves the terminal raw", "SignalTests.polling",
      "FaultTests.descriptors"),
    CoveredCase(
      "Esc pressed twice does nothing", "SilenceTests.twice", "InputDecoderTests.doubleEscape"),
    CoveredCase("long labels, titles and tabs take seconds", "WorkTests.linear", "WorkTests.shown"),
    CoveredCase(
      "a system call that fails while leaving leaves the terminal raw", "SignalTests.leaving",
      "SignalTests.interrupted"),
    CoveredCase(
      "a sequence that began before the first frame becomes keys",
      "UnseenQuestionTests.halfSequence", "InputReaderTests.typeahead"),
    CoveredCase(
      "a key answers before the message is shown", "UnseenQuestionTests.noQuestion",
      "UnseenQuestionTests.timeout"),
    CoveredCase(
      "Esc does something with --esc ignore, or within a sequence", "SilenceTests.ignored",
      "SilenceTests.escape"),
    CoveredCase("a held key ticks a box", "HeldKeyTests.ticks"),
  ]

  @Test("each way to answer by accident is covered on a terminal", arguments: promises)
  func exists(promise: CoveredCase) throws {
    try promise.expectTests()
    #expect(try promise.isSeenOnTerminal)
  }
}
