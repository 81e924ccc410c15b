/// The coordinates that follow some mouse reports without a final byte: one byte each, or, in xterm's
/// mode 1005, one UTF-8 character each.
///
/// Nothing in the report names the mode. Valid UTF-8 is read as characters, anything else as bytes.
struct MouseCoordinates: Equatable, Sendable {
  enum Step: Equatable {
    case more
    case complete
    /// The report was complete before this byte.
    case exceeded
    /// The byte is a control, which no coordinate contains.
    case aborted
  }

  /// The number of coordinates.
  let count: Int
  private var bytes = 0
  private var characters = 0
  private var isUTF8 = true
  private var reader = UTF8Reader()

  init(count: Int) { self.count = count }

  mutating func read(_ byte: UInt8) -> Step {
    // xterm sends NUL for a coordinate that is too large for a byte.
    guard byte >= 0x20 || byte == 0 else { return bytes >= count ? .exceeded : .aborted }
    bytes += 1
    guard isUTF8 else { return bytes == count ? .complete : .more }
    switch reader.read(byte) {
    case .incomplete: return .more
    case .scalar:
      characters += 1
      return characters == count ? .complete : .more
    case .invalid:
      isUTF8 = false
      guard bytes >= count else { return .more }
      return bytes == count ? .complete : .exceeded
    }
  }
}
