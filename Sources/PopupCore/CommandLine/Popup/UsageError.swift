/// A user's mistake, with the words it was made with.
package enum UsageError: Error, Equatable, Sendable {
  /// With its dashes, without its value.
  case unknownOption([UInt8])
  case ambiguousOption([UInt8], [OptionID])
  case missingValue(OptionID)
  case unexpectedValue(OptionID, [UInt8])
  /// A quote that is not closed, or a last backslash with nothing after it.
  case unclosedQuote(UInt8)
  case commandLineOnly(OptionID)
  case operandInVariable([UInt8])
  /// A mistake of the words in POPUP_OPTS.
  indirect case inOptionsVariable(UsageError)

  case invalidChoice(OptionID, [UInt8])
  case invalidVariable(PopupVariable, [UInt8])
  case invalidValue(OptionID, [UInt8], ExpectedValue)
  /// Nothing of the text would be seen.
  case blankText(OptionID)
  case untypableWord([UInt8])

  case contradiction(OptionMention, OptionMention, String)
  case requirement(OptionMention, OptionID)

  case messageGivenTwice
  case extraOperand([UInt8])
  case standardInputGivenTwice
  case nothingToShow
  case beforeFirstSegment(OptionID)
  case operandWithSegments([UInt8])
  case segmentWithoutMessage([UInt8])
  case noSuchSegment(Int, count: Int)
  /// An option or operand that cannot stand before `--as PROGRAM --`.
  case besideStandIn([UInt8])

  /// POPUP_ANSWER, or `--answer` in POPUP_OPTS, would press a destructive button.
  case destructiveAnswer(PopupVariable)
  /// POPUP_ANSWER names a button that the popup has not.
  case answerWithoutButton(ButtonRole)
}

/// What a value should have been.
package enum ExpectedValue: Equatable, Sendable {
  /// At most so many.
  case seconds(Int)
  case extent
  case color
  case fraction
  case screenSize
  case segmentNumber
}

/// An option, or an option with one of its values, as an error speaks of it.
package struct OptionMention: Equatable, Sendable {
  package let id: OptionID
  package let word: String?

  package init(_ id: OptionID, _ word: String? = nil) {
    self.id = id
    self.word = word
  }

  func matches(_ occurrence: Occurrence) -> Bool {
    guard occurrence.id == id else { return false }
    guard let word else { return true }
    return word.utf8.elementsEqual(occurrence.value ?? [])
  }

  package var spelling: String {
    if let word { id.spelling + " " + word } else { id.spelling }
  }
}
