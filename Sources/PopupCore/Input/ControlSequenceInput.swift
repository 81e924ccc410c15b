/// A control sequence (CSI) that a terminal sent, cut into its parts but not yet understood.
struct ControlSequenceInput {
  enum Scan {
    case incomplete
    /// Ends at an offset and is none of ours: a console's function key, an X10 mouse report, a
    /// sequence that was aborted.
    case meaningless(end: Int)
    /// Went on beyond the limit, up to an offset.
    case overlong(end: Int)
    case complete(ControlSequenceInput, end: Int)
  }

  private let bytes: ByteText
  /// Where the parameters begin and end.
  private let start: Int
  private let end: Int
  let hasIntermediates: Bool
  let final: UInt8

  /// Looks for the end of the sequence whose `[` is just before `start`.
  static func scan(_ bytes: ByteText, from start: Int, limit: Int) -> Scan {
    if start < bytes.count, bytes[start] == Byte.leftBracket {
      // The Linux console's F1 to F5 are ESC [ [ A to E.
      return start + 1 < bytes.count ? .meaningless(end: start + 2) : .incomplete
    }
    var parametersEnd = start
    for index in start..<max(start, bytes.count) {
      let byte = bytes[index]
      guard index - start < limit else { return .overlong(end: index) }
      if Byte.aborts(byte) { return .meaningless(end: index + 1) }
      if byte >= 0x30, byte <= 0x3F {
        if parametersEnd == index { parametersEnd += 1 }
      } else if Byte.isFinal(byte) || isShiftOfRxvt(bytes, start..<index) {
        if byte == UInt8(ascii: "M"), index == start { return mouseX10(bytes, from: index + 1) }
        let sequence = ControlSequenceInput(
          bytes: bytes, start: start, end: parametersEnd,
          hasIntermediates: parametersEnd != index, final: byte)
        return .complete(sequence, end: index + 1)
      } else if !Byte.isParameterOrIntermediate(byte) {
        return .meaningless(end: index)
      }
    }
    return .incomplete
  }

  /// rxvt ends a key's number with `$` when Shift is held, though ECMA-48 wants a final after it.
  /// Replies that have a `$` there have more than one parameter.
  private static func isShiftOfRxvt(_ bytes: ByteText, _ parameters: Range<Int>) -> Bool {
    guard bytes[parameters.upperBound] == Byte.dollar, !parameters.isEmpty else { return false }
    for index in parameters where !Byte.isDigit(bytes[index]) { return false }
    return true
  }

  /// Three bytes, none of them a control, follow ESC [ M.
  private static func mouseX10(_ bytes: ByteText, from start: Int) -> Scan {
    for index in start..<start + 3 {
      guard index < bytes.count else { return .incomplete }
      guard bytes[index] >= 0x20 else { return .meaningless(end: index) }
    }
    return .meaningless(end: start + 3)
  }

  /// The byte that makes the sequence a private one, 0 when it is not.
  var privateMarker: UInt8 {
    start < end && bytes[start] >= Byte.lessThan ? bytes[start] : 0
  }

  /// A number of a parameter, both counted from 0; nil where none is given. Saturates.
  func number(_ parameter: Int, _ sub: Int = 0) -> Int? {
    var position = (parameter: 0, sub: 0)
    var value: Int?
    for index in start..<max(start, end) {
      let byte = bytes[index]
      if byte == Byte.semicolon {
        position = (position.parameter + 1, 0)
      } else if byte == Byte.colon {
        position.sub += 1
      } else if position == (parameter, sub), Byte.isDigit(byte) {
        value = min((value ?? 0) * 10 + Int(byte) - 0x30, 99_999_999)
      }
    }
    return value
  }
}

extension Modifiers {
  /// From the modifier parameter of xterm and kitty, a bit field plus 1; nil when Super, Hyper or
  /// Meta is held, with which no key means anything here. Caps Lock and Num Lock are nothing held.
  init?(parameter: Int) {
    let field = max(0, parameter - 1)
    guard field & 0b11_1000 == 0 else { return nil }
    self = []
    if field & 1 != 0 { insert(.shift) }
    if field & 2 != 0 { insert(.alt) }
    if field & 4 != 0 { insert(.control) }
  }
}
