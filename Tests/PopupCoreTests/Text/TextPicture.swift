@testable import PopupCore

extension Cluster {
  var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(first)
    scalars.append(contentsOf: rest)
    return String(scalars)
  }
}

extension TextRow {
  var text: String { clusters.map(\.cluster.text).joined() }
}

/// Bytes that stay where they are until all tests have run.
final class Bytes {
  private let storage: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    storage = .allocate(capacity: bytes.count)
    _ = storage.initialize(from: bytes)
  }

  convenience init(_ string: String) { self.init(Array(string.utf8)) }

  var text: ByteText { ByteText(UnsafeBufferPointer(storage)) }

  /// The text as it was after its first `count` bytes had arrived.
  func prefix(_ count: Int, isComplete: Bool = false) -> ByteText {
    ByteText(base: storage.baseAddress, count: min(count, storage.count), isComplete: isComplete)
  }
}

extension TextFormat {
  static var sgr: TextFormat {
    var format = TextFormat()
    format.interpretsSGR = true
    return format
  }

  static var markup: TextFormat {
    var format = TextFormat()
    format.interpretsMarkup = true
    return format
  }

  static var escapes: TextFormat {
    var format = TextFormat()
    format.interpretsEscapes = true
    return format
  }

  static var preformatted: TextFormat {
    var format = TextFormat()
    format.wraps = false
    return format
  }
}

/// All rows of a text, one line of the result each, with `|` after the last cluster.
func picture(
  _ string: String, _ width: Int, format: TextFormat = .plain,
  rendering: TextRendering = TextRendering()
) -> String {
  picture(Array(string.utf8), width, format: format, rendering: rendering)
}

func picture(
  _ bytes: [UInt8], _ width: Int, format: TextFormat = .plain,
  rendering: TextRendering = TextRendering()
) -> String {
  allRows(of: bytes, format: format, rendering: rendering, width: width)
    .map { $0.text + "|" }.joined(separator: "\n")
}

/// All rows of a text of any length, laid out from its start to its end.
func allRows(
  of bytes: [UInt8], format: TextFormat = .plain, rendering: TextRendering = TextRendering(),
  width: Int
) -> [TextRow] {
  bytes.withUnsafeBufferPointer { buffer in
    let chunks = TextChunks(ByteText(buffer), format)
    let extent: RowExtent = format.wraps ? .wrapped(width) : .preformatted(columns: width)
    var walker = RowWalker(chunks, from: 0, rendering, extent, readsColors: true)
    var rows: [TextRow] = []
    while walker.next() { rows.append(walker.row(width: width)) }
    return rows
  }
}
