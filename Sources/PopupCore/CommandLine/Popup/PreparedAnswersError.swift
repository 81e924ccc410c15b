/// A line of the file of prepared answers that is malformed, or that gives an answer that the
/// question does not permit.
package struct PreparedAnswersError: Error, Equatable, Sendable {
  /// Counted from 1.
  package let line: Int
  package let mistake: PreparedMistake

  package init(line: Int, mistake: PreparedMistake) {
    self.line = line
    self.mistake = mistake
  }

  /// How notices and errors name a line.
  package static func name(ofLine number: Int) -> String {
    "\(PreparedAnswers.variable.description) line \(number)"
  }

  /// The mistake and how to fix it, in one line, without the program's name.
  package var text: String { Self.name(ofLine: line) + ": " + mistake.text }
}

extension PreparedAnswers {
  /// The variable that holds the file's path.
  package static let variable: StaticString = "POPUP_ANSWERS"
}

/// What is wrong with a line.
package enum PreparedMistake: Error, Equatable, Sendable {
  case nul
  case missingText
  case missingAnswer
  case invalidAnswer([UInt8])
  case invalidUse([UInt8])
  case unexpectedField([UInt8])
  /// `right!` on a line for `*`.
  case unnamedQuestion
  case noSuchButton(ButtonRole)
  /// The right button is destructive or guarded, and the line does not say `right!`.
  case protectedButton(isDestructive: Bool, isNamed: Bool)
  /// `esc` for a question with `--esc ignore`.
  case escapeIsIgnored

  fileprivate var text: String {
    switch self {
    case .nul: "unexpected NUL byte; the file must be UTF-8 text"
    case .missingText: "missing text before the tab: expected a title, a message's first line or *"
    case .missingAnswer: "missing answer: expected TEXT, a tab and \(Self.answers)"
    case .invalidAnswer(let word):
      "invalid answer \(VisibleBytes.quoted(word)): expected \(Self.answers)"
    case .invalidUse(let word):
      "unexpected field \(VisibleBytes.quoted(word)): expected once or nothing after the answer"
    case .unexpectedField(let word):
      "unexpected field \(VisibleBytes.quoted(word)): a line has at most three"
    case .unnamedQuestion: "right! cannot be used with *: give the question's title or first line"
    case .noSuchButton(.negative): "left cannot be used: \(OptionRules.alertHasOneButton)"
    case .noSuchButton(let role): "\(role.word) cannot be used: there is no \(role.word) button"
    case .protectedButton(let isDestructive, let isNamed):
      "right cannot press a \(isDestructive ? "destructive" : "guarded") button; "
        + (isNamed ? "use right!" : "use right! on a line with the question's title or first line")
    case .escapeIsIgnored: "esc cannot be used with --esc ignore"
    }
  }

  /// `left, right, …, timeout or fail`.
  private static var answers: String {
    let words = PreparedAnswer.words
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
