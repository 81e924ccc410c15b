/// Makes of what a terminal or multiplexer tells of a screen a text of nothing but characters, line
/// ends, tabs and SGR sequences.
///
/// It is as dangerous as any text: its author is whoever wrote to the screen.
struct CapturedText: ~Copyable {
  /// Concealed characters (SGR 8) become blanks.
  private let hidesConcealed: Bool
  private var result: ByteBuffer
  private var drawsLines = false
  private var isConcealed = false

  static func cleaned(_ bytes: [UInt8], hidesConcealed: Bool) -> [UInt8] {
    var cleaning = CapturedText(hidesConcealed: hidesConcealed, capacity: bytes.count)
    bytes.withUnsafeBufferPointer { cleaning.take(ByteText($0)) }
    return cleaning.result.array
  }

  private init(hidesConcealed: Bool, capacity: Int) {
    self.hidesConcealed = hidesConcealed
    result = ByteBuffer(capacity: capacity)
  }

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
    case _ where isConcealed: result.append(0x20)
    case 0x5F... where drawsLines:
      result.append(scalar: LineDrawing.scalar(for: byte).value)
    default: result.append(byte)
    }
  }

  private mutating func takeScalar(at offset: Int, in text: ByteText) -> Int {
    switch UTF8Decoder(text, at: offset) {
    case .scalar(let scalar, let length):
      let properties = UnicodeProperties(of: scalar.value)
      // A C1 control is one to some terminals, and a line separator would shift the rows below.
      if scalar.value < 0xA0 || properties.treatment == .hardBreak {
        result.append(0x20)
      } else if isConcealed {
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

  /// SGR stays; any other sequence, and an ESC that begins none, is left out.
  private mutating func takeSequence(at offset: Int, in text: ByteText) -> Int {
    guard
      let sequence = ControlSequenceReader(
        at: offset, before: text.count, in: text, .plain)
    else { return offset + 1 }
    if sequence.isRendition {
      for index in offset..<sequence.end { result.append(text[index]) }
      if hidesConcealed { noteConcealment(sequence.parameters) }
    }
    return sequence.end
  }

  private mutating func noteConcealment(_ parameters: [SGRParameter]) {
    if parameters.isEmpty { isConcealed = false }
    var index = 0
    while index < parameters.count {
      let parameter = parameters[index]
      index += 1
      guard !parameter.isSub else { continue }
      switch parameter.value {
      case 0, 28: isConcealed = false
      case 8: isConcealed = true
      case 38, 48, 58:
        // Numbers of a colour written with semicolons.
        guard index < parameters.count, !parameters[index].isSub else { continue }
        index += parameters[index].value == 2 ? 4 : 2
      default: break
      }
    }
  }
}
