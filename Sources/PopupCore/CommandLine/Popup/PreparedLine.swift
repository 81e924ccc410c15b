/// One line of the file of prepared answers.
package struct PreparedLine: Equatable, Sendable {
  /// Counted from 1.
  package let number: Int
  package let subject: Subject
  package let answer: PreparedAnswer
  package let use: Use

  /// Which questions the line answers.
  package enum Subject: Equatable, Sendable {
    /// Questions with this title, or with this first line of the message.
    case text([UInt8])
    /// `*`: questions that no other line names.
    case rest
  }

  /// How often the line answers.
  package enum Use: Equatable, Sendable {
    case always
    /// Once; `offset` is the place of the word `once` in the file, in bytes.
    case once(offset: Int)
    case used
  }

  /// The words for `Use`. They are equally long, because popup writes the second over the first.
  package static let onceWord: StaticString = "once"
  package static let usedWord: StaticString = "used"

  /// Nil for a blank line or a comment.
  ///
  /// - Parameter line: without its newline; its indices are offsets in the file.
  init?(_ line: ArraySlice<UInt8>, number: Int) throws(PreparedMistake) {
    if line.contains(0) { throw .nul }
    if line.first == UInt8(ascii: "#") || line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
      return nil
    }
    let fields = line.split(separator: 0x09, omittingEmptySubsequences: false)
    guard fields.count > 1 else { throw .missingAnswer }
    guard fields.count < 4 else { throw .unexpectedField(Array(fields[3])) }
    guard !fields[0].isEmpty else { throw .missingText }
    let word = Array(fields[1])
    guard let answer = PreparedAnswer.named(word) else { throw .invalidAnswer(word) }
    let subject = Array(fields[0]) == "*" ? Subject.rest : .text(Array(fields[0]))
    if subject == .rest, answer == .protectedButton { throw .unnamedQuestion }
    self.number = number
    self.subject = subject
    self.answer = answer
    use = try fields.count < 3 ? .always : Self.use(fields[2], at: fields[2].startIndex)
  }

  private static func use(
    _ field: ArraySlice<UInt8>, at offset: Int
  ) throws(PreparedMistake) -> Use {
    let word = Array(field)
    if word == onceWord { return .once(offset: offset) }
    if word == usedWord { return .used }
    throw .invalidUse(word)
  }
}

/// The answer that a line gives.
package enum PreparedAnswer: Equatable, Sendable {
  case button(ButtonRole)
  /// `right!`: the right button, even if it is destructive or guarded.
  case protectedButton
  /// As if Esc were pressed.
  case escape
  /// As if `--timeout` expired.
  case timeout
  /// As if there were no terminal.
  case failure
}

extension PreparedAnswer: OptionChoice {
  package static var choices: [(word: String, value: PreparedAnswer)] {
    [
      ("left", .button(.negative)), ("right", .button(.affirmative)),
      ("right!", .protectedButton), ("extra", .button(.extra)), ("esc", .escape),
      ("timeout", .timeout), ("fail", .failure),
    ]
  }

  /// The word in the file.
  package var word: String {
    for choice in Self.choices where choice.value == self { return choice.word }
    return ""
  }
}
