extension Painter {
  /// Draws a glyph followed by a left-to-right mark (U+200E).
  ///
  /// Terminals that reorder rows, such as VTE, treat two right-to-left texts with only neutral
  /// characters between them as one, so each button's label would appear on the other button. A
  /// mark on either side of a label keeps it on its button.
  mutating func isolate(
    _ glyph: Unicode.Scalar = " ", column: Int, row: Int, style: Style, in line: Rect
  ) {
    // A terminal that does not know the mark may give it a cell.
    let cluster = Cluster(glyph, rest: ["\u{200E}"], width: 1, hasUncertainWidth: true)
    frame.put(cluster, column: column, row: row, style: style, clip: line)
  }
}

extension Cluster {
  /// Whether the cluster is of a right-to-left script: Hebrew, Arabic, Syriac, Thaana, N'Ko, Adlam
  /// and others.
  var isRightToLeft: Bool {
    switch first.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      true
    default: false
    }
  }
}
