/// The beginning of a text, for the log: at most 200 grapheme clusters.
package struct LoggedText: Equatable, Sendable {
  package let scalars: [Unicode.Scalar]

  /// In grapheme clusters.
  package static let longest = 200
  /// In bytes. It limits the line even if a single cluster is very long.
  package static let longestSource = 16 << 10

  package init(_ bytes: [UInt8]) {
    scalars = bytes.withUnsafeBufferPointer { Self.beginning(of: ByteText($0)) }
  }

  package init(_ text: ByteText) { scalars = Self.beginning(of: text) }

  /// Leaves out newlines at the end of the text, which the popup does not show either.
  private static func beginning(of text: ByteText) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var breaker = GraphemeBreaker()
    var clusters = 0
    var offset = 0
    while offset < text.count, offset < longestSource {
      let scalar: Unicode.Scalar
      switch UTF8Decoder(text, at: offset) {
      case .scalar(let decoded, let length):
        scalar = decoded
        offset += length
      case .invalid(let length):
        scalar = "\u{FFFD}"
        offset += length
      case .incomplete:
        scalar = "\u{FFFD}"
        offset = text.count
      }
      if breaker.begins(with: UnicodeProperties(of: scalar.value)) {
        guard clusters < longest else { return scalars }
        clusters += 1
      }
      scalars.append(scalar)
    }
    while scalars.last == "\n" || scalars.last == "\r" { scalars.removeLast() }
    return scalars
  }
}
