/// Lays out texts of one or a few lines: titles, labels, check boxes.
///
/// Reads only as much of a text as can be shown, however long it is.
package enum ShortText {
  /// In cells; no label needs more, even on the widest screen.
  static let widest = 1024
  /// In bytes: enough for the widest label in any script.
  private static let longest = 8 << 10
  /// The most rows of a short text, unless the caller allows fewer.
  static let mostRows = 16

  /// The clusters of a text on one line: newlines and tabs become spaces, and trailing ones are
  /// dropped.
  ///
  /// A text that is too long is truncated with an ellipsis.
  package static func clusters(of bytes: [UInt8], rendering: TextRendering) -> [Cluster] {
    if bytes.count <= widest, isPlain(bytes) { return bytes.map { Cluster(Unicode.Scalar($0)) } }
    return beginning(of: bytes) { text in
      let content = TextChunks(text, .plain).text
      var reader = PieceReader(TextScanner(0..<content.count, format: .plain), rendering)
      var pieces: [Piece] = []
      var clusters: [Cluster] = []
      var width = 0
      while width <= widest {
        pieces.removeAll(keepingCapacity: true)
        reader.read(into: &pieces, from: content)
        for piece in pieces {
          if piece.traits.contains(.textEnd) {
            return text.isComplete ? clusters : withEllipsis(clusters, rendering)
          }
          clusters.append(piece.traits.contains(.lineEnd) ? Cluster(" ") : piece.cluster)
          width += clusters.last?.width ?? 0
        }
      }
      return truncated(clusters, to: widest, rendering: rendering)
    }
  }

  /// Calls `body` with the beginning of a text, marked as incomplete if there is more.
  private static func beginning<Result>(
    of bytes: [UInt8], _ body: (ByteText) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { buffer in
      body(
        ByteText(
          base: buffer.baseAddress, count: min(buffer.count, longest),
          isComplete: buffer.count <= longest))
    }
  }

  /// Whether every byte is printable ASCII, and thus a cluster one cell wide, as in most labels.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// In cells.
  package static func width(of clusters: [Cluster]) -> Int {
    var width = 0
    for cluster in clusters { width += cluster.width }
    return width
  }

  /// Truncates a line to a width in cells; an ellipsis replaces the rest.
  package static func truncated(
    _ clusters: [Cluster], to limit: Int, rendering: TextRendering
  ) -> [Cluster] {
    if width(of: clusters) <= limit { return clusters }
    let ellipsis = ellipsis(rendering).prefix(max(limit, 0))
    var kept: [Cluster] = []
    var width = width(of: Array(ellipsis))
    for cluster in clusters {
      width += cluster.width
      if width > limit { break }
      kept.append(cluster)
    }
    while kept.last?.isBlank == true { kept.removeLast() }
    return kept + ellipsis
  }

  private static func withEllipsis(
    _ clusters: [Cluster], _ rendering: TextRendering
  ) -> [Cluster] {
    var kept = clusters
    while kept.last?.isBlank == true { kept.removeLast() }
    return kept + ellipsis(rendering)
  }

  /// The rows of a text at a width in cells, at most `maxRows`; an ellipsis replaces the rest.
  package static func rows(
    of bytes: [UInt8], format: TextFormat = .plain, rendering: TextRendering, width: Int,
    maxRows: Int = mostRows
  ) -> [TextRow] {
    if format == .plain, let last = bytes.last, last != 0x20, bytes.count <= width, maxRows > 0,
      isPlain(bytes)
    {
      return [
        TextRow(
          clusters: bytes.map { StyledCluster(Cluster(Unicode.Scalar($0))) }, width: bytes.count)
      ]
    }
    return beginning(of: bytes) { text in
      let extent: RowExtent = format.wraps ? .wrapped(width) : .preformatted(columns: width)
      var walker = RowWalker(
        TextChunks(text, format), from: 0, rendering, extent, readsColors: true)
      var rows: [TextRow] = []
      while rows.count < maxRows && walker.next() { rows.append(walker.row(width: width)) }
      if let last = rows.last, !text.isComplete || walker.next() {
        rows[rows.count - 1] = continued(last, limit: width, rendering)
      }
      return rows
    }
  }

  /// The row with an ellipsis at its end, which replaces as many clusters as it needs.
  private static func continued(
    _ row: TextRow, limit: Int, _ rendering: TextRendering
  ) -> TextRow {
    let ellipsis = ellipsis(rendering).prefix(max(limit, 0))
    var row = row
    row.width += ellipsis.count
    while let last = row.clusters.last, row.width > limit || last.cluster.isBlank {
      row.width -= last.cluster.width
      row.clusters.removeLast()
    }
    let style = row.clusters.last?.style ?? Style()
    for cluster in ellipsis { row.clusters.append(StyledCluster(cluster, style)) }
    return row
  }

  /// One cell wide, or three dots if the terminal may show an ellipsis wider.
  private static func ellipsis(_ rendering: TextRendering) -> [Cluster] {
    rendering.isASCIIOnly || rendering.ambiguousIsWide
      ? Array(repeating: Cluster("."), count: 3) : [Cluster("…", hasUncertainWidth: true)]
  }
}
