import CUnicode

/// What the Unicode Character Database says of one scalar, as far as text layout needs it.
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

/// Grapheme_Cluster_Break (UAX #29), in the order of the generated table.
enum GraphemeBreak: UInt8 {
  case other, carriageReturn, lineFeed, control, extend, joiner, regionalIndicator, prepend
  case spacingMark, leadingJamo, vowelJamo, trailingJamo, openSyllable, closedSyllable
}

/// East Asian Width and combining marks, as columns on a terminal.
enum Columns: UInt8 {
  case zero, narrow, ambiguous, wide
}

/// What becomes of a scalar on its way to the terminal.
enum Treatment: UInt8 {
  /// Sent as it is.
  case plain
  /// A C0 control or DEL: its control picture.
  case picture
  /// A control or an invisible character that could mislead: `<U+202E>`.
  case mark
  /// Invisible and harmless, of use to line breaking alone.
  case dropped
  case hardBreak
  /// Part of a flag, or else a mark.
  case tag
}

/// Line_Break (UAX #14) after LB1, in the order of the generated table.
enum LineBreak: UInt8 {
  case alphabetic, breakBoth, breakAfter, breakBefore, mandatory, contingent, closePunctuation
  case combiningMark, closeParenthesis, carriageReturn, emojiBase, emojiModifier, exclamation, glue
  case openSyllable, closedSyllable, hebrew, hyphen, ideographic, inseparable, infix, leadingJamo
  case trailingJamo, vowelJamo, lineFeed, nextLine, nonstarter, numeric, openPunctuation, postfix
  case prefix, quotation, regionalIndicator, space, symbol, wordJoiner, zeroWidthSpace, joiner
}
