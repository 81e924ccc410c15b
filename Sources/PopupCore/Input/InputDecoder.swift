/// Decodes the bytes that a terminal sends, one at a time, in constant memory and without a clock.
///
/// A pause never turns the rest of a sequence into keys: a state ends by its own grammar, by a lone
/// Esc, or by Ctrl-C. Time decides only one thing: an ESC that no byte follows within the Esc delay
/// is the Esc key. So neither the division of bytes into reads nor a pause changes the result,
/// except for a pause directly after an ESC.
///
/// C1 controls count in both forms: as a raw byte outside a UTF-8 character, and as the UTF-8
/// character U+0080 to U+009F. In the table, *new* means that the byte is decoded as in `ground`,
/// and *silent* that ESC makes no event because it ended a sequence.
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
    /// After an ESC whose delay expired: the rest of a sequence may still arrive.
    case tail
    /// `isSwallowed`: the character interrupted a sequence, so it makes no event.
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
    /// Emits as text what looked like an end mark; the value counts the bytes already emitted.
    case pasteReplay(Int)
  }

  /// Whether an ESC becomes the Esc key when the Esc delay expires.
  private let escapeTimesOut: Bool
  var state = State.ground
  /// Modifiers given before the sequence: a second ESC is Alt.
  var modifiers: Modifiers = []
  var sequence = ControlSequenceInput()
  var reader = UTF8Reader()
  /// The paste began with U+009B, so its end mark may too. In a paste that began with ESC [, U+009B
  /// is text: the terminal removes only ESC from pasted text.
  var isPasteEightBit = false
  /// The sequence makes no event: its first byte already counted as Esc, or arrived before keys
  /// counted.
  var isDiscarded = false

  /// Pass false for `escapeTimesOut` if the Esc key does nothing: an ESC is then always the start
  /// of a sequence.
  package init(escapeTimesOut: Bool = true) { self.escapeTimesOut = escapeTimesOut }

  /// Decodes a byte. If it is not consumed, pass it again.
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

  /// Whether an event or a state depends on the Esc delay expiring.
  package var awaitsEscapeDelay: Bool {
    switch state {
    case .escape, .escapeTwice, .stringEscape: escapeTimesOut
    case .pasteEscape(let isLone): !isLone
    default: false
    }
  }

  /// Treats the last ESC as a lone one. Call this when no byte has followed it within the Esc
  /// delay.
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

  /// Discards the event of the sequence in progress; the rest of the sequence is still decoded.
  package mutating func discardSequence() {
    switch state {
    case .ground, .tail: return
    case .escapeTwice: state = .escape(isSilent: false)
    default: break
    }
    isDiscarded = true
  }

  // MARK: Beginnings

  /// Begins an escape sequence, `isSilent` if it interrupts another one.
  mutating func beginEscape(isSilent: Bool) -> DecodedInput {
    self = InputDecoder(escapeTimesOut: escapeTimesOut)
    state = .escape(isSilent: isSilent)
    return .nothing
  }

  /// Ends the state in progress, with the event that it decoded.
  mutating func end(_ event: Event? = nil) -> DecodedInput {
    state = .ground
    return .event(event)
  }

  /// Ends the state in progress without consuming the byte, which is decoded again as in `ground`.
  mutating func endBefore() -> DecodedInput {
    state = .ground
    return .again
  }
}
