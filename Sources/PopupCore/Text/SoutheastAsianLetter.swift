/// Thai and Lao letters that no row may begin or end with.
///
/// Both scripts are written without spaces, so a row may have to end inside a run of words. Even
/// without a dictionary, the orthography rules out some places: a leading vowel is written before
/// its consonant, a following vowel or a repetition mark after it.
enum SoutheastAsianLetter {
  static func beginsNoRow(_ scalar: UInt32) -> Bool {
    switch scalar {
    // ฯ ะ า ำ ๅ ๆ
    case 0xE2F, 0xE30, 0xE32, 0xE33, 0xE45, 0xE46: true
    // ຯ ະ າ ຳ ຽ ໆ
    case 0xEAF, 0xEB0, 0xEB2, 0xEB3, 0xEBD, 0xEC6: true
    default: false
    }
  }

  static func endsNoRow(_ scalar: UInt32) -> Bool {
    // เ แ โ ใ ไ and ເ ແ ໂ ໃ ໄ
    (scalar >= 0xE40 && scalar <= 0xE44) || (scalar >= 0xEC0 && scalar <= 0xEC4)
  }
}
