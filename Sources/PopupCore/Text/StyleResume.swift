import CUnicode

/// The bytes that decide about the styles at the start of a chunk: those since these offsets.
///
/// They are found from the chunk alone, so a text looks the same however it was scrolled there.
struct StyleOrigins: Equatable {
  /// The start of the paragraph, if that is near.
  var markup: Int
  /// 16 to 32 kB before.
  var rendition: Int
}

extension TextChunks {
  /// How far back a paragraph's start is looked for, in bytes.
  private static var paragraphReach: Int { 8 << 10 }

  /// Without `colors` those of markup alone, whose marks take no room on a row.
  func styleOrigins(of start: Int, colors: Bool) -> StyleOrigins {
    var origins = StyleOrigins(markup: start, rendition: start)
    guard start > 0, let bytes = text.base else { return origins }
    if format.interpretsMarkup { origins.markup = paragraphStart(before: start, bytes) ?? start }
    if colors && format.interpretsSGR {
      let block = max((start / Self.stride - 1) * Self.stride, 0)
      // Half of an escape would be read as another one.
      origins.rendition = format.interpretsEscapes ? self.start(containing: block) : block
    }
    return origins
  }

  /// A scanner of the chunk `range` with the styles that the bytes since its origins have set.
  ///
  /// A scanner of the chunk before saves reading those bytes again if it began at the same place.
  func scanner(
    for range: Range<Int>, since origins: StyleOrigins,
    after other: (scanner: TextScanner, origins: StyleOrigins)? = nil
  ) -> TextScanner {
    var scanner = TextScanner(range, format: format)
    if origins.markup < range.lowerBound {
      let earlier = other.flatMap { $0.origins.markup == origins.markup ? $0.scanner : nil }
      scanner.goOn(
        withMarkupOf: read(earlier ?? open(at: origins.markup, format), range.lowerBound))
    }
    if origins.rendition < range.lowerBound {
      let earlier = other.flatMap { $0.origins.rendition == origins.rendition ? $0.scanner : nil }
      scanner.goOn(withRenditionOf: renditions(before: range.lowerBound, since: origins, earlier))
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

  /// Reads the escape sequences alone, from the last one that switches everything off.
  private func readSequences(_ scanner: TextScanner, _ end: Int) -> TextScanner {
    guard let bytes = text.base else { return scanner }
    var first = end
    while true {
      let escape = popup_find_last(bytes, scanner.offset, first, 0x1B, 0x1B)
      if escape < 0 { break }
      first = escape
      if isReset(at: escape, before: end) { break }
    }
    var scanner = scanner
    scanner.extend(to: end)
    while first < end {
      scanner.skip(to: first)
      _ = scanner.next(in: text)
      first = popup_find(bytes, min(max(scanner.offset, first + 1), end), end, 0x1B, 0x1B)
    }
    return scanner
  }

  private func isReset(at escape: Int, before end: Int) -> Bool {
    guard let sequence = ControlSequenceReader(at: escape, before: end, in: text, format),
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
