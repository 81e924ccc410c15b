import PopupCore

/// The README's list of options.
package enum ReadmeOptions {
  package static let block = ReadmeBlock(name: "options: made from the option table", text: table)

  private static var table: String {
    var text = "\n| option | meaning |\n| --- | --- |\n"
    for group in OptionGroup.allCases {
      text += "| **\(group.title)** | |\n"
      for entry in OptionTable.entries(in: group) {
        text += "| \(code(entry)) | \(meaning(of: entry)) |\n"
      }
    }
    return text + "\n"
  }

  private static func code(_ entry: OptionEntry) -> String {
    let short = entry.short.map { "`-" + String(Unicode.Scalar($0)) + "`, " } ?? ""
    return short + "`" + entry.id.spelling + value(of: entry) + "`"
  }

  /// Lists the choices with escaped bars, since a bare bar would end the table's column.
  private static func value(of entry: OptionEntry) -> String {
    entry.choices.isEmpty ? entry.value.usage : " " + entry.choices.joined(separator: "\\|")
  }

  /// The manual's sentences, with options as code and Markdown's special characters escaped.
  private static func meaning(of entry: OptionEntry) -> String {
    entry.manual.split(separator: " ").map { word in
      let marks = word.hasPrefix("--") ? Words.option(in: word) : nil
      if let marks { return "`\(marks.option)`\(marks.rest)" }
      var escaped = ""
      for character in word {
        if "*_~|<`".contains(character) { escaped += "\\" }
        escaped.append(character)
      }
      return escaped
    }.joined(separator: " ")
  }
}
