@testable import PopupCore

extension Frame {
  /// The text of a row, without the blanks at its end.
  func line(_ row: Int, in area: Rect? = nil) -> String {
    let area = (area ?? bounds).intersection(bounds)
    var text = ""
    for column in area.column..<area.endColumn {
      text += cluster(of: self[column, row])?.text ?? ""
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The text of an area, by default the whole frame, as lines.
  func picture(of area: Rect? = nil) -> String {
    let area = (area ?? bounds).intersection(bounds)
    return (area.row..<area.endRow).map { line($0, in: area) }.joined(separator: "\n")
  }

  /// An area as lines of marks, one for each cell's style; `.` for a style without a mark.
  func styleMap(of area: Rect, _ marks: [(Character, Style)]) -> String {
    (area.row..<area.endRow).map { row in
      String(
        (area.column..<area.endColumn).map { column in
          marks.first { $0.1 == self[column, row].style }?.0 ?? "."
        })
    }.joined(separator: "\n")
  }
}

extension Question {
  /// The box without the screen around it.
  var picture: String { frame.picture(of: layout.box) }
}
