/// Finds the boundaries of extended grapheme clusters (UAX #29) in a stream of scalars.
struct GraphemeBreaker {
  /// How much of `Extended_Pictographic Extend* ZWJ` the last scalars match (GB11).
  private enum Pictograph { case none, extended, joined }

  private var last: GraphemeBreak?
  private var pictograph = Pictograph.none
  /// The last scalars are an odd number of regional indicators (GB12, GB13).
  private var hasHalfFlag = false

  init() {}

  /// Consumes the next scalar; true if it begins a cluster.
  mutating func begins(with next: UnicodeProperties) -> Bool {
    let kind = next.grapheme
    let answer = isBoundary(before: next, kind)
    if next.isPictographic {
      pictograph = .extended
    } else if kind == .joiner && pictograph == .extended {
      pictograph = .joined
    } else if !(kind == .extend && pictograph == .extended) {
      pictograph = .none
    }
    hasHalfFlag = kind == .regionalIndicator && !hasHalfFlag
    last = kind
    return answer
  }

  @inline(__always)
  private func isBoundary(before next: UnicodeProperties, _ kind: GraphemeBreak) -> Bool {
    guard let last else { return true }
    if last == .other && kind == .other { return !(pictograph == .joined && next.isPictographic) }
    if last == .carriageReturn && kind == .lineFeed { return false }
    if last.isControl || kind.isControl { return true }
    switch (last, kind) {
    case (_, .extend), (_, .joiner), (_, .spacingMark), (.prepend, _): return false
    case (.leadingJamo, .leadingJamo), (.leadingJamo, .vowelJamo),
      (.leadingJamo, .openSyllable), (.leadingJamo, .closedSyllable):
      return false
    case (.openSyllable, .vowelJamo), (.openSyllable, .trailingJamo), (.vowelJamo, .vowelJamo),
      (.vowelJamo, .trailingJamo):
      return false
    case (.closedSyllable, .trailingJamo), (.trailingJamo, .trailingJamo): return false
    case (.regionalIndicator, .regionalIndicator): return !hasHalfFlag
    default: return !(pictograph == .joined && next.isPictographic)
    }
  }
}

extension GraphemeBreak {
  fileprivate var isControl: Bool {
    self == .control || self == .carriageReturn || self == .lineFeed
  }
}
