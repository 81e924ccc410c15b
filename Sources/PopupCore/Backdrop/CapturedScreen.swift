/// The screen's content, as reported by the terminal or multiplexer.
package struct CapturedScreen: Equatable, Sendable {
  /// Cleaned rows with SGR sequences, whose styles continue over line ends.
  let text: [UInt8]
  package let size: Size
  /// There are as many rows as the screen has.
  package let isWhole: Bool
  /// The rows down to the last one that is not blank.
  private let usedRows: Int
  /// The terminal's default colours, if it reported them.
  package var colors: ScreenColors?
  /// The cursor's place, if the screen has to be redrawn at the end; nil if leaving the alternate screen
  /// restores it.
  package var cursorToRestore: Point?
  /// The terminal that shows the screen draws block elements from a font, with gaps between rows.
  package var isDrawnFromFont = false
  /// The modes that the program on it had set.
  package var modes = TerminalModes()

  /// Nil if there are more rows than the screen has: then it is another screen.
  ///
  /// - Parameter bytes: untrusted rows that end with LF, CR or CRLF.
  package init?(_ bytes: [UInt8], size: Size) {
    text = CapturedText.cleaned(bytes, hidesConcealed: false)
    self.size = size
    let (rows, used) = Self.rows(of: text)
    usedRows = used
    isWhole = rows == size.rows
    guard rows <= size.rows else { return nil }
  }

  /// The number of rows, and of rows down to the last one that is not blank. SGR after the last line
  /// end begins no row.
  static func rows(of text: [UInt8]) -> (all: Int, used: Int) {
    var rows = 0
    var used = 0
    var isOpen = false
    var isInSequence = false
    var last: UInt8 = 0
    for byte in text {
      switch byte {
      case 0x1B: isInSequence = true
      case _ where isInSequence: isInSequence = byte != UInt8(ascii: "m")
      case 0x0A where last == 0x0D: break
      case 0x0A, 0x0D:
        rows += 1
        isOpen = false
      default:
        isOpen = true
        if byte != 0x20 { used = rows + 1 }
      }
      last = byte
    }
    return (isOpen ? rows + 1 : rows, used)
  }

  private static var format: TextFormat {
    var format = TextFormat()
    format.interpretsSGR = true
    format.wraps = false
    format.dropsConcealed = false
    return format
  }

  // MARK: As a picture

  /// The screen's cells in their styles, cut or padded to a size. A smaller frame keeps the last rows,
  /// as terminals do when they shrink.
  package func frame(on size: Size, rendering: TextRendering) -> Frame {
    var rendering = rendering
    // A cluster only has to keep its place, so its exact form does not matter.
    rendering.simplifiesClusters = true
    var frame = Frame(size)
    CapturedText.cleaned(text, hidesConcealed: true).withUnsafeBufferPointer { buffer in
      let text = ByteText(buffer)
      var reader = PieceReader(TextScanner(0..<text.count, format: Self.format), rendering)
      var pieces: [Piece] = []
      var place = Point(column: 0, row: min(0, size.rows - usedRows))
      while place.row < size.rows {
        pieces.removeAll(keepingCapacity: true)
        reader.read(into: &pieces, from: text)
        for piece in pieces {
          if piece.traits.contains(.textEnd) { return }
          if piece.traits.contains(.lineEnd) {
            place = Point(column: 0, row: place.row + 1)
          } else if piece.traits.contains(.tab) {
            place.column = (place.column / 8 + 1) * 8
          } else if place.column < size.columns {
            frame.put(piece.cluster, column: place.column, row: place.row, style: piece.style)
            place.column += piece.cluster.width
          }
        }
      }
    }
    return frame
  }
}
