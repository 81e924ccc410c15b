extension FrameEncoder {
  /// A frame as lines of text with SGR styles, for output that is not a terminal in raw mode.
  ///
  /// Each row ends with a reset and a newline; no sequence moves the cursor.
  package static func lines(of frame: Frame, depth: ColorDepth) -> [UInt8] {
    var bytes = ByteBuffer(capacity: 4096)
    for row in 0..<frame.size.rows {
      var style = Style()
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        guard let cluster = frame.cluster(of: cell) else { continue }
        ControlSequence.setStyle(from: style, to: cell.style, depth: depth, &bytes)
        style = cell.style
        cluster.appendUTF8(to: &bytes)
      }
      ControlSequence.setStyle(from: style, to: Style(), depth: depth, &bytes)
      bytes.append(0x0A)
    }
    return bytes.array
  }
}
