/// A mistake in the command line or in a variable, with the offending words.
package enum UsageError: Error, Equatable, Sendable {
  /// With its dashes, without its value.
  case unknownOption([UInt8])
  /// A long option with one hyphen or another dash before its name; the whole word.
  case wrongDashes([UInt8], OptionID)
  case ambiguousOption([UInt8], [OptionID])
  case missingValue(OptionID)
  case unexpectedValue(OptionID, [UInt8])
  /// An optional value that was given as the next word.
  case valueNeedsEquals(OptionID, [UInt8])
  /// A quote that is not closed, or a trailing backslash.
  case unclosedQuote(UInt8)
  case commandLineOnly(OptionID)
  case operandInVariable([UInt8])
  /// A mistake in a variable: in the words of POPUP_OPTS, or in the option that it stands for.
  indirect case inVariable(PopupVariable, UsageError)

  case invalidChoice(OptionID, [UInt8])
  case invalidValue(OptionID, [UInt8], ExpectedValue)
  /// A text without anything visible in it.
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
  /// An option or operand that is not allowed before `--as PROGRAM --`.
  case besideStandIn([UInt8])

  /// A variable's answer would press a destructive or guarded button.
  case protectedButton(OptionMention, isDestructive: Bool)
}

/// What kind of value was expected.
package enum ExpectedValue: Equatable, Sendable {
  /// With the largest number allowed.
  case seconds(Int)
  case extent
  case color
  case fraction
  case screenSize
  case segmentNumber
}

/// An option, or an option with one of its values, as an error names it.
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
}
