/// What is on the screen, as the terminal or multiplexer around it tells it.
package struct CapturedScreen: Equatable, Sendable {
  /// Cleaned rows with SGR sequences, which carry over line ends.
  let text: [UInt8]
  package let size: Size
  /// There are as many rows as the screen has.
  package let isWhole: Bool
  /// The rows down to the last one that is not blank.
  private let usedRows: Int
  /// The terminal's own colours, where it told them.
  package var colors: ScreenColors?
  /// Where the cursor goes when the screen is drawn again, because leaving the alternate screen
  /// would not bring it back; nil: that does.
  package var cursorToRestore: Point?
  /// What the program on it had set.
  package var modes = TerminalModes()

  /// Nil when there are more rows than the screen has: then it is of another screen.
  ///
  /// - Parameter bytes: Rows that end with LF, CR or CRLF; not to be trusted.
  package init?(_ bytes: [UInt8], size: Size) {
    text = CapturedText.cleaned(bytes, hidesConcealed: false)
    self.size = size
    let (rows, used) = Self.rows(of: text)
    usedRows = used
    isWhole = rows == size.rows
    guard rows <= size.rows else { return nil }
  }

  /// How many rows there are, and how many down to the last that is not blank. A style that is set
  /// after the last line end begins no row.
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
    return format
  }

  // MARK: As a picture

  /// The screen's cells in the styles they have, cut or filled with blanks to a size. The last rows
  /// are kept, as terminals do when their windows are made smaller.
  package func frame(on size: Size, rendering: TextRendering) -> Frame {
    var rendering = rendering
    // It is not ours to measure: what holds a place is enough.
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
