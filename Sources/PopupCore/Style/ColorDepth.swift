/// How many colors a terminal shows.
package enum ColorDepth: Int, Equatable, Sendable {
  case none, eight, sixteen, indexed256, trueColor

  /// Whether the terminal shows only the user's palette, whose shades are unknown.
  package var isPalette: Bool { self == .eight || self == .sixteen }
}
