/// How many colors a terminal shows.
package enum ColorDepth: Int, Equatable, Sendable {
  case none, eight, sixteen, indexed256, trueColor

  /// The colors are those of the user's palette, with unknown shades.
  package var isPalette: Bool { self == .eight || self == .sixteen }
}
