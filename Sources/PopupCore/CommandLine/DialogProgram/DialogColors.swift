/// The marks that dialog's `--colors` interprets: `\Z` and one more character.
enum DialogColors {
  /// The text with its marks as SGR sequences, which the message's format then interprets.
  ///
  /// An escape character in the text itself becomes a visible symbol, so that only marks set
  /// styles.
  static func renditions(of text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 16)
    forEach(text) { byte, isMark in
      if isMark {
        append(byte, to: &result)
      } else if byte == 0x1B {
        result.append(contentsOf: "\u{241B}".utf8)
      } else if byte != 0x0E && byte != 0x0F {
        result.append(byte)
      }
    }
    return result
  }

  /// The text without its marks.
  static func removed(from text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    forEach(text) { byte, isMark in if !isMark { result.append(byte) } }
    return result
  }

  /// Calls `body` for each byte and each mark: with the byte and false, or with the character after
  /// `\Z` and true.
  private static func forEach(_ text: [UInt8], _ body: (UInt8, Bool) -> Void) {
    var offset = 0
    while offset < text.count {
      let isMark =
        offset + 2 < text.count && text[offset] == UInt8(ascii: "\\")
        && text[offset + 1] == UInt8(ascii: "Z")
      body(text[isMark ? offset + 2 : offset], isMark)
      offset += isMark ? 3 : 1
    }
  }

  /// Appends the SGR sequence for a mark; nothing for an unknown mark, as in dialog's
  /// dlg_print_text.
  private static func append(_ mark: UInt8, to result: inout [UInt8]) {
    let parameter: StaticString
    switch mark {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      result += [0x1B, 0x5B, 0x33, mark, 0x6D]
      return
    case UInt8(ascii: "b"): parameter = "1"
    case UInt8(ascii: "B"): parameter = "22"
    case UInt8(ascii: "u"): parameter = "4"
    case UInt8(ascii: "U"): parameter = "24"
    case UInt8(ascii: "r"): parameter = "7"
    case UInt8(ascii: "R"): parameter = "27"
    case UInt8(ascii: "n"): parameter = "0"
    default: return
    }
    result += [0x1B, 0x5B]
    result.append(contentsOf: parameter.bytes)
    result.append(0x6D)
  }
}
