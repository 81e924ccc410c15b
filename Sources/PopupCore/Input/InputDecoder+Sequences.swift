/// Sequences that end with a final byte, and the coordinates that follow some of them.
extension InputDecoder {
  mutating func controlSequence(_ byte: UInt8) -> DecodedInput {
    if byte == Byte.leftBracket, sequence.isEmpty {
      state = .consoleKey
      return .nothing
    }
    guard Byte.isFinal(byte) || sequence.endsAsKeyOfRxvt(with: byte) else {
      guard Byte.isParameterOrIntermediate(byte) else { return interruptSequence(byte) }
      sequence.append(byte)
      return .nothing
    }
    sequence.end(with: byte)
    if sequence.coordinateCount > 0 {
      state = .coordinates(MouseCoordinates(count: sequence.coordinateCount))
      return .nothing
    }
    if sequence.beginsPaste {
      isPasteEightBit = sequence.isEightBit
      state = .paste
      return .nothing
    }
    return end(sequence.event(modifiers))
  }

  mutating func singleShift(_ byte: UInt8) -> DecodedInput {
    switch byte {
    case 0x30...0x3B: sequence.append(byte)
    case 0x20, 0x40...0x7E:
      sequence.end(with: byte)
      return end(SingleShift.event(sequence, modifiers))
    default: return interruptSequence(byte)
    }
    return .nothing
  }

  /// The Linux console's F1 to F5 are ESC [ [ A to E.
  mutating func consoleKey(_ byte: UInt8) -> DecodedInput {
    byte >= 0x20 && byte < 0x7F ? end() : interruptSequence(byte)
  }

  mutating func coordinates(_ byte: UInt8, _ coordinates: MouseCoordinates) -> DecodedInput {
    var coordinates = coordinates
    switch coordinates.read(byte) {
    case .more:
      state = .coordinates(coordinates)
      return .nothing
    case .complete: return end()
    case .exceeded: return endBefore()
    case .aborted: return interruptSequence(byte)
    }
  }

  /// A byte that is invalid in a sequence ends it and is dropped, with the rest of its UTF-8
  /// character. A byte that introduces a sequence begins one, and Ctrl-C acts.
  private mutating func interruptSequence(_ byte: UInt8) -> DecodedInput {
    switch byte {
    case Byte.endOfText: return end(.interrupt)
    case Byte.escape: return beginEscape(isSilent: true)
    case 0x80...0xFF:
      isDiscarded = false
      modifiers = []
      return byte < 0xA0 ? control(byte) : beginCharacter(byte, isSwallowed: true)
    default: return end()
    }
  }
}
