import CUnicode

/// Divides a text into pieces that can be laid out on their own: its lines, and parts of a line that
/// is too long for that.
///
/// A chunk is found from any offset by looking at its neighbourhood alone, so it costs the same
/// anywhere in a text of any size. A long line is cut near every 16th kB: at a multiple of 16 kB
/// that has no newline within 8 kB on either side. So no line below 8 kB is ever cut, and no chunk is
/// longer than 33 kB.
struct TextChunks {
  /// The text without the newlines at its end.
  let text: ByteText
  let format: TextFormat

  static let stride = 16 << 10
  private static let margin = 8 << 10

  init(_ text: ByteText, _ format: TextFormat) {
    let end = Self.contentEnd(of: text, format)
    self.text = ByteText(
      base: text.base, count: end, isComplete: text.isComplete || end < text.count)
    self.format = format
  }

  /// Where the newlines begin that end the text; of a great many only the last 64 kB count.
  private static func contentEnd(of text: ByteText, _ format: TextFormat) -> Int {
    var end = text.count
    let limit = end - 64 << 10
    while end > limit {
      let byte = text[end - 1]
      if byte == 0x0A || byte == 0x0D {
        end -= 1
      } else if format.interpretsEscapes && endsInNewlineEscape(text, at: end, format) {
        end -= 2
      } else {
        break
      }
      if end <= 0 { return 0 }
    }
    return end
  }

  private static func endsInNewlineEscape(
    _ text: ByteText, at end: Int, _ format: TextFormat
  ) -> Bool {
    let letter = end >= 2 ? text[end - 1] : 0
    let backslashes = backslashes(before: end - 1, in: text)
    if format.knowsNewlineEscapeOnly { return letter == UInt8(ascii: "n") && backslashes > 0 }
    return (letter == UInt8(ascii: "n") || letter == UInt8(ascii: "r")) && backslashes % 2 == 1
  }

  private static func backslashes(before offset: Int, in text: ByteText) -> Int {
    var count = 0
    while count < offset && count < stride && text[offset - 1 - count] == 0x5C { count += 1 }
    return count
  }

  /// The start of the chunk with the byte at `offset`.
  func start(containing offset: Int) -> Int {
    guard let bytes = text.base else { return 0 }
    let offset = min(max(offset, 0), text.count)
    var upper = offset
    var index = offset / Self.stride + 1
    while true {
      let cut = index > 0 ? place(ofCut: index) : 0
      if cut > upper {
        index -= 1
        continue
      }
      if let start = lineStart(in: cut..<upper, bytes) { return start }
      if index <= 0 || isCut(index, bytes) { return cut }
      upper = cut
      index -= 1
    }
  }

  /// The last line start after `range.lowerBound`, up to and including `range.upperBound`.
  private func lineStart(in range: Range<Int>, _ bytes: UnsafePointer<UInt8>) -> Int? {
    var upper = range.upperBound
    while upper > range.lowerBound {
      let newline = popup_find_last(bytes, range.lowerBound, upper, 0x0A, 0x0D)
      if newline < 0 { return nil }
      let isHalf = bytes[newline] == 0x0D && text[newline + 1] == 0x0A
      if !isHalf { return newline + 1 }
      upper = newline
    }
    return nil
  }

  /// Where the chunk that begins at `start` ends, and where the next one begins, nil for the last.
  func end(from start: Int) -> (end: Int, next: Int?) {
    guard let bytes = text.base, start < text.count else { return (text.count, nil) }
    var from = start
    var index = start / Self.stride
    while true {
      let cut = place(ofCut: index)
      if cut <= start {
        index += 1
        continue
      }
      let newline = popup_find(bytes, from, cut, 0x0A, 0x0D)
      if newline < cut {
        let isPair = bytes[newline] == 0x0D && text[newline + 1] == 0x0A
        return (newline, newline + (isPair ? 2 : 1))
      }
      if cut >= text.count { return (text.count, nil) }
      if isCut(index, bytes) { return (cut, cut) }
      from = cut
      index += 1
    }
  }

  func start(before start: Int) -> Int? {
    start > 0 ? self.start(containing: start - 1) : nil
  }

  /// No newline is near the multiple of the stride, and it is not too close to the end.
  private func isCut(_ index: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
    let middle = index * Self.stride
    let upper = middle + Self.margin
    guard index > 0, upper <= text.count else { return false }
    return popup_find(bytes, middle - Self.margin, upper, 0x0A, 0x0D) == upper
  }

  /// Where a line is cut near a multiple of the stride: after a space if there is one within 256
  /// bytes before it, else before a cluster and outside of any sequence that the format knows.
  private func place(ofCut index: Int) -> Int {
    let middle = min(index * Self.stride, text.count)
    guard middle > 0, middle < text.count, let bytes = text.base else { return max(middle, 0) }
    let lower = max(middle - 256, 0)
    var space = middle
    while space > lower {
      if bytes[space - 1] == 0x20 && bytes[space] != 0x20 && bytes[space] < 0x80
        && !isInSequence(space, bytes)
      {
        return space
      }
      space -= 1
    }
    var cut = middle
    if format.interpretsSGR {
      let escape = popup_find_last(bytes, lower, middle, 0x1B, 0x1B)
      if escape >= 0 { return escape }
    }
    if format.interpretsEscapes {
      let backslash = popup_find_last(bytes, max(middle - 10, 0), middle, 0x5C, 0x5C)
      if backslash >= 0 { return backslash - Self.backslashes(before: backslash, in: text) }
    }
    for _ in 0..<64 {
      while cut > lower && bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
      if cut <= lower || startsCluster(at: cut) { break }
      cut -= 1
    }
    return cut > lower ? cut : middle
  }

  /// An escape sequence that might not be over began not far before.
  private func isInSequence(_ offset: Int, _ bytes: UnsafePointer<UInt8>) -> Bool {
    format.interpretsSGR && popup_find_last(bytes, max(offset - 32, 0), offset, 0x1B, 0x1B) >= 0
  }

  private func startsCluster(at offset: Int) -> Bool {
    var scanner = TextScanner(offset..<text.count, format: .plain)
    guard let scalar = scanner.next(in: text) else { return true }
    switch UnicodeProperties(of: scalar.value).grapheme {
    case .extend, .joiner, .spacingMark, .vowelJamo, .trailingJamo: return false
    default: return true
    }
  }
}
