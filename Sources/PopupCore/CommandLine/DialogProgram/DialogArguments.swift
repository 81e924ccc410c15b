/// The contents of a file that dialog's `--file` names.
package struct DialogFile: Equatable, Sendable {
  package var text: [UInt8]
  /// Whether reading it again gives the same text: it is a regular file, not a pipe.
  package var isRepeatable: Bool

  package init(text: [UInt8], isRepeatable: Bool) {
    self.text = text
    self.isRepeatable = isRepeatable
  }
}

/// The words of a dialog command line, with `--file` and `--` resolved.
struct DialogArguments {
  struct Word: Equatable {
    var text: [UInt8]
    /// The word follows `--`, so it is not an option.
    var isEscaped = false

    /// Whether the word begins with two dashes and a letter.
    var looksLikeOption: Bool {
      guard !isEscaped, text.count > 2, text.starts(with: "--") else { return false }
      let letter = text[2] | 0x20
      return letter >= 0x61 && letter <= 0x7A
    }

    /// The option that the word names; nil if it names none.
    var option: (option: DropInOption, isOn: Bool)? {
      looksLikeOption ? DialogOptions.option(named: Array(text.dropFirst(2))) : nil
    }
  }

  private(set) var words: [Word] = []
  /// False if a pipe was read, since the real program could not read it again.
  private(set) var isRepeatable = true

  /// The largest number of `--file` options, nested ones included.
  private static let mostFiles = 20

  /// Nil if a file cannot be read, or if there are too many, as when files include each other.
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

  /// The words for the real program, escaped again if they were.
  var rewritten: [[UInt8]] {
    words.flatMap { $0.isEscaped ? [Array("--".utf8), $0.text] : [$0.text] }
  }

  /// Splits a file or DIALOGOPTS into words, as dialog does (argv.c, dlg_string_to_argv). Double
  /// quotes keep blanks. A backslash escapes a double quote or a backslash; before a newline, both
  /// vanish.
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
