/// What is neither a key nor a short sequence: the bodies of strings and endless sequences.
extension InputDecoder {
  /// Discards a string up to its terminator (ST, or BEL as xterm has it).
  ///
  /// CAN and SUB abort it, as does an ESC that begins something else. So does Ctrl-C, which no reply
  /// contains: whatever was sent, a person can leave.
  mutating func string(_ bytes: ByteText, after length: Int) -> DecodedInput {
    let end = min(bytes.count, InputDecoder.stringLimit - length)
    for index in 0..<max(0, end) {
      switch bytes[index] {
      case Byte.bell, Byte.cancel, Byte.substitute:
        state = .ground
        return .ignored(index + 1)
      case Byte.escape where index + 1 == bytes.count:
        return discarded(index, of: bytes, after: length)
      case Byte.escape where bytes[index + 1] == Byte.backslash:
        state = .ground
        return .ignored(index + 2)
      case Byte.escape, Byte.endOfText:
        state = .ground
        return index > 0 ? .ignored(index) : next(in: bytes)
      default:
        continue
      }
    }
    guard end == bytes.count else {
      state = .ground
      return end > 0 ? .ignored(end) : next(in: bytes)
    }
    // The last byte stays with the caller, who then knows that something is unfinished.
    return discarded(end - 1, of: bytes, after: length)
  }

  private mutating func discarded(
    _ count: Int, of bytes: ByteText, after length: Int
  ) -> DecodedInput {
    guard count > 0 else { return .incomplete }
    state = .string(length: length + count)
    return .ignored(count)
  }

  /// Discards the rest of a control sequence.
  mutating func overlong(_ bytes: ByteText) -> DecodedInput {
    for index in 0..<bytes.count where !Byte.isParameterOrIntermediate(bytes[index]) {
      state = .ground
      if Byte.isFinal(bytes[index]) || Byte.aborts(bytes[index]) { return .ignored(index + 1) }
      return index > 0 ? .ignored(index) : next(in: bytes)
    }
    return .ignored(bytes.count)
  }
}
