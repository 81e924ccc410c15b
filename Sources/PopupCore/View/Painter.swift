/// Draws a scene into a frame. Knows no terminal and no clock: the same scene is the same frame.
package struct Painter: ~Copyable {
  let scene: Scene
  var frame: Frame

  package static func paint(_ scene: consuming Scene) -> Frame {
    var painter = Painter(scene)
    painter.paint()
    return painter.frame
  }

  private init(_ scene: consuming Scene) {
    if let backdrop = scene.backdrop, backdrop.size == scene.layout.screen {
      frame = backdrop
    } else {
      // The box, its shadow and the row of keys.
      frame = Frame(
        scene.layout.screen, filledWith: scene.theme.backdrop,
        expectedRows: scene.layout.box.rows + 3)
    }
    self.scene = scene
  }

  var layout: Layout { scene.layout }
  var theme: Theme { scene.theme }
  var glyphs: GlyphSet { scene.capabilities.glyphs }

  private mutating func paint() {
    if layout.isTooSmall {
      draw(scene.notice, in: layout.box.line(0), style: theme.box)
      return
    }
    drawShadow()
    drawBacktitle()
    drawKeys()
    drawBox()
    drawTitle()
    drawTabs()
    drawMessage()
    drawScrollbar()
    drawControls()
    draw(centered: scene.hint, in: layout.hint, style: theme.hint)
    for button in scene.buttons { draw(button) }
    frame.addText(layout.message)
    if scene.countsRarely || !scene.hintCounts { frame.addText(layout.hint) }
    markNewRow()
  }

  /// Cut to a width, with an ellipsis that the popup's other characters go with.
  func truncated(_ clusters: [Cluster], to width: Int) -> [Cluster] {
    var rendering = scene.capabilities.rendering
    rendering.isASCIIOnly = rendering.isASCIIOnly || glyphs == .ascii
    return ShortText.truncated(clusters, to: width, rendering: rendering)
  }

  // MARK: Box

  /// Two cells to the right and two rows below, in two steps: what lies there keeps its text.
  private mutating func drawShadow() {
    guard layout.hasShadow, let shadow = theme.shadow else { return }
    let box = layout.box
    let top = box.row + 1
    // A soft lower edge is half a row high: the shadow begins in its other half.
    let edge = glyphs.isSoft ? 1 : 0
    let near = shadow.near * scene.entrance / 1000
    let far = shadow.far * scene.entrance / 1000
    darken(Rect(column: box.endColumn, row: top, columns: 1, rows: box.rows), by: near)
    darken(
      Rect(
        column: box.column + 1, row: box.endRow - edge, columns: box.columns - 1, rows: 1 + edge),
      by: near)
    darken(Rect(column: box.endColumn + 1, row: top, columns: 1, rows: box.rows + 1), by: far)
    darken(
      Rect(column: box.column + 2, row: box.endRow + 1, columns: box.columns, rows: 1), by: far)
  }

  private mutating func darken(_ area: Rect, by amount: Int) {
    frame.restyle(area) { $0.darkened(amount) }
  }

  private mutating func drawBox() {
    let box = grown(layout.box)
    guard layout.density.hasFrame else {
      frame.fill(box, theme.box)
      return
    }
    if glyphs.isSoft {
      drawSoft(box, fill: theme.edge)
    } else {
      let edge = Style(
        theme.edge == theme.box.background ? theme.separator.foreground : theme.edge,
        on: theme.box.background)
      frame.fill(box, theme.box)
      drawLines(box, of: glyphs, style: edge)
    }
    for divider in [layout.titleDivider, layout.buttonDivider] {
      let joinsEdges = !glyphs.isSoft && divider.columns == layout.box.columns
      drawDivider(grownWithEdges(divider), joinsEdges: joinsEdges)
    }
  }

  /// From 1.1 times its size to its own while it appears, as far as the screen allows.
  private func grown(_ box: Rect) -> Rect {
    let left = 1000 - scene.entrance
    guard left > 0, layout.hasMargins else { return box }
    let columns = (box.columns * left / 20 + 500) / 1000
    let rows = (box.rows * left / 20 + 500) / 1000
    // What there is to read is there from the first frame on.
    let room = scene.keysArea.isEmpty ? frame.bounds : frame.bounds.withoutLastRow
    return box.inset(columns: -columns, rows: -rows).intersection(room)
  }

  /// What is on an edge of the box stays on it while the box appears.
  private func grownWithEdges(_ area: Rect) -> Rect {
    let box = layout.box
    let edges = grown(box)
    let column = area.column == box.column ? edges.column : area.column
    let endColumn = area.endColumn == box.endColumn ? edges.endColumn : area.endColumn
    return Rect(column: column, row: area.row, columns: endColumn - column, rows: area.rows)
  }

  /// Fills a block whose first and last row are half as high and whose corners are round; what is
  /// around it shows through the other halves.
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

  private mutating func drawDivider(_ area: Rect, joinsEdges: Bool) {
    guard !area.isEmpty else { return }
    guard joinsEdges && layout.density.hasFrame else {
      frame.fill(area, with: glyphs.separator, theme.separator)
      return
    }
    let style = frame[area.column, area.row - 1].style
    frame.put(glyphs.leftTee, column: area.column, row: area.row, style: style)
    frame.fill(area.inset(columns: 1, rows: 0), with: glyphs.separator, style)
    frame.put(glyphs.rightTee, column: area.endColumn - 1, row: area.row, style: style)
  }

  private mutating func drawScrollbar() {
    let bar = grownWithEdges(layout.scrollbar)
    guard let scroll = scene.scroll, !bar.isEmpty else { return }
    // Bytes times rows overflow an Int of 32 bits.
    let share = Int64(scroll.visible) * Int64(bar.rows) / Int64(max(1, scroll.total))
    let length = max(1, Int(min(Int64(bar.rows), share)))
    let room = bar.rows - length
    let hidden = max(1, scroll.total - scroll.visible)
    var offset = Int((Int64(scroll.first) * Int64(room) + Int64(hidden / 2)) / Int64(hidden))
    // A thumb that touches an end says that there is no more on that side.
    if scroll.first > 0 { offset = max(1, offset) }
    if scroll.first < hidden { offset = min(room - 1, offset) }
    offset = max(0, min(room, offset))
    for index in 0..<bar.rows {
      let isThumb = index >= offset && index < offset + length
      let style = isThumb ? theme.thumb : theme.track
      if isThumb || glyphs.isSoft {
        frame.put(glyphs.thumb, column: bar.endColumn - 1, row: bar.row + index, style: style)
      }
    }
  }
}
