extension Painter {
  /// Draws the check boxes and the field of `--type`.
  mutating func drawControls() {
    for (control, area) in zip(scene.controls, layout.controls) {
      switch control.kind {
      case .checkBox(let isTicked): drawCheckBox(control, isTicked, in: area)
      case .field: drawField(control, in: area)
      }
    }
  }

  /// Draws `[✓] text`, with the text's further rows under its first.
  private mutating func drawCheckBox(_ control: Scene.Control, _ isTicked: Bool, in area: Rect) {
    let style = control.isFocused ? theme.title : theme.box
    let mark = isTicked ? theme.accent.adding(.bold) : style
    let column = area.column + Layout.checkMarkWidth - 4
    frame.addText(area)
    if control.isFocused {
      frame.setFocus(area)
      frame.put(glyphs.focusRight, column: column - 2, row: area.row, style: style)
      frame.cursor = Point(column: column + 1, row: area.row)
    }
    frame.put("[", column: column, row: area.row, style: style)
    frame.put(isTicked ? glyphs.tick : " ", column: column + 1, row: area.row, style: mark)
    frame.put("]", column: column + 2, row: area.row, style: style)
    for (index, row) in control.rows.enumerated() {
      let line = area.line(index)
      draw(
        row,
        in: Rect(
          column: line.column + Layout.checkMarkWidth, row: line.row,
          columns: line.columns - Layout.checkMarkWidth, rows: line.rows), centered: false,
        style: style)
    }
  }

  /// Draws the field's name, then the typed text with its end in view, and a caret if the field has the
  /// focus, in the last row of the area.
  private mutating func drawField(_ control: Scene.Control, in area: Rect) {
    let whole = area.line(area.rows - 1)
    if control.isFocused { frame.setFocus(whole) }
    draw(
      control.name, in: whole, style: control.isFocused ? theme.title : theme.box)
    let name = ShortText.width(of: control.name)
    let line = Rect(
      column: whole.column + name, row: whole.row, columns: whole.columns - name, rows: 1)
    let style = theme.field(isFocused: control.isFocused)
    frame.fill(line, style)
    if !theme.hasColors {
      frame.fill(line, with: "_", style)
    }
    let text = control.rows.first?.clusters ?? []
    var column = line.column + 1
    for item in text {
      frame.put(item.cluster, column: column, row: line.row, style: style, clip: line)
      column += item.cluster.width
    }
    guard control.isFocused else { return }
    frame.put(" ", column: column, row: line.row, style: style.adding(.reverse))
    frame.cursor = Point(column: column, row: line.row)
  }
}
