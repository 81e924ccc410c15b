import PopupCore

/// Finds names in the option table's prose, so that each format can mark them up in its own way.
enum Words {
  /// `--segment,` is the option `--segment` and a comma; nil if the word is not an option.
  static func option(in word: Substring) -> (option: Substring, rest: Substring)? {
    let (name, rest) = split(word)
    for entry in OptionTable.all where name == entry.id.spelling { return (name, rest) }
    return nil
  }

  /// `POPUP_THEME.` is the variable and a period.
  static func variable(in word: Substring) -> (variable: Substring, rest: Substring)? {
    let (name, rest) = split(word)
    return EnvironmentVariables.names.contains(String(name)) ? (name, rest) : nil
  }

  /// `WORD` is the placeholder of `--type`; `MESSAGE` is the operand.
  static func placeholder(in word: Substring) -> (placeholder: Substring, rest: Substring)? {
    let (name, rest) = split(word)
    let isPlaceholder =
      name == "MESSAGE" || OptionTable.all.contains { $0.value == .required(String(name)) }
    return isPlaceholder ? (name, rest) : nil
  }

  private static func split(_ word: Substring) -> (name: Substring, rest: Substring) {
    let end = word.lastIndex { !".,:;".contains($0) }
    guard let end else { return (word, "") }
    return (word[...end], word[word.index(after: end)...])
  }
}
