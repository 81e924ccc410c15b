/// The marks of `--markup`, a subset of Markdown, that are open at a place in a text.
///
/// A mark opens only if it is closed in the same paragraph; otherwise it is text. `*`, `**` and `__`
/// are also text if an ASCII letter or digit is on their outer side (`2*3*4`, `snake__case`); a Korean
/// particle may follow directly (`**중요**는`).
struct MarkupState {
  private struct Span {
    let kind: MarkupKind
    /// The offset of the closing mark.
    let end: Int
    let length: Int
  }

  /// From the outermost to the innermost.
  private var open: [Span] = []
  /// For each kind: the offset up to which there is no closing mark, so no byte is searched twice.
  private var searched: [Int] = []
  /// The previous scalar; 0 at the start.
  var previous: UInt32 = 0

  /// How far ahead to look for a closing mark, in bytes.
  static let reach = 16 << 10

  init() {}

  var isEmpty: Bool { open.isEmpty }

  var attributes: TextAttributes {
    var all: TextAttributes = []
    for span in open { all.formUnion(span.kind.attributes) }
    return all
  }

  /// Opens or closes the mark at `offset`; returns its length in bytes, nil if there is none.
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
    // The bytes before `offset` are known to contain no closing mark and no paragraph end.
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
