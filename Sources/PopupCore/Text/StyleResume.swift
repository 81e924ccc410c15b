/// Where to start reading, in bytes, to know the styles at the start of a chunk.
///
/// They depend only on the chunk, so a text looks the same no matter how it was scrolled.
struct StyleOrigins: Equatable {
  /// For markup: the start of the paragraph, if it is within 8 kB.
  var markup: Int
  /// For SGR: 16 to 32 kB before the chunk.
  var rendition: Int
}

extension TextChunks {
  /// How far back to look for the start of a paragraph, in bytes.
  private static var paragraphReach: Int { 8 << 10 }

  /// The origins for the chunk at `start`.
  ///
  /// - Parameter colors: whether SGR matters too. Markup always does: its marks take no cells, so
  ///   they decide where rows break.
  func styleOrigins(of start: Int, colors: Bool) -> StyleOrigins {
    var origins = StyleOrigins(markup: start, rendition: start)
    guard start > 0 else { return origins }
    if format.interpretsMarkup { origins.markup = paragraphStart(before: start) ?? start }
    if colors && format.interpretsSGR {
      let block = max((start / Self.stride - 1) * Self.stride, 0)
      // Starting inside a backslash escape would misread the rest of it.
      origins.rendition = format.interpretsEscapes ? self.start(containing: block) : block
    }
    return origins
  }

  /// A scanner for the chunk `range` that starts with the styles set since its origins.
  ///
  /// - Parameter other: the scanner of the chunk before; if its origins are the same, the bytes that
  ///   it has read are not read again.
  func scanner(
    for range: Range<Int>, since origins: StyleOrigins,
    after other: (scanner: TextScanner, origins: StyleOrigins)? = nil
  ) -> TextScanner {
    var scanner = TextScanner(range, format: format)
    if origins.markup < range.lowerBound {
      let earlier = other.flatMap { $0.origins.markup == origins.markup ? $0.scanner : nil }
      scanner.resume(
        markupOf: read(earlier ?? open(at: origins.markup, format), range.lowerBound))
    }
    if origins.rendition < range.lowerBound {
      let earlier = other.flatMap { $0.origins.rendition == origins.rendition ? $0.scanner : nil }
      scanner.resume(renditionOf: renditions(before: range.lowerBound, since: origins, earlier))
    }
    return scanner
  }

  private func open(at offset: Int, _ format: TextFormat) -> TextScanner {
    TextScanner(offset..<offset, format: format)
  }

  private func read(_ scanner: TextScanner, _ end: Int) -> TextScanner {
    var scanner = scanner
    scanner.extend(to: end)
    while scanner.next(in: text) != nil {}
    return scanner
  }

  private func renditions(
    before end: Int, since origins: StyleOrigins, _ earlier: TextScanner?
  ) -> TextScanner {
    if let earlier { return read(earlier, end) }
    var plain = format
    plain.interpretsMarkup = false
    let scanner = open(at: origins.rendition, plain)
    return format.interpretsEscapes ? read(scanner, end) : readSequences(scanner, end)
  }

  /// Reads only the escape sequences, from the last SGR reset on.
  private func readSequences(_ scanner: TextScanner, _ end: Int) -> TextScanner {
    var first = end
    while first > scanner.offset, let escape = text.last(0x1B, in: scanner.offset..<first) {
      first = escape
      if isReset(at: escape, before: end) { break }
    }
    var scanner = scanner
    scanner.extend(to: end)
    while first < end {
      scanner.skip(to: first)
      _ = scanner.next(in: text)
      first = text.first(0x1B, in: min(max(scanner.offset, first + 1), end)..<end)
    }
    return scanner
  }

  private func isReset(at escape: Int, before end: Int) -> Bool {
    guard let sequence = ControlSequenceReader(at: escape, before: end, in: text, format),
      sequence.isRendition
    else { return false }
    return (sequence.parameters.first?.value ?? 0) == 0
  }

  /// The offset after the last blank line; nil if there is none within reach.
  private func paragraphStart(before offset: Int) -> Int? {
    let lower = max(offset - Self.paragraphReach, 0)
    var upper = offset
    while upper > lower, let newline = text.lastNewline(in: lower..<upper) {
      if MarkupRun.isBlankLine(after: newline, in: text) { return newline + 1 }
      upper = newline
    }
    return lower == 0 ? 0 : nil
  }
}
