/// Quotes untrusted bytes for a one-line message, so that no terminal interprets them.
package enum VisibleBytes {
  /// In scalars; an ellipsis replaces the rest.
  static let longest = 60

  /// The bytes between single quotes. Controls, bidi controls, other invisible characters and invalid
  /// UTF-8 become `\n`, `\x1b` or `\u{202e}`; backslashes and quotes get a backslash before them.
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

  /// Whether the text shows anything but blanks and invisible characters.
  package static func showsSomething(_ bytes: [UInt8]) -> Bool {
    var result = false
    forEachScalar(of: bytes) { scalar, _ in
      result = scalar.map { !isBlank($0) } ?? true
      return !result
    }
    return result
  }

  /// Whether the bytes are valid UTF-8 without controls and invisible characters, so that a person can
  /// see and type them.
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

  /// Calls `body` with each scalar, or with nil and the bytes of an ill-formed sequence, until it
  /// returns false.
  private static func forEachScalar(
    of bytes: [UInt8], _ body: (Unicode.Scalar?, ArraySlice<UInt8>) -> Bool
  ) {
    bytes.withUnsafeBufferPointer { buffer in
      let text = ByteText(buffer)
      var offset = 0
      while offset < text.count {
        let start = offset
        switch UTF8Decoder(text, at: start) {
        case .scalar(let scalar, let length):
          offset += length
          guard body(scalar, []) else { return }
        case .invalid(let length):
          offset += length
          guard body(nil, bytes[start..<offset]) else { return }
        case .incomplete:
          offset = text.count
          guard body(nil, bytes[start...]) else { return }
        }
      }
    }
  }

  /// Controls (C0, DEL, C1) and characters that change a line without showing: bidi controls, line
  /// separators, zero-width spaces, tags.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
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
