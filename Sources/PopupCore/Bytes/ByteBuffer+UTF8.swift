extension ByteBuffer {
  /// Appends the UTF-8 encoding of a scalar's value (RFC 3629).
  @inline(__always)
  mutating func append(scalar value: UInt32) {
    if value < 0x80 {
      append(UInt8(truncatingIfNeeded: value))
    } else {
      appendMultibyte(value)
    }
  }

  private mutating func appendMultibyte(_ value: UInt32) {
    reserve(4)
    switch value {
    case ..<0x800:
      put(lead: 0xC0, value >> 6)
    case 0x800..<0x1_0000:
      put(lead: 0xE0, value >> 12)
      put(lead: 0x80, value >> 6 & 0x3F)
    default:
      put(lead: 0xF0, value >> 18 & 0x07)
      put(lead: 0x80, value >> 12 & 0x3F)
      put(lead: 0x80, value >> 6 & 0x3F)
    }
    put(lead: 0x80, value & 0x3F)
  }

  private mutating func put(lead: UInt32, _ bits: UInt32) {
    put(UInt8(truncatingIfNeeded: lead | bits))
  }
}
