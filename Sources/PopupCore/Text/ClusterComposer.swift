/// Turns the scalars of one grapheme cluster into clusters that are safe to send, and measures
/// their widths.
struct ClusterComposer {
  private let rendering: TextRendering
  private var first: UInt32 = 0
  /// Of the first scalar.
  private var properties = UnicodeProperties(of: 0)
  private var rest: [UInt32] = []
  private(set) var isEmpty = true
  /// The result of `finish`: none, one or several clusters.
  private(set) var clusters: [Cluster] = []

  /// Scalars kept per cluster; further combining marks are dropped as noise.
  static let mostScalars = 16

  init(_ rendering: TextRendering) { self.rendering = rendering }

  @inline(__always)
  mutating func begin(with scalar: UInt32, _ properties: UnicodeProperties) {
    first = scalar
    self.properties = properties
    if !rest.isEmpty { rest.removeAll(keepingCapacity: true) }
    isEmpty = false
  }

  mutating func append(_ scalar: UInt32) {
    // The limit leaves room for the tags of a flag.
    if rest.count + 1 < Self.mostScalars { rest.append(scalar) }
  }

  /// Whether the cluster so far is a black flag followed only by tags, so that another tag may
  /// follow.
  var takesTags: Bool {
    !isEmpty && first == 0x1F3F4 && rest.allSatisfy { $0 >= 0xE0020 && $0 <= 0xE007E }
  }

  /// The cluster, if it is one scalar that is sent unchanged, as nearly all are; nil if `finish` has to
  /// compose it.
  @inline(__always)
  mutating func finishPlain() -> Cluster? {
    guard !isEmpty, rest.isEmpty, properties.columns != .zero, !properties.hasUncertainWidth,
      !rendering.isASCIIOnly || first < 0x80,
      properties.grapheme.rawValue < GraphemeBreak.leadingJamo.rawValue || first >= 0xAC00,
      let scalar = Unicode.Scalar(first)
    else { return nil }
    isEmpty = true
    return Cluster(scalar, width: cells(properties))
  }

  /// Composes the scalars so far into `clusters`.
  mutating func finish() {
    if !clusters.isEmpty { clusters.removeAll(keepingCapacity: true) }
    if let plain = finishPlain() { return clusters.append(plain) }
    guard !isEmpty else { return }
    isEmpty = true
    switch properties.grapheme {
    case .leadingJamo, .vowelJamo, .trailingJamo, .openSyllable, .closedSyllable: finishJamo()
    default:
      if first == 0x1F3F4 && isBrokenFlag { finishBrokenFlag() } else { finishCluster() }
    }
  }

  private func cells(_ properties: UnicodeProperties) -> Int {
    switch properties.columns {
    case .zero: 0
    case .narrow: 1
    case .ambiguous: rendering.ambiguousIsWide ? 2 : 1
    case .wide: 2
    }
  }

