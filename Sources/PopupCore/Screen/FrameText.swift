extension FrameEncoder {
  /// A frame as lines of text with SGR styles, for something that is no terminal in raw mode: each
  /// row ends with a reset and a newline, and moves no cursor.
  package static func lines(of frame: Frame, depth: ColorDepth) -> [UInt8] {
    var bytes: [UInt8] = []
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
    return bytes
  }
}

extension Cluster {
  /// The scalars as they are sent.
  func appendUTF8(to bytes: inout [UInt8]) {
    Self.append(first, to: &bytes)
    for scalar in rest { Self.append(scalar, to: &bytes) }
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { bytes.append(byte) }
    }
  }
}
