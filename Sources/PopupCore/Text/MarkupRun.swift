/// The meaning of a mark.
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

  /// Whether the mark is plain text inside an ASCII word.
  var keepsWords: Bool { self == .bold || self == .italic || self == .underline }
}

/// A run of the same marking character.
struct MarkupRun {
  let kind: MarkupKind
  let byte: UInt8
  /// The mark's length, in bytes; a run of three asterisks is bold and then italic.
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

  /// The index under which a failed search is remembered; code of three or more backticks shares
  /// one.
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

  /// The offset of the closing mark in a run of the same character; nil if the run does not close it.
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

  /// Whether the line after a newline is blank, which ends the paragraph.
  static func isBlankLine(after newline: Int, in text: ByteText) -> Bool {
    var offset = newline + 1
    if text[newline] == 0x0D && text[offset] == 0x0A { offset += 1 }
    while offset < text.count && (text[offset] == 0x20 || text[offset] == 0x09) { offset += 1 }
    return offset >= text.count || text[offset] == 0x0A || text[offset] == 0x0D
  }
}
