extension Key {
  /// The key that sends an ASCII byte, and the modifiers that the byte implies.
  ///
  /// ESC has no key here: only the Esc delay distinguishes the key from the start of a sequence.
  static func plain(_ byte: UInt8) -> (key: Key, modifiers: Modifiers) {
    switch byte {
    case 0x00: (.character(" "), .control)
    case 0x08, 0x7F: (.backspace, [])
    case 0x09: (.tab, [])
    case 0x0A, 0x0D: (.enter, [])
    case 0x01...0x1A: (.character(Unicode.Scalar(byte + 0x60)), .control)
    case 0x1B...0x1F: (.character(Unicode.Scalar(byte + 0x40)), .control)
    default: (.character(Unicode.Scalar(byte)), [])
    }
  }
}
