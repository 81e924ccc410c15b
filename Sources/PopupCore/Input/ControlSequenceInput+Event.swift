extension ControlSequenceInput {
  /// ESC [ 200 ~
  var beginsPaste: Bool { isMark(200) }

  /// ESC [ 201 ~
  var endsPaste: Bool { isMark(201) }

  private func isMark(_ number: Int) -> Bool {
    final == UInt8(ascii: "~") && privateMarker == 0 && !hasIntermediates && !isMalformed
      && self.number(0) == number
  }

  /// How many coordinates follow the final byte: three after xterm's X10 and normal mouse reports, two
  /// or six after those of highlight tracking (mode 1001).
  var coordinateCount: Int {
    guard isEmpty else { return 0 }
    return switch final {
    case UInt8(ascii: "M"): 3
    case UInt8(ascii: "t"): 2
    case UInt8(ascii: "T"): 6
    default: 0
    }
  }

  /// The key or mouse action; nil for a reply, a focus report or a key that popup does not use.
  func event(_ outer: Modifiers) -> Event? {
    guard !hasIntermediates, !isMalformed else { return nil }
    if privateMarker == Byte.lessThan { return mouseReport }
    guard privateMarker == 0 else { return nil }
    if final == UInt8(ascii: "u") {
      return isRelease ? nil : KeyCode(self).event(number(1) ?? 1, outer)
    }
    if final == UInt8(ascii: "~"), number(0) == 27, let code = number(2) {
      return KeyCode(code).event(number(1) ?? 1, outer)
    }
    guard !isRelease, let (key, held) = functionalKey,
      let pressed = Modifiers(parameter: number(1) ?? 1)
    else { return nil }
    return .key(key, outer.union(held).union(pressed))
  }

  /// A kitty key event of type 3.
  private var isRelease: Bool { number(1, 1) == 3 }

  private var functionalKey: (Key, Modifiers)? {
    switch final {
    case UInt8(ascii: "A"): (.up, [])
    case UInt8(ascii: "B"): (.down, [])
    case UInt8(ascii: "C"): (.right, [])
    case UInt8(ascii: "D"): (.left, [])
    case UInt8(ascii: "H"): (.home, [])
    case UInt8(ascii: "F"): (.end, [])
    case UInt8(ascii: "Z"): (.backTab, [])
    // rxvt with Shift.
    case UInt8(ascii: "a"): (.up, .shift)
    case UInt8(ascii: "b"): (.down, .shift)
    case UInt8(ascii: "c"): (.right, .shift)
    case UInt8(ascii: "d"): (.left, .shift)
    // st's Insert and Delete.
    case UInt8(ascii: "h"): number(0) == 4 ? (.insert, []) : nil
    case UInt8(ascii: "P"): number(0) == nil ? (.delete, []) : nil
    case UInt8(ascii: "~"): numberedKey.map { ($0, []) }
    // rxvt with Shift, Ctrl, both.
    case Byte.dollar: numberedKey.map { ($0, .shift) }
    case UInt8(ascii: "^"): numberedKey.map { ($0, .control) }
    case UInt8(ascii: "@"): numberedKey.map { ($0, [.shift, .control]) }
    default: nil
    }
  }

  private var numberedKey: Key? {
    switch number(0) {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// An SGR mouse report: ESC [ < button ; column ; row, M for a press and m for a release.
  private var mouseReport: Event? {
    let isPress = final == UInt8(ascii: "M")
    guard isPress || final == UInt8(ascii: "m"),
      let code = number(0), let column = number(1), let row = number(2), column > 0, row > 0
    else { return nil }
    let button = UInt8(truncatingIfNeeded: code & 3)
    let action: MouseEvent.Action
    switch (code & 0b1110_0000, button) {
    case (0, 0...2): action = isPress ? .press(button: button) : .release(button: button)
    case (32, _): action = .motion
    case (64, 0) where isPress: action = .wheelUp
    case (64, 1) where isPress: action = .wheelDown
    case (64, 2) where isPress: action = .wheelLeft
    case (64, 3) where isPress: action = .wheelRight
    default: return nil
    }
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return .mouse(MouseEvent(action, column: column - 1, row: row - 1, modifiers: modifiers))
  }
}
