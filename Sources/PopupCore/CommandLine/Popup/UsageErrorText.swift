extension UsageError {
  /// The mistake and how to fix it, in one line, without the program's name.
  package var text: String { UsageErrorWriter(variable: nil).text(of: self) }
}

/// Describes errors in terms of the command line or of the variable at fault.
private struct UsageErrorWriter {
  /// A variable that sets a single option is named instead of that option.
  let variable: PopupVariable?

  func text(of error: UsageError) -> String {
    switch error {
    case .inVariable(let variable, let error): text(of: error, in: variable)
    case .unknownOption(let word): unknown(word)
    case .wrongDashes(let word, let id):
      word.first == UInt8(ascii: "-")
        ? "\(shown(word)) starts with one hyphen; use two: \(id.spelling)"
        : "\(shown(word)) starts with a typographic dash; use two hyphens: \(id.spelling)"
    case .ambiguousOption(let word, let candidates):
      "ambiguous option \(shown(word)): it could be \(list(candidates.map { $0.spelling }))"
    case .missingValue(let id): "\(id.spelling) requires a value: \(usage(id)); \(help)"
    case .unexpectedValue(let id, let value):
      "unexpected value \(shown(value)): \(id.spelling) takes no value"
    case .valueNeedsEquals(let id, let value):
      "unexpected argument \(shown(value)); use \(id.spelling)=\(String(decoding: value, as: UTF8.self))"
    case .unclosedQuote(let quote):
      quote == UInt8(ascii: "\\")
        ? "trailing backslash; double it or remove it"
        : "unterminated quote (\(String(Unicode.Scalar(quote))))"
    case .commandLineOnly(let id): "\(id.spelling) is allowed only on the command line"
    case .operandInVariable(let word):
      "\(shown(word)) is not an option; only options are allowed here"
    case .invalidChoice(let id, let value):
      "invalid \(name(id)) \(shown(value)): expected \(list(OptionTable.entry(id)?.choices ?? []))"
    case .invalidValue(let id, let value, let expected):
      "invalid \(name(id)) \(shown(value)): expected \(expected.text)"
    case .blankText(let id): "\(id.spelling) requires visible text"
    case .untypableWord(let word):
      "invalid \(OptionID.type.spelling) \(shown(word)): expected a word that can be typed"
    case .contradiction(let first, let second, let because):
      "\(name(first)) cannot be used with \(name(second)): \(because)"
    case .requirement(let demanding, let needed): "\(name(demanding)) requires \(usage(needed))"
    case .messageGivenTwice: "the message was given twice; give it once"
    case .extraOperand(let word):
      "unexpected argument \(shown(word)); quote a message that has spaces"
    case .standardInputGivenTwice: "standard input can be used for only one message"
    case .nothingToShow: "nothing to show: give a title or a message; \(help)"
    case .beforeFirstSegment(.new): "--new must follow the --segment it marks"
    case .beforeFirstSegment(let id): "\(id.spelling) must follow the --segment it belongs to"
    case .operandWithSegments(let word):
      "unexpected argument \(shown(word)); with --segment, give the text with --message"
    case .segmentWithoutMessage(let title):
      "segment \(shown(title)) has no message; add --message or --message-file after it"
    case .noSuchSegment(let number, let count):
      "invalid --preview-segment '\(number)': "
        + (count == 0 ? "there is no --segment" : "the last segment is \(count)")
    case .besideStandIn(let word):
      "\(shown(word)) cannot be used with --as; give the program's own words after --"
    case .protectedButton(let answer, let isDestructive):
      "\(name(answer)) cannot press a \(isDestructive ? "destructive" : "guarded") button; "
        + "only a person or --answer right on the command line can"
    }
  }

  private func text(of error: UsageError, in variable: PopupVariable) -> String {
    let text = UsageErrorWriter(variable: variable).text(of: error)
    return variable.option == nil ? "in \(variable.spelling): \(text)" : text
  }

  private var help: String { "see popup --help" }

  private func shown(_ bytes: [UInt8]) -> String { VisibleBytes.quoted(bytes) }

  private func unknown(_ word: [UInt8]) -> String {
    let start = "unknown option \(shown(word))"
    guard word.starts(with: "--".utf8) else { return start + "; \(help)" }
    if let foreign = ForeignOption.named(word[2...]) {
      return start + ", which is \(foreign.program)'s; \(foreign.advice)"
    }
    if let id = NearestOption.name(to: word[2...]) {
      return start + "; did you mean \(id.spelling)?"
    }
    return start + "; \(help)"
  }

  private func usage(_ id: OptionID) -> String {
    id.spelling + (OptionTable.entry(id)?.value.usage ?? "")
  }

  private func name(_ id: OptionID) -> String {
    if let variable, variable.option == id { variable.spelling } else { id.spelling }
  }

  /// `--answer right`, or `POPUP_ANSWER=right`.
  private func name(_ mention: OptionMention) -> String {
    guard let word = mention.word else { return name(mention.id) }
    return name(mention.id) + (variable?.option == mention.id ? "=" : " ") + word
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
    case .seconds(OptionLimit.timeout):
      "seconds from 0 to \(OptionLimit.timeout) (ten years), such as 10 or 2.5"
    case .seconds(let limit): "seconds from 0 to \(limit), such as 10 or 2.5"
    case .extent: "cells from 1 to \(OptionLimit.extent), or a percentage from 1% to 100%"
    case .color: "a name such as blue or bright-blue, a number from 0 to 255, #rgb or #rrggbb"
    case .fraction: "a number from 0 to 1, such as 0.3"
    case .screenSize: "columns and rows from 1 to \(OptionLimit.preview), such as 80x24"
    case .segmentNumber: "the number of a segment, counted from 1"
    }
  }
}
