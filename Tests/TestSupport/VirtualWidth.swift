/// Columns of a character as terminals without grapheme clusters count them.
enum VirtualWidth {
  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x1160...0x11FF: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return scalar.value == 0xAD || isPrependedMark(scalar) ? 1 : 0
    default:
      // A pair of regional indicators is one flag of two columns.
      if (0x1F1E6...0x1F1FF).contains(scalar.value) { return 1 }
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Prepended_Concatenation_Mark of the Unicode Character Database: format controls that are seen.
  private static func isPrependedMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
