/// The Linux console's screen memory, vcs(4): `/dev/vcsu` has a UTF-32 unit for each cell, and
/// `/dev/vcsa` the size, the cursor and a pair of bytes, character and attribute, for each cell.
package enum ConsoleCells {
  /// Nil if the sizes disagree.
  package static func screen(
    characters: [UInt8], attributes: [UInt8], size: Size
  ) -> CapturedScreen? {
    let count = size.columns * size.rows
    guard attributes.count == 4 + 2 * count, characters.count == 4 * count,
      Int(attributes[0]) == size.rows, Int(attributes[1]) == size.columns
    else { return nil }
    var text = ByteBuffer(capacity: 8 * count)
    var last = Style()
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let cell = row * size.columns + column
        let style = style(of: attributes[4 + 2 * cell + 1])
        ControlSequence.setStyle(from: last, to: style, depth: .sixteen, &text)
        last = style
        text.append(scalar: scalar(at: 4 * cell, in: characters).value)
      }
      text.append(0x0A)
    }
    return CapturedScreen(text.array, size: size)
  }

  private static func scalar(at offset: Int, in bytes: [UInt8]) -> Unicode.Scalar {
    var value: UInt32 = 0
    for index in 0..<4 {
      // In the machine's byte order.
      let shift = UInt32(littleEndian: 1) == 1 ? 8 * index : 24 - 8 * index
      value |= UInt32(bytes[offset + index]) << UInt32(shift)
    }
    guard let scalar = Unicode.Scalar(value), value >= 0x20 else { return " " }
    return scalar
  }

  /// The style of an attribute byte. Blue is the lowest color bit and red the third, the reverse of
  /// ANSI. Bit 7 blinks or belongs to the font, so it is ignored.
  private static func style(of attribute: UInt8) -> Style {
    func ansi(_ color: UInt8) -> UInt8 { color >> 2 & 1 | color & 0b1010 | color << 2 & 0b100 }
    let background = ansi(attribute >> 4 & 7)
    return Style(
      .indexed(ansi(attribute & 0xF)), on: background == 0 ? .default : .indexed(background))
  }
}
