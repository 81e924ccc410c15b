/// The words and punctuation of a Swift file, without comments and string literals.
///
/// Not a parser: enough to find which types a file declares and which names it mentions.
struct SwiftTokens {
  private(set) var tokens: [Substring] = []

  init(_ source: String) {
    var rest = source[...]
    while let character = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        Self.skipComment(&rest)
      } else if character == "\"" || rest.hasPrefix("#\"") {
        Self.skipString(&rest)
      } else if Self.isPartOfName(character) {
        let name = rest.prefix(while: Self.isPartOfName)
        tokens.append(name)
        rest = rest[name.endIndex...]
      } else {
        if !character.isWhitespace { tokens.append(rest.prefix(1)) }
        rest = rest.dropFirst()
      }
    }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Block comments nest.
  private static func skipComment(_ rest: inout Substring) {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
  }

  private static func skipString(_ rest: inout Substring) {
    let isRaw = rest.hasPrefix("#")
    let quotes = rest.hasPrefix("\"\"\"") || rest.hasPrefix("#\"\"\"") ? "\"\"\"" : "\""
    let end = isRaw ? quotes + "#" : quotes
    rest = rest.dropFirst(end.count)
    while !rest.isEmpty {
      if rest.hasPrefix(end) {
        rest = rest.dropFirst(end.count)
        return
      }
      rest = rest.dropFirst(!isRaw && rest.hasPrefix("\\") ? 2 : 1)
    }
  }
}
