/// A control sequence as a terminal sees it.
struct VirtualSequence: Sendable, CustomStringConvertible {
  /// `?`, `<` and the like, empty for most.
  var prefix = ""
  var parameters: [Int] = []
  var final = ""

  var description: String {
    "CSI \(prefix)\(parameters.map(String.init).joined(separator: ";"))\(final)"
  }
}

/// Cuts a terminal's output into characters, controls and sequences, byte by byte.
struct VirtualScanner: Sendable {
  enum Token {
    case character(Unicode.Scalar)
    case control(UInt8)
    case sequence(VirtualSequence)
    case charsetASCII
    case saveCursor, restoreCursor
    case unknown(String)
  }

  private enum State {
    case ground, escape, charset, sequence
  }

  private var state = State.ground
  private var sequenceText = ""
  private var character: [UInt8] = []

  mutating func next(_ byte: UInt8) -> Token? {
    switch state {
    case .ground: return ground(byte)
    case .escape: return escape(byte)
    case .charset:
      state = .ground
      return byte == UInt8(ascii: "B") ? .charsetASCII : .unknown("ESC ( \(byte)")
    case .sequence: return sequence(byte)
    }
  }

  private mutating func ground(_ byte: UInt8) -> Token? {
    if byte >= 0x80 {
      character.append(byte)
      let expected = character[0] >= 0xF0 ? 4 : character[0] >= 0xE0 ? 3 : 2
      guard character.count == expected else { return nil }
      defer { character = [] }
      let text = String(decoding: character, as: UTF8.self)
      guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
        scalar.value > 0x9F, scalar != "\u{FFFD}" || character == [0xEF, 0xBF, 0xBD]
      else { return .unknown("bytes \(character), no text in UTF-8") }
      return .character(scalar)
    }
    guard character.isEmpty else {
      character = []
      return .unknown("UTF-8 cut short before byte \(byte)")
    }
    switch byte {
    case 0x1B:
      state = .escape
      return nil
    case 0x00..<0x20, 0x7F: return .control(byte)
    default: return .character(Unicode.Scalar(byte))
    }
  }

  private mutating func escape(_ byte: UInt8) -> Token? {
    switch byte {
    case UInt8(ascii: "["):
      state = .sequence
      sequenceText = ""
      return nil
    case UInt8(ascii: "("):
      state = .charset
      return nil
    case UInt8(ascii: "7"), UInt8(ascii: "8"):
      state = .ground
      return byte == UInt8(ascii: "7") ? .saveCursor : .restoreCursor
    default:
      state = .ground
      return .unknown("ESC \(byte)")
    }
  }

  private mutating func sequence(_ byte: UInt8) -> Token? {
    switch byte {
    case 0x20...0x3F:
      sequenceText.append(Character(Unicode.Scalar(byte)))
      return nil
    case 0x40...0x7E:
      state = .ground
      var sequence = VirtualSequence()
      sequence.final = String(Character(Unicode.Scalar(byte)))
      var text = sequenceText[...]
      if let first = text.first, "<=>?".contains(first) {
        sequence.prefix = String(text.removeFirst())
      }
      guard text.allSatisfy({ $0 == ";" || $0.isNumber }) else {
        return .unknown("CSI \(sequenceText)\(sequence.final)")
      }
      if !text.isEmpty {
        sequence.parameters = text.split(separator: ";", omittingEmptySubsequences: false)
          .map { Int($0) ?? 0 }
      }
      return .sequence(sequence)
    default:
      state = .ground
      return .unknown("byte \(byte) in CSI \(sequenceText)")
    }
  }
}
