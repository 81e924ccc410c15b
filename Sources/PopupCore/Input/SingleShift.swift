/// Keys that come as SS3: ESC O, digits for modifiers in some old terminals, one byte.
enum SingleShift {
  /// Decodes what follows the `O`, from `start`.
  static func decode(_ bytes: ByteText, from start: Int, _ modifiers: Modifiers) -> DecodedInput {
    var end = start
    while end < bytes.count, Byte.isDigit(bytes[end]), end - start < 3 { end += 1 }
    guard end < bytes.count else { return .incomplete }
    let final = bytes[end]
    // Not a single shift after all: Alt-O, or half of one, and then another key.
    guard final == 0x20 || Byte.isFinal(final) else { return .ignored(end) }
    guard let (key, held) = key(final) else { return .ignored(end + 1) }
    var modifiers = modifiers.union(held)
    if end > start {
      guard let pressed = Modifiers(parameter: Int(bytes[end - 1]) - 0x30) else {
        return .ignored(end + 1)
      }
      modifiers.formUnion(pressed)
    }
    return .key(key, modifiers, consumed: end + 1)
  }

  /// Letters beyond the cursor keys are the application keypad's, read as without NumLock: with it,
  /// terminals send the digits themselves.
  private static func key(_ final: UInt8) -> (Key, Modifiers)? {
    switch final {
    case UInt8(ascii: "A"), UInt8(ascii: "x"): (.up, [])
    case UInt8(ascii: "B"), UInt8(ascii: "r"): (.down, [])
    case UInt8(ascii: "C"), UInt8(ascii: "v"): (.right, [])
    case UInt8(ascii: "D"), UInt8(ascii: "t"): (.left, [])
    case UInt8(ascii: "H"), UInt8(ascii: "w"): (.home, [])
    case UInt8(ascii: "F"), UInt8(ascii: "q"): (.end, [])
    case UInt8(ascii: "y"): (.pageUp, [])
    case UInt8(ascii: "s"): (.pageDown, [])
    case UInt8(ascii: "p"): (.insert, [])
    case UInt8(ascii: "n"): (.delete, [])
    case UInt8(ascii: "M"): (.enter, [])
    case UInt8(ascii: "I"): (.tab, [])
    case UInt8(ascii: " "): (.character(" "), [])
    // rxvt with Ctrl.
    case UInt8(ascii: "a"): (.up, .control)
    case UInt8(ascii: "b"): (.down, .control)
    case UInt8(ascii: "c"): (.right, .control)
    case UInt8(ascii: "d"): (.left, .control)
    default: nil
    }
  }
}
