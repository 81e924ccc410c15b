import Testing

/// No answer by accident: the ways in which an answer once came by itself, or none was possible, by
/// the number each was noted under, and the tests that stand for its kind. Each has at least one
/// scene on a terminal.
@Suite("Promises")
struct PromiseTests {
  struct Promise: Sendable, CustomTestStringConvertible {
    let number: Int
    let kind: String
    /// As suite and function.
    let tests: [String]

    init(_ number: Int, _ kind: String, _ tests: String...) {
      self.number = number
      self.kind = kind
      self.tests = tests
    }

    var testDescription: String { "A\(number): \(kind)" }
  }

  static let promises = [
    Promise(
      1, "an answer before the whole first frame", "UnseenQuestionTests.firstFrame",
      "UnseenQuestionTests.stoppedInterrupt", "UnseenQuestionTests.stalledClock"),
    Promise(
      2, "a key held since before the question", "HeldKeyTests.before",
      "HeldKeyTests.lateRepeats", "HeldKeyTests.single", "KeyRepeatFilterTests.heldDown"),
    Promise(
      3, "a key held while a guard opens", "HeldKeyTests.guardOpens",
      "KeyRepeatFilterTests.guardOpens", "InputReaderTests.guards"),
    Promise(
      4, "a sequence that pauses", "SilenceTests.sequence", "SilenceTests.escape",
      "InputDecoderSilenceTests.slow", "InputDecoderStateTests.interrupt"),
    Promise(
      5, "a paste that pauses", "SilenceTests.sequence", "PasteTests.escape",
      "PasteTests.interrupt"),
    Promise(
      6, "a reply longer than any limit", "FloodTests.string", "InputDecoderBodyTests.longString"),
    Promise(
      7, "signals while input floods in", "FloodTests.signal",
      "InputDecoderPropertyTests.linear"),
    Promise(8, "C1 controls in both forms", "AccidentTests.controls", "InputDecoderTests.forms"),
    Promise(
      9, "BEL in a DCS, and the reports of every mouse mode", "AccidentTests.controls",
      "AccidentTests.oldMouse", "AccidentTests.foreignMouse", "InputDecoderBodyTests.bell"),
    Promise(
      10, "a variable that presses a guarded button", "RefusalTests.bypass",
      "AnswerTests.variable"),
    Promise(
      11, "a variable that weakens a guard", "RefusalTests.refusal", "GuardOptionTests.unwrapped",
      "EnvironmentTests.precedence"),
    Promise(12, "a message from the keys' terminal", "UnseenQuestionTests.messageOnTerminal"),
    Promise(
      13, "an error line that nobody reads", "UnseenQuestionTests.blockedErrors",
      "UnseenQuestionTests.blockedTerminal"),
    Promise(
      14, "keys that stop the clock", "TimeTests.meaningless", "TimeTests.endOfFile"),
    Promise(15, "two popups on one terminal", "TurnTests.order", "TurnTests.stopped"),
    Promise(16, "a crash at the first frame", "SignalTests.crash"),
    Promise(17, "signals that kill", "SignalTests.kills"),
    Promise(18, "signals that stop", "SignalTests.stop"),
    Promise(19, "a poll that fails", "SignalTests.polling", "FaultTests.descriptors"),
    Promise(20, "Esc pressed twice", "SilenceTests.twice", "InputDecoderTests.doubleEscape"),
    Promise(21, "long labels, titles and tabs", "WorkTests.linear", "WorkTests.shown"),
    Promise(
      22, "a call that fails on the way out", "SignalTests.leaving", "SignalTests.interrupted"),
    Promise(
      23, "a sequence cut by the first frame", "UnseenQuestionTests.halfSequence",
      "InputReaderTests.typeahead"),
    Promise(
      24, "an answer before the message", "UnseenQuestionTests.noQuestion",
      "UnseenQuestionTests.timeout"),
    Promise(25, "Esc that means nothing, or no", "SilenceTests.ignored", "SilenceTests.escape"),
    Promise(26, "a box ticked by a held key", "HeldKeyTests.ticks"),
  ]

  @Test("a promise has its tests, one of them on a terminal", arguments: promises)
  func exists(promise: Promise) throws {
    var hasScene = false
    for test in promise.tests {
      let parts = test.split(separator: ".").map(String.init)
      #expect(try TestIndex.functions(of: parts[0]).contains(parts[1]), "no test \(test)")
      if try TestIndex.file(of: parts[0]).hasPrefix("EndToEndTests/") { hasScene = true }
    }
    #expect(hasScene)
  }

  @Test("every number has its promise")
  func complete() { #expect(Self.promises.map(\.number) == Array(1...26)) }
}
