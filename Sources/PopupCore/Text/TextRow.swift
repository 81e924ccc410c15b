/// A cluster with the style its text gives it.
package struct StyledCluster: Equatable, Sendable {
  package var cluster: Cluster
  package var style: Style

  package init(_ cluster: Cluster, _ style: Style = Style()) {
    self.cluster = cluster
    self.style = style
  }
}

/// One row of laid-out text.
package struct TextRow: Equatable, Sendable {
  package var clusters: [StyledCluster]
  /// The sum of the clusters' widths, in cells.
  package var width: Int
  /// Preformatted text continues beyond the left or right edge.
  package var isCutLeft = false
  package var isCutRight = false

  package init(clusters: [StyledCluster] = [], width: Int = 0) {
    self.clusters = clusters
    self.width = width
  }
}
