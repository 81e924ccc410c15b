/// Decodes the bytes that a terminal sends, one at a time, in constant memory and without a clock.
///
/// Silence never turns the rest of a sequence into keys: a state ends by its own grammar, by an Esc
/// that comes alone, or by Ctrl-C. Time decides one thing only: an ESC that nothing followed within the
/// Esc delay was the Esc key. So how bytes are divided over reads makes no difference, and neither
/// does a pause anywhere but right behind an ESC.
///
/// C1 controls count in both forms: as a raw byte that is not inside a UTF-8 character, and as the
/// UTF-8 character U+0080 to U+009F. In the table *new* means that the byte begins what it begins in
/// `ground`, and *silent* that Esc makes no event because it ended something.
///
/// | state | bytes | next state, event |
/// | --- | --- | --- |
/// | `ground` | ESC | `escape` |
/// | | C1: CSI; SS3, SS2; DCS, SOS, OSC, PM, APC | `controlSequence`; `singleShift`; `string` |
/// | | first byte of a UTF-8 character | `character` |
/// | | other C0, ASCII | `ground`, the key |
/// | | other | `ground` |
/// | `escape` | ESC | `escapeTwice`; when silent `escape` |
/// | | `[`; `O`; `P` `X` `]` `^` `_` | `controlSequence`; `singleShift`; `string` |
/// | | CAN, SUB | `ground` |
/// | | other C0, ASCII, UTF-8 | `ground`, the key with Alt |
/// | | *the Esc delay* | `tail`, Esc unless silent |
/// | `escapeTwice` | ESC | `escapeTwice`, Esc |
/// | | `[`, `O` | as `escape`, a key with Alt (rxvt) |
/// | | other | Esc, then as `escape` |
/// | | *the Esc delay* | `tail`, Esc |
/// | `tail` | `\` | `ground` |
/// | | `[`; `O`; `P` `X` `]` `^` `_` | as `escape`, but without an event |
/// | | other | new |
/// | `character` | the next byte | `character`; at its end `ground`, the key, or a C1 control |
/// | | other | new; the half of a character is dropped |
/// | `controlSequence` | parameters, intermediates | `controlSequence` |
/// | | `[` at once | `consoleKey` (F1 to F5 of the Linux console) |
/// | | final byte | `ground`, the event; `paste` after `200~`; `coordinates` |
/// | | ESC; C1 | `escape`, silent; new |
/// | | other | `ground` |
/// | `consoleKey` | one character | `ground` |
/// | `singleShift` | parameters; final byte | `singleShift`; `ground`, the key |
/// | | other | as `controlSequence` |
/// | `coordinates` | three bytes or characters | `ground` (X10, 1005; two or six for 1001) |
/// | | ESC; other C0 | `escape`, silent; `ground` |
/// | `string` | ST in any form, CAN, SUB; BEL in an OSC | `ground` |
/// | | ESC | `stringEscape` |
/// | `stringEscape` | `\` | `ground` |
/// | | other | as `escape` |
/// | | *the Esc delay* | `tail` |
/// | `paste` | ESC | `pasteEscape` |
/// | | Ctrl-C | `paste`, Ctrl-C |
/// | | UTF-8 | `paste`, a pasted scalar |
/// | `pasteEscape` | `[` | `pasteSequence` |
/// | | other | a pasted ESC, then as `paste` |
/// | | *the Esc delay* | `tail` |
/// | `pasteSequence` | parameters | `pasteSequence` |
/// | | `201~`; an encoded Ctrl-C | `ground`; `paste`, Ctrl-C |
/// | | other | `pasteReplay`: it was text |
/// | all but `paste` | Ctrl-C (0x03) | `ground`, Ctrl-C |
package struct InputDecoder: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case ground
    case escape(isSilent: Bool)
    case escapeTwice
    /// After an ESC that its delay decided: it may have been the first byte of a sequence after all.
    case tail
    /// `isSwallowed`: it ended a sequence that it cannot stand in.
    case character(isSwallowed: Bool)
    case controlSequence
    case consoleKey
    case singleShift
    case coordinates(MouseCoordinates)
    case string(isOSC: Bool)
    case stringEscape
    case paste
    /// `isLone`: its delay has passed, but Esc does not time out.
    case pasteEscape(isLone: Bool)
    case pasteSequence
    /// Emits what was taken for an end mark as the text that it is; so many bytes of it are out.
    case pasteReplay(Int)
  }

  /// Whether the Esc delay makes an Esc of an ESC that nothing followed.
  private let escapeTimesOut: Bool
  var state = State.ground
  /// The modifiers that come before the sequence: Alt as a second ESC.
  var modifiers: Modifiers = []
  var sequence = ControlSequenceInput()
  var reader = UTF8Reader()
  /// The paste began with U+009B, so its end mark may as well. Text is no danger to a paste in the
  /// other form, whose terminal filters ESC alone.
  var isPasteEightBit = false
  /// The sequence makes no event: its first byte was taken for an Esc, or came too early to count.
  var isDiscarded = false

  /// `escapeTimesOut` is false where Esc means nothing; then the safest reading of a lone ESC is the
  /// first byte of a sequence, for ever.
  package init(escapeTimesOut: Bool = true) { self.escapeTimesOut = escapeTimesOut }

  /// Decodes a byte. One that is not consumed has to be passed again.
  package mutating func decode(_ byte: UInt8) -> DecodedInput {
    let decoded = step(byte)
    let isKept = !isDiscarded || decoded.event?.isInterrupt ?? false
    if state == .ground { self = InputDecoder(escapeTimesOut: escapeTimesOut) }
    return isKept ? decoded : DecodedInput(event: nil, isConsumed: decoded.isConsumed)
  }

  private mutating func step(_ byte: UInt8) -> DecodedInput {
    switch state {
    case .ground: ground(byte)
    case .escape(let isSilent): escape(byte, isSilent: isSilent)
    case .escapeTwice: escapeTwice(byte)
    case .tail: tail(byte)
    case .character(let isSwallowed): character(byte, isSwallowed: isSwallowed)
    case .controlSequence: controlSequence(byte)
    case .consoleKey: consoleKey(byte)
    case .singleShift: singleShift(byte)
    case .coordinates(let coordinates): self.coordinates(byte, coordinates)
    case .string(let isOSC): string(byte, isOSC: isOSC)
    case .stringEscape: stringEscape(byte)
    case .paste: paste(byte)
    case .pasteEscape(let isLone): pasteEscape(byte, isLone: isLone)
    case .pasteSequence: pasteSequence(byte)
    case .pasteReplay(let count): pasteReplay(count)
    }
  }

  // MARK: Silence

  /// Whether the Esc delay decides something when no byte comes.
  package var awaitsEscapeDelay: Bool {
    switch state {
    case .escape, .escapeTwice, .stringEscape: escapeTimesOut
    case .pasteEscape(let isLone): !isLone
    default: false
    }
  }

  /// Decides that the last ESC came alone; to be called when no byte followed it within the Esc delay.
  package mutating func endEscapeDelay() -> Event? {
    guard awaitsEscapeDelay else { return nil }
    var event: Event?
    switch state {
    case .escape(let isSilent): event = isSilent || isDiscarded ? nil : .key(.escape, [])
    case .escapeTwice: event = .key(.escape, [])
    case .pasteEscape where !escapeTimesOut:
      state = .pasteEscape(isLone: true)
      return nil
    default: break
    }
    self = InputDecoder(escapeTimesOut: escapeTimesOut)
    state = .tail
    return event
  }

  /// Drops the event of the sequence that has begun; its rest is still decoded as its rest.
  package mutating func discardSequence() {
    switch state {
    case .ground, .tail: return
    case .escapeTwice: state = .escape(isSilent: false)
    default: break
    }
    isDiscarded = true
  }

  // MARK: Beginnings

  /// Begins an escape sequence, `isSilent` when it interrupts another one.
  mutating func beginEscape(isSilent: Bool) -> DecodedInput {
    self = InputDecoder(escapeTimesOut: escapeTimesOut)
    state = .escape(isSilent: isSilent)
    return .nothing
  }

  /// Ends whatever had begun.
  mutating func end(_ event: Event? = nil) -> DecodedInput {
    state = .ground
    return .event(event)
  }

  /// Ends whatever had begun before this byte, which is then decoded by itself.
  mutating func endBefore() -> DecodedInput {
    state = .ground
    return .again
  }
}
