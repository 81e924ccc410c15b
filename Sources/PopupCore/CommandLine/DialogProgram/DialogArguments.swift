/// What dialog's `--file` names.
package struct DialogFile: Equatable, Sendable {
  package var text: [UInt8]
  /// Reading it again gives the same: a regular file, not a pipe.
  package var isRepeatable: Bool

  package init(text: [UInt8], isRepeatable: Bool) {
    self.text = text
    self.isRepeatable = isRepeatable
  }
}

/// The words of a dialog command line after `--file` and `--` were resolved.
struct DialogArguments {
  struct Word: Equatable {
    var text: [UInt8]
    /// `--` came before it, so that it is no option.
    var isEscaped = false

    /// Two dashes and a letter.
    var looksLikeOption: Bool {
      guard !isEscaped, text.count > 2, text.starts(with: "--") else { return false }
      let letter = text[2] | 0x20
      return letter >= 0x61 && letter <= 0x7A
    }

    /// The option that it is; nil for a text.
    var option: (option: DropInOption, isOn: Bool)? {
      looksLikeOption ? DialogOptions.option(named: Array(text.dropFirst(2))) : nil
    }
  }

  private(set) var words: [Word] = []
  /// False where a pipe was read: the real program could not read it again.
  private(set) var isRepeatable = true

  /// dialog's own limit for files within files.
  private static let mostFiles = 20

  /// Nil when a file cannot be read, or too many name each other.
  init?(_ arguments: [[UInt8]], readFile: ([UInt8]) -> DialogFile?) {
    var arguments = arguments
    var files = 0
    var index = 0
    while index < arguments.count {
      let word = arguments[index]
      if word == "--" {
        if index + 1 < arguments.count {
          words.append(Word(text: arguments[index + 1], isEscaped: true))
        }
        index += 2
      } else if word == "--file", index + 1 < arguments.count {
        files += 1
        guard files <= Self.mostFiles, let file = readFile(arguments[index + 1]) else { return nil }
        isRepeatable = isRepeatable && file.isRepeatable
        arguments.replaceSubrange(index...(index + 1), with: Self.split(file.text))
      } else {
        words.append(Word(text: word))
        index += 1
      }
    }
  }

  /// Words as a hand-over gives them: those that were escaped are escaped again.
  var rewritten: [[UInt8]] {
    words.flatMap { $0.isEscaped ? [Array("--".utf8), $0.text] : [$0.text] }
  }

  /// Splits a file or DIALOGOPTS into words: double quotes keep blanks; a backslash quotes a double
  /// quote and a backslash, and with a newline after it is nothing (argv.c, dlg_string_to_argv).
  static func split(_ text: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var isQuoted = false
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if byte == UInt8(ascii: "\\"), index < text.count {
        let next = text[index]
        if next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") {
          word = (word ?? []) + [next]
          index += 1
          continue
        }
        if next == 0x0A {
          index += 1
          continue
        }
      }
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
        word = word ?? []
      } else if !isQuoted && (byte == 0x20 || (0x09...0x0D).contains(byte)) {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? []) + [byte]
      }
    }
    if let word { words.append(word) }
    return words
  }
}
