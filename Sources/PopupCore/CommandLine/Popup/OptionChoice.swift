/// An option's value that is one of a few fixed words.
///
/// The option table and the parser use the same list of words.
package protocol OptionChoice {
  static var choices: [(word: String, value: Self)] { get }
}

extension OptionChoice {
  package static var words: [String] { choices.map { $0.word } }

  /// nil unless the bytes are exactly one of the words.
  package static func named(_ bytes: [UInt8]) -> Self? {
    for choice in choices where choice.word.utf8.elementsEqual(bytes) { return choice.value }
    return nil
  }
}

/// The type whose words an option accepts. A case instead of a list of words, so that the option
/// table is a constant.
package enum ChoiceList: Equatable, Sendable {
  case button, answer, escape, alignment, position, theme, border, program

  package var words: [String] {
    switch self {
    case .button: ButtonRole.words
    case .answer: AnswerChoice.words
    case .escape: EscapeBehavior.words
    case .alignment: TextAlignment.words
    case .position: VerticalPosition.words
    case .theme: ThemeName.words
    case .border: BorderStyle.words
    case .program: DropInProgram.words
    }
  }
}

/// The value of `--answer` and POPUP_ANSWER.
package enum AnswerChoice: Equatable, Sendable {
  case button(ButtonRole)
  /// The initially focused button.
  case initial
}

extension ButtonRole: OptionChoice {
  package static var choices: [(word: String, value: ButtonRole)] {
    [("left", .negative), ("right", .affirmative), ("extra", .extra)]
  }
}

extension AnswerChoice: OptionChoice {
  package static var choices: [(word: String, value: AnswerChoice)] {
    ButtonRole.choices.map { ($0.word, .button($0.value)) } + [("default", .initial)]
  }
}

extension EscapeBehavior: OptionChoice {
  package static var choices: [(word: String, value: EscapeBehavior)] {
    [("dismiss", .dismiss), ("left", .negative), ("ignore", .ignore)]
  }
}

extension TextAlignment: OptionChoice {
  package static var choices: [(word: String, value: TextAlignment)] {
    [("auto", .automatic), ("center", .center), ("left", .left)]
  }
}

extension VerticalPosition: OptionChoice {
  package static var choices: [(word: String, value: VerticalPosition)] {
    [("top", .top), ("center", .center), ("bottom", .bottom)]
  }
}

extension ThemeName: OptionChoice {
  package static var choices: [(word: String, value: ThemeName)] {
    [("light", .light), ("dark", .dark), ("mono", .mono), ("auto", .automatic)]
  }
}

extension DropInProgram: OptionChoice {
  package static var choices: [(word: String, value: DropInProgram)] {
    [("whiptail", .whiptail), ("dialog", .dialog)]
  }
}

extension BorderStyle: OptionChoice {
  package static var choices: [(word: String, value: BorderStyle)] {
    [("soft", .soft), ("line", .line), ("ascii", .ascii)]
  }
}
