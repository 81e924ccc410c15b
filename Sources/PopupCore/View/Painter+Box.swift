/// The box, its edge and its shadow.
extension Painter {
  /// Whether a thin line runs around the box, since its fill alone would not stand out.
  var isOutlined: Bool {
    glyphs.isSoft && layout.density.hasFrame && theme.edge != theme.box.background
  }

  /// Darkens two columns to the right of the box and two rows below it, in two steps. The text
  /// there stays.
  mutating func drawShadow() {
    guard layout.hasShadow, let shadow = theme.shadow else { return }
    let box = layout.box
    let top = box.row + 1
    // The backdrop shows through half of a soft edge, so the shadow begins there.
    let edge = glyphs.isSoft ? 1 : 0
    let side = isOutlined ? 1 : 0
    let near = shadow.near * scene.entrance / 1000
    let far = shadow.far * scene.entrance / 1000
    let right = box.endColumn - side
    // These areas must not overlap: a cell in two of them would be too dark.
    darken(Rect(column: right, row: top, columns: 1 + side, rows: box.rows), by: near)
    darken(
      Rect(
        column: box.column + 1, row: box.endRow - edge, columns: right - box.column - 1,
        rows: 1 + edge), by: near)
    darken(Rect(column: box.endColumn + 1, row: top, columns: 1, rows: box.rows), by: far)
    darken(
      Rect(column: box.column + 2, row: box.endRow + 1, columns: box.columns, rows: 1), by: far)
  }

  private mutating func darken(_ area: Rect, by amount: Int) {
    frame.restyle(area) { $0.darkened(amount) }
  }

  mutating func drawBox() {
    let box = grown(layout.box)
    guard layout.density.hasFrame else {
      frame.fill(box, theme.box)
      return
    }
    if glyphs.isSoft {
      if isOutlined { drawOutlined(box) } else { drawSoft(box, fill: theme.edge) }
      drawSoftDivider(layout.titleDivider, glyphs.separator)
      // The bottom edge of an outlined box touches the filled row above it. This line touches the
      // row below it, so that both are equally far from the buttons.
      drawSoftDivider(
        layout.buttonDivider, isOutlined ? glyphs.hairlineAbove : glyphs.separator)
      return
    }
    let edge = Style(
      theme.edge == theme.box.background ? theme.separator.foreground : theme.edge,
      on: theme.box.background)
    frame.fill(box, theme.box)
    drawLines(box, of: glyphs, style: edge)
    for divider in [layout.titleDivider, layout.buttonDivider] {
      drawJoined(grownWithEdges(divider), style: edge)
    }
  }

  private mutating func drawSoftDivider(_ divider: Rect, _ glyph: Unicode.Scalar) {
    frame.fill(
      grownWithEdges(divider).inset(columns: isOutlined ? 1 : 0, rows: 0), with: glyph,
      theme.separator)
  }

  /// The box at this moment of its entrance: it shrinks from 1.1 times its size, cropped to the
  /// screen.
  private func grown(_ box: Rect) -> Rect {
    let left = 1000 - scene.entrance
    guard left > 0, layout.hasMargins else { return box }
    let columns = (box.columns * left / 20 + 500) / 1000
    let rows = (box.rows * left / 20 + 500) / 1000
    // Even the first frame shows the key hints, so the box must not cover them.
    let room = scene.keysArea.isEmpty ? frame.bounds : frame.bounds.withoutLastRow
    return box.inset(columns: -columns, rows: -rows).intersection(room)
  }

  /// Extends an area that touches the box's left or right edge to where that edge is during the
  /// entrance.
  func grownWithEdges(_ area: Rect) -> Rect {
    let box = layout.box
    let edges = grown(box)
    let column = area.column == box.column ? edges.column : area.column
    let endColumn = area.endColumn == box.endColumn ? edges.endColumn : area.endColumn
    return Rect(column: column, row: area.row, columns: endColumn - column, rows: area.rows)
  }

  /// Fills an area whose first and last row are half as high and whose corners are round. The
  /// background shows through the other halves.
  mutating func drawSoft(_ area: Rect, fill: Color) {
    guard area.rows >= 2, area.columns >= 2 else {
      frame.fill(area, Style(on: fill))
      return
    }
    for (row, left, middle, right) in [
      (area.row, glyphs.topLeft, glyphs.top, glyphs.topRight),
      (area.endRow - 1, glyphs.bottomLeft, glyphs.bottom, glyphs.bottomRight),
    ] {
      func draw(_ scalar: Unicode.Scalar, _ column: Int, _ columns: Int) {
        frame.fill(Rect(column: column, row: row, columns: columns, rows: 1), with: scalar) {
          Style(fill, on: $0.background)
        }
      }
      draw(left, area.column, 1)
      draw(middle, area.column + 1, area.columns - 2)
      draw(right, area.endColumn - 1, 1)
    }
    frame.fill(area.inset(columns: 0, rows: 1), Style(on: fill))
  }

  /// Fills an area except its outermost rows and columns. These get a hairline in the edge's color,
  /// next to the fill, and otherwise show the background.
  private mutating func drawOutlined(_ area: Rect) {
    let edge = theme.edge
    let inner = area.inset(columns: 1, rows: 0)
    for (line, glyph) in [
      (inner.line(0), glyphs.hairlineAbove), (inner.line(area.rows - 1), glyphs.hairlineBelow),
    ] {
      frame.fill(line, with: glyph) { Style(edge, on: $0.background) }
    }
    for (column, glyph) in [
      (area.column, glyphs.hairlineLeft), (area.endColumn - 1, glyphs.hairlineRight),
    ] {
      let side = Rect(column: column, row: area.row, columns: 1, rows: area.rows)
      frame.fill(side.inset(columns: 0, rows: 1), with: glyph) {
        Style(edge, on: $0.background)
      }
    }
    frame.fill(area.inset(columns: 1, rows: 1), theme.box)
  }

  mutating func drawLines(_ area: Rect, of glyphs: GlyphSet, style: Style) {
    let last = area.endColumn - 1
    let bottom = area.endRow - 1
    frame.fill(area.line(0), with: glyphs.top, style)
    frame.fill(area.line(area.rows - 1), with: glyphs.bottom, style)
    for row in area.row..<area.endRow {
      frame.put(glyphs.side, column: area.column, row: row, style: style)
      frame.put(glyphs.side, column: last, row: row, style: style)
    }
    frame.put(glyphs.topLeft, column: area.column, row: area.row, style: style)
    frame.put(glyphs.topRight, column: last, row: area.row, style: style)
    frame.put(glyphs.bottomLeft, column: area.column, row: bottom, style: style)
    frame.put(glyphs.bottomRight, column: last, row: bottom, style: style)
  }

  /// Draws a divider and joins it to both sides of the box.
  private mutating func drawJoined(_ area: Rect, style: Style) {
    guard !area.isEmpty else { return }
    frame.fill(area, with: glyphs.separator, style)
    frame.put(glyphs.leftTee, column: area.column, row: area.row, style: style)
    frame.put(glyphs.rightTee, column: area.endColumn - 1, row: area.row, style: style)
  }
}
