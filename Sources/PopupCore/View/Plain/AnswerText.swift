/// A typed line or a label in the form in which the two are compared: in lowercase, fullwidth
/// characters as ASCII, without blanks around it or one period or closing parenthesis at its end.
struct AnswerText: Equatable, Sendable {
  /// Compared by canonical equivalence, so that Hangul in conjoining jamo is the same.
  let text: String
  /// Whether the line was empty or blank.
  let isBlank: Bool

  init(_ bytes: [UInt8]) {
    var scalars: [Unicode.Scalar] = []
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      scalars.append(scalar.foldedForAnswer)
    }
    Self.trimEnd(&scalars)
    isBlank = scalars.isEmpty
    if let last = scalars.last, last == "." || last == ")" || last == "。" { scalars.removeLast() }
    Self.trimEnd(&scalars)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.drop { $0.isAnswerBlank })
    self.text = String(text)
  }

  init(_ label: [Cluster]) {
    var bytes = ByteBuffer()
    for cluster in label { cluster.appendUTF8(to: &bytes) }
    self.init(bytes.array)
  }

  private static func trimEnd(_ scalars: inout [Unicode.Scalar]) {
    while scalars.last?.isAnswerBlank == true { scalars.removeLast() }
  }

  /// The number, 0 to 99, that the text is in digits alone; nil for any other text.
  var number: Int? { Decimal.whole(Array(text.utf8)[...], in: 0...99) }

  /// Whether a label begins with this text, in which a first consonant may stand for its Hangul
  /// syllable.
  func begins(_ label: AnswerText) -> Bool {
    var rest = label.text[...]
    for typed in text {
      guard let next = rest.popFirst(), typed == next || Self.isInitial(typed, of: next) else {
        return false
      }
    }
    return !text.isEmpty
  }

  /// ㅊ is the initial of 취.
  private static func isInitial(_ typed: Character, of syllable: Character) -> Bool {
    guard typed.unicodeScalars.count == 1, let jamo = typed.unicodeScalars.first,
      let composed = syllable.unicodeScalars.first,
      let initial = HangulSyllable.leadingConsonant(of: composed)
    else { return false }
    return jamo == initial
      || HangulSyllable.leadingConsonant(at: Int(jamo.value) - 0x1100) == initial
  }
}

extension Unicode.Scalar {
  /// The folded scalar. Conjoining jamo stay, since folded one by one they would no longer form a
  /// syllable.
  fileprivate var foldedForAnswer: Unicode.Scalar {
    switch value {
    case 0x1100...0x11FF: self
    case 0xFF01...0xFF5E: (Unicode.Scalar(value - 0xFEE0) ?? self).folded
    default: folded
    }
  }

  fileprivate var isAnswerBlank: Bool {
    switch value {
    case 0x09, 0x20, 0xA0, 0x3000: true
    default: false
    }
  }
}
