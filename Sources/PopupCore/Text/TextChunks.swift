/// Divides a text into chunks that can be laid out independently: its lines, and parts of very long
/// lines.
///
/// Finding the chunk at an offset reads only its neighborhood, so it costs the same anywhere in a
/// text of any size. A long line is cut near every multiple of 16 kB that has no newline within 8 kB
/// on either side. So no line shorter than 8 kB is cut, and no chunk is longer than 33 kB.
struct TextChunks {
  /// The text without the newlines and form feeds at its end.
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

  /// The offset of the trailing newlines and form feeds; searches only the last 64 kB.
  private static func contentEnd(of text: ByteText, _ format: TextFormat) -> Int {
    var end = text.count
    let limit = end - 64 << 10
    while end > limit {
      let byte = text[end - 1]
      if byte == 0x0A || byte == 0x0D || byte == Byte.formFeed {
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

  /// The start of the chunk that contains the byte at `offset`.
  func start(containing offset: Int) -> Int {
    let offset = min(max(offset, 0), text.count)
    var upper = offset
    var index = offset / Self.stride + 1
    while true {
      let cut = index > 0 ? place(ofCut: index) : 0
      if cut > upper {
        index -= 1
        continue
      }
      if let start = lineStart(in: cut..<upper) { return start }
      if index <= 0 || isCut(index) { return cut }
      upper = cut
      index -= 1
    }
  }

  /// The last line start after `range.lowerBound`, up to and including `range.upperBound`.
  private func lineStart(in range: Range<Int>) -> Int? {
    var upper = range.upperBound
    while let newline = text.lastNewline(in: range.lowerBound..<upper) {
      let isHalf = text[newline] == 0x0D && text[newline + 1] == 0x0A
      if !isHalf { return newline + 1 }
      upper = newline
    }
    return nil
  }

  /// The end of the chunk that begins at `start`, and the start of the next; nil for the last.
  func end(from start: Int) -> (end: Int, next: Int?) {
    guard start < text.count else { return (text.count, nil) }
    var from = start
    var index = start / Self.stride
    while true {
      let cut = place(ofCut: index)
      if cut <= start {
        index += 1
        continue
      }
      let newline = text.firstNewline(in: from..<cut)
      if newline < cut {
        let isPair = text[newline] == 0x0D && text[newline + 1] == 0x0A
        return (newline, newline + (isPair ? 2 : 1))
      }
      if cut >= text.count { return (text.count, nil) }
      if isCut(index) { return (cut, cut) }
      from = cut
      index += 1
    }
  }

  func start(before start: Int) -> Int? {
    start > 0 ? self.start(containing: start - 1) : nil
  }

  /// Whether a multiple of the stride is at least 8 kB from every newline and from the end.
  private func isCut(_ index: Int) -> Bool {
    let middle = index * Self.stride
    let upper = middle + Self.margin
    guard index > 0, upper <= text.count else { return false }
    return text.firstNewline(in: middle - Self.margin..<upper) == upper
  }

  /// Where to cut a line near a multiple of the stride: after a space within the 256 bytes before it,
  /// else before a cluster and outside any sequence of the format.
  private func place(ofCut index: Int) -> Int {
    let middle = min(index * Self.stride, text.count)
    guard middle > 0, middle < text.count else { return max(middle, 0) }
    let lower = max(middle - 256, 0)
    var space = middle
    while space > lower {
      if text[space - 1] == 0x20 && text[space] != 0x20 && text[space] < 0x80
        && !isInSequence(space)
      {
        return space
      }
      space -= 1
    }
    var cut = middle
    if format.interpretsSGR, let escape = text.last(0x1B, in: lower..<middle) { return escape }
    if format.interpretsEscapes, let backslash = text.last(0x5C, in: max(middle - 10, 0)..<middle) {
      return backslash - Self.backslashes(before: backslash, in: text)
    }
    for _ in 0..<64 {
      while cut > lower && text[cut] & 0xC0 == 0x80 { cut -= 1 }
      let isStruck = text[cut] == Byte.backspace || text[cut - 1] == Byte.backspace
      if cut <= lower || (!isStruck && startsCluster(at: cut)) { break }
      cut -= 1
    }
    return cut > lower ? cut : middle
  }

  /// Whether an escape sequence began in the 32 bytes before, and may not have ended yet.
  private func isInSequence(_ offset: Int) -> Bool {
    format.interpretsSGR && text.last(0x1B, in: max(offset - 32, 0)..<offset) != nil
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
