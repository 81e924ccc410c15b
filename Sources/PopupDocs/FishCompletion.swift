import PopupCore

/// A fish completion.
package enum FishCompletion {
  package static var text: String {
    """
    # Completion of popup for fish, made from the option table:
    # POPUP_REFRESH=1 swift test --filter GeneratedFiles

    complete -c popup -f

    """ + OptionTable.all.map(line).joined()
  }

  private static func line(for entry: OptionEntry) -> String {
    var line = "complete -c popup"
    if let short = entry.short { line += " -s " + String(Unicode.Scalar(short)) }
    line += " -l " + entry.name
    switch entry.value {
    case .none, .optional: break
    case .required, .choice: line += entry.completion == .file ? " -r -F" : " -x"
    }
    if !entry.offeredWords.isEmpty {
      line += " -a " + quoted(entry.offeredWords.joined(separator: " "))
    }
    return line + " -d " + quoted(entry.summary) + "\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\" + String($0) : String($0) }.joined() + "'"
  }
}
