/// Splits text into words by a shell's quoting rules, without expansions.
///
/// Blanks and newlines separate words. Single quotes keep everything. A backslash escapes any
/// character outside quotes, and `"`, `\`, `$` or a backquote in double quotes. A backslash before
/// a newline removes both (POSIX shell, 2.2 Quoting).
enum ShellWords {
  static func split(_ text: [UInt8]) throws(UsageError) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    // Not the same as a nonempty word: '' is a word.
    var isInWord = false
    var quote: UInt8?
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      if let open = quote {
        if byte == open {
          quote = nil
        } else if byte == backslash, open == doubleQuote, index < text.count,
          isSpecialInDoubleQuotes(text[index])
        {
          if text[index] != newline { word.append(text[index]) }
          index += 1
        } else {
          word.append(byte)
        }
        continue
      }
      switch byte {
      case 0x20, 0x09, newline:
        if isInWord { words.append(word) }
        word = []
        isInWord = false
      case singleQuote, doubleQuote:
        quote = byte
        isInWord = true
      case backslash:
        guard index < text.count else { throw .unclosedQuote(backslash) }
        if text[index] != newline { word.append(text[index]) }
        isInWord = isInWord || text[index] != newline
        index += 1
      default:
        word.append(byte)
        isInWord = true
      }
    }
    if let open = quote { throw .unclosedQuote(open) }
    if isInWord { words.append(word) }
    return words
  }

  private static let newline: UInt8 = 0x0A
  private static let backslash = UInt8(ascii: "\\")
  private static let singleQuote = UInt8(ascii: "'")
  private static let doubleQuote = UInt8(ascii: "\"")

  private static func isSpecialInDoubleQuotes(_ byte: UInt8) -> Bool {
    byte == doubleQuote || byte == backslash || byte == newline || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "`")
  }
}
