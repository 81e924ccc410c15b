extension Painter {
  /// Draws tabs of equal width over a thin line, with a thick bar under the selected tab.
  mutating func drawTabs() {
    let strip = layout.tabStrip
    guard !layout.tabs.isEmpty else { return }
    let rule = layout.tabs.line(1)
    frame.fill(rule, with: glyphs.separator, theme.separator)
    for item in strip.items where scene.tabs.indices.contains(item.page) {
      draw(scene.tabs[item.page], in: item.area.line(0))
    }
    if strip.hidesBefore {
      frame.put(
        glyphs.cutLeft, column: max(layout.box.column, rule.column - 2), row: layout.tabs.row,
        style: theme.hint)
    }
    if strip.hidesAfter {
      frame.put(
        glyphs.cutRight, column: min(layout.box.endColumn - 1, rule.endColumn + 1),
        row: layout.tabs.row, style: theme.hint)
    }
    let bar = scene.underbar ?? (column: 0, columns: 0)
    frame.fill(
      Rect(column: bar.column, row: rule.row, columns: bar.columns, rows: 1).intersection(rule),
      with: glyphs.underbar, theme.accent)
  }

  private mutating func draw(_ tab: Scene.Tab, in line: Rect) {
    let style = tab.isSelected ? theme.title : theme.box
    let badge = tab.isNew ? 2 : 0
    let marks = tab.isSelected && !theme.hasColors ? 2 : 0
    let title = truncated(tab.title, to: max(1, line.columns - 1 - badge - marks))
    var column = line.column + max(0, (line.columns - ShortText.width(of: title) - badge) / 2)
    if marks > 0 {
      frame.put(glyphs.focusLeft, column: column - 1, row: line.row, style: style)
    }
    for cluster in title {
      frame.put(cluster, column: column, row: line.row, style: style, clip: line)
      column += cluster.width
    }
    if title.contains(where: { $0.isRightToLeft }) {
      isolate(column: column, row: line.row, style: style, in: line)
    }
    if marks > 0 { frame.put(glyphs.focusRight, column: column, row: line.row, style: style) }
    if tab.isNew {
      frame.put(glyphs.dot, column: column + 1, row: line.row, style: theme.badge)
    }
  }
}
