extension Scene {
  var keysArea: Rect { layout.keysArea(width: ShortText.width(of: keys)) }
}

extension Painter {
  /// Below the box, in its shadow where that reaches so far.
  mutating func drawKeys() {
    let area = scene.keysArea
    guard !area.isEmpty else { return }
    // They stand on the ground that is there; only the text on it goes.
    let flat = theme.backdrop
    frame.restyle(area) { style in
      let ground = style.background.isDefault ? flat.background : style.background
      let ink = flat.foreground.rgb.flatMap { ink in
        ground.rgb.map { Color(ink.readable(on: $0)) }
      }
      return Style(ink ?? flat.foreground, on: ground)
    }
    frame.clear(area)
    var column = area.column + 2
    for cluster in scene.keys {
      frame.put(
        cluster, column: column, row: area.row, style: frame[column, area.row].style, clip: area)
      column += cluster.width
    }
  }
}
