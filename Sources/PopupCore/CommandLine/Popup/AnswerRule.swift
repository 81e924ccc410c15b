/// Decides which button is pressed without asking, and whether that is allowed.
enum AnswerRule {
  /// Nil when a person is to be asked.
  ///
  /// A variable may have been set for a whole script, long before this question, so it never presses
  /// a destructive or guarded button; `--answer` on the command line does.
  static func answer(
    of draft: SpecDraft, for spec: PopupSpec
  ) throws(UsageError) -> (ButtonRole, AnswerOrigin)? {
    guard let (choice, origin) = draft.answer else { return nil }
    let role = button(choice, of: spec)
    do throws(UsageError) {
      try check(role, of: spec)
      guard case .variable(let variable) = origin else { return (role, .option) }
      if role == .affirmative && isProtected(spec) {
        throw .protectedButton(mention(choice), isDestructive: spec.isDestructive)
      }
      return (role, .variable(variable))
    } catch {
      throw origin.blamed(for: error)
    }
  }

  /// Throws when the popup has no such button.
  private static func check(_ role: ButtonRole, of spec: PopupSpec) throws(UsageError) {
    guard !spec.roles.contains(role) else { return }
    let mention = OptionMention(.answer, role.word)
    guard role == .negative else { throw .requirement(mention, .extra) }
    throw .contradiction(OptionMention(.alert), mention, OptionRules.alertHasOneButton)
  }

  private static func button(_ choice: AnswerChoice, of spec: PopupSpec) -> ButtonRole {
    switch choice {
    case .button(let role): role
    case .initial: button(enterPressesIn: spec)
    }
  }

  /// The focused button; the right one does not have the focus while a guard disables it.
  private static func button(enterPressesIn spec: PopupSpec) -> ButtonRole {
    let isDisabled =
      spec.initialFocus == .affirmative && isGuarded(spec) && spec.roles.contains(.negative)
    return isDisabled ? .negative : spec.initialFocus
  }

  /// Whether the right button is destructive or guarded, so that no variable may press it.
  static func isProtected(_ spec: PopupSpec) -> Bool {
    spec.isDestructive || isGuarded(spec)
  }

  private static func isGuarded(_ spec: PopupSpec) -> Bool { spec.guards != Guards() }

  private static func mention(_ choice: AnswerChoice) -> OptionMention {
    for (word, value) in AnswerChoice.choices where value == choice {
      return OptionMention(.answer, word)
    }
    return OptionMention(.answer)
  }
}
