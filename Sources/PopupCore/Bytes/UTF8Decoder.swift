/// The UTF-8 scalar that begins at an offset, strictly read: no overlong forms, no surrogates.
enum UTF8Decoder: Equatable {
  case incomplete
  /// So many bytes, at least one, belong to no scalar.
  case invalid(length: Int)
  case scalar(Unicode.Scalar, length: Int)

  init(_ bytes: ByteText, at offset: Int) {
    let first = bytes[offset]
    let length: Int
    // The second byte's range excludes overlong forms, surrogates and what is beyond U+10FFFF.
    var lowest: UInt8 = 0x80
    var highest: UInt8 = 0xBF
    switch first {
    case 0x00...0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if first == 0xE0 { lowest = 0xA0 }
      if first == 0xED { highest = 0x9F }
    case 0xF0...0xF4:
      length = 4
      if first == 0xF0 { lowest = 0x90 }
      if first == 0xF4 { highest = 0x8F }
    default:
      self = .invalid(length: 1)
      return
    }
    var value = length == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<max(1, length) {
      guard offset + index < bytes.count else {
        self = .incomplete
        return
      }
      let byte = bytes[offset + index]
      guard byte >= lowest, byte <= highest else {
        self = .invalid(length: index)
        return
      }
      (lowest, highest) = (0x80, 0xBF)
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else {
      self = .invalid(length: length)
      return
    }
    self = .scalar(scalar, length: length)
  }
}
