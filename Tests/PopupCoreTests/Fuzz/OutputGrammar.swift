/// The grammar of popup's output: the sequences it uses and printable text.
///
/// Stricter than any terminal.
struct OutputGrammar {
  private let bytes: [UInt8]
  private let size: (columns: Int, rows: Int)
  private var offset = 0

  private static let privateModes: Set<Int> = [7, 25, 1000, 1006, 1049, 2004, 2026]

  /// Throws at the first byte outside the grammar.
  ///
  /// - Parameter lineFeeds: allowed, as an inline popup makes room for itself with them.
  static func check(_ bytes: [UInt8], columns: Int, rows: Int, lineFeeds: Bool = false) throws {
    var grammar = OutputGrammar(bytes: bytes, size: (columns, rows))
    while grammar.offset < bytes.count { try grammar.next(lineFeeds: lineFeeds) }
  }

  private init(bytes: [UInt8], size: (columns: Int, rows: Int)) {
    self.bytes = bytes
    self.size = size
  }

  private mutating func next(lineFeeds: Bool) throws {
    switch bytes[offset] {
    case 0x1B: try sequence()
    case 0x0A where lineFeeds: offset += 1
    case 0x20...0x7E: offset += 1
    case 0x80...: try character()
    default: throw failure("control \(bytes[offset])")
    }
  }

  private func failure(_ text: String) -> FuzzFailure {
    let around = bytes[max(0, offset - 24)..<min(bytes.count, offset + 24)]
    return FuzzFailure("\(text) at byte \(offset) of the output: \(Array(around))")
  }

  // MARK: Text

  private mutating func character() throws {
    let length = bytes[offset] >= 0xF0 ? 4 : bytes[offset] >= 0xE0 ? 3 : 2
    let end = min(bytes.count, offset + length)
    guard let text = String(validating: bytes[offset..<end], as: UTF8.self),
      let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1
    else { throw failure("no UTF-8") }
    switch scalar.value {
    case 0x80...0x9F: throw failure("C1 control")
    // U+200E is popup's own, between right-to-left texts; the message's are dropped.
    case 0x061C, 0x200F, 0x202A...0x202E, 0x2066...0x2069: throw failure("bidi control")
    case 0x2028, 0x2029: throw failure("line separator")
    case 0xFEFF, 0xFFF9...0xFFFB: throw failure("invisible \(scalar.value)")
    default: offset = end
    }
  }

  // MARK: Sequences

  private mutating func sequence() throws {
    guard offset + 1 < bytes.count else { throw failure("ESC at the end") }
    switch bytes[offset + 1] {
    case UInt8(ascii: "7"), UInt8(ascii: "8"): offset += 2
    case UInt8(ascii: "("):
      guard offset + 2 < bytes.count, bytes[offset + 2] == UInt8(ascii: "B") else {
        throw failure("charset")
      }
      offset += 3
    case UInt8(ascii: "["): try controlSequence()
    default: throw failure("ESC \(bytes[offset + 1])")
    }
  }

  private mutating func controlSequence() throws {
    var end = offset + 2
    let isPrivate = end < bytes.count && bytes[end] == UInt8(ascii: "?")
    if isPrivate { end += 1 }
    var numbers: [Int?] = [nil]
    while end < bytes.count, (0x30...0x3B).contains(bytes[end]) {
      if bytes[end] == UInt8(ascii: ";") {
        numbers.append(nil)
      } else if bytes[end] <= UInt8(ascii: "9") {
        numbers[numbers.count - 1] = (numbers[numbers.count - 1] ?? 0) * 10 + Int(bytes[end] - 0x30)
      } else {
        throw failure("parameter")
      }
      end += 1
    }
    guard end < bytes.count else { throw failure("CSI at the end") }
    let final = Character(Unicode.Scalar(bytes[end]))
    guard isPrivate ? isMode(final, numbers) : isKnown(final, numbers) else {
      throw failure("CSI \(isPrivate ? "?" : "")\(numbers)\(final)")
    }
    offset = end + 1
  }

  private func isMode(_ final: Character, _ numbers: [Int?]) -> Bool {
    guard numbers.count == 1, let mode = numbers[0] else { return false }
    switch final {
    case "h", "l": return Self.privateModes.contains(mode)
    case "s", "r": return mode == 25
    default: return false
    }
  }

  private func isKnown(_ final: Character, _ numbers: [Int?]) -> Bool {
    let first = numbers[0] ?? 0
    switch final {
    case "H":
      guard numbers.count == 2, let column = numbers[1] else { return false }
      return (1...size.rows).contains(first) && (1...size.columns).contains(column)
    case "G": return numbers.count == 1 && (1...size.columns).contains(first)
    case "A", "B", "L", "M": return numbers.count == 1 && (1...size.rows).contains(first)
    case "J": return numbers == [nil] || numbers == [2]
    case "K": return numbers == [2]
    case "m": return !numbers.contains(nil) && isStyle(numbers.compactMap { $0 }[...])
    default: return false
    }
  }

  /// Zero first if at all, then attributes, then at most one foreground and one background.
  private func isStyle(_ numbers: ArraySlice<Int>) -> Bool {
    var rest = numbers
    if rest.first == 0 { rest.removeFirst() }
    while let first = rest.first, [1, 2, 3, 4, 7, 9].contains(first) { rest.removeFirst() }
    for base in [30, 40] {
      guard let first = rest.first else { return true }
      switch first {
      case base...base + 7, base + 9, base + 60...base + 67: rest.removeFirst()
      case base + 8:
        let isIndexed = rest.dropFirst().first == 5
        guard isIndexed || rest.dropFirst().first == 2 else { return false }
        let levels = rest.dropFirst(2).prefix(isIndexed ? 1 : 3)
        guard levels.count == (isIndexed ? 1 : 3), levels.allSatisfy({ $0 <= 255 }) else {
          return false
        }
        rest = rest.dropFirst(2 + levels.count)
      default: break
      }
    }
    return rest.isEmpty
  }
}
