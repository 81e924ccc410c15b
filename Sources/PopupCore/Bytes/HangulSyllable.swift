/// The structure of a precomposed Hangul syllable (The Unicode Standard, section 3.12).
package enum HangulSyllable {
  /// The leading consonant of a syllable as a compatibility jamo, such as ㅊ for 취; nil for any
  /// other scalar.
  package static func leadingConsonant(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= 0xAC00, scalar.value <= 0xD7A3 else { return nil }
    return leadingConsonant(at: Int(scalar.value - 0xAC00) / (21 * 28))
  }

  /// The leading consonant at an index, from ㄱ at 0 to ㅎ at 18, as a compatibility jamo.
  static func leadingConsonant(at index: Int) -> Unicode.Scalar? {
    guard (0...18).contains(index) else { return nil }
    return Jamo.standalone(0x1100 + UInt32(index)).flatMap(Unicode.Scalar.init)
  }
}
