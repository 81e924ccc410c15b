import Testing

@testable import PopupCore

@Suite("Geometry")
struct GeometryTests {
  @Test("sizes and rectangles are never negative")
  func neverNegative() {
    #expect(Size(columns: -1, rows: -80) == Size(columns: 0, rows: 0))
    let rect = Rect(column: 3, row: 4, columns: -1, rows: 2)
    #expect(rect.columns == 0 && rect.rows == 2 && rect.isEmpty)
  }

  @Test("an inset larger than the rectangle leaves nothing", arguments: [(2, 0), (0, 3), (50, 50)])
  func inset(columns: Int, rows: Int) {
    let rect = Rect(column: 1, row: 1, columns: 4, rows: 6)
    #expect(rect.inset(columns: columns, rows: rows).isEmpty)
  }

  @Test("an inset keeps a rectangle's center")
  func middle() {
    let rect = Rect(column: 1, row: 2, columns: 10, rows: 6).inset(columns: 2, rows: 1)
    #expect(rect == Rect(column: 3, row: 3, columns: 6, rows: 4))
  }

  @Test("the intersection of two rectangles is in both, and empty if they do not meet")
  func intersections() {
    let rect = Rect(column: 2, row: 2, columns: 3, rows: 2)
    for column in -2...8 {
      for row in -2...6 {
        let other = Rect(column: column, row: row, columns: 2, rows: 3)
        let both = rect.intersection(other)
        #expect(both == other.intersection(rect))
        for x in -3...10 {
          for y in -3...10 {
            let point = Point(column: x, row: y)
            #expect(both.contains(point) == (rect.contains(point) && other.contains(point)))
          }
        }
      }
    }
  }

  @Test("a line outside a rectangle is empty", arguments: [-1, 3, 100])
  func lineOutside(index: Int) {
    #expect(Rect(column: 0, row: 5, columns: 9, rows: 3).line(index).isEmpty)
  }

  @Test("a line is one row of a rectangle", arguments: 0..<3)
  func line(index: Int) {
    let rect = Rect(column: 1, row: 5, columns: 9, rows: 3)
    #expect(rect.line(index) == Rect(column: 1, row: 5 + index, columns: 9, rows: 1))
  }
}
