extension InputDecoder {
  /// A key that came as its own byte or UTF-8 scalar, at `offset`; what is before it is consumed too.
  func plainKey(_ bytes: ByteText, at offset: Int, _ modifiers: Modifiers) -> DecodedInput {
    switch UTF8Decoder(bytes, at: offset) {
    case .incomplete:
      return .incomplete
    case .invalid(let length):
      return .ignored(offset + length)
    case .scalar(let scalar, let length):
      let consumed = offset + length
      if let (key, held) = Self.controlKey(scalar.value) {
        return .key(key, modifiers.union(held), consumed: consumed)
      }
      // C1 as UTF-8 is what xterm makes of Alt and a control key.
      guard scalar.value < 0x80 || scalar.value > 0x9F else { return .ignored(consumed) }
      return .key(.character(scalar), modifiers, consumed: consumed)
    }
  }

  /// The key of a C0 control or DEL, nil for anything else.
  private static func controlKey(_ value: UInt32) -> (Key, Modifiers)? {
    switch value {
    case 0x00: return (.character(" "), .control)
    case 0x08, 0x7F: return (.backspace, [])
    case 0x09: return (.tab, [])
    case 0x0A, 0x0D: return (.enter, [])
    case 0x1B: return (.escape, [])
    case 0x01...0x1A:
      return (.character(Unicode.Scalar(UInt8(truncatingIfNeeded: value + 0x60))), .control)
    case 0x1C...0x1F:
      return (.character(Unicode.Scalar(UInt8(truncatingIfNeeded: value + 0x40))), .control)
    default: return nil
    }
  }
}
