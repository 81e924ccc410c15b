@testable import PopupCore

/// Simulates a terminal screen reader, which speaks output in the order in which it is written:
/// control sequences separate words, and only symbols with a name are spoken.
///
/// Follows speakup (drivers/accessibility/speakup/main.c in Linux).
enum SpokenText {
  static func text(of bytes: [UInt8]) -> String {
    var said = String.UnicodeScalarView()
    var isInSequence = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if isInSequence {
        if scalar == "[" || scalar == "?" || scalar == ";" || ("0"..."9").contains(scalar) {
          continue
        }
        isInSequence = false
        said.append(" ")
      } else if scalar == "\u{1B}" {
        isInSequence = true
      } else {
        said.append(isMark(scalar) ? " " : scalar)
      }
    }
    return String(said).split(separator: " ").joined(separator: " ")
  }

  /// Lines, blocks, and the brackets around the focused button.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "‹", "›", "<", ">", "[", "]", "|", "_": true
    default: (0x2500...0x259F).contains(scalar.value)
    }
  }
}

/// Simulates speakup's highlight tracking, which speaks the text in the least common background.
enum HighlightedText {
  static func text(of frame: Frame, depth: ColorDepth) -> String {
    var cells: [(background: ReducedColor, count: Int, text: String)] = []
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame[column, row]
        let background = cell.style.background.reduced(to: depth)
        let text = cell.isContinuation ? "" : frame.cluster(of: cell)?.text ?? " "
        if let index = cells.firstIndex(where: { $0.background == background }) {
          cells[index].count += 1
          cells[index].text += text
        } else {
          cells.append((background, 1, text))
        }
      }
    }
    let rarest = cells.min { $0.count < $1.count }?.text ?? ""
    return rarest.split { " ‹›<>".contains($0) }.joined(separator: " ")
  }
}

/// Simulates a braille display with one line of 40 cells, which follows the cursor.
enum BrailleLine {
  static func text(of frame: Frame) -> String {
    let start = frame.cursor.column / 40 * 40
    var line = ""
    for column in start..<min(frame.size.columns, start + 40) {
      let cell = frame[column, frame.cursor.row]
      if !cell.isContinuation { line += frame.cluster(of: cell)?.text ?? " " }
    }
    return line
  }
}
