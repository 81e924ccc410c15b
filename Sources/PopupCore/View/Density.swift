/// What a small screen costs, in the order of giving up.
package enum Density: Int, Equatable, Sendable, CaseIterable {
  case full, withoutShadow, withoutMargins, withoutPadding, withoutSeparators, withoutTitle
  case withoutFrame

  var hasShadow: Bool { rawValue < Density.withoutShadow.rawValue }
  var hasMargins: Bool { rawValue < Density.withoutMargins.rawValue }
  var hasPadding: Bool { rawValue < Density.withoutPadding.rawValue }
  var hasSeparators: Bool { rawValue < Density.withoutSeparators.rawValue }
  var hasTitle: Bool { rawValue < Density.withoutTitle.rawValue }
  var hasFrame: Bool { rawValue < Density.withoutFrame.rawValue }

  /// How many rows of a longer message are worth giving the next thing up for.
  var wantedMessageRows: Int {
    switch self {
    case .full, .withoutShadow, .withoutMargins: 4
    case .withoutPadding: 3
    case .withoutSeparators: 2
    case .withoutTitle, .withoutFrame: 1
    }
  }
}
