/// The result of strictly decoding the UTF-8 sequence at an offset of a text.
enum UTF8Decoder: Equatable {
  /// The text ends inside the sequence.
  case incomplete
  /// The maximal subpart of an ill-formed sequence (Unicode 15.0, section 3.9): at least one byte.
  case invalid(length: Int)
  case scalar(Unicode.Scalar, length: Int)

  init(_ bytes: ByteText, at offset: Int) {
    guard var sequence = UTF8Sequence(lead: bytes[offset]) else {
      self = .invalid(length: 1)
      return
    }
    var length = 1
    while sequence.isOpen {
      guard offset + length < bytes.count else {
        self = .incomplete
        return
      }
      guard sequence.accept(bytes[offset + length]) else {
        self = .invalid(length: length)
        return
      }
      length += 1
    }
    self = .scalar(Unicode.Scalar(sequence.value) ?? "\u{FFFD}", length: length)
  }
}
