import CUnicode

/// The styles at the start of a chunk are those that the bytes since its origin have set. The origin
/// is found from the chunk alone, so a text looks the same however it was scrolled there.
extension TextChunks {
  /// How far back a paragraph's start is looked for, in bytes.
  private static var paragraphReach: Int { 8 << 10 }

  /// Where the styles at `start` begin to matter: with SGR 16 to 32 kB before it.
  ///
  /// Without `colors` those of markup alone, whose marks take no room on a row.
  func styleOrigin(of start: Int, colors: Bool) -> Int {
    guard start > 0, let bytes = text.base else { return 0 }
    var origin = start
    if format.interpretsMarkup { origin = paragraphStart(before: start, bytes) ?? start }
    if colors && format.interpretsSGR {
      let block = max((start / Self.stride - 1) * Self.stride, 0)
      // Half of an escape would be read as another one.
      origin = min(origin, format.interpretsEscapes ? self.start(containing: block) : block)
    }
    return origin
  }

  /// A scanner of the chunk `range` that goes on with the styles at another one's end.
  func scanner(for range: Range<Int>, after other: TextScanner) -> TextScanner {
    if other.offset >= range.lowerBound {
      return TextScanner(range, format: format, after: other)
    }
    return scanner(for: range, reading: other)
  }

  /// A scanner of the chunk `range` with the styles that the bytes since `origin` have set.
  func scanner(for range: Range<Int>, stylesFrom origin: Int) -> TextScanner {
    let from = min(origin, range.lowerBound)
    let before = TextScanner(from..<range.lowerBound, format: format)
    if format.interpretsSGR && !format.interpretsMarkup && !format.interpretsEscapes {
      return renditionScanner(for: range, reading: before)
    }
    return scanner(for: range, reading: before)
  }

  private func scanner(for range: Range<Int>, reading before: TextScanner) -> TextScanner {
    var before = before
    before.extend(to: range.lowerBound)
    while before.next(in: text) != nil {}
    return TextScanner(range, format: format, after: before)
  }

  /// Reads the escape sequences alone, from the last one that switches everything off.
  private func renditionScanner(
    for range: Range<Int>, reading scanner: TextScanner
  ) -> TextScanner {
    guard let bytes = text.base else { return TextScanner(range, format: format) }
    var before = scanner
    var first = range.lowerBound
    while true {
      let escape = popup_find_last(bytes, scanner.offset, first, 0x1B, 0x1B)
      if escape < 0 { break }
      first = escape
      if isReset(at: escape, before: range.lowerBound) { break }
    }
    while first < range.lowerBound {
      before.skip(to: first)
      _ = before.next(in: text)
      let from = max(before.offset, first + 1)
      first = popup_find(bytes, min(from, range.lowerBound), range.lowerBound, 0x1B, 0x1B)
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
    let lower = max(offset - Self.paragraphReach, 0)
    var upper = offset
    while upper > lower {
      let newline = popup_find_last(bytes, lower, upper, 0x0A, 0x0D)
      if newline < 0 { break }
      if MarkupRun.isBlankLine(after: newline, in: text) { return newline + 1 }
      upper = newline
    }
    return lower == 0 ? 0 : nil
  }
}
