extension FrameEncoder {
  /// A frame as lines of text with SGR styles, for something that is no terminal in raw mode: each
  /// row ends with a reset and a newline, and moves no cursor.
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

extension Cluster {
  /// The scalars as they are sent.
  func appendUTF8(to bytes: inout ByteBuffer) {
    UTF8.append(first.value, to: &bytes)
    for scalar in rest { UTF8.append(scalar.value, to: &bytes) }
  }
}

extension UTF8 {
  /// The bytes of a scalar's value.
  @inline(__always)
  static func append(_ value: UInt32, to bytes: inout ByteBuffer) {
    if value < 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value))
    } else {
      appendLong(value, to: &bytes)
    }
  }

  private static func appendLong(_ value: UInt32, to bytes: inout ByteBuffer) {
    bytes.reserve(4)
    func put(_ lead: UInt32, _ bits: UInt32) {
      bytes.put(UInt8(truncatingIfNeeded: lead | bits))
    }
    switch value {
    case ..<0x800: put(0xC0, value >> 6)
    case 0x800..<0x1_0000:
      put(0xE0, value >> 12)
      put(0x80, value >> 6 & 0x3F)
    default:
      put(0xF0, value >> 18 & 0x07)
      put(0x80, value >> 12 & 0x3F)
      put(0x80, value >> 6 & 0x3F)
    }
    put(0x80, value & 0x3F)
  }
}
