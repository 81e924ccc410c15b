/// Bracketed pastes (xterm's mode 2004), whose text must not act as keys.
///
/// A paste ends with its end mark or, if that is lost, with a lone Esc. Only Ctrl-C acts inside a
/// paste. It does not end the paste, since more pasted text may follow.
extension InputDecoder {
  mutating func paste(_ byte: UInt8) -> DecodedInput {
    if reader.isInside {
      switch reader.read(byte) {
      case .incomplete: return .nothing
      case .scalar(let scalar): return pasted(scalar)
      // The byte does not continue the character: decode it below.
      case .invalid: break
      }
    }
    switch byte {
    case Byte.endOfText: return .event(.interrupt)
    case Byte.escape: state = .pasteEscape(isLone: false)
    case 0x9B where isPasteEightBit: beginPasteSequence(isEightBit: true)
    case 0x00...0x7F: return .event(.pasted(Unicode.Scalar(byte)))
    default: _ = reader.read(byte)
    }
    return .nothing
  }

  private mutating func pasted(_ scalar: Unicode.Scalar) -> DecodedInput {
    guard scalar == "\u{9B}", isPasteEightBit else { return .event(.pasted(scalar)) }
    beginPasteSequence(isEightBit: true)
    return .nothing
  }

  private mutating func beginPasteSequence(isEightBit: Bool) {
    sequence = ControlSequenceInput()
    sequence.isEightBit = isEightBit
    state = .pasteSequence
  }

  mutating func pasteEscape(_ byte: UInt8, isLone: Bool) -> DecodedInput {
    switch byte {
    case Byte.leftBracket:
      beginPasteSequence(isEightBit: false)
      return .nothing
    // Where Esc does not time out, a second Esc ends the paste.
    case Byte.escape where isLone: return beginEscape(isSilent: true)
    default:
      state = .paste
      return .before(.pasted("\u{1B}"))
    }
  }

  /// The end mark, Ctrl-C as kitty or xterm encodes it, or text that looks like the start of either.
  mutating func pasteSequence(_ byte: UInt8) -> DecodedInput {
    if byte >= 0x30, byte <= Byte.semicolon,
      sequence.parameters.count < ControlSequenceInput.capacity
    {
      sequence.append(byte)
      return .nothing
    }
    var ended = sequence
    ended.end(with: byte)
    if ended.endsPaste { return end() }
    if let event = ended.event([]), event.isInterrupt {
      state = .paste
      return .event(event)
    }
    state = .pasteReplay(0)
    return .again
  }

  /// Emits one more byte of a sequence that was text, then resumes the paste.
  mutating func pasteReplay(_ count: Int) -> DecodedInput {
    let introducer: [UInt8] = sequence.isEightBit ? [0x9B] : [Byte.escape, Byte.leftBracket]
    let index = count - introducer.count
    let byte = index < 0 ? introducer[count] : sequence.parameters[index]
    let length = introducer.count + sequence.parameters.count
    state = count + 1 < length ? .pasteReplay(count + 1) : .paste
    return .before(.pasted(Unicode.Scalar(byte)))
  }
}
