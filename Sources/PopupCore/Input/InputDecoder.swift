/// Makes events of the bytes a terminal sends, one at a time and without a clock.
///
/// The caller keeps what `next` did not consume, adds what is read later, and calls `next` until it
/// consumes nothing. While `awaitsMore` says so and nothing comes, it calls `timeout` after each Esc
/// delay. But for these silences, how the bytes were split over reads makes no difference.
package struct InputDecoder: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case ground
    /// Between the marks of a bracketed paste.
    case paste
    /// In a paste in which nothing came for long, after so many of the bytes that are left over.
    case stalledPaste(after: Int)
    /// In an OSC, DCS, APC, PM or SOS string, after so many bytes.
    case string(length: Int)
    /// In a control sequence that is longer than any real one.
    case overlong
  }

  /// In bytes.
  static let controlSequenceLimit = 4096
  static let stringLimit = 1 << 20

  /// The Esc delays that half a sequence may take to go on. Only an Esc must act after the first:
  /// the rest of a late reply, taken for keys, would answer the question.
  static let patience = 4
  /// The Esc delays after which a paste has stalled: half a second, over ssh three times as long.
  static let stall = 10

  var state = State.ground
  /// An Esc was just told by its delay: an arrow's `[A` may still follow it over a slow link.
  private var followsEscape = false
  /// The delays that passed over the same bytes, and how many bytes those were.
  private var silences = 0
  private var silentCount = 0

  package init() {}

  /// Decodes what the bytes begin with.
  package mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> DecodedInput {
    let decoded = next(in: ByteText(bytes))
    if decoded.consumed > 0 { silences = 0 }
    return decoded
  }

  /// Whether silence decides something, with so many bytes left over.
  package func awaitsMore(leftOver count: Int) -> Bool {
    switch state {
    case .ground: count > 0
    case .paste, .string, .overlong: true
    case .stalledPaste(let before): count > before
    }
  }

  /// Decides what the bytes were when no more came within the Esc delay.
  ///
  /// A lone ESC was the Esc key. Half of anything else is discarded whole after a few delays; until
  /// then this consumes nothing. A paste waits for its end as long as it takes, but where that was
  /// lost a key that comes alone, long after the rest, ends it.
  package mutating func timeout(in bytes: UnsafeBufferPointer<UInt8>) -> DecodedInput {
    let decoded = next(in: bytes)
    let bytes = ByteText(bytes)
    guard decoded.consumed == 0 else { return decoded }
    silences = bytes.count == silentCount ? silences + 1 : 1
    silentCount = bytes.count
    if let key = silentKey(bytes) {
      silences = 0
      state = .ground
      followsEscape = key.event == .key(.escape, [])
      return key
    }
    guard silences >= (isInPaste ? Self.stall : Self.patience) else { return .incomplete }
    silences = 0
    guard !isInPaste else {
      state = .stalledPaste(after: bytes.count)
      return .incomplete
    }
    followsEscape = false
    state = .ground
    return .ignored(bytes.count)
  }

  private var isInPaste: Bool {
    switch state {
    case .paste, .stalledPaste: true
    case .ground, .string, .overlong: false
    }
  }

  /// The key that silence shows the bytes to be.
  private func silentKey(_ bytes: ByteText) -> DecodedInput? {
    switch state {
    case .ground: typedKey(bytes)
    case .stalledPaste(after: 0): keyAfterPaste(bytes, silences: silences)
    case .stalledPaste, .paste, .string, .overlong: nil
    }
  }

  /// The key that looks like the beginning of a sequence, as long as nothing follows it.
  func typedKey(_ bytes: ByteText) -> DecodedInput? {
    switch (bytes.count, bytes[0], bytes[1]) {
    case (1, Byte.escape, _): .key(.escape, consumed: 1)
    case (2, Byte.escape, Byte.escape): .key(.escape, .alt, consumed: 2)
    case (1, Byte.leftBracket, _), (1, Byte.letterO, _): plainKey(bytes, at: 0, [])
    default: nil
    }
  }

  mutating func next(in bytes: ByteText) -> DecodedInput {
    guard !bytes.isEmpty else { return .incomplete }
    switch state {
    case .ground: return ground(bytes)
    case .paste: return paste(bytes)
    case .stalledPaste(let before): return stalledPaste(bytes, after: before)
    case .string(let length): return string(bytes, after: length)
    case .overlong: return overlong(bytes)
    }
  }

  private mutating func ground(_ bytes: ByteText) -> DecodedInput {
    if followsEscape, bytes[0] == Byte.leftBracket || bytes[0] == Byte.letterO {
      let tail = introduced(bytes, by: 0, [])
      if tail.consumed != 1 {
        followsEscape = tail.consumed == 0
        return .ignored(tail.consumed)
      }
    }
    followsEscape = false
    return bytes[0] == Byte.escape ? escape(bytes) : plainKey(bytes, at: 0, [])
  }

  /// What begins with ESC: a sequence, a string, or a key pressed with Alt.
  private mutating func escape(_ bytes: ByteText) -> DecodedInput {
    guard bytes.count > 1 else { return .incomplete }
    switch bytes[1] {
    case Byte.leftBracket, Byte.letterO:
      return introduced(bytes, by: 1, [])
    case let byte where Byte.introducesString(byte):
      // It may be a key with Alt as well: as long as nothing follows, the Esc delay decides.
      guard bytes.count > 2 else { return .incomplete }
      state = .string(length: 0)
      return .ignored(2)
    case Byte.escape:
      return doubleEscape(bytes)
    default:
      return plainKey(bytes, at: 1, .alt)
    }
  }

  /// ESC ESC is Alt-Esc, or what rxvt puts before a key pressed with Alt, or an Esc just before
  /// something else.
  private mutating func doubleEscape(_ bytes: ByteText) -> DecodedInput {
    guard bytes.count > 2 else { return .incomplete }
    switch bytes[2] {
    case Byte.leftBracket, Byte.letterO: return introduced(bytes, by: 2, .alt)
    case Byte.escape: return .key(.escape, .alt, consumed: 2)
    default: return .key(.escape, consumed: 1)
    }
  }

  /// A control sequence or a single shift, whose `[` or `O` is at `introducer`.
  private mutating func introduced(
    _ bytes: ByteText, by introducer: Int, _ modifiers: Modifiers
  ) -> DecodedInput {
    guard bytes[introducer] == Byte.leftBracket else {
      return SingleShift.decode(bytes, from: introducer + 1, modifiers)
    }
    switch ControlSequenceInput.scan(bytes, from: introducer + 1, limit: Self.controlSequenceLimit)
    {
    case .incomplete:
      return .incomplete
    case .overlong(let end):
      state = .overlong
      return .ignored(end)
    case .meaningless(let end):
      return .ignored(end)
    case .complete(let sequence, let end):
      if sequence.beginsPaste { state = .paste }
      return DecodedInput(sequence.event(modifiers), consumed: end)
    }
  }
}
