/// Texts of one line or a few: titles, labels, questions to tick.
package enum ShortText {
  /// The clusters of a text on one line: newlines and tabs become spaces, those at its end vanish.
  package static func clusters(of bytes: [UInt8], rendering: TextRendering) -> [Cluster] {
    if isPlain(bytes) { return bytes.map { Cluster(Unicode.Scalar($0)) } }
    return bytes.withUnsafeBufferPointer { buffer in
      let text = TextChunks(ByteText(buffer), .plain).text
      var reader = PieceReader(TextScanner(0..<text.count, format: .plain), rendering)
      var pieces: [Piece] = []
      var clusters: [Cluster] = []
      while true {
        pieces.removeAll(keepingCapacity: true)
        reader.read(into: &pieces, from: text)
        for piece in pieces {
          if piece.traits.contains(.textEnd) { return clusters }
          clusters.append(piece.traits.contains(.lineEnd) ? Cluster(" ") : piece.cluster)
        }
      }
    }
  }

  /// Printable ASCII, as most labels and titles are: every byte is a cluster one cell wide.
  private static func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// In cells.
  package static func width(of clusters: [Cluster]) -> Int {
    var width = 0
    for cluster in clusters { width += cluster.width }
    return width
  }

  /// Cuts a line to a width in cells; an ellipsis shows that something is missing.
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

  /// The rows of a text at a width in cells, `maxRows` at most; an ellipsis shows that more would follow.
  package static func rows(
    of bytes: [UInt8], format: TextFormat = .plain, rendering: TextRendering, width: Int,
    maxRows: Int = .max
  ) -> [TextRow] {
    if format == .plain, let last = bytes.last, last != 0x20, bytes.count <= width, maxRows > 0,
      isPlain(bytes)
    {
      return [
        TextRow(
          clusters: bytes.map { StyledCluster(Cluster(Unicode.Scalar($0))) }, width: bytes.count)
      ]
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let chunks = TextChunks(ByteText(buffer), format)
      var walker = RowWalker(
        chunks, from: 0, rendering, format.wraps ? .wrapped(width) : .preformatted(columns: width),
        readsColors: true)
      var rows: [TextRow] = []
      while rows.count < maxRows && walker.next() { rows.append(walker.row(width: width)) }
      if let last = rows.last, walker.next() {
        rows[rows.count - 1] = continued(last, limit: width, rendering)
      }
      return rows
    }
  }

  /// A row with an ellipsis at its end, in place of as many clusters as that takes.
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

  /// One cell, or three where that would be of uncertain width.
  private static func ellipsis(_ rendering: TextRendering) -> [Cluster] {
    rendering.isASCIIOnly || rendering.ambiguousIsWide
      ? Array(repeating: Cluster("."), count: 3) : [Cluster("…", hasUncertainWidth: true)]
  }
}
