import PopupCore

/// What a terminal sends without a key press: replies, mouse reports of every mode and pastes, with
/// pressing keys inside where possible.
extension KeySequence {
  static let replies: [KeySequence] =
    [
      KeySequence(ignored: "DA1, VT100", "\u{1B}[?6c"),
      KeySequence(ignored: "DA2 of tmux", "\u{1B}[>84;0;0c"),
      KeySequence(ignored: "DA3", "\u{1B}P!|7E565445\u{1B}\\"),
      KeySequence(ignored: "DSR, ready", "\u{1B}[0n"),
      KeySequence(ignored: "DECXCPR", "\u{1B}[?12;40;1R"),
      KeySequence(ignored: "color scheme of kitty", "\u{1B}[?997;2n"),
      KeySequence(ignored: "size of cells", "\u{1B}[6;20;9t"),
      KeySequence(ignored: "modifyOtherKeys", "\u{1B}[>4;2m"),
      KeySequence(ignored: "in-band resize", "\u{1B}[48;24;80;480;720t"),
      KeySequence(ignored: "title", "\u{1B}]lyes 2\u{1B}\\"),
      KeySequence(ignored: "palette color", "\u{1B}]4;1;rgb:2222/2222/2222\u{07}"),
      KeySequence(ignored: "foreground", "\u{1B}]10;rgb:2222/2222/2222\u{1B}\\"),
      KeySequence(ignored: "clipboard", "\u{1B}]52;c;eXlu\u{1B}\\"),
      KeySequence(ignored: "current directory", "\u{1B}]7;file://host/2/한글\u{1B}\\"),
      KeySequence(ignored: "terminfo string", "\u{1B}P1+r544E=787465726D\u{1B}\\"),
      KeySequence(ignored: "DCS with BEL within", "\u{1B}P1+r\u{07}2 y\r\u{1B}\\"),
      KeySequence(ignored: "setting", "\u{1B}P1$r0;2m y\u{1B}\\"),
      KeySequence(
        ignored: "screen of kitty", "\u{1B}P@kitty-cmd{\"ok\":true,\"data\":\"y\\n2 한\"}\u{1B}\\"),
      KeySequence(ignored: "passthrough of tmux", "\u{1B}Ptmux;y2\u{1B}\\"),
      KeySequence(ignored: "SOS", "\u{1B}X2 y\u{1B}\\"),
      KeySequence(ignored: "APC with a C1 control as data", "\u{1B}_y\u{9B}A\u{85}2\u{1B}\\"),
      KeySequence(ignored: "CSI as UTF-8", "\u{9B}2R"),
      KeySequence("Up, CSI as UTF-8", "\u{9B}A", .up),
      KeySequence("Up, SS3 as UTF-8", "\u{8F}A", .up),
      KeySequence(ignored: "SS2 as UTF-8", "\u{8E}y"),
      KeySequence(ignored: "OSC as UTF-8", "\u{9D}11;rgb:2222/2222/2222\u{9C}"),
      KeySequence(ignored: "DCS as UTF-8, ST raw in no character", "\u{90}1+r2 y\u{1B}\\"),
      KeySequence("DA1, raw", [0x9B] + Array("?62;22c".utf8)),
      KeySequence("Up, raw", [0x9B, 0x41], [.key(.up, [])]),
      KeySequence("Enter, raw SS3", [0x8F, 0x4D], [.key(.enter, [])]),
      KeySequence("background, raw", [0x9D] + Array("11;rgb:2222/2222/2222".utf8) + [0x9C]),
      KeySequence("DCS, raw", [0x90] + Array("1+r2 한y".utf8) + [0x9C]),
      KeySequence("APC, raw", [0x9F] + Array("Gi=1;2y".utf8) + [0x9C]),
      KeySequence("PM, raw", [0x9E] + Array("2y".utf8) + [0x9C]),
      KeySequence("SOS, raw", [0x98] + Array("2y".utf8) + [0x9C]),
    ] + mouseModes

  private static let mouseModes: [KeySequence] = [
    KeySequence(ignored: "X10, keys as coordinates", "\u{1B}[M yo"),
    KeySequence("X10, beyond column 95", Array("\u{1B}[M ".utf8) + [0xFF, 0xF1]),
    KeySequence("X10, outside the range", Array("\u{1B}[M ".utf8) + [0, 0]),
    KeySequence("X10, CSI raw", [0x9B] + Array("M 22".utf8)),
    KeySequence(ignored: "1005, two bytes each", "\u{1B}[M \u{142}\u{7FF}"),
    KeySequence(ignored: "1005, all of two bytes", "\u{1B}[M\u{80}\u{142}\u{7FF}"),
    KeySequence(ignored: "1005, last of one byte", "\u{1B}[M \u{142}2"),
    KeySequence(ignored: "1015", "\u{1B}[32;12;2M"),
    KeySequence(ignored: "1015, motion", "\u{1B}[67;12;2M"),
    KeySequence(ignored: "1016, beyond the wheel", "\u{1B}[<128;1200;20M"),
    KeySequence(ignored: "1001, a click", "\u{1B}[t2y"),
    KeySequence(ignored: "1001, a selection", "\u{1B}[T2yn2yn"),
    KeySequence(ignored: "1001 with 1005", "\u{1B}[t\u{142}y"),
  ]

  static let pastes: [KeySequence] = [
    paste("a paste", "y\r2 한\n"),
    paste("an empty paste", ""),
    paste("a paste that contains a mark in the other form", "y\u{9B}201~2"),
    KeySequence(
      "a paste, CSI as UTF-8", Array("\u{9B}200~y\r\u{9B}201~".utf8), pasted("y\r")),
    KeySequence(
      "a paste, CSI raw", [0x9B] + Array("200~y2".utf8) + [0x9B] + Array("201~".utf8),
      pasted("y2")),
  ]

  private static func paste(_ name: String, _ text: String) -> KeySequence {
    KeySequence(name, Array("\u{1B}[200~\(text)\u{1B}[201~".utf8), pasted(text))
  }

  static func pasted(_ text: String) -> [Event] { text.unicodeScalars.map { .pasted($0) } }
}
