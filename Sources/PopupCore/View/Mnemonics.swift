/// Which letter presses which button.
struct Mnemonics: Equatable, Sendable {
  private let buttons: [ButtonLabel]

  init(_ buttons: [ButtonLabel]) { self.buttons = buttons }

  /// The button whose label begins with a letter, in either case; nil if no label, or more than one,
  /// begins with it.
  func role(for scalar: Unicode.Scalar) -> ButtonRole? {
    let typed = scalar.folded
    return onlyRole { label in
      guard let cluster = label.first(where: { $0.first.isLetter }) else { return false }
      let letter = PrecomposedLetter.scalar(cluster.first, cluster.rest) ?? cluster.first
      return letter.mnemonicKeys.contains(typed)
    }
  }

  /// The button that `y` presses: the only one whose label says yes, else the affirmative one, unless
  /// its label says no.
  var roleForYes: ButtonRole? { sayingYes ?? (sayingNo == .affirmative ? nil : .affirmative) }

  /// The button that `n` presses: the only one whose label says no, else the negative one, unless its
  /// label says yes.
  var roleForNo: ButtonRole? { sayingNo ?? (sayingYes == .negative ? nil : .negative) }

  private var sayingYes: ButtonRole? {
    onlyRole { label in Self.yes.contains { label.spells($0) } }
  }

  private var sayingNo: ButtonRole? {
    onlyRole { label in Self.no.contains { label.spells($0) } }
  }

  private static var yes: [String] { ["yes", "예", "네"] }
  private static var no: [String] { ["no", "아니오", "아니요"] }

  private func onlyRole(_ matches: ([Cluster]) -> Bool) -> ButtonRole? {
    let matching = buttons.filter { matches($0.label) }
    return matching.count == 1 ? matching[0].role : nil
  }
}

extension [Cluster] {
  /// Whether the clusters are equal to a lowercase text, ignoring case and by canonical
  /// equivalence.
  fileprivate func spells(_ text: String) -> Bool {
    var written = ByteBuffer()
    for cluster in self {
      let first = cluster.first
      Cluster(first.isASCII ? first.folded : first, rest: cluster.rest).appendUTF8(to: &written)
    }
    return String(decoding: written.array, as: UTF8.self) == text
  }
}

extension Unicode.Scalar {
  /// Whether this is probably a letter: not a space, digit, punctuation mark or symbol. Exact
  /// enough to find a label's first letter.
  fileprivate var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0x00...0xBF, 0xD7, 0xF7: false
    case 0x2000...0x2BFF, 0x3000...0x3004, 0x3008...0x3030: false
    case 0xFF00...0xFF20, 0xFF3B...0xFF40, 0x1F000...0x1FBFF: false
    default: true
    }
  }

  /// The letters that press a button whose label begins with this one: the letter itself and, if no
  /// single key types it, the one on its key: a Hangul syllable's first consonant, or a Greek vowel
  /// without its tonos.
  fileprivate var mnemonicKeys: [Unicode.Scalar] {
    let letter = folded
    let plain = HangulSyllable.leadingConsonant(of: self) ?? letter.withoutTonos
    return plain.map { [letter, $0] } ?? [letter]
  }

  /// The vowel without its tonos; nil for anything but a lowercase Greek vowel with a tonos.
  private var withoutTonos: Unicode.Scalar? {
    switch self {
    case "ά": "α"
    case "έ": "ε"
    case "ή": "η"
    case "ί": "ι"
    case "ό": "ο"
    case "ύ": "υ"
    case "ώ": "ω"
    default: nil
    }
  }

  /// Simple case folding of the alphabets found on keyboards; folds katakana to hiragana, a
  /// fullwidth letter to ASCII, and a conjoining leading consonant to the jamo that stands alone.
  var folded: Unicode.Scalar {
    if let jamo = HangulSyllable.leadingConsonant(at: Int(value) - 0x1100) { return jamo }
    let folded: UInt32 =
      switch value {
      case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A9, 0x410...0x42F: value + 32
      case 0x400...0x40F: value + 80
      case 0x386: 0x3AC
      case 0x388...0x38A: value + 37
      case 0x38C: 0x3CC
      case 0x38E...0x38F: value + 63
      case 0x100...0x137, 0x14A...0x177, 0x1E00...0x1E95, 0x1EA0...0x1EFF: value | 1
      case 0x139...0x148, 0x179...0x17E: value + (value & 1)
      case 0x30A1...0x30F6: value - 0x60
      case 0xFF21...0xFF3A: value - 0xFF21 + 0x61
      case 0xFF41...0xFF5A: value - 0xFF41 + 0x61
      default: value
      }
    return Unicode.Scalar(folded) ?? self
  }
}
