/// Determines whether the bidi isolates of a text (U+2066 to U+2069) are balanced.
///
/// Translated texts put them around inserted names. Balanced ones are harmless and are dropped; an
/// isolate that is never closed, or closed but never opened, is shown as a mark.
struct IsolateBalance {
  /// `areBalanced` holds up to this offset.
  private var end = 0
  private var areBalanced = false

  /// How far ahead to look for the closing isolate, in bytes.
  private static let reach = 1024

  /// - Parameter scanner: positioned after `scalar`, which is an isolate.
  mutating func isBalanced(
    _ scalar: ScannedScalar, before scanner: TextScanner, in text: ByteText
  ) -> Bool {
    // The answer holds for every isolate up to the end of the outermost one, so no byte is read
    // twice.
    if scalar.start >= end { balance(from: scalar, scanner, in: text) }
    return areBalanced
  }

  private mutating func balance(
    from scalar: ScannedScalar, _ scanner: TextScanner, in text: ByteText
  ) {
    var ahead = scanner
    var depth = scalar.value == Self.closing ? 0 : 1
    areBalanced = depth > 0
    while depth > 0 {
      guard ahead.offset < scalar.start + Self.reach, let next = ahead.next(in: text),
        next.value != 0x0A
      else {
        areBalanced = false
        break
      }
      switch next.value {
      case 0x2066...0x2068: depth += 1
      case Self.closing: depth -= 1
      default: break
      }
    }
    end = max(ahead.offset, scalar.start + 1)
  }

  /// PDI, pop directional isolate.
  private static let closing: UInt32 = 0x2069
}
