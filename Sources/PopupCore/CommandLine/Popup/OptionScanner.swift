/// Scans words as getopt_long does: the first stage, which recognizes options but not their
/// meaning.
///
/// `--` ends the options, `-` is an operand, and an option's value is the next word, even if it
/// begins with a dash.
struct OptionScanner {
  private let words: [[UInt8]]
  private let origin: OptionOrigin
  private var index = 0
  private var parsed = ParsedArguments()

  private init(_ words: [[UInt8]], from origin: OptionOrigin) {
    self.words = words
    self.origin = origin
  }

  static func scan(
    _ words: [[UInt8]], from origin: OptionOrigin
  ) throws(UsageError) -> ParsedArguments {
    var scanner = OptionScanner(words, from: origin)
    try scanner.run()
    return scanner.parsed
  }

  private static let dash = UInt8(ascii: "-")
  private static let equals = UInt8(ascii: "=")

  private mutating func run() throws(UsageError) {
    while parsed.early == nil, let word = nextWord() {
      if let option = DashMistake.option(meantBy: word) { throw .wrongDashes(word, option) }
      if word.count < 2 || word[0] != Self.dash {
        try add(operand: word)
      } else if word[1] != Self.dash {
        try scanShort(word)
      } else if word.count > 2 {
        try scanLong(word)
      } else {
        while let operand = nextWord() { try add(operand: operand) }
      }
    }
  }

  private mutating func nextWord() -> [UInt8]? {
    guard index < words.count else { return nil }
    index += 1
    return words[index - 1]
  }

  private mutating func scanLong(_ word: [UInt8]) throws(UsageError) {
    let end = word.firstIndex(of: Self.equals) ?? word.endIndex
    let typed = Array(word[..<end])
    let value = end < word.endIndex ? Array(word[(end + 1)...]) : nil
    let matches = OptionTable.options(matching: word[2..<end])
    guard let option = matches.first, let entry = OptionTable.entry(option) else {
      throw .unknownOption(typed)
    }
    guard matches.count == 1 else { throw .ambiguousOption(typed, matches) }
    switch entry.value {
    case .none:
      if let value { throw .unexpectedValue(entry.id, value) }
      try add(entry, nil)
    case .optional:
      if value == nil, index < words.count, Occurrence.screenSize(words[index]) != nil {
        throw .valueNeedsEquals(entry.id, words[index])
      }
      try add(entry, value)
    case .required, .choice:
      guard let value = value ?? nextWord() else { throw .missingValue(entry.id) }
      try add(entry, value)
    }
  }

  /// Scans a word of short options, the last of which may take a value.
  private mutating func scanShort(_ word: [UInt8]) throws(UsageError) {
    for position in 1..<word.count where parsed.early == nil {
      guard let entry = OptionTable.entry(short: word[position]) else {
        // Report the whole word if its letter is longer than a byte, rather than half a character.
        throw .unknownOption(word[position] < 0x80 ? [Self.dash, word[position]] : word)
      }
      if entry.value == .none {
        try add(entry, nil)
        continue
      }
      let rest = Array(word[(position + 1)...])
      guard let value = rest.isEmpty ? nextWord() : rest else { throw .missingValue(entry.id) }
      try add(entry, value)
      return
    }
  }

  private mutating func add(_ entry: OptionEntry, _ value: [UInt8]?) throws(UsageError) {
    if origin != .commandLine && entry.isCommandLineOnly { throw .commandLineOnly(entry.id) }
    switch entry.effect {
    case .early(let request): parsed.early = request
    case .edit: parsed.occurrences.append(Occurrence(entry.id, value, from: origin))
    }
  }

  private mutating func add(operand: [UInt8]) throws(UsageError) {
    if origin != .commandLine { throw .operandInVariable(operand) }
    parsed.operands.append(operand)
  }
}
