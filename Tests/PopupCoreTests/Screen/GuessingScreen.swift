@testable import PopupCore
@testable import TestSupport

/// A terminal without autowrap that draws some clusters in another width than popup expects.
///
/// It knows only cursor movement and erasing; it ignores colors.
struct GuessingScreen {
  private let size: Size
  private let risky: Set<Unicode.Scalar>
  private let riskyWidth: Int
  private var scanner = VirtualScanner()
  private var column = 0
  private var row = 0
  /// `""` for the further cells of a wide character.
  private var cells: [[String]]

  init(_ size: Size, risky: [Cluster], width: Int) {
    self.size = size
    self.risky = Set(risky.map(\.first))
    riskyWidth = width
    cells = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
  }

  func text(_ column: Int, _ row: Int) -> String { cells[row][column] }

  mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes {
      switch scanner.next(byte) {
      case .character(let scalar): put(scalar)
      case .sequence(let sequence) where sequence.final == "H":
        row = sequence.parameters[0] - 1
        column = sequence.parameters[1] - 1
      case .sequence(let sequence) where sequence.final == "J":
        for row in cells.indices { cells[row] = cells[row].map { _ in " " } }
      case .sequence(let sequence) where sequence.final == "M":
        for _ in 0..<sequence.parameters[0] {
          cells.append(cells.remove(at: row).map { _ in " " })
        }
      case .sequence(let sequence) where sequence.final == "L":
        for _ in 0..<sequence.parameters[0] {
          cells.insert(cells.removeLast().map { _ in " " }, at: row)
        }
      default: break
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = risky.contains(scalar) ? riskyWidth : VirtualWidth.columns(of: scalar)
    guard width > 0 else {
      var base = column - 1
      while base > 0, cells[row][base] == "" { base -= 1 }
      if base >= 0 { cells[row][base].unicodeScalars.append(scalar) }
      return
    }
    // Text that does not fit is drawn at the edge, as by terminals without autowrap.
    let start = max(0, min(column, size.columns - width))
    for cell in start..<min(size.columns, start + width) {
      erase(cell)
      cells[row][cell] = cell == start ? String(scalar) : ""
    }
    column = min(size.columns - 1, start + width)
  }

  /// Erases the whole character that a cell belongs to.
  private mutating func erase(_ cell: Int) {
    var first = cell
    while first > 0, cells[row][first] == "" { first -= 1 }
    var end = first + 1
    while end < size.columns, cells[row][end] == "" { end += 1 }
    for cell in first..<end { cells[row][cell] = " " }
  }
}
