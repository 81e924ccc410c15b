extension UsageError {
  /// One line that says what is wrong and what to do, without the program's name before it.
  package var text: String {
    switch self {
    case .inOptionsVariable(let error): "in \(PopupVariable.options.spelling): \(error.text)"
    case .unknownOption(let word): unknown(word)
    case .ambiguousOption(let word, let candidates):
      "option \(shown(word)) is ambiguous: it may be \(list(candidates.map { $0.spelling }))"
    case .missingValue(let id): "\(id.spelling) needs a value: \(usage(id)); \(help)"
    case .unexpectedValue(let id, let value):
      "\(id.spelling) takes no value, but was given \(shown(value))"
    case .unclosedQuote(let quote):
      quote == UInt8(ascii: "\\")
        ? "a backslash at the end quotes nothing; double it or take it away"
        : "a quote \(quote == UInt8(ascii: "'") ? "(')" : "(\")") is not closed; close it"
    case .commandLineOnly(let id): "\(id.spelling) can be given on the command line only"
    case .operandInVariable(let word):
      "\(shown(word)) is not an option; only options can stand there"
    case .invalidChoice(let id, let value):
      "\(id.spelling) cannot be \(shown(value)); give \(list(OptionTable.entry(id)?.choices ?? []))"
    case .invalidVariable(let variable, let value):
      "\(variable.spelling) cannot be \(shown(value)); set it to \(list(words(variable)))"
    case .invalidValue(let id, let value, let expected):
      "\(id.spelling) cannot be \(shown(value)); give \(expected.text)"
    case .blankText(let id): "\(id.spelling) needs a text that can be seen"
    case .untypableWord(let word):
      "\(OptionID.type.spelling) cannot be \(shown(word)); give a word that can be typed"
    case .contradiction(let first, let second, let because):
      "\(first.spelling) and \(second.spelling) do not go together: \(because)"
    case .requirement(let demanding, let needed):
      "\(demanding.spelling) needs \(needed.spelling)\(OptionTable.entry(needed)?.value.usage ?? "")"
    case .messageGivenTwice: "the message was given twice; give it once"
    case .extraOperand(let word):
      "\(shown(word)) is one word too many; put the message in quotes to make it one"
    case .standardInputGivenTwice: "standard input can be read only once, for one message"
    case .nothingToShow: "there is neither a title nor a message to show; \(help)"
    case .beforeFirstSegment(let id):
      "\(id.spelling) stands before the first --segment; put it after the one it belongs to"
    case .operandWithSegments(let word):
      "\(shown(word)) belongs to no segment; give it with --message after its --segment"
    case .segmentWithoutMessage(let title):
      "segment \(shown(title)) has no message; give --message or --message-file after it"
    case .noSuchSegment(let number, let count):
      "there is no segment \(number) to preview; "
        + (count == 0 ? "no --segment was given" : "the last one is \(count)")
    case .besideStandIn(let word):
      "\(shown(word)) cannot be used with --as; give the program's own words after --"
    case .destructiveAnswer(let variable):
      "\(variable.spelling) never presses a destructive button; "
        + "to press it give --answer right on the command line"
    case .answerWithoutButton(let role):
      "\(PopupVariable.answer.spelling) wants the \(role.word) button, but this popup has none"
    }
  }

  private var help: String { "see popup --help" }

  private func shown(_ bytes: [UInt8]) -> String { VisibleBytes.quoted(bytes) }

  private func unknown(_ word: [UInt8]) -> String {
    let start = "unknown option \(shown(word))"
    if word.starts(with: "--"), let id = NearestOption.name(to: word[2...]) {
      return start + "; did you mean \(id.spelling)? " + "See popup --help"
    }
    return start + "; \(help)"
  }

  private func usage(_ id: OptionID) -> String {
    id.spelling + (OptionTable.entry(id)?.value.usage ?? "")
  }

  private func words(_ variable: PopupVariable) -> [String] {
    switch variable {
    case .answer: AnswerChoice.words
    case .theme: ThemeName.words
    case .options: []
    }
  }

  /// `one`, `one or two`, `one, two or three`.
  private func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

extension ExpectedValue {
  fileprivate var text: String {
    switch self {
    case .seconds(let limit): "seconds from 0 to \(limit), such as 10 or 2.5"
    case .extent: "cells from 1 to \(OptionValue.largestExtent), or a percentage from 1% to 100%"
    case .color: "a name such as blue or bright-blue, a number from 0 to 255, #rgb or #rrggbb"
    case .fraction: "a number from 0 to 1, such as 0.3"
    case .screenSize:
      "columns and rows, such as 80x24, each from 1 to \(OptionValue.largestPreview)"
    case .segmentNumber: "the number of a segment, counted from 1"
    }
  }
}
