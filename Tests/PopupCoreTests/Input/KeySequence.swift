import PopupCore
import Testing

/// A key, mouse report or reply as some terminal sends it.
struct KeySequence: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// Empty for a sequence without a meaning to popup.
  let events: [Event]

  init(_ name: String, _ bytes: [UInt8], _ events: [Event] = []) {
    self.name = name
    self.bytes = bytes
    self.events = events
  }

  init(_ name: String, _ bytes: String, _ key: Key, _ modifiers: Modifiers = []) {
    self.init(name, Array(bytes.utf8), [.key(key, modifiers)])
  }

  init(ignored name: String, _ bytes: String) {
    self.init(name, Array(bytes.utf8))
  }

  init(_ name: String, _ bytes: String, _ mouse: MouseEvent) {
    self.init(name, Array(bytes.utf8), [.mouse(mouse)])
  }

  var testDescription: String { name }

  static let cursorKeys: [KeySequence] = [
    KeySequence("Up", "\u{1B}[A", .up),
    KeySequence("Down", "\u{1B}[B", .down),
    KeySequence("Right", "\u{1B}[C", .right),
    KeySequence("Left", "\u{1B}[D", .left),
    KeySequence("Up, application mode", "\u{1B}OA", .up),
    KeySequence("Down, application mode", "\u{1B}OB", .down),
    KeySequence("Right, application mode", "\u{1B}OC", .right),
    KeySequence("Left, application mode", "\u{1B}OD", .left),
    KeySequence("Shift-Up, rxvt", "\u{1B}[a", .up, .shift),
    KeySequence("Shift-Down, rxvt", "\u{1B}[b", .down, .shift),
    KeySequence("Shift-Right, rxvt", "\u{1B}[c", .right, .shift),
    KeySequence("Shift-Left, rxvt", "\u{1B}[d", .left, .shift),
    KeySequence("Ctrl-Up, rxvt", "\u{1B}Oa", .up, .control),
    KeySequence("Ctrl-Down, rxvt", "\u{1B}Ob", .down, .control),
    KeySequence("Ctrl-Right, rxvt", "\u{1B}Oc", .right, .control),
    KeySequence("Ctrl-Left, rxvt", "\u{1B}Od", .left, .control),
    KeySequence("Alt-Up, rxvt", "\u{1B}\u{1B}[A", .up, .alt),
    KeySequence("Alt-Up, rxvt, application mode", "\u{1B}\u{1B}OA", .up, .alt),
    KeySequence("Alt-PgDn, rxvt", "\u{1B}\u{1B}[6~", .pageDown, .alt),
    KeySequence("Shift-Up", "\u{1B}[1;2A", .up, .shift),
    KeySequence("Ctrl-Left", "\u{1B}[1;5D", .left, .control),
    KeySequence("Alt-Shift-Right", "\u{1B}[1;4C", .right, [.alt, .shift]),
    KeySequence("Ctrl-Right, old single shift", "\u{1B}O5C", .right, .control),
    KeySequence("Up, kitty press", "\u{1B}[1;1:1A", .up),
    KeySequence("Up, kitty repeat", "\u{1B}[1;1:2A", .up),
    KeySequence(ignored: "Up, kitty release", "\u{1B}[1;1:3A"),
    KeySequence("Up with Num Lock", "\u{1B}[1;129A", .up),
    KeySequence(ignored: "Super-Up", "\u{1B}[1;9A"),
    KeySequence("Up, kitty keypad", "\u{1B}[57419u", .up),
  ]

  static let editingKeys: [KeySequence] = [
    KeySequence("Home", "\u{1B}[H", .home),
    KeySequence("End", "\u{1B}[F", .end),
    KeySequence("Home, application mode", "\u{1B}OH", .home),
    KeySequence("End, application mode", "\u{1B}OF", .end),
    KeySequence("Home, Linux console", "\u{1B}[1~", .home),
    KeySequence("End, Linux console and st", "\u{1B}[4~", .end),
    KeySequence("Home, rxvt", "\u{1B}[7~", .home),
    KeySequence("End, rxvt", "\u{1B}[8~", .end),
    KeySequence("Home, rxvt keypad", "\u{1B}Ow", .home),
    KeySequence("End, rxvt keypad", "\u{1B}Oq", .end),
    KeySequence("Ctrl-Home", "\u{1B}[1;5H", .home, .control),
    KeySequence("Shift-End, rxvt", "\u{1B}[8$", .end, .shift),
    KeySequence("Ctrl-Home, rxvt", "\u{1B}[7^", .home, .control),
    KeySequence("Ctrl-Shift-Home, rxvt", "\u{1B}[7@", .home, [.control, .shift]),
    KeySequence("PgUp", "\u{1B}[5~", .pageUp),
    KeySequence("PgDn", "\u{1B}[6~", .pageDown),
    KeySequence("Ctrl-PgUp", "\u{1B}[5;5~", .pageUp, .control),
    KeySequence(ignored: "PgUp, kitty release", "\u{1B}[5;1:3~"),
    KeySequence("Ins", "\u{1B}[2~", .insert),
    KeySequence("Del", "\u{1B}[3~", .delete),
    KeySequence("Ins, st", "\u{1B}[4h", .insert),
    KeySequence("Del, st", "\u{1B}[P", .delete),
    KeySequence("Tab", "\t", .tab),
    KeySequence("Shift-Tab", "\u{1B}[Z", .backTab),
    KeySequence("Tab, kitty", "\u{1B}[9u", .tab),
    KeySequence("Shift-Tab, kitty", "\u{1B}[9;2u", .backTab),
    KeySequence("Shift-Tab, xterm", "\u{1B}[27;2;9~", .backTab),
    KeySequence("Enter", "\r", .enter),
    KeySequence("Enter as line feed", "\n", .enter),
    KeySequence("Enter, application keypad", "\u{1B}OM", .enter),
    KeySequence("Enter, kitty", "\u{1B}[13u", .enter),
    KeySequence("Ctrl-Enter, kitty", "\u{1B}[13;5u", .enter, .control),
    KeySequence("keypad Enter, kitty", "\u{1B}[57414u", .enter),
    KeySequence("Shift-Enter, xterm", "\u{1B}[27;2;13~", .enter, .shift),
    KeySequence("Alt-Enter", "\u{1B}\r", .enter, .alt),
    KeySequence("Backspace", "\u{7F}", .backspace),
    KeySequence("Backspace as Ctrl-H", "\u{08}", .backspace),
    KeySequence("Backspace, kitty", "\u{1B}[127u", .backspace),
    KeySequence("Alt-Backspace", "\u{1B}\u{7F}", .backspace, .alt),
    KeySequence("Esc, kitty", "\u{1B}[27u", .escape),
    KeySequence("Esc, kitty with Num Lock", "\u{1B}[27;129u", .escape),
    KeySequence(ignored: "Esc, kitty release", "\u{1B}[27;1:3u"),
  ]

  static let characters: [KeySequence] = [
    KeySequence("Space", " ", .character(" ")),
    KeySequence("Shift-Space, xterm", "\u{1B}[27;2;32~", .character(" ")),
    KeySequence("Ctrl-Space", "\u{00}", .character(" "), .control),
    KeySequence("Ctrl-Space, kitty", "\u{1B}[32;5u", .character(" "), .control),
    KeySequence("y", "y", .character("y")),
    KeySequence("Y", "Y", .character("Y")),
    KeySequence("한", "한", .character("한")),
    KeySequence("ㅛ", "ㅛ", .character("ㅛ")),
    KeySequence("an emoji", "😀", .character("😀")),
    KeySequence("Alt-y", "\u{1B}y", .character("y"), .alt),
    KeySequence("Alt-y, kitty", "\u{1B}[121;3u", .character("y"), .alt),
    KeySequence("Alt-y, xterm", "\u{1B}[27;3;121~", .character("y"), .alt),
    KeySequence("Alt-y, xterm as UTF-8", "\u{F9}", .character("\u{F9}")),
    KeySequence("Alt-한", "\u{1B}한", .character("한"), .alt),
    KeySequence("Alt-Shift-y, kitty", "\u{1B}[121:89;4u", .character("Y"), .alt),
    KeySequence("Ctrl-C", "\u{03}", .character("c"), .control),
    KeySequence("Ctrl-C, kitty", "\u{1B}[99;5u", .character("c"), .control),
    KeySequence("Ctrl-C, xterm", "\u{1B}[27;5;99~", .character("c"), .control),
    KeySequence("Ctrl-Shift-C, xterm", "\u{1B}[27;6;67~", .character("c"), [.control, .shift]),
    KeySequence("Ctrl-Alt-C", "\u{1B}\u{03}", .character("c"), [.control, .alt]),
    KeySequence("Ctrl-ㅊ, kitty", "\u{1B}[12618::99;5u", .character("c"), .control),
    KeySequence("Ctrl-ㅊ, kitty without layouts", "\u{1B}[12618;5u", .character("c"), .control),
    KeySequence("Ctrl-С of Russian, kitty", "\u{1B}[1089::99;5u", .character("c"), .control),
    KeySequence("Ctrl-Z", "\u{1A}", .character("z"), .control),
    KeySequence("Ctrl-\\", "\u{1C}", .character("\\"), .control),
    KeySequence("y, kitty", "\u{1B}[121u", .character("y")),
    KeySequence("Y, kitty", "\u{1B}[121;2u", .character("Y")),
    KeySequence("?, kitty with its shifted form", "\u{1B}[47:63;2u", .character("?")),
    KeySequence("1 of French, kitty with text", "\u{1B}[38;2;49u", .character("1")),
    KeySequence("text alone, kitty", "\u{1B}[0;;54620u", .character("한")),
    KeySequence("ㅛ, kitty", "\u{1B}[12635::121;1u", .character("ㅛ")),
    KeySequence("y, kitty repeat", "\u{1B}[121;1:2u", .character("y")),
    KeySequence(ignored: "y, kitty release", "\u{1B}[121;1:3u"),
    KeySequence(ignored: "Super-y, kitty", "\u{1B}[121;9u"),
    KeySequence("т of Russian, kitty", "\u{1B}[1090::110u", .letter("т", latin: "n")),
    KeySequence("Т of Russian, kitty", "\u{1B}[1090:1058:110;2u", .letter("Т", latin: "n")),
    KeySequence("ν of Greek, kitty", "\u{1B}[957::110;1u", .letter("ν", latin: "n")),
    KeySequence("Alt-т of Russian, kitty", "\u{1B}[1090::110;3u", .letter("т", latin: "n"), .alt),
    KeySequence("é of French, kitty", "\u{1B}[233::50u", .character("é")),
    KeySequence("f of Dvorak, kitty", "\u{1B}[102::121u", .character("f")),
    KeySequence("2, kitty keypad", "\u{1B}[57401u", .character("2")),
  ]

  static let meaningless: [KeySequence] = [
    KeySequence(ignored: "F1", "\u{1B}OP"),
    KeySequence(ignored: "F4", "\u{1B}OS"),
    KeySequence(ignored: "F2, kitty", "\u{1B}[Q"),
    KeySequence(ignored: "F1, rxvt", "\u{1B}[11~"),
    KeySequence(ignored: "F5", "\u{1B}[15~"),
    KeySequence(ignored: "Shift-F11, rxvt", "\u{1B}[23$"),
    KeySequence(ignored: "F1, Linux console", "\u{1B}[[A"),
    KeySequence(ignored: "F5, Linux console", "\u{1B}[[E"),
    KeySequence(ignored: "Shift-F1", "\u{1B}[1;2P"),
    KeySequence(ignored: "Caps Lock, kitty", "\u{1B}[57358u"),
    KeySequence(ignored: "focus gained", "\u{1B}[I"),
    KeySequence(ignored: "focus lost", "\u{1B}[O"),
    KeySequence(ignored: "primary device attributes", "\u{1B}[?64;1;2;6;22c"),
    KeySequence(ignored: "secondary device attributes", "\u{1B}[>41;379;0c"),
    KeySequence(ignored: "cursor position", "\u{1B}[24;80R"),
    KeySequence(ignored: "mode report", "\u{1B}[?2026;2$y"),
    KeySequence(ignored: "ANSI mode report", "\u{1B}[4;1$y"),
    KeySequence(ignored: "window report", "\u{1B}[8;24;80t"),
    KeySequence(ignored: "kitty flags", "\u{1B}[?1u"),
    KeySequence(ignored: "background color, ST", "\u{1B}]11;rgb:0000/1111/2222\u{1B}\\"),
    KeySequence(ignored: "background color, BEL", "\u{1B}]11;rgb:0000/1111/2222\u{07}"),
    KeySequence(ignored: "terminal's name", "\u{1B}P>|XTerm(379)\u{1B}\\"),
    KeySequence(ignored: "kitty graphics", "\u{1B}_Gi=1;OK\u{1B}\\"),
    KeySequence(ignored: "privacy message", "\u{1B}^y\u{1B}\\"),
    KeySequence(ignored: "a string that was aborted", "\u{1B}]11;y\u{18}"),
    KeySequence(ignored: "a sequence that was aborted", "\u{1B}[1;\u{1A}"),
    KeySequence(ignored: "mouse press, X10", "\u{1B}[M !!"),
    KeySequence(ignored: "mouse press, rxvt", "\u{1B}[32;10;20M"),
    KeySequence(ignored: "stray end of a paste", "\u{1B}[201~"),
  ]

  static let mouse: [KeySequence] = [
    KeySequence(
      "left press", "\u{1B}[<0;10;5M", MouseEvent(.press(button: 0), column: 9, row: 4)),
    KeySequence(
      "left release", "\u{1B}[<0;10;5m", MouseEvent(.release(button: 0), column: 9, row: 4)),
    KeySequence(
      "right press beyond column 223", "\u{1B}[<2;300;1M",
      MouseEvent(.press(button: 2), column: 299, row: 0)),
    KeySequence(
      "middle press with Ctrl and Shift", "\u{1B}[<21;1;1M",
      MouseEvent(.press(button: 1), column: 0, row: 0, modifiers: [.control, .shift])),
    KeySequence("wheel up", "\u{1B}[<64;3;4M", MouseEvent(.wheelUp, column: 2, row: 3)),
    KeySequence("wheel down", "\u{1B}[<65;3;4M", MouseEvent(.wheelDown, column: 2, row: 3)),
    KeySequence("wheel left", "\u{1B}[<66;3;4M", MouseEvent(.wheelLeft, column: 2, row: 3)),
    KeySequence("wheel right", "\u{1B}[<67;3;4M", MouseEvent(.wheelRight, column: 2, row: 3)),
    KeySequence(
      "wheel up with Alt", "\u{1B}[<72;3;4M",
      MouseEvent(.wheelUp, column: 2, row: 3, modifiers: .alt)),
    KeySequence("motion", "\u{1B}[<35;3;4M", MouseEvent(.motion, column: 2, row: 3)),
    KeySequence("motion, urxvt", "\u{1B}[<32;3;4M", MouseEvent(.motion, column: 2, row: 3)),
    KeySequence(ignored: "a button beyond the wheel", "\u{1B}[<128;3;4M"),
    KeySequence(ignored: "a report without a place", "\u{1B}[<0;M"),
    KeySequence(ignored: "a report of column 0", "\u{1B}[<0;0;3M"),
  ]

  static let all = cursorKeys + editingKeys + characters + meaningless + mouse + replies + pastes
}
