/// One extended grapheme cluster (UAX #29) that is safe to send to a terminal, and its display width.
package struct Cluster: Equatable, Sendable {
  /// The base scalar.
  package var first: Unicode.Scalar
  /// Combining marks, joiners and what they join; nearly always empty.
  package var rest: [Unicode.Scalar]
  /// In cells: 1 or 2.
  package var width: Int
  /// Terminals disagree about this cluster's width: what follows it must be placed by column.
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
}

/// A cluster with the style its text gives it.
package struct StyledCluster: Equatable, Sendable {
  package var cluster: Cluster
  package var style: Style

  package init(_ cluster: Cluster, _ style: Style = Style()) {
    self.cluster = cluster
    self.style = style
  }
}

/// One row of laid out text.
package struct TextRow: Equatable, Sendable {
  package var clusters: [StyledCluster]
  /// The sum of the clusters' widths, in cells.
  package var width: Int
  /// Preformatted text goes on beyond the left or right edge.
  package var isCutLeft = false
  package var isCutRight = false

  package init(clusters: [StyledCluster] = [], width: Int = 0) {
    self.clusters = clusters
    self.width = width
  }
}
