/// kitty's reply to `ControlSequence.kittyScreenRequest`: its screen, its colors, and the reply to
/// DA1 as end mark.
package struct KittyReply: Equatable, Sendable {
  package let screen: CapturedScreen

  /// The offset after the end mark `ESC [ ? … c`; nil if it has not arrived yet.
  ///
  /// - Parameter start: the offset at which to start the search; there is no complete mark before
  ///   it.
  package static func end(in input: [UInt8], from start: Int) -> Int? {
    var offset = max(0, start)
    while offset + 2 < input.count {
      defer { offset += 1 }
      guard input[offset] == Byte.escape, input[offset + 1] == Byte.leftBracket,
        input[offset + 2] == UInt8(ascii: "?")
      else { continue }
      var end = offset + 3
      while end < input.count, Byte.isDigit(input[end]) || input[end] == Byte.semicolon { end += 1 }
      if end < input.count, input[end] == UInt8(ascii: "c") { return end + 1 }
    }
    return nil
  }

  /// Nil if kitty does not allow remote control, as by default, or if the screen has another size.
  package init?(_ input: ArraySlice<UInt8>, size: Size) {
    guard let body = Self.string(after: "P@kitty-cmd", in: input),
      let text = JSONText.string("data", in: body),
      var screen = CapturedScreen(text, size: size), screen.isWhole
    else { return nil }
    if let foreground = Self.color("]10;", in: input),
      let background = Self.color("]11;", in: input)
    {
      screen.colors = ScreenColors(foreground: foreground, background: background)
    }
    self.screen = screen
  }

  /// The body of the control string that starts with `introducer`, up to ST or BEL.
  private static func string(
    after introducer: StaticString, in input: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    var offset = input.startIndex
    while let escape = input[offset...].firstIndex(of: Byte.escape) {
      offset = escape + 1
      let body = input[offset...]
      guard body.starts(with: introducer.bytes) else { continue }
      let start = offset + introducer.utf8CodeUnitCount
      guard let end = input[start...].firstIndex(where: { $0 == Byte.escape || $0 == Byte.bell })
      else { return nil }
      return input[start..<end]
    }
    return nil
  }

  /// Parses `rgb:RRRR/GGGG/BBBB`, with one to four digits each (XParseColor).
  private static func color(_ introducer: StaticString, in input: ArraySlice<UInt8>) -> RGB? {
    guard let body = string(after: introducer, in: input), body.starts(with: "rgb:".utf8) else {
      return nil
    }
    var parts: [UInt8] = []
    for part in body.dropFirst(4).split(separator: UInt8(ascii: "/")) {
      guard part.count <= 4 else { return nil }
      var value: UInt32 = 0
      for byte in part {
        guard let digit = Hexadecimal.digit(byte) else { return nil }
        value = value << 4 | digit
      }
      parts.append(UInt8(clamping: value * 255 / (1 << UInt32(4 * part.count) - 1)))
    }
    return parts.count == 3 ? RGB(red: parts[0], green: parts[1], blue: parts[2]) : nil
  }
}
