/// Buttons of equal size in a row or a column.
struct ButtonArrangement {
  private let roles: [ButtonRole]
  private let width: Int
  /// The rows of one button.
  let height: Int
  private let step: (columns: Int, rows: Int)

  /// The space between buttons side by side, in cells.
  static let gap = 2

  init(_ roles: [ButtonRole], width: Int, height: Int, step: (columns: Int, rows: Int)) {
    self.roles = roles
    self.width = width
    self.height = height
    self.step = step
  }

  var rows: Int { height + step.rows * (roles.count - 1) }

  /// The areas of the buttons if the first one begins at `origin`.
  func placed(at origin: Point) -> [Layout.Button] {
    roles.indices.map { index in
      Layout.Button(
        role: roles[index],
        area: Rect(
          column: origin.column + step.columns * index, row: origin.row + step.rows * index,
          columns: width, rows: height))
    }
  }
}
