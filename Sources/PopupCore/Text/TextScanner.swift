/// One scalar of a text, and the offset of its first byte.
struct ScannedScalar: Equatable {
  /// The scalar's value, controls included; U+FFFD for bytes that are not UTF-8.
  let value: UInt32
  let start: Int
}

/// Reads untrusted bytes as scalars: decodes UTF-8, interprets what the format asks for (escapes, SGR,
/// markup) and overstrikes, and keeps the resulting style.
///
/// Every form of newline arrives as one U+000A. Nothing malformed is an error: it stays as text.
struct TextScanner {
  private let format: TextFormat
  private var end: Int
  /// The next byte to read.
  private(set) var offset: Int
  private var rendition = GraphicRendition()
  private var markup = MarkupState()
  /// The attributes that overstriking gave the last scalar.
  private var struck: TextAttributes = []
  /// The style of the last scalar.
  private(set) var style = Style()
  private var followsReturn = false
  /// Whether printable ASCII may be markup, begin an escape, or be concealed.
  private var examinesASCII: Bool

  /// Reads the bytes of `range`; the closing mark of markup may lie beyond it.
  init(_ range: Range<Int>, format: TextFormat) {
    self.format = format
    offset = range.lowerBound
    end = range.upperBound
    examinesASCII = format.interpretsEscapes || format.interpretsMarkup
  }

  /// Opens the marks that are open at another scanner's end.
  mutating func resume(markupOf other: TextScanner) {
    markup = other.markup
    updateStyle()
  }

  /// Starts with the SGR style at another scanner's end; concealment ends with its line.
  mutating func resume(renditionOf other: TextScanner) {
    rendition = other.rendition
    rendition.reveal()
    updateStyle()
  }

  /// The next scalar; nil at the end, or if a pipe has sent only part of a character so far.
  mutating func next(in text: ByteText) -> ScannedScalar? {
    while offset < end {
      let start = offset
      let byte = text[start]
      if byte >= 0x20 && byte < 0x7F && !examinesASCII && text[start + 1] != Byte.backspace {
        offset = start + 1
        followsReturn = false
        return ScannedScalar(value: UInt32(byte), start: start)
      }
      if format.interpretsMarkup && takeMarkup(in: text) { continue }
      let unit = TextUnit(at: start, in: text, format)
      if format.interpretsSGR && takeControl(unit, in: text) { continue }
      guard var value = read(unit, in: text) else { return nil }
      let wasReturn = followsReturn
      followsReturn = value == 0x0D
      if value == 0x0A && wasReturn { continue }
      if hidesText {
        guard value == 0x0A || value == 0x0D else { continue }
        rendition.reveal()
        updateStyle()
      }
      guard strike(over: &value, in: text) else {
        offset = start
        return nil
      }
      markup.previous = value
      return ScannedScalar(value: value == 0x0D ? 0x0A : value, start: start)
    }
    return nil
  }

  /// Extends the range to `place`.
  mutating func extend(to place: Int) { end = max(end, place) }

  /// Skips all but the last of a run of spaces or of tabs.
  mutating func skipBlanks(in text: ByteText) {
    let byte = text[offset]
    guard byte == 0x20 || byte == 0x09 else { return }
    while offset + 1 < end && text[offset + 1] == byte { offset += 1 }
  }

  /// Skips to `place`.
  mutating func skip(to place: Int) { offset = max(offset, place) }

  private mutating func updateStyle() {
    style = rendition.style
    style.attributes.formUnion(struck)
    if !markup.isEmpty { style.attributes.formUnion(markup.attributes) }
    examinesASCII =
      format.interpretsEscapes || format.interpretsMarkup || hidesText || !struck.isEmpty
  }

  private var hidesText: Bool { rendition.isConcealed && format.dropsConcealed }

  private mutating func takeMarkup(in text: ByteText) -> Bool {
    guard let length = markup.take(at: offset, in: text, format) else { return false }
    offset += length
    updateStyle()
    return true
  }

  private mutating func takeControl(_ unit: TextUnit, in text: ByteText) -> Bool {
    // SO and SI are part of the terminfo strings that reset attributes.
    if unit.value == 0x0E || unit.value == 0x0F {
      offset += unit.length
      return true
    }
    guard unit.value == 0x1B,
      let sequence = ControlSequenceReader(at: offset, before: end, in: text, format)
    else { return false }
    if sequence.isRendition {
      rendition.apply(sequence.parameters)
      updateStyle()
    }
    offset = sequence.end
    return true
  }

  /// Reads the scalar that begins with `lead`: one U+FFFD for each maximal subpart of an ill-formed
  /// sequence (Unicode 15.0, section 3.9).
  ///
  /// nil, with nothing read, if a pipe has sent only part of a character so far.
  private mutating func read(_ lead: TextUnit, in text: ByteText) -> UInt32? {
    let start = offset
    offset += lead.length
    guard lead.isByte, lead.value >= 0x80 else { return lead.value }
    guard var sequence = UTF8Sequence(lead: UInt8(truncatingIfNeeded: lead.value)) else {
      return 0xFFFD
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
    return sequence.isOpen ? 0xFFFD : sequence.value
  }

  /// Reads the characters struck over `value` with backspaces, as less does: the same character
  /// twice is bold, a character and an underscore are underlined.
  ///
  /// false if a pipe has sent only part of an overstrike so far.
  private mutating func strike(over value: inout UInt32, in text: ByteText) -> Bool {
    let earlier = struck
    if !struck.isEmpty {
      struck = []
      updateStyle()
    }
    let underscore = UInt32(UInt8(ascii: "_"))
    while offset < end, value >= 0x20 {
      let place = offset
      let backspace = TextUnit(at: place, in: text, format)
      guard backspace.value == UInt32(Byte.backspace) else { break }
      offset += backspace.length
      guard offset < end else {
        if !text.isComplete && offset >= text.count { return false }
        offset = place
        break
      }
      guard let second = read(TextUnit(at: offset, in: text, format), in: text) else {
        return false
      }
      if second == value {
        // An underscore over an underscore could be either: follow the text before it.
        let isUnderlined = value == underscore && earlier.contains(.underline)
        struck.insert(isUnderlined ? .underline : .bold)
      } else if value == underscore && second >= 0x20 {
        struck.insert(.underline)
        value = second
      } else if second == underscore {
        struck.insert(.underline)
      } else {
        offset = place
        break
      }
      updateStyle()
    }
    return true
  }
}
