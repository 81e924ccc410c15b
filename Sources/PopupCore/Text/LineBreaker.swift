/// Finds the places where a line may break (UAX #14, Unicode 15.0) in a stream of scalars.
///
/// Numbers follow example 7 of its section 8.2, as the Unicode Consortium's test suite does.
struct LineBreaker {
  /// Hangul breaks only at spaces: it counts as alphabetic (UAX #14, section 8.2), and a particle
  /// stays with the word, number or closing mark before it. A line may also break at the space between
  /// a quotation mark and an opening bracket, since straight quotes close as often as they open.
  private let isTailored: Bool

  /// The last scalar's class; a combining mark has that of its base (LB9).
  private var last: LineBreak?
  /// The class of the last scalar that is not a space.
  private var lastVisible = LineBreak.alphabetic
  private var lastIsEastAsian = false
  private var lastIsUnassignedPictograph = false
  private var followsJoiner = false
  /// The last scalar is a hyphen after a Hebrew letter (LB21a).
  private var followsHebrewHyphen = false
  /// The last scalars are an odd number of regional indicators (LB30a).
  private var hasHalfFlag = false
  private var number = NumberPart.none

  /// How much of `NU (NU | SY | IS)* (CL | CP)?` the last scalars match (LB25).
  private enum NumberPart { case none, digits, closed }

  init(isTailored: Bool) { self.isTailored = isTailored }

  /// Whether the caller must look ahead for a digit, which decides if a sign stays with the opening
  /// bracket or hyphen after it.
  @inline(__always)
  func dependsOnDigit(after next: UnicodeProperties) -> Bool {
    (last == .prefix || last == .postfix)
      && (next.line == .openPunctuation || next.line == .hyphen)
  }

  /// Consumes the next scalar; true if the line may, or must, break before it.
  mutating func allowsBreak(
    before next: UnicodeProperties, as kind: LineBreak? = nil, digitFollows: Bool = false
  ) -> Bool {
    var kind = kind ?? next.line
    if isTailored && next.isHangul { kind = .alphabetic }
    if kind == .alphabetic && last == .alphabetic {
      // Inside a word, the most common case.
      accept(kind, next, isJoiner: false)
      return false
    }
    guard let last else {
      accept(kind.isCombining ? .alphabetic : kind, next, isJoiner: kind == .joiner)
      return false
    }
    if kind.isCombining {
      // LB9, LB10.
      guard last.takesNoMarks else {
        followsJoiner = kind == .joiner
        return false
      }
      let answer = isBreak(from: last, to: .alphabetic, next, digitFollows)
      accept(.alphabetic, next, isJoiner: kind == .joiner)
      return answer
    }
    let answer = isBreak(from: last, to: kind, next, digitFollows)
    accept(kind, next, isJoiner: false)
    return answer
  }

  private mutating func accept(_ kind: LineBreak, _ next: UnicodeProperties, isJoiner: Bool) {
    followsHebrewHyphen = last == .hebrew && (kind == .hyphen || kind == .breakAfter)
    hasHalfFlag = kind == .regionalIndicator && !hasHalfFlag
    switch kind {
    case .numeric: number = .digits
    case .symbol, .infix: break
    case .closePunctuation, .closeParenthesis: number = number == .digits ? .closed : .none
    default: number = .none
    }
    if (kind == .symbol || kind == .infix) && number == .closed { number = .none }
    last = kind
    if kind != .space { lastVisible = kind }
    lastIsEastAsian = next.isEastAsian
    lastIsUnassignedPictograph = next.isUnassignedPictograph
    followsJoiner = isJoiner
  }

  /// LB4 to LB20: spaces, and marks of all scripts.
  private func isBreak(
    from last: LineBreak, to next: LineBreak, _ scalar: UnicodeProperties, _ digitFollows: Bool
  ) -> Bool {
    switch last {
    case .mandatory, .lineFeed, .nextLine: return true
    case .carriageReturn: return next != .lineFeed
    default: break
    }
    switch next {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: return false
    default: break
    }
    if lastVisible == .zeroWidthSpace { return true }
    if followsJoiner || next == .wordJoiner || last == .wordJoiner || last == .glue { return false }
    if next == .glue && last != .space && last != .breakAfter && last != .hyphen { return false }
    switch next {
    case .closePunctuation, .closeParenthesis, .exclamation, .infix, .symbol: return false
    default: break
    }
    switch (lastVisible, next) {
    case (.quotation, .openPunctuation): return isTailored && last == .space
    case (.openPunctuation, _), (.breakBoth, .breakBoth),
      (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter):
      return false
    default: break
    }
    if last == .space { return true }
    if next == .quotation || last == .quotation { return false }
    if next == .contingent || last == .contingent { return true }
    return isBreakInWords(from: last, to: next, scalar, digitFollows)
  }

