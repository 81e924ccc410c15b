/// Somebody's bytes made fit for one line of a message: nothing in them acts on a terminal.
package enum VisibleBytes {
  /// The most scalars shown before the rest becomes an ellipsis.
  static let longest = 60

  /// The bytes between single quotes. Controls, bidi controls and other invisible characters, and
  /// invalid UTF-8 are shown as `\n`, `\x1b` or `\u{202e}`; a backslash and a quote have one before
  /// them.
  package static func quoted(_ bytes: [UInt8]) -> String {
    var result = "'"
    var count = 0
    forEachScalar(of: bytes) { scalar, invalid in
      count += 1
      guard count <= longest else {
        result += "…"
        return false
      }
      if let scalar {
        append(scalar, to: &result)
      } else {
        for byte in invalid { result += hexadecimal("\\x", UInt32(byte), "") }
      }
      return true
    }
    return result + "'"
  }

  /// Whether there is anything in the text besides blanks and invisible characters.
  package static func showsSomething(_ bytes: [UInt8]) -> Bool {
    var result = false
    forEachScalar(of: bytes) { scalar, _ in
      result = scalar.map { !isBlank($0) } ?? true
      return !result
    }
    return result
  }

  /// Valid UTF-8 of characters that can be seen and typed.
  package static func isPlain(_ bytes: [UInt8]) -> Bool {
    var result = true
    forEachScalar(of: bytes) { scalar, _ in
      result = scalar.map { !isHidden($0) } ?? false
      return result
    }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case "\\", "'":
      result += "\\"
      result.unicodeScalars.append(scalar)
    case _ where !isHidden(scalar): result.unicodeScalars.append(scalar)
    case _ where scalar.value < 0x80: result += hexadecimal("\\x", scalar.value, "")
    default: result += hexadecimal("\\u{", scalar.value, "}")
    }
  }

  private static func hexadecimal(_ before: String, _ value: UInt32, _ after: String) -> String {
    let digits = String(value, radix: 16)
    return before + (digits.utf8.count < 2 ? "0" : "") + digits + after
  }

  /// Calls `body` with each scalar, or with the bytes that are none, until it says false.
  private static func forEachScalar(
    of bytes: [UInt8], _ body: (Unicode.Scalar?, ArraySlice<UInt8>) -> Bool
  ) {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        offset += encoded.count
        guard body(Unicode.UTF8.decode(encoded), []) else { return }
      case .error(let length):
        let end = min(offset + length, bytes.count)
        guard body(nil, bytes[offset..<end]) else { return }
        offset = end
      case .emptyInput:
        return
      }
    }
  }

  /// Controls (C0, DEL, C1) and what changes a line unseen: bidi controls, line separators,
  /// zero-width spaces, tags.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F:
      true
    default: false
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: isHidden(scalar)
    }
  }
}
