import PopupCore

/// A zsh completion function, for a directory of `fpath`.
package enum ZshCompletion {
  package static var text: String {
    // The message completes to nothing: an empty action would keep zsh from completing options.
    let specs = OptionTable.all.map { "  " + spec(of: $0) + " \\\n" }.joined()
    return """
      #compdef popup
      # Completion of popup for zsh, made from the option table:
      # POPUP_REFRESH=1 swift test --filter GeneratedFiles

      _arguments -s -S : \\
      \(specs)  '*:MESSAGE:{ : }'

      """
  }

  /// An argument of `_arguments`: `'(-t --title)'{-t+,--title=}'[summary]:TEXT: '`.
  private static func spec(of entry: OptionEntry) -> String {
    let ending = quoted("[" + escaped(entry.summary) + "]" + action(of: entry))
    let long = entry.id.spelling + (hasValue(entry) ? "=" : "")
    guard let short = entry.short else {
      let start = (entry.isRepeatable ? "*" : "") + long + (isOptional(entry) ? "-" : "")
      return quoted(start + "[" + escaped(entry.summary) + "]" + action(of: entry))
    }
    let letter = "-" + String(Unicode.Scalar(short))
    let exclusion = entry.isRepeatable ? "*" : "(\(letter) \(entry.id.spelling))"
    return quoted(exclusion) + "{\(letter)\(hasValue(entry) ? "+" : ""),\(long)}" + ending
  }

  private static func hasValue(_ entry: OptionEntry) -> Bool { entry.value != .none }

  private static func isOptional(_ entry: OptionEntry) -> Bool {
    if case .optional = entry.value { true } else { false }
  }

  private static func action(of entry: OptionEntry) -> String {
    guard let placeholder = entry.value.placeholder else { return "" }
    let start = (isOptional(entry) ? "::" : ":") + placeholder + ":"
    if !entry.offeredWords.isEmpty {
      return start + "(" + entry.offeredWords.joined(separator: " ") + ")"
    }
    return start + (entry.completion == .file ? "_files" : " ")
  }

  private static func escaped(_ summary: String) -> String {
    summary.map { "[]:\\".contains($0) ? "\\" + String($0) : String($0) }.joined()
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
