/// Finds the button that a typed line means.
struct AnswerReader {
  private let spec: PopupSpec
  private let labels: [(role: ButtonRole, label: AnswerText)]
  private let mnemonics: Mnemonics
  /// Whether the choices are numbered; a lone button is not.
  private let hasNumbers: Bool

  init(_ spec: PopupSpec, _ labels: Labels, hasNumbers: Bool) {
    self.spec = spec
    self.labels = labels.buttons.map { ($0.role, AnswerText($0.label)) }
    mnemonics = Mnemonics(labels.buttons)
    self.hasNumbers = hasNumbers
  }

  /// The button that a line means, by the first of these that applies: a number of the list, a
  /// whole label, the beginning of exactly one label, a word for yes or no. Only its number or its
  /// whole label presses a destructive button.
  func role(for typed: AnswerText) -> ButtonRole? {
    if hasNumbers, let number = typed.number, spec.roles.indices.contains(number - 1) {
      return spec.roles[number - 1]
    }
    if let role = onlyRole(where: { $0 == typed }) { return role }
    return shortForm(typed).flatMap { spec.isDestructive($0) ? nil : $0 }
  }

  private func shortForm(_ typed: AnswerText) -> ButtonRole? {
    if labels.contains(where: { typed.begins($0.label) }) {
      return onlyRole { typed.begins($0) }
    }
    switch YesOrNo(typed) {
    case .yes: return mnemonics.roleForYes.flatMap(present)
    case .no: return mnemonics.roleForNo.flatMap(present)
    case nil: return nil
    }
  }

  private func present(_ role: ButtonRole) -> ButtonRole? {
    spec.roles.contains(role) ? role : nil
  }

  /// Nil if several labels match: the user can then type a number.
  private func onlyRole(where matches: (AnswerText) -> Bool) -> ButtonRole? {
    let matching = labels.filter { matches($0.label) }
    return matching.count == 1 ? matching[0].role : nil
  }
}

/// A word for yes or no, in English or Korean; `y` or `n`, or the Korean letter on the same key.
enum YesOrNo: Equatable {
  case yes, no

  /// Nil for any other word.
  init?(_ typed: AnswerText) {
    switch typed.text {
    case "y", "yes", "ㅛ", "예", "네": self = .yes
    case "n", "no", "ㅜ", "아니요", "아니오": self = .no
    default: return nil
    }
  }
}
