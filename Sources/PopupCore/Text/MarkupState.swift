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
