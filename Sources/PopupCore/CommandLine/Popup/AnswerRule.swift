/// Which button is pressed when nobody is asked, and whether that may be.
enum AnswerRule {
  /// Nil when a person is to be asked.
  ///
  /// A variable may have been set for a whole script, long before this question, so it never
  /// presses a destructive button; only an option on the command line does.
  static func answer(
    of parsed: ParsedArguments, _ environment: Environment, for spec: PopupSpec
  ) throws(UsageError) -> (ButtonRole, AnswerOrigin)? {
    if let occurrence = parsed.last(.answer) {
      let choice: AnswerChoice = try OptionValue.choice(occurrence)
      let role = button(choice, of: spec)
      guard occurrence.origin == .variable else { return (role, .option) }
      if spec.isDestructive && role == .affirmative { throw .destructiveAnswer(.options) }
      return (role, .variable(.options))
    }
    guard let word = environment.value(.answer) else { return nil }
    guard let choice = AnswerChoice.named(word) else { throw .invalidVariable(.answer, word) }
    let role = button(choice, of: spec)
    guard spec.roles.contains(role) else { throw .answerWithoutButton(role) }
    if spec.isDestructive && role == .affirmative { throw .destructiveAnswer(.answer) }
    return (role, .variable(.answer))
  }

  private static func button(_ choice: AnswerChoice, of spec: PopupSpec) -> ButtonRole {
    switch choice {
    case .button(let role): role
    case .initial: button(enterPressesIn: spec)
    }
  }

  /// The focused button; a right one that a guard disables at the start does not have the focus yet.
  private static func button(enterPressesIn spec: PopupSpec) -> ButtonRole {
    let isGuarded = spec.guards != Guards()
    let isDisabled =
      spec.initialFocus == .affirmative && isGuarded && spec.roles.contains(.negative)
    return isDisabled ? .negative : spec.initialFocus
  }
}
