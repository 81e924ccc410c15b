extension ByteText {
  /// The offset of the first newline byte, LF or CR, in a range; its upper bound if there is none.
  package func firstNewline(in range: Range<Int>) -> Int { first(0x0A, or: 0x0D, in: range) }

  /// Whether the text is empty or has only newline bytes. A text of more than 64 bytes counts as
  /// more than that.
  package var hasOnlyNewlines: Bool {
    count <= 64 && (0..<count).allSatisfy { self[$0] == 0x0A || self[$0] == 0x0D }
  }

  /// The offset of the last newline byte, LF or CR, in a range.
  func lastNewline(in range: Range<Int>) -> Int? { last(0x0A, or: 0x0D, in: range) }

  func first(_ byte: UInt8, in range: Range<Int>) -> Int { first(byte, or: byte, in: range) }

  func last(_ byte: UInt8, in range: Range<Int>) -> Int? { last(byte, or: byte, in: range) }

  private func first(_ one: UInt8, or two: UInt8, in range: Range<Int>) -> Int {
    guard let base else { return range.upperBound }
    let end = min(range.upperBound, count)
    var offset = max(range.lowerBound, 0)
    while offset < end {
      let byte = base[offset]
      if byte == one || byte == two { return offset }
      offset &+= 1
    }
    return range.upperBound
  }

  private func last(_ one: UInt8, or two: UInt8, in range: Range<Int>) -> Int? {
    guard let base else { return nil }
    let start = max(range.lowerBound, 0)
    var offset = min(range.upperBound, count)
    while offset > start {
      offset &-= 1
      let byte = base[offset]
      if byte == one || byte == two { return offset }
    }
    return nil
  }
}
