/// Reduces a screen that a terminal or multiplexer reported to characters, line ends, tabs and SGR
/// sequences.
///
/// The screen is untrusted: any program may have written to it.
struct CapturedText: ~Copyable {
  /// Whether to replace concealed characters (SGR 8) by blanks.
  private let hidesConcealed: Bool
  private var result: ByteBuffer
  private var drawsLines = false
  private var rendition = GraphicRendition()

  static func cleaned(_ bytes: [UInt8], hidesConcealed: Bool) -> [UInt8] {
    var cleaning = CapturedText(hidesConcealed: hidesConcealed, capacity: bytes.count)
    bytes.withUnsafeBufferPointer { cleaning.take(ByteText($0)) }
    return cleaning.result.array
  }

  private init(hidesConcealed: Bool, capacity: Int) {
    self.hidesConcealed = hidesConcealed
    result = ByteBuffer(capacity: capacity)
  }

  private var hides: Bool { hidesConcealed && rendition.isConcealed }

  private mutating func take(_ text: ByteText) {
    var offset = 0
    while offset < text.count {
      let byte = text[offset]
      switch byte {
      case 0x1B: offset = takeSequence(at: offset, in: text)
      case 0x80...: offset = takeScalar(at: offset, in: text)
      default:
        takeASCII(byte)
        offset += 1
      }
    }
  }

  private mutating func takeASCII(_ byte: UInt8) {
    switch byte {
    case 0x0E: drawsLines = true
    case 0x0F: drawsLines = false
    case 0x09, 0x0A, 0x0D: result.append(byte)
    case 0..<0x20, 0x7F: break
    case _ where hides: result.append(0x20)
    case 0x5F... where drawsLines:
      result.append(scalar: LineDrawing.scalar(for: byte).value)
    default: result.append(byte)
    }
  }

  private mutating func takeScalar(at offset: Int, in text: ByteText) -> Int {
    switch UTF8Decoder(text, at: offset) {
    case .scalar(let scalar, let length):
      let properties = UnicodeProperties(of: scalar.value)
      // Some terminals obey C1 controls, and a line separator would shift the rows below.
      if scalar.value < 0xA0 || properties.treatment == .hardBreak {
        result.append(0x20)
      } else if hides {
        let columns = properties.columns == .zero ? 0 : properties.columns == .wide ? 2 : 1
        for _ in 0..<columns { result.append(0x20) }
      } else {
        for index in offset..<offset + length { result.append(text[index]) }
      }
      return offset + length
    case .invalid(let length):
      result.append(scalar: 0xFFFD)
      return offset + length
    case .incomplete:
      return text.count
    }
  }

  /// Keeps SGR; drops any other sequence, and an ESC that begins none.
  private mutating func takeSequence(at offset: Int, in text: ByteText) -> Int {
    guard
      let sequence = ControlSequenceReader(
        at: offset, before: text.count, in: text, .plain)
    else { return offset + 1 }
    if sequence.isRendition {
      for index in offset..<sequence.end { result.append(text[index]) }
      rendition.apply(sequence.parameters)
    }
    return sequence.end
  }
}
