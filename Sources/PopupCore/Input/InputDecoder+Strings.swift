/// The bodies of OSC, DCS, APC, PM and SOS strings: skipped, however long they are.
extension InputDecoder {
  /// C1 controls other than ST are data here, since a reply may contain text from the screen.
  mutating func string(_ byte: UInt8, isOSC: Bool) -> DecodedInput {
    if reader.isInside {
      switch reader.read(byte) {
      case .incomplete: return .nothing
      case .scalar(let scalar): return scalar == "\u{9C}" ? end() : .nothing
      // The byte does not continue the character: decode it below.
      case .invalid: break
      }
    }
    switch byte {
    case Byte.endOfText: return end(.interrupt)
    case Byte.cancel, Byte.substitute, 0x9C: return end()
    // As xterm ends an OSC.
    case Byte.bell where isOSC: return end()
    case Byte.escape: state = .stringEscape
    case 0x80...0xFF: _ = reader.read(byte)
    default: break
    }
    return .nothing
  }

  /// ST, or an ESC that aborts the string and begins something else.
  mutating func stringEscape(_ byte: UInt8) -> DecodedInput {
    if byte == Byte.backslash { return end() }
    _ = beginEscape(isSilent: true)
    return .again
  }
}
