import CUnicode

/// The properties of one scalar that text layout needs (Unicode Character Database).
struct UnicodeProperties: Equatable {
  let bits: UInt32

  @inline(__always)
  init(of scalar: UInt32) { bits = popup_unicode(scalar) }

  @inline(__always)
  var grapheme: GraphemeBreak {
    GraphemeBreak(rawValue: UInt8(truncatingIfNeeded: bits & 0xF)) ?? .other
  }

  var isPictographic: Bool { bits & 1 << 4 != 0 }

  @inline(__always)
  var line: LineBreak {
    LineBreak(rawValue: UInt8(truncatingIfNeeded: bits >> 5 & 0x3F)) ?? .alphabetic
  }

  @inline(__always)
  var columns: Columns {
    Columns(rawValue: UInt8(truncatingIfNeeded: bits >> 11 & 3)) ?? .narrow
  }

  /// East Asian Width is F, W or H.
  var isEastAsian: Bool { bits & 1 << 13 != 0 }

  /// Reserved for an emoji of a later version of Unicode.
  var isUnassignedPictograph: Bool { bits & 1 << 14 != 0 }

  @inline(__always)
  var treatment: Treatment {
    Treatment(rawValue: UInt8(truncatingIfNeeded: bits >> 15 & 7)) ?? .mark
  }

  /// Terminals disagree about the width of a cluster with this scalar.
  var hasUncertainWidth: Bool { bits & 1 << 18 != 0 }

  /// A mark with a width of its own in most terminals, and none in others.
  var isSpacingMark: Bool {
    hasUncertainWidth && columns == .narrow && (grapheme == .spacingMark || grapheme == .extend)
  }

  var isIgnorable: Bool { bits & 1 << 19 != 0 }

  /// A space of any width that a line may break after.
  var isSpace: Bool { bits & 1 << 20 != 0 }

  /// A syllable or a jamo of any kind.
  var isHangul: Bool { bits & 1 << 21 != 0 }
}