  private mutating func send(
    _ first: UInt32, _ rest: [UInt32], width: Int, hasUncertainWidth: Bool
  ) {
    if rendering.isASCIIOnly && (first >= 0x80 || !rest.isEmpty) {
      let isBlank = rest.isEmpty && (UnicodeProperties(of: first).isSpace || first == 0xA0)
      for _ in 0..<width { clusters.append(Cluster(isBlank ? " " : "?")) }
      return
    }
    var scalars: [Unicode.Scalar] = []
    if !rest.isEmpty {
      scalars.reserveCapacity(rest.count)
      for value in rest { scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
    }
    clusters.append(
      Cluster(
        Unicode.Scalar(first) ?? "\u{FFFD}", rest: scalars, width: width,
        hasUncertainWidth: hasUncertainWidth))
  }

  /// Finishes any cluster except Hangul. As in most terminals, its width is that of the base, plus
  /// one for a spacing mark; an emoji sequence is 2 cells wide.
  private mutating func finishCluster() {
    if rendering.simplifiesClusters { simplify() }
    // kitty would combine a Hangul filler with the cell before it: use a space of the same width.
    if first == 0x3164 { first = 0x3000 }
    if first == 0xFFA0 { first = 0x20 }
    var properties = UnicodeProperties(of: first)
    var hasUncertainWidth = properties.hasUncertainWidth
    if properties.columns == .zero || properties.isSpacingMark {
      let isInvisible =
        properties.isIgnorable && rest.allSatisfy { UnicodeProperties(of: $0).isIgnorable }
      if isInvisible { return }
      rest.insert(first, at: 0)
      first = 0x25CC
      properties = UnicodeProperties(of: first)
    }
    var width = cells(properties)
    var isEmoji = false
    for scalar in rest {
      let mark = UnicodeProperties(of: scalar)
      // Terminals agree only about the widths of the common accents.
      hasUncertainWidth =
        hasUncertainWidth || mark.hasUncertainWidth || !(0x300...0x36F).contains(scalar)
      width += cells(mark)
      switch scalar {
      case 0xFE0F, 0x200D: isEmoji = isEmoji || properties.isPictographic
      case 0x20E3: isEmoji = isEmoji || (first < 0x80 && rest.first == 0xFE0F)
      default: break
      }
    }
    send(
      first, rest, width: isEmoji ? 2 : min(max(width, 1), 2), hasUncertainWidth: hasUncertainWidth)
  }

  /// Drops joiners and modifiers: a multiplexer that measures them differently would misplace what
  /// follows.
  private mutating func simplify() {
    if let joiner = rest.firstIndex(of: 0x200D) { rest.removeSubrange(joiner...) }
    rest.removeAll { scalar in
      scalar == 0xFE0E || scalar == 0xFE0F || (scalar >= 0x1F3FB && scalar <= 0x1F3FF)
    }
  }

  /// Composes jamo into syllables. Jamo that form neither a modern nor an old syllable are shown
  /// letter by letter.
  private mutating func finishJamo() {
    let scalars = [first] + rest
    var base: UInt32 = 0
    var marks: [UInt32] = []
    for scalar in scalars {
      let kind = UnicodeProperties(of: scalar).grapheme
      let isJamo = kind.rawValue >= GraphemeBreak.leadingJamo.rawValue
      if base == 0 {
        base = scalar
      } else if !isJamo {
        marks.append(scalar)
      } else if marks.isEmpty, let syllable = Jamo.composed(base, scalar) {
        base = syllable
      } else if Self.isOldSyllable(base, marks, with: kind) {
        marks.append(scalar)
      } else {
        sendHangul(base, marks)
        base = scalar
        marks.removeAll(keepingCapacity: true)
      }
    }
    sendHangul(base, marks)
  }

  /// Whether the scalars form an old Hangul syllable, which has no precomposed form: a leading
  /// consonant, a vowel and possibly a trailing consonant.
  private static func isOldSyllable(
    _ base: UInt32, _ marks: [UInt32], with kind: GraphemeBreak
  ) -> Bool {
    guard UnicodeProperties(of: base).grapheme == .leadingJamo else { return false }
    guard let last = marks.last else { return kind == .vowelJamo }
    return kind == .trailingJamo && UnicodeProperties(of: last).grapheme == .vowelJamo
  }

  private mutating func sendHangul(_ base: UInt32, _ marks: [UInt32]) {
    if base >= 0xAC00 && base <= 0xD7A3 {
      send(base, marks, width: 2, hasUncertainWidth: !marks.isEmpty)
    } else if UnicodeProperties(of: base).grapheme == .leadingJamo && !marks.isEmpty {
      send(base, marks, width: 2, hasUncertainWidth: true)
    } else if let letter = Jamo.standalone(base) {
      send(letter, marks, width: 2, hasUncertainWidth: !marks.isEmpty)
    } else if UnicodeProperties(of: base).grapheme == .leadingJamo {
      send(base, marks, width: 2, hasUncertainWidth: true)
    } else {
      // A lone vowel or trailing consonant of old Hangul needs a filler as its base.
      send(0x115F, [base] + marks, width: 2, hasUncertainWidth: true)
    }
  }

  private var isBrokenFlag: Bool {
    rest.contains { $0 >= 0xE0020 && $0 <= 0xE007F } && rest.last != 0xE007F
  }

  /// A flag sequence without its end tag: its tags become marks, so that they cannot hide text.
  private mutating func finishBrokenFlag() {
    let marks = rest
    rest.removeAll { $0 >= 0xE0020 && $0 <= 0xE007F }
    finishCluster()
    for tag in marks where tag >= 0xE0020 && tag <= 0xE007F {
      let mark = VisibleMark(for: tag, rendering)
      for index in 0..<mark.count {
        clusters.append(Cluster(Unicode.Scalar(UInt8(truncatingIfNeeded: mark[index]))))
      }
    }
  }
}