  /// LB21 to LB31.
  private func isBreakInWords(
    from last: LineBreak, to next: LineBreak, _ scalar: UnicodeProperties, _ digitFollows: Bool
  ) -> Bool {
    switch next {
    case .breakAfter, .hyphen, .nonstarter, .inseparable: return false
    default: break
    }
    if last == .breakBefore || followsHebrewHyphen { return false }
    if isTailored && scalar.isHangul && last.holdsParticle { return false }
    switch (last, next) {
    case (.symbol, .hebrew): return false
    // LB23, LB23a, LB24
    case (.alphabetic, .numeric), (.hebrew, .numeric), (.numeric, .alphabetic), (.numeric, .hebrew),
      (.prefix, .ideographic), (.prefix, .emojiBase), (.prefix, .emojiModifier),
      (.ideographic, .postfix), (.emojiBase, .postfix), (.emojiModifier, .postfix),
      (.prefix, .alphabetic), (.prefix, .hebrew), (.postfix, .alphabetic), (.postfix, .hebrew),
      (.alphabetic, .prefix), (.alphabetic, .postfix), (.hebrew, .prefix), (.hebrew, .postfix):
      return false
    // LB25
    case (.prefix, .numeric), (.postfix, .numeric), (.openPunctuation, .numeric),
      (.hyphen, .numeric):
      return false
    case (.prefix, .openPunctuation), (.prefix, .hyphen), (.postfix, .openPunctuation),
      (.postfix, .hyphen):
      return !digitFollows
    case (_, .numeric) where number == .digits: return false
    case (_, .prefix) where number != .none, (_, .postfix) where number != .none: return false
    // LB26, LB27
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo), (.leadingJamo, .openSyllable),
      (.leadingJamo, .closedSyllable), (.vowelJamo, .vowelJamo), (.vowelJamo, .trailingJamo),
      (.openSyllable, .vowelJamo), (.openSyllable, .trailingJamo), (.trailingJamo, .trailingJamo),
      (.closedSyllable, .trailingJamo):
      return false
    case (_, .postfix) where last.isHangul: return false
    case (.prefix, _) where next.isHangul: return false
    // LB28, LB29, LB30
    case (.alphabetic, .alphabetic), (.alphabetic, .hebrew), (.hebrew, .alphabetic),
      (.hebrew, .hebrew), (.infix, .alphabetic), (.infix, .hebrew):
      return false
    case (.alphabetic, .openPunctuation), (.hebrew, .openPunctuation), (.numeric, .openPunctuation):
      return scalar.isEastAsian
    case (.closeParenthesis, .alphabetic), (.closeParenthesis, .hebrew),
      (.closeParenthesis, .numeric):
      return lastIsEastAsian
    // LB30a, LB30b
    case (.regionalIndicator, .regionalIndicator): return !hasHalfFlag
    case (.emojiBase, .emojiModifier): return false
    case (_, .emojiModifier): return !lastIsUnassignedPictograph
    default: return true
    }
  }
}

extension LineBreak {
  fileprivate var isCombining: Bool { self == .combiningMark || self == .joiner }

  /// LB9 excludes these: a mark after one of them has no base.
  fileprivate var takesNoMarks: Bool {
    switch self {
    case .mandatory, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace: true
    default: false
    }
  }

  fileprivate var isHangul: Bool {
    switch self {
    case .leadingJamo, .vowelJamo, .trailingJamo, .openSyllable, .closedSyllable: true
    default: false
    }
  }

  /// A Hangul letter directly after one of these is its particle: `5%는`, `「책」을`, `國의`.
  fileprivate var holdsParticle: Bool {
    switch self {
    case .breakAfter, .hyphen, .symbol, .breakBoth, .inseparable: false
    default: true
    }
  }

  /// No row begins with one of these, even if a word is cut.
  var clingsToPrevious: Bool {
    switch self {
    case .closePunctuation, .closeParenthesis, .exclamation, .infix, .symbol, .nonstarter,
      .inseparable, .quotation, .postfix:
      true
    default: false
    }
  }

  /// No row ends with one of these, even if a word is cut.
  var clingsToNext: Bool { self == .openPunctuation || self == .prefix || self == .quotation }
}
