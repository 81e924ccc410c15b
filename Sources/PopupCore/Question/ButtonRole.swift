/// A button by its place; its raw value is its place in the row.
package enum ButtonRole: Int, Equatable, Sendable, CaseIterable {
  case left, extra, right
}
