extension Painter {
  /// Draws a glyph with a left-to-right mark (U+200E) behind it.
  ///
  /// Terminals that reorder a row, as VTE does, take two right-to-left texts with only neutral
  /// characters between them for one: each button's label would stand on the other button. A mark at
  /// either side of a label keeps it on its own.
  mutating func isolate(
    _ glyph: Unicode.Scalar = " ", column: Int, row: Int, style: Style, in line: Rect
  ) {
    // Terminals without an idea of the mark may give it a cell.
    let cluster = Cluster(glyph, rest: ["\u{200E}"], width: 1, hasUncertainWidth: true)
    frame.put(cluster, column: column, row: row, style: style, clip: line)
  }
}

extension Cluster {
  /// Of a script written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam and others.
  var isRightToLeft: Bool {
    switch first.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
