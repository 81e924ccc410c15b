extension Painter {
  mutating func draw(_ button: Scene.Button) {
    let isFilled = button.isFocused || button.isPressed
    let style = theme.button(button.role, isEnabled: button.isEnabled, isFocused: isFilled)
    let colors = theme.colors(of: button.role, isEnabled: button.isEnabled)
    let edge = isFilled ? nil : colors.edge.map { Style($0, on: style.background) }
    let area = button.area
    if area.rows >= 3 {
      if let edge {
        drawOutline(area, style: edge)
      } else if style.background != theme.box.background {
        drawSoft(area, fill: style.background)
      }
      drawLabel(of: button, in: area.line(area.rows / 2), style: style)
      return
    }
    let line = area.line(0)
    frame.fill(area, style)
    // Without colors, reverse video alone does not show the button's shape.
    let hasBrackets = edge != nil || isFilled && !theme.hasColors || glyphs.buttonLeft != " "
    if hasBrackets && (button.isEnabled || style.background != theme.box.background) {
      let isASCII = glyphs.buttonLeft != " "
      frame.put(
        isASCII ? glyphs.buttonLeft : "[", column: line.column, row: line.row,
        style: edge ?? style)
      frame.put(
        isASCII ? glyphs.buttonRight : "]", column: line.endColumn - 1, row: line.row,
        style: edge ?? style)
    }
    drawLabel(of: button, in: line, style: style)
  }

  /// Draws a line with round corners around a button.
  private mutating func drawOutline(_ area: Rect, style: Style) {
    frame.fill(area, style)
    drawLines(area, of: .rounded, style: style)
  }

  private mutating func drawLabel(of button: Scene.Button, in line: Rect, style: Style) {
    let label = truncated(button.label, to: max(1, line.columns - 4))
    if scene.countsRarely { frame.addText(line) }
    if button.isFocused { frame.setFocus(line) }
    let width = ShortText.width(of: label)
    let start = line.column + max(0, (line.columns - width) / 2)
    var column = start
    for cluster in label {
      frame.put(cluster, column: column, row: line.row, style: style, clip: line)
      column += cluster.width
    }
    let isIsolated = label.contains { $0.isRightToLeft }
    if isIsolated {
      isolate(column: start - 1, row: line.row, style: style, in: line)
      isolate(column: column, row: line.row, style: style, in: line)
    }
    guard button.isFocused else { return }
    let mark = line.columns >= width + 6 ? 2 : 1
    func put(_ glyph: Unicode.Scalar, _ column: Int) {
      if isIsolated && mark == 1 {
        isolate(glyph, column: column, row: line.row, style: style, in: line)
      } else {
        frame.put(glyph, column: column, row: line.row, style: style)
      }
    }
    put(glyphs.focusLeft, start - mark)
    put(glyphs.focusRight, column + mark - 1)
    frame.cursor = Point(column: start, row: line.row)
  }
}
