/// The DEC special graphics character set, which tmux's report of a screen selects with SO.
enum LineDrawing {
  /// The character for a byte (VT100 User Guide, table 3-9).
  static func scalar(for byte: UInt8) -> Unicode.Scalar {
    switch byte {
    case UInt8(ascii: "_"): " "
    case UInt8(ascii: "`"): "◆"
    case UInt8(ascii: "a"): "▒"
    case UInt8(ascii: "f"): "°"
    case UInt8(ascii: "g"): "±"
    case UInt8(ascii: "h"): "▒"
    case UInt8(ascii: "i"): "␋"
    case UInt8(ascii: "j"): "┘"
    case UInt8(ascii: "k"): "┐"
    case UInt8(ascii: "l"): "┌"
    case UInt8(ascii: "m"): "└"
    case UInt8(ascii: "n"): "┼"
    case UInt8(ascii: "o"): "⎺"
    case UInt8(ascii: "p"): "⎻"
    case UInt8(ascii: "q"): "─"
    case UInt8(ascii: "r"): "⎼"
    case UInt8(ascii: "s"): "⎽"
    case UInt8(ascii: "t"): "├"
    case UInt8(ascii: "u"): "┤"
    case UInt8(ascii: "v"): "┴"
    case UInt8(ascii: "w"): "┬"
    case UInt8(ascii: "x"): "│"
    case UInt8(ascii: "y"): "≤"
    case UInt8(ascii: "z"): "≥"
    case UInt8(ascii: "{"): "π"
    case UInt8(ascii: "|"): "≠"
    case UInt8(ascii: "}"): "£"
    case UInt8(ascii: "~"): "·"
    default: Unicode.Scalar(byte)
    }
  }
}
