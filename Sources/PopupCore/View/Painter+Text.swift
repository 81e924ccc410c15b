extension Painter {
  mutating func drawTitle() {
    for (index, row) in scene.title.prefix(layout.title.rows).enumerated() {
      let line = layout.title.line(index)
      guard row.isCutRight else {
        draw(row, in: line, centered: true, style: theme.title)
        continue
      }
      // Append an over-wide blank so that `truncated` adds the ellipsis.
      let whole = row.clusters.map { $0.cluster } + [Cluster(" ", width: line.columns + 1)]
      draw(centered: truncated(whole, to: line.columns), in: line, style: theme.title)
    }
  }

  mutating func drawMessage() {
    if scene.scroll != nil { frame.setScrollingArea(layout.message) }
    for (index, row) in scene.message.prefix(layout.message.rows).enumerated() {
      let line = layout.message.line(index)
      draw(
        scene.hasCode ? withCodeStyle(row) : row, in: line, centered: scene.isCentered,
        style: theme.box)
      // Without a frame, the marks cover a cell of the text.
      if row.isCutLeft {
        let column = max(layout.box.column, line.column - 1)
        frame.put(glyphs.cutLeft, column: column, row: line.row, style: theme.hint)
      }
      if row.isCutRight {
        let column = min(layout.box.endColumn - 1, line.endColumn)
        frame.put(glyphs.cutRight, column: column, row: line.row, style: theme.hint)
      }
    }
  }

  /// After scrolling, moves the cursor to the first row that came into view.
  mutating func markNewRow() {
    guard let index = scene.newRow, index < layout.message.rows,
      scene.message.indices.contains(index)
    else { return }
    let line = layout.message.line(index)
    let margin = scene.isCentered ? max(0, (line.columns - scene.message[index].width) / 2) : 0
    frame.cursor = Point(column: line.column + margin, row: line.row)
  }

  /// A row whose code has the theme's style for code instead of reverse video.
  private func withCodeStyle(_ row: TextRow) -> TextRow {
    var row = row
    for index in row.clusters.indices where row.clusters[index].style.attributes.contains(.reverse)
    {
      let attributes = row.clusters[index].style.attributes.subtracting(.reverse)
      row.clusters[index].style = theme.code.adding(attributes)
    }
    return row
  }

  // Not inlined: one copy keeps the first-frame path small.
  @inline(never)
  mutating func draw(_ row: TextRow, in line: Rect, centered: Bool, style: Style) {
    guard !line.isEmpty else { return }
    var column = line.column
    if centered { column += max(0, (line.columns - row.width) / 2) }
    for item in row.clusters {
      frame.put(
        item.cluster, column: column, row: line.row,
        style: item.style.resolved(on: style, depth: scene.capabilities.depth), clip: line)
      column += item.cluster.width
    }
  }

  mutating func draw(_ clusters: [Cluster], in line: Rect, style: Style) {
    guard !line.isEmpty else { return }
    var column = line.column
    for cluster in truncated(clusters, to: line.columns) {
      frame.put(cluster, column: column, row: line.row, style: style, clip: line)
      column += cluster.width
    }
  }

  mutating func draw(centered clusters: [Cluster], in line: Rect, style: Style) {
    let margin = max(0, (line.columns - ShortText.width(of: clusters)) / 2)
    draw(
      clusters,
      in: Rect(
        column: line.column + margin, row: line.row, columns: line.columns - margin,
        rows: line.rows), style: style)
  }
}
