/// The screen's content, as reported by the terminal or multiplexer.
package struct CapturedScreen: Equatable, Sendable {
  /// The cleaned rows with their SGR sequences; styles continue across line ends.
  let text: [UInt8]
  package let size: Size
  /// Whether there are as many rows as the screen has.
  package let isWhole: Bool
  /// The number of rows down to the last nonblank one.
  private let usedRows: Int
  /// The terminal's default colors, if it reported them.
  package var colors: ScreenColors?
  /// The cursor's position, if popup must redraw the screen when it ends; nil if leaving the
  /// alternate screen restores it.
  package var cursorToRestore: Point?
  /// Whether the terminal draws block elements from a font, which leaves gaps between rows.
  package var isDrawnFromFont = false
  /// The modes that the program on the screen had set.
  package var modes = TerminalModes()

  /// Nil if there are more rows than the screen has: the report is then about another screen.
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

  /// The number of rows, and the number down to the last nonblank one. SGR sequences after the last
  /// line end do not begin a row.
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

  /// Draws the captured screen into a frame of a size. A smaller frame keeps the last rows, as
  /// terminals do when they shrink.
  package func frame(on size: Size, rendering: TextRendering) -> Frame {
    var rendering = rendering
    // Behind a popup, a cluster's width matters but not its exact form.
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
