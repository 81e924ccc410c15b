extension Painter {
  /// Draws the scrollbar on the box's right edge, beside the message.
  mutating func drawScrollbar() {
    let bar = grownWithEdges(layout.scrollbar)
    guard let scroll = scene.scroll, !bar.isEmpty else { return }
    // The product of bytes and rows overflows a 32-bit Int.
    let share = Int64(scroll.visible) * Int64(bar.rows) / Int64(max(1, scroll.total))
    let length = max(1, Int(min(Int64(bar.rows), share)))
    let room = bar.rows - length
    let hidden = max(1, scroll.total - scroll.visible)
    var offset = Int((Int64(scroll.first) * Int64(room) + Int64(hidden / 2)) / Int64(hidden))
    // A thumb that touches an end means that there is no more text on that side.
    if scroll.first > 0 { offset = max(1, offset) }
    if scroll.first < hidden { offset = min(room - 1, offset) }
    offset = max(0, min(room, offset))
    let thumb = theme.thumb.foreground
    for index in 0..<bar.rows {
      let isThumb = index >= offset && index < offset + length
      if isOutlined {
        // The outline is the track.
        let place = Rect(column: bar.endColumn - 1, row: bar.row + index, columns: 1, rows: 1)
        guard isThumb else { continue }
        frame.fill(place, with: glyphs.outlineThumb) {
          Style(thumb, on: $0.background)
        }
        continue
      }
      let style = isThumb ? theme.thumb : theme.track
      if isThumb || glyphs.isSoft {
        frame.put(glyphs.thumb, column: bar.endColumn - 1, row: bar.row + index, style: style)
      }
    }
  }
}
