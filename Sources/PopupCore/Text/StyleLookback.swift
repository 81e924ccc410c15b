import CUnicode

extension TextChunks {
  /// How far back the styles at a chunk's start are looked for, in bytes.
  ///
  /// They depend on these bytes alone, so a text looks the same however it was scrolled there.
  private static var reach: Int { 32 << 10 }

  /// A scanner of the chunk `range` that begins with the styles which the text before it has set.
  func scanner(for range: Range<Int>) -> TextScanner {
    guard range.lowerBound > 0, let bytes = text.base,
      format.interpretsSGR || format.interpretsMarkup
    else { return TextScanner(range, format: format) }
    if !format.interpretsMarkup && !format.interpretsEscapes {
      return renditionScanner(for: range, bytes)
    }
    var from = range.lowerBound
    if format.interpretsMarkup { from = paragraphStart(before: from, bytes) ?? from }
    if format.interpretsSGR { from = min(from, lineStart(before: range.lowerBound, bytes)) }
    var before = TextScanner(from..<range.lowerBound, format: format)
    while before.next(in: text) != nil {}
    return TextScanner(range, format: format, after: before)
  }

  /// Reads the escape sequences alone, from the last one that switches everything off.
  private func renditionScanner(
    for range: Range<Int>, _ bytes: UnsafePointer<UInt8>
  ) -> TextScanner {
    let lower = max(range.lowerBound - Self.reach, 0)
    var first = range.lowerBound
    var upper = range.lowerBound
    while true {
      let escape = popup_find_last(bytes, lower, upper, 0x1B, 0x1B)
      if escape < 0 { break }
      first = escape
      if isReset(at: escape, before: range.lowerBound) { break }
      upper = escape
    }
    var before = TextScanner(first..<range.lowerBound, format: format)
    while first < range.lowerBound {
      before.skip(to: first)
      _ = before.next(in: text)
      let from = max(before.offset, first + 1)
      first = popup_find(bytes, from, range.lowerBound, 0x1B, 0x1B)
    }
    return TextScanner(range, format: format, after: before)
  }

  private func isReset(at escape: Int, before end: Int) -> Bool {
    guard
      let sequence = ControlSequenceReader(at: escape, before: end, in: text, escapes: false),
      sequence.isRendition
    else { return false }
    return (sequence.parameters.first?.value ?? 0) == 0
  }

  /// After the last blank line; nil if there is none within reach.
  private func paragraphStart(before offset: Int, _ bytes: UnsafePointer<UInt8>) -> Int? {
    let lower = max(offset - Self.reach / 4, 0)
    var upper = offset
    while upper > lower {
      let newline = popup_find_last(bytes, lower, upper, 0x0A, 0x0D)
      if newline < 0 { break }
      if MarkupRun.isBlankLine(after: newline, in: text) { return newline + 1 }
      upper = newline
    }
    return lower == 0 ? 0 : nil
  }

  /// The start of the line or chunk that is about the reach away.
  private func lineStart(before offset: Int, _ bytes: UnsafePointer<UInt8>) -> Int {
    start(containing: max(offset - Self.reach / 2, 0))
  }
}
