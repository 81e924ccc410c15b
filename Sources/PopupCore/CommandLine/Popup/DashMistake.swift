/// Recognizes a long option typed with something other than two hyphens: `-title`, `—title`.
enum DashMistake {
  /// The option whose exact name follows the dashes; nil for any other word.
  static func option(meantBy word: [UInt8]) -> OptionID? {
    guard word.count > 2, !word.starts(with: [hyphen, hyphen]) else { return nil }
    var start = 0
    while let length = lengthOfDash(word[start...]) { start += length }
    guard start > 0 else { return nil }
    let end = word.firstIndex(of: UInt8(ascii: "=")) ?? word.endIndex
    return start < end ? OptionTable.option(named: word[start..<end]) : nil
  }

  private static let hyphen = UInt8(ascii: "-")

  /// The length in bytes of a dash in UTF-8: a hyphen, U+2010 to U+2015, or a minus sign (U+2212).
  private static func lengthOfDash(_ bytes: ArraySlice<UInt8>) -> Int? {
    if bytes.first == hyphen { return 1 }
    guard bytes.count >= 3, bytes.first == 0xE2 else { return nil }
    let rest = (bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2])
    return switch rest {
    case (0x80, 0x90...0x95), (0x88, 0x92): 3
    default: nil
    }
  }
}
