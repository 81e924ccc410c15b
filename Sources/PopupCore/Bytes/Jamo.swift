/// Conjoining jamo (The Unicode Standard, section 3.12).
enum Jamo {
  /// Composes a leading consonant and a vowel, or an open syllable and a trailing consonant, into a
  /// syllable; nil for any other pair.
  static func composed(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if first >= 0x1100 && first <= 0x1112 && second >= 0x1161 && second <= 0x1175 {
      return 0xAC00 + ((first - 0x1100) * 21 + (second - 0x1161)) * 28
    }
    if first >= 0xAC00 && first <= 0xD7A3 && (first - 0xAC00) % 28 == 0 && second > 0x11A7
      && second <= 0x11C2
    {
      return first + second - 0x11A7
    }
    return nil
  }

  /// The compatibility jamo of the same shape, which is two cells wide in every terminal.
  ///
  /// Terminals make a conjoining jamo outside a syllable 0 to 2 cells wide.
  static func standalone(_ jamo: UInt32) -> UInt32? {
    switch jamo {
    case 0x1100...0x1112: 0x3130 + UInt32(initials[Int(jamo - 0x1100)])
    case 0x1161...0x1175: 0x314F + jamo - 0x1161
    case 0x11A8...0x11C2: 0x3130 + UInt32(finals[Int(jamo - 0x11A8)])
    default: nil
    }
  }

  private static let initials: [UInt8] = [
    1, 2, 4, 7, 8, 9, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30,
  ]
  private static let finals: [UInt8] = [
    1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 24, 26, 27, 28, 29,
    30,
  ]
}
