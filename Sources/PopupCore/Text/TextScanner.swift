/// One scalar of a text and where its bytes begin.
struct ScannedScalar: Equatable {
  /// A scalar value as it was written, controls included; U+FFFD for bytes that are not UTF-8.
  let value: UInt32
  let start: Int
}

/// Reads untrusted bytes as scalars: decodes UTF-8, takes escapes, SGR and markup for what the
/// format says they are, and keeps the style that results.
///
/// Every newline form arrives as one U+000A. Nothing malformed is an error: it stays as text.
struct TextScanner {
  private let format: TextFormat
  private var end: Int
  /// The next byte to read.
  private(set) var offset: Int
  private var rendition = GraphicRendition()
  private var markup = MarkupState()
  /// The style of the scalar read last.
  private(set) var style = Style()
  private var followsReturn = false
  /// Any byte below this is plain; markup and escapes have marks of their own.
  private let readsMarks: Bool

  /// Reads bytes of `range`; looks for the end of a mark beyond it.
  init(_ range: Range<Int>, format: TextFormat) {
    self.format = format
    offset = range.lowerBound
    end = range.upperBound
    readsMarks = format.interpretsEscapes || format.interpretsMarkup
  }

  /// Opens the marks that are open at another scanner's end.
  mutating func goOn(withMarkupOf other: TextScanner) {
    markup = other.markup
    updateStyle()
  }

  /// Sets what escape sequences have set up to another scanner's end.
  mutating func goOn(withRenditionOf other: TextScanner) {
    rendition = other.rendition
    updateStyle()
  }

  mutating func next(in text: ByteText) -> ScannedScalar? {
    while offset < end {
      let start = offset
      let byte = text[start]
      if byte >= 0x20 && byte < 0x7F && !readsMarks {
        offset = start + 1
        followsReturn = false
        return ScannedScalar(value: UInt32(byte), start: start)
      }
      if format.interpretsMarkup && takeMarkup(in: text) { continue }
      let unit = TextUnit(at: start, in: text, format)
      if format.interpretsSGR && takeControl(unit, in: text) { continue }
      if unit.isByte && unit.value >= 0x80 {
        guard let scalar = decode(unit, in: text) else { return nil }
        return scalar
      }
      offset = start + unit.length
      let wasReturn = followsReturn
      followsReturn = unit.value == 0x0D
      if unit.value == 0x0A && wasReturn { continue }
      markup.previous = unit.value
      return ScannedScalar(value: unit.value == 0x0D ? 0x0A : unit.value, start: start)
    }
    return nil
  }

  mutating func extend(to place: Int) { end = max(end, place) }

  /// Leaves out all but the last of a run of spaces or of tabs.
  mutating func skipBlanks(in text: ByteText) {
    let byte = text[offset]
    guard byte == 0x20 || byte == 0x09 else { return }
    while offset + 1 < end && text[offset + 1] == byte { offset += 1 }
  }

  /// Leaves out everything before `place`.
  mutating func skip(to place: Int) { offset = max(offset, place) }

  private mutating func updateStyle() {
    style = rendition.style
    if !markup.isEmpty { style.attributes.formUnion(markup.attributes) }
  }

  private mutating func takeMarkup(in text: ByteText) -> Bool {
    guard
      let length = markup.take(
        at: offset, in: text, format)
    else { return false }
    offset += length
    updateStyle()
    return true
  }

  private mutating func takeControl(_ unit: TextUnit, in text: ByteText) -> Bool {
    // SO and SI belong to the terminfo strings that switch attributes off.
    if unit.value == 0x0E || unit.value == 0x0F {
      offset += unit.length
      return true
    }
    guard unit.value == 0x1B,
      let sequence = ControlSequenceReader(
        at: offset, before: end, in: text, format)
    else { return false }
    if sequence.isRendition {
      rendition.apply(sequence.parameters)
      updateStyle()
    }
    offset = sequence.end
    return true
  }

  /// Replaces each maximal subpart of an ill-formed sequence by one U+FFFD (Unicode 15.0, 3.9).
  ///
  /// Nil where a pipe has sent only half of a character yet.
  private mutating func decode(_ lead: TextUnit, in text: ByteText) -> ScannedScalar? {
    let start = offset
    followsReturn = false
    offset += lead.length
    guard var sequence = UTF8Sequence(lead: UInt8(truncatingIfNeeded: lead.value)) else {
      markup.previous = 0xFFFD
      return ScannedScalar(value: 0xFFFD, start: start)
    }
    while sequence.isOpen {
      guard offset < end else {
        if !text.isComplete && offset >= text.count {
          offset = start
          return nil
        }
        break
      }
      let unit = TextUnit(at: offset, in: text, format)
      guard unit.isByte, sequence.accept(UInt8(truncatingIfNeeded: unit.value)) else { break }
      offset += unit.length
    }
    let value = sequence.isOpen ? 0xFFFD : sequence.value
    markup.previous = value
    return ScannedScalar(value: value, start: start)
  }
}
