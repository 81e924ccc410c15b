/// The make-up of a precomposed Hangul syllable (The Unicode Standard, section 3.12).
package enum HangulSyllable {
  /// The first consonant of a syllable as compatibility jamo: ㅊ of 취; nil for anything else.
  package static func leadingConsonant(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= 0xAC00, scalar.value <= 0xD7A3 else { return nil }
    return leadingConsonant(at: Int(scalar.value - 0xAC00) / (21 * 28))
  }

  /// A leading consonant, counted from ㄱ at 0 to ㅎ at 18, as compatibility jamo.
  static func leadingConsonant(at index: Int) -> Unicode.Scalar? {
    switch index {
    case 0: "ㄱ"
    case 1: "ㄲ"
    case 2: "ㄴ"
    case 3: "ㄷ"
    case 4: "ㄸ"
    case 5: "ㄹ"
    case 6: "ㅁ"
    case 7: "ㅂ"
    case 8: "ㅃ"
    case 9: "ㅅ"
    case 10: "ㅆ"
    case 11: "ㅇ"
    case 12: "ㅈ"
    case 13: "ㅉ"
    case 14: "ㅊ"
    case 15: "ㅋ"
    case 16: "ㅌ"
    case 17: "ㅍ"
    case 18: "ㅎ"
    default: nil
    }
  }
}
