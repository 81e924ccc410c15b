/// How many colours a terminal shows.
package enum ColorDepth: Int, Equatable, Sendable {
  case none, sixteen, indexed256, trueColor
}
