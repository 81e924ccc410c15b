extension Answer {
  /// The word that `--print` writes.
  package var word: String {
    switch self {
    case .pressed(let role): role.word
    case .dismissed: "esc"
    case .timedOut: "timeout"
    }
  }
}

extension ButtonRole {
  /// The role's name on popup's own command line, where negative is left and affirmative right.
  package var word: String {
    for choice in Self.choices where choice.value == self { return choice.word }
    return "help"
  }
}
