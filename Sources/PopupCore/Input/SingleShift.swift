/// Keys that terminals send as SS3: ESC O, parameters in some old terminals, and one byte.
enum SingleShift {
  /// The key that a sequence encodes; nil for a key or modifier that popup does not use.
  static func event(_ sequence: ControlSequenceInput, _ outer: Modifiers) -> Event? {
    guard !sequence.isMalformed, let (key, implied) = key(sequence.final) else { return nil }
    // The modifiers are the only number, as in `ESC O 5 C`, or the second, as in `ESC O 1;5 C`.
    let parameter = sequence.number(1) ?? sequence.number(0) ?? 1
    guard let pressed = Modifiers(parameter: parameter) else { return nil }
    return .key(key, outer.union(implied).union(pressed))
  }

  /// Letters other than those of cursor keys come from the application keypad. They mean the keys
  /// that it has without Num Lock, since with Num Lock terminals send plain digits.
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
