/// Single keys, and the bytes that introduce longer sequences.
extension InputDecoder {
  mutating func ground(_ byte: UInt8) -> DecodedInput {
    switch byte {
    case Byte.escape: beginEscape(isSilent: false)
    case 0x00...0x7F: plainKey(byte)
    case 0x80...0x9F: control(byte)
    default: beginCharacter(byte)
    }
  }

  private mutating func plainKey(_ byte: UInt8, _ outer: Modifiers = []) -> DecodedInput {
    let (key, implied) = Key.plain(byte)
    return end(.key(key, outer.union(implied)))
  }

  /// A C1 control.
  mutating func control(_ value: UInt8) -> DecodedInput {
    switch value {
    // No key sends SS2: skip the character that it shifts.
    case 0x8E:
      isDiscarded = true
      state = .singleShift
    case 0x8F: state = .singleShift
    case 0x9B:
      sequence = ControlSequenceInput()
      sequence.isEightBit = true
      state = .controlSequence
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string(isOSC: value == 0x9D)
    default: state = .ground
    }
    return .nothing
  }

  // MARK: UTF-8

  mutating func beginCharacter(_ byte: UInt8, isSwallowed: Bool = false) -> DecodedInput {
    let isIncomplete = reader.read(byte) == .incomplete
    state = isIncomplete ? .character(isSwallowed: isSwallowed) : .ground
    return .nothing
  }

  mutating func character(_ byte: UInt8, isSwallowed: Bool) -> DecodedInput {
    switch reader.read(byte) {
    case .incomplete: return .nothing
    case .invalid: return endBefore()
    case .scalar(let scalar):
      guard scalar.value > 0x9F else { return control(UInt8(truncatingIfNeeded: scalar.value)) }
      return end(isSwallowed ? nil : .key(.character(scalar), modifiers))
    }
  }

  // MARK: ESC

  mutating func escape(_ byte: UInt8, isSilent: Bool) -> DecodedInput {
    if introduce(byte) { return .nothing }
    switch byte {
    case Byte.escape:
      if isSilent || isDiscarded { return beginEscape(isSilent: false) }
      state = .escapeTwice
      return .nothing
    case Byte.cancel, Byte.substitute: return end()
    case 0x00...0x7F: return plainKey(byte, .alt)
    case 0x80...0x9F: return control(byte)
    default:
      modifiers = .alt
      return beginCharacter(byte)
    }
  }

  /// After two ESC: the Esc key twice, rxvt's prefix for Alt, or the Esc key followed by other
  /// input.
  mutating func escapeTwice(_ byte: UInt8) -> DecodedInput {
    switch byte {
    case Byte.leftBracket, Byte.letterO:
      modifiers = .alt
      _ = introduce(byte)
      return .nothing
    case Byte.escape: return .key(.escape)
    default:
      state = .escape(isSilent: false)
      return .before(.key(.escape, []))
    }
  }

  /// After an ESC that counted as the Esc key. If a slow link only delayed the rest of a sequence,
  /// that rest is skipped, however late it arrives.
  mutating func tail(_ byte: UInt8) -> DecodedInput {
    if introduce(byte) {
      isDiscarded = true
      return .nothing
    }
    return byte == Byte.backslash ? end() : endBefore()
  }

  /// Begins the sequence that a byte after ESC introduces; false if it introduces none.
  private mutating func introduce(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.leftBracket: state = .controlSequence
    case Byte.letterO: state = .singleShift
    case let byte where Byte.introducesString(byte):
      state = .string(isOSC: byte == UInt8(ascii: "]"))
    default: return false
    }
    sequence = ControlSequenceInput()
    return true
  }
}
