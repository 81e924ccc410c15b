/// One extended grapheme cluster (UAX #29) that is safe to send to a terminal, and its display width.
package struct Cluster: Equatable, Sendable {
  /// The base scalar.
  package var first: Unicode.Scalar
  /// Combining marks, joiners and the scalars they join; nearly always empty.
  package var rest: [Unicode.Scalar]
  /// In cells: 1 or 2.
  package var width: Int
  /// Terminals disagree about this cluster's width, so what follows must be positioned by column.
  package var hasUncertainWidth: Bool

  package init(
    _ first: Unicode.Scalar, rest: [Unicode.Scalar] = [], width: Int = 1,
    hasUncertainWidth: Bool = false
  ) {
    self.first = first
    self.rest = rest
    self.width = width
    self.hasUncertainWidth = hasUncertainWidth
  }

  /// Whether this is a single space character of any width.
  var isBlank: Bool { rest.isEmpty && UnicodeProperties(of: first.value).isSpace }

  /// Appends the UTF-8 that is sent to the terminal.
  func appendUTF8(to bytes: inout ByteBuffer) {
    bytes.append(scalar: first.value)
    for scalar in rest { bytes.append(scalar: scalar.value) }
  }
}
