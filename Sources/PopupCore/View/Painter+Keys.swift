extension Scene {
  var keysArea: Rect { layout.keysArea(width: ShortText.width(of: keys)) }
}

extension Painter {
  /// Draws the row of key hints below the box. It keeps the shadow, if that reaches so far.
  mutating func drawKeys() {
    let area = scene.keysArea
    guard !area.isEmpty else { return }
    drawMuted(scene.keys, at: area.column + 2, in: area)
  }

  /// Draws the backtitle at the left of the screen's first row, unless the box covers that row.
  mutating func drawBacktitle() {
    guard !scene.backtitle.isEmpty, layout.box.row > 0 else { return }
    let row = frame.bounds.line(0)
    let room = row.inset(columns: 1, rows: 0)
    let text = truncated(scene.backtitle, to: room.columns)
    let area = Rect(
      column: 0, row: 0, columns: min(row.columns, ShortText.width(of: text) + 2), rows: 1)
    drawMuted(text, at: 1, in: area)
  }

  private mutating func drawMuted(_ text: [Cluster], at start: Int, in area: Rect) {
    // Keep the background of the cells, and replace only their text.
    let flat = theme.backdrop
    frame.restyle(area) { style in
      let ground = style.background.isDefault ? flat.background : style.background
      let ink = flat.foreground.rgb.flatMap { ink in
        ground.rgb.map { Color(ink.readable(on: $0)) }
      }
      return Style(ink ?? flat.foreground, on: ground)
    }
    frame.clear(area)
    var column = start
    for cluster in text {
      frame.put(
        cluster, column: column, row: area.row, style: frame[column, area.row].style, clip: area)
      column += cluster.width
    }
  }
}
