/// How much decoration the popup has. Each case drops one more part, to fit a smaller screen.
package enum Density: Int, Equatable, Sendable, CaseIterable {
  case full, withoutMargins, withoutPadding, withoutSeparators, withoutTitle, withoutFrame

  var hasMargins: Bool { rawValue < Density.withoutMargins.rawValue }
  var hasPadding: Bool { rawValue < Density.withoutPadding.rawValue }
  var hasSeparators: Bool { rawValue < Density.withoutSeparators.rawValue }
  var hasTitle: Bool { rawValue < Density.withoutTitle.rawValue }
  var hasFrame: Bool { rawValue < Density.withoutFrame.rawValue }

  /// How many rows a long message must get, or else the next density is tried; `.max`: its full
  /// share.
  var minimumMessageRows: Int {
    switch self {
    case .full, .withoutMargins: .max
    case .withoutPadding: 3
    case .withoutSeparators: 2
    case .withoutTitle, .withoutFrame: 1
    }
  }
}
