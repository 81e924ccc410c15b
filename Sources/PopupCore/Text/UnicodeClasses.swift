/// Grapheme_Cluster_Break (UAX #29), in the order of the generated table.
enum GraphemeBreak: UInt8 {
  case other, carriageReturn, lineFeed, control, extend, joiner, regionalIndicator, prepend
  case spacingMark, leadingJamo, vowelJamo, trailingJamo, openSyllable, closedSyllable
}

/// East Asian Width and combining marks, as columns on a terminal.
enum Columns: UInt8 {
  case zero, narrow, ambiguous, wide
}

/// How a scalar is sent to the terminal.
enum Treatment: UInt8 {
  /// Sent as it is.
  case plain
  /// A C0 control or DEL: its control picture.
  case picture
  /// A control, or an invisible character that could mislead: `<U+202E>`.
  case mark
  /// Invisible and harmless; only line breaking uses it.
  case dropped
  case hardBreak
  /// Part of a flag, or else a mark.
  case tag
  /// U+200E, U+200F, U+061C: dropped.
  case bidiMark
  /// U+2066 to U+2069: dropped where balanced, or else a mark.
  case isolate
}

/// Line_Break (UAX #14) after LB1, in the order of the generated table.
enum LineBreak: UInt8 {
  case alphabetic, breakBoth, breakAfter, breakBefore, mandatory, contingent, closePunctuation
  case combiningMark, closeParenthesis, carriageReturn, emojiBase, emojiModifier, exclamation, glue
  case openSyllable, closedSyllable, hebrew, hyphen, ideographic, inseparable, infix, leadingJamo
  case trailingJamo, vowelJamo, lineFeed, nextLine, nonstarter, numeric, openPunctuation, postfix
  case prefix, quotation, regionalIndicator, space, symbol, wordJoiner, zeroWidthSpace, joiner
}
