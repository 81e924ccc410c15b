/// The marks of a small Markdown that are open at a place in a text.
///
/// A mark opens only if its end is found in the same paragraph; else it is text. Beside ASCII
/// letters and digits on their outer side `*`, `**` and `__` are text too (`2*3*4`, `snake__case`),
/// while a Korean particle may follow at once (`**중요**는`).
struct MarkupState {
  private struct Span {
    let kind: MarkupKind
    /// Where the closing mark is.
    let end: Int
    let length: Int
  }

  /// From the outermost to the innermost.
  private var open: [Span] = []
  /// For each kind: no closing mark up to there, so that no byte is searched twice.
  private var searched: [Int] = []
  /// The scalar before, 0 at the start.
  var previous: UInt32 = 0

  /// How far ahead a closing mark is looked for, in bytes.
  static let reach = 16 << 10

  init() {}

  var isEmpty: Bool { open.isEmpty }

  var attributes: TextAttributes {
    var all: TextAttributes = []
    for span in open { all.formUnion(span.kind.attributes) }
    return all
  }

  /// Opens or closes the mark at `offset`, if there is one, and returns its length in bytes.
  mutating func take(at offset: Int, in text: ByteText, _ format: TextFormat) -> Int? {
    if let span = open.last {
      if offset == span.end {
        open.removeLast()
        previous = 0x20
        return span.length
      }
      if offset > span.end { open.removeLast() }
      if span.kind == .code { return nil }
    }
    guard previous != UInt32(text[offset]), let mark = MarkupRun(at: offset, in: text) else {
      return nil
    }
    let start = offset + mark.length
    guard start < text.count, !MarkupRun.isSpace(text[start]) else { return nil }
    if mark.kind.keepsWords && MarkupRun.isWord(previous) { return nil }
    if open.contains(where: { $0.kind == mark.kind }) { return nil }
    let limit = min(open.last?.end ?? text.count, start + Self.reach)
    guard let end = closing(mark, from: start, limit, in: text, format) else {
      return nil
    }
    open.append(Span(kind: mark.kind, end: end, length: mark.length))
    return mark.length
  }

  private mutating func closing(
    _ mark: MarkupRun, from start: Int, _ limit: Int, in text: ByteText, _ format: TextFormat
  ) -> Int? {
    if searched.isEmpty { searched = Array(repeating: 0, count: MarkupRun.slots) }
    let slot = mark.slot
    guard slot < searched.count else { return nil }
    var offset = max(start, searched[slot])
    // What lies between is known to close nothing, and to belong to this paragraph.
    while offset < limit {
      let byte = text[offset]
      if byte == 0x0A || byte == 0x0D {
        if MarkupRun.isBlankLine(after: offset, in: text) { break }
        offset += 1
        continue
      }
      if byte == mark.byte {
        let run = MarkupRun.length(at: offset, in: text, atMost: Self.reach)
        if offset > start, let end = mark.closingOffset(in: offset..<(offset + run), of: text),
          end + mark.length <= limit
        {
          return end
        }
        offset += run
        continue
      }
      offset += TextUnit(at: offset, in: text, format).length
    }
    searched[slot] = max(searched[slot], offset)
    return nil
  }
}

/// What a mark means.
enum MarkupKind: UInt8 {
  case bold, italic, underline, strikethrough, code

  var attributes: TextAttributes {
    switch self {
    case .bold: .bold
    case .italic: .italic
    case .underline: .underline
    case .strikethrough: .strikethrough
    case .code: .reverse
    }
  }

  /// Is text inside of an ASCII word.
  var keepsWords: Bool { self == .bold || self == .italic || self == .underline }
}

/// A run of the same marking character.
struct MarkupRun {
  let kind: MarkupKind
  let byte: UInt8
  /// Of the mark; a run of three asterisks is bold first and then italic.
  let length: Int

  init?(at offset: Int, in text: ByteText) {
    byte = text[offset]
    guard Self.isMark(byte) else { return nil }
    let run = Self.length(at: offset, in: text, atMost: Self.longest + 1)
    switch byte {
    case UInt8(ascii: "*") where run <= 3: (kind, length) = run == 1 ? (.italic, 1) : (.bold, 2)
    case UInt8(ascii: "_") where run == 2: (kind, length) = (.underline, 2)
    case UInt8(ascii: "~") where run == 2: (kind, length) = (.strikethrough, 2)
    case UInt8(ascii: "`") where run <= Self.longest: (kind, length) = (.code, run)
    default: return nil
    }
  }

  private static let longest = 8

  /// What a search for the closing mark is remembered under; code of three or more backticks shares one.
  var slot: Int { Int(kind.rawValue) + (kind == .code ? min(length, 3) - 1 : 0) }
  static let slots = 7

  @inline(__always)
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "~")
      || byte == UInt8(ascii: "`")
  }

  static func length(at offset: Int, in text: ByteText, atMost limit: Int) -> Int {
    var length = 1
    while length < limit && offset + length < text.count
      && text[offset + length] == text[offset]
    {
      length += 1
    }
    return length
  }

  /// Where this mark is closed within a run of its character, nil if that run does not close it.
  func closingOffset(in run: Range<Int>, of text: ByteText) -> Int? {
    if kind == .code { return run.count == length ? run.lowerBound : nil }
    if Self.isSpace(text[run.lowerBound - 1]) { return nil }
    if kind.keepsWords && Self.isWord(UInt32(text[run.upperBound])) { return nil }
    switch (kind, run.count) {
    case (.italic, 1), (.italic, 3): return run.lowerBound
    case (.bold, 2), (.bold, 3): return run.upperBound - 2
    case (.underline, 2), (.strikethrough, 2): return run.lowerBound
    default: return nil
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  static func isWord(_ value: UInt32) -> Bool {
    (value >= 0x30 && value <= 0x39) || (value | 0x20 >= 0x61 && value | 0x20 <= 0x7A)
  }

  /// A newline is there, and nothing but blanks up to the next one: the paragraph ends.
  static func isBlankLine(after newline: Int, in text: ByteText) -> Bool {
    var offset = newline + 1
    if text[newline] == 0x0D && text[offset] == 0x0A { offset += 1 }
    while offset < text.count && (text[offset] == 0x20 || text[offset] == 0x09) { offset += 1 }
    return offset >= text.count || text[offset] == 0x0A || text[offset] == 0x0D
  }
}
