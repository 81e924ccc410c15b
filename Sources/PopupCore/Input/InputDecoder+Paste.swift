/// Pastes in brackets (xterm's mode 2004), whose body is not to be taken for keys.
///
/// An end mark may get lost on the way. So that nobody is locked in, a key that comes alone after
/// the paste has stalled ends it.
extension InputDecoder {
  /// ESC [ 201 ~
  private static let pasteEnd: StaticString = "\u{1B}[201~"

  /// A paste is handed on scalar by scalar until its end mark; an ESC in it is text as well.
  mutating func paste(_ bytes: ByteText) -> DecodedInput {
    guard bytes[0] == Byte.escape else {
      return switch UTF8Decoder(bytes, at: 0) {
      case .incomplete: .incomplete
      case .invalid(let length): .ignored(length)
      case .scalar(let scalar, let length): DecodedInput(.pasted(scalar), consumed: length)
      }
    }
    let length = Self.pasteEndLength(bytes)
    if length == Self.pasteEnd.utf8CodeUnitCount {
      state = .ground
      return .ignored(length)
    }
    return length < bytes.count ? DecodedInput(.pasted("\u{1B}"), consumed: 1) : .incomplete
  }

  /// How many bytes of the end mark are there.
  private static func pasteEndLength(_ bytes: ByteText) -> Int {
    let mark = pasteEnd.bytes
    let limit = min(bytes.count, mark.count)
    for index in 0..<limit where bytes[index] != mark[index] { return index }
    return limit
  }

  /// The paste goes on, unless what came since the silence may be a key that came alone: that is
  /// for the Esc delay to say.
  mutating func stalledPaste(_ bytes: ByteText, after before: Int) -> DecodedInput {
    if before == 0, loneKey(bytes) != nil { return .incomplete }
    let decoded = paste(bytes)
    guard decoded.consumed > 0, state != .ground else { return decoded }
    let left = before - decoded.consumed
    state = left < 0 ? .paste : .stalledPaste(after: left)
    return decoded
  }

  /// The key that came alone after a silence: the paste's end was lost, or this is the last of it.
  ///
  /// So it presses nothing, but Esc and Ctrl-C act. What may go on byte by byte, as text does, has
  /// been alone for longer than a whole sequence needs to be.
  func keyAfterPaste(_ bytes: ByteText, silences: Int) -> DecodedInput? {
    guard let key = loneKey(bytes) else { return nil }
    if key.event?.leaves ?? false { return key }
    let isWhole = bytes[0] == Byte.escape && key.consumed > 0
    return isWhole || silences >= Self.patience ? .ignored(bytes.count) : nil
  }

  /// The bytes as one key, incomplete when they are half of one; nil when there are more of them, or
  /// they begin the paste's end mark.
  private func loneKey(_ bytes: ByteText) -> DecodedInput? {
    let isMark =
      Self.pasteEndLength(bytes) == min(bytes.count, Self.pasteEnd.utf8CodeUnitCount)
    guard bytes.count == 1 || !isMark else { return nil }
    var alone = InputDecoder()
    let key = alone.next(in: bytes)
    guard key.consumed > 0 else { return typedKey(bytes) ?? key }
    return key.consumed == bytes.count && alone.state == .ground ? key : nil
  }
}

extension Event {
  /// Esc, and what a terminal makes signals of that end a program.
  fileprivate var leaves: Bool {
    switch self {
    case .key(.escape, let modifiers): modifiers.isEmpty
    case .key(.character("c"), let modifiers), .key(.character("\\"), let modifiers):
      modifiers.contains(.control)
    case .key, .mouse, .pasted: false
    }
  }
}
