/// Writes mdoc(7), the markup of manual pages.
enum Mdoc {
  /// In bytes; `mandoc -T lint` warns about longer lines.
  private static let lineLength = 76

  /// A text line with the characters that are special to roff escaped.
  static func escaped(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      case "~": result += "\\(ti"
      case "^": result += "\\(ha"
      case "-": result += "\\-"
      case _ where scalar.value < 0x80: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result +=
          "\\[u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + "]"
      }
    }
    return result
  }

  /// Prose, with each sentence on its own line and each option or variable in its macro.
  static func prose(_ text: String) -> String {
    var lines: [String] = []
    var line = ""
    func flush() {
      if !line.isEmpty { lines.append(line.hasPrefix(".") ? "\\&" + line : line) }
      line = ""
    }
    for word in text.split(separator: " ") {
      if let (option, rest) = Words.option(in: word) {
        flush()
        lines.append(".Fl \\-" + escaped(option.dropFirst(2)) + punctuation(rest))
      } else if let (variable, rest) = Words.variable(in: word) {
        flush()
        lines.append(".Ev " + variable + punctuation(rest))
      } else if let (placeholder, rest) = Words.placeholder(in: word) {
        flush()
        lines.append(".Ar " + placeholder + punctuation(rest))
      } else {
        let escaped = escaped(word)
        if line.utf8.count + escaped.utf8.count >= lineLength { flush() }
        line += (line.isEmpty ? "" : " ") + escaped
        if let last = word.last, ".:".contains(last) { flush() }
      }
    }
    flush()
    return lines.joined(separator: "\n") + "\n"
  }

  /// Punctuation after a macro is a separate argument.
  private static func punctuation(_ marks: Substring) -> String {
    marks.map { " " + String($0) }.joined()
  }
}
