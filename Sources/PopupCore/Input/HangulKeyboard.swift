/// The two-set Korean keyboard (두벌식, KS X 5002): maps each jamo to the Latin letter on its key.
package enum HangulKeyboard {
  /// The Latin letter on a jamo's key, or the ASCII form of a fullwidth letter; nil for any other
  /// scalar.
  ///
  /// Uppercase if the jamo needs Shift: Q for ㅃ. Compound jamo have none, since no single key types
  /// them.
  package static func latinLetter(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x1100...0x1112:
      return HangulSyllable.leadingConsonant(at: Int(scalar.value) - 0x1100).flatMap(letter)
    case 0x1161...0x1175:
      return Unicode.Scalar(scalar.value - 0x1161 + 0x314F).flatMap(letter)
    case 0x3131...0x3163:
      return letter(scalar)
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A:
      return Unicode.Scalar(scalar.value - 0xFF21 + 0x41)
    default:
      return nil
    }
  }

  /// For a compatibility jamo.
  private static func letter(_ jamo: Unicode.Scalar) -> Unicode.Scalar? {
    switch jamo {
    case "ㅁ": "a"
    case "ㅠ": "b"
    case "ㅊ": "c"
    case "ㅇ": "d"
    case "ㄷ": "e"
    case "ㄹ": "f"
    case "ㅎ": "g"
    case "ㅗ": "h"
    case "ㅑ": "i"
    case "ㅓ": "j"
    case "ㅏ": "k"
    case "ㅣ": "l"
    case "ㅡ": "m"
    case "ㅜ": "n"
    case "ㅐ": "o"
    case "ㅔ": "p"
    case "ㅂ": "q"
    case "ㄱ": "r"
    case "ㄴ": "s"
    case "ㅅ": "t"
    case "ㅕ": "u"
    case "ㅍ": "v"
    case "ㅈ": "w"
    case "ㅌ": "x"
    case "ㅛ": "y"
    case "ㅋ": "z"
    case "ㅃ": "Q"
    case "ㅉ": "W"
    case "ㄸ": "E"
    case "ㄲ": "R"
    case "ㅆ": "T"
    case "ㅒ": "O"
    case "ㅖ": "P"
    default: nil
    }
  }
}
