extension ByteText {
  /// Whether centering would destroy the layout: a line begins with a blank, a bullet or a number,
  /// or contains a tab. Examines the first 512 bytes.
  var looksPreformatted: Bool {
    var startsLine = true
    for offset in 0..<min(count, 512) {
      let byte = self[offset]
      if byte == 0x09 || (startsLine && beginsItem(at: offset)) { return true }
      startsLine = byte == 0x0A || byte == 0x0D
    }
    return false
  }

  private func beginsItem(at offset: Int) -> Bool {
    switch self[offset] {
    case 0x20: return true
    case 0x2A, 0x2B, 0x2D: return self[offset + 1] == 0x20
    // The bullet U+2022 and the middle dot U+00B7.
    case 0xE2: return self[offset + 1] == 0x80 && self[offset + 2] == 0xA2
    case 0xC2: return self[offset + 1] == 0xB7
    case 0x30...0x39:
      var end = offset
      while end < offset + 3, (0x30...0x39).contains(self[end]) { end += 1 }
      return (self[end] == 0x2E || self[end] == 0x29) && self[end + 1] == 0x20
    default: return false
    }
  }
}
