/// A strict terminal: it knows the sequences that popup needs and records any other as a violation.
///
/// Coordinates are 0-based columns and rows.
package struct VirtualScreen: Sendable {
  package private(set) var size: TerminalSize
  package private(set) var cursor = (column: 0, row: 0)
  package private(set) var style = VirtualStyle()
  /// The private modes that are set.
  package private(set) var modes: Set<Int> = Self.initialModes
  /// Output that popup should not have sent.
  package private(set) var violations: [String] = []
  /// Synchronized updates that ended.
  package private(set) var frames = 0
  /// Times the alternate screen was entered.
  package private(set) var entries = 0

  /// Autowrap and a visible cursor.
  static let initialModes: Set<Int> = [7, 25]
  private static let knownModes: Set<Int> = [7, 25, 1000, 1006, 1016, 1049, 2004, 2026]

  private var grid: [[VirtualCell]]
  private var saved: (grid: [[VirtualCell]], cursor: (column: Int, row: Int))?
  private var savedCursorMode: Bool?
  private var savedCursor = (place: (column: 0, row: 0), style: VirtualStyle())
  /// The last column was just written: the next character wraps.
  private var isPastEdge = false
  private var scanner = VirtualScanner()

  /// An empty size, which some terminals report, is treated as the standard one.
  package init(_ size: TerminalSize) {
    let size = Self.drawable(size)
    self.size = size
    grid = Self.blank(size)
  }

  // MARK: Looking at it

  /// The rows as text without trailing blanks.
  package var lines: [String] {
    grid.map { row in
      let text = row.map(\.text).joined()
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  package func cell(_ column: Int, _ row: Int) -> VirtualCell? {
    guard grid.indices.contains(row), grid[row].indices.contains(column) else { return nil }
    return grid[row][column]
  }

  package func contains(_ text: String) -> Bool { lines.contains { $0.contains(text) } }

  /// The first cell from the top where a text begins.
  package func position(of text: String) -> (column: Int, row: Int)? {
    for (row, cells) in grid.enumerated() {
      for column in cells.indices where cells[column].text != "" {
        if cells[column...].map(\.text).joined().hasPrefix(text) { return (column, row) }
      }
    }
    return nil
  }

  package var isOnAlternateScreen: Bool { modes.contains(1049) }

  /// True during a synchronized update.
  package var isUpdating: Bool { modes.contains(2026) }

  /// True if every mode and style that popup may set has its initial value.
  package var isRestored: Bool { modes == Self.initialModes && style == VirtualStyle() }

  // MARK: Changing it

  package mutating func resize(to newSize: TerminalSize) {
    size = Self.drawable(newSize)
    grid = Self.fitted(grid, to: size)
    if let saved { self.saved = (Self.fitted(saved.grid, to: size), saved.cursor) }
    moveCursor(cursor.column, cursor.row)
  }

  package mutating func feed(_ bytes: [UInt8]) {
    for byte in bytes {
      guard let token = scanner.next(byte) else { continue }
      switch token {
      case .character(let scalar): put(scalar)
      case .control(let byte): control(byte)
      case .sequence(let sequence): perform(sequence)
      case .charsetASCII: break
      case .saveCursor: savedCursor = (cursor, style)
      case .restoreCursor:
        moveCursor(savedCursor.place.column, savedCursor.place.row)
        style = savedCursor.style
      case .unknown(let text): violations.append(text)
      }
    }
  }

  private mutating func control(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\r"): moveCursor(0, cursor.row)
    case UInt8(ascii: "\n"): lineFeed()
    case 0x08 where !isOnAlternateScreen: moveCursor(cursor.column - 1, cursor.row)
    case 0x09 where !isOnAlternateScreen: moveCursor(cursor.column / 8 * 8 + 8, cursor.row)
    case 0x07 where !isOnAlternateScreen: break
    default: violations.append("control \(byte)")
    }
  }

  private mutating func perform(_ sequence: VirtualSequence) {
    let numbers = sequence.parameters
    switch (sequence.prefix, sequence.final) {
    case ("", "H"):
      let row = max(1, numbers.first ?? 1)
      let column = max(1, numbers.dropFirst().first ?? 1)
      if row > size.rows || column > size.columns {
        violations.append("moved to row \(row), column \(column), outside the screen")
      }
      moveCursor(column - 1, row - 1)
    case ("", "A"): moveCursor(cursor.column, cursor.row - max(1, numbers.first ?? 1))
    case ("", "B"): moveCursor(cursor.column, cursor.row + max(1, numbers.first ?? 1))
    case ("", "C"): moveCursor(cursor.column + max(1, numbers.first ?? 1), cursor.row)
    case ("", "D"): moveCursor(cursor.column - max(1, numbers.first ?? 1), cursor.row)
    case ("", "G"): moveCursor(max(1, numbers.first ?? 1) - 1, cursor.row)
    case ("", "J") where (0...2).contains(numbers.first ?? 0): eraseScreen(numbers.first ?? 0)
    case ("", "K") where (0...2).contains(numbers.first ?? 0): eraseLine(numbers.first ?? 0)
    case ("", "L"): insertLines(max(1, numbers.first ?? 1))
    case ("", "M"): deleteLines(max(1, numbers.first ?? 1))
    case ("", "m"):
      if !style.apply(numbers) { violations.append("SGR \(numbers)") }
    case ("?", "h"), ("?", "l"):
      for mode in numbers { set(mode, sequence.final == "h") }
    case ("?", "s") where numbers == [25]: savedCursorMode = modes.contains(25)
    case ("?", "r") where numbers == [25]:
      if let savedCursorMode { set(25, savedCursorMode) }
    default: violations.append(sequence.description)
    }
  }

  private mutating func set(_ mode: Int, _ isOn: Bool) {
    guard Self.knownModes.contains(mode) else {
      violations.append("mode \(mode)")
      return
    }
    guard modes.contains(mode) != isOn else {
      // It does not nest: entering again clears the caller's screen in some terminals, and leaving
      // again moves the cursor.
      if mode == 1049 { violations.append("alternate screen \(isOn ? "entered" : "left") twice") }
      return
    }
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    if mode == 2026, !isOn { frames += 1 }
    guard mode == 1049 else { return }
    if isOn {
      entries += 1
      saved = (grid, cursor)
      grid = Self.blank(size)
    } else if let saved {
      grid = saved.grid
      moveCursor(saved.cursor.column, saved.cursor.row)
      self.saved = nil
    }
  }

  // MARK: Cells

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = VirtualWidth.columns(of: scalar)
    if width == 0 { return combine(scalar) }
    let fits = !isPastEdge && cursor.column + width <= size.columns
    if !fits, modes.contains(7) {
      moveCursor(0, cursor.row)
      lineFeed()
    }
    guard cursor.column + width <= size.columns, fits || modes.contains(7) else {
      violations.append("\(scalar) beyond the right edge of row \(cursor.row)")
      return
    }
    for column in cursor.column..<cursor.column + width { separate(column) }
    grid[cursor.row][cursor.column].text = String(scalar)
    grid[cursor.row][cursor.column].style = style
    if width == 2 {
      grid[cursor.row][cursor.column + 1].text = ""
      grid[cursor.row][cursor.column + 1].style = style
    }
    let next = cursor.column + width
    cursor.column = min(next, size.columns - 1)
    isPastEdge = next == size.columns
  }

  /// Adds a mark to the character before the cursor.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isPastEdge ? cursor.column : cursor.column - 1
    while column > 0, grid[cursor.row][column].text == "" { column -= 1 }
    guard column >= 0 else { return }
    grid[cursor.row][column].text.unicodeScalars.append(scalar)
  }

  /// Blanks the other half of a wide character that is about to lose this one.
  private mutating func separate(_ column: Int) {
    let row = cursor.row
    if grid[row][column].text == "", column > 0 { grid[row][column - 1].text = " " }
    if column + 1 < size.columns, grid[row][column + 1].text == "" {
      grid[row][column + 1].text = " "
    }
    grid[row][column].text = " "
  }

  private mutating func lineFeed() {
    isPastEdge = false
    if cursor.row + 1 < size.rows {
      cursor.row += 1
    } else {
      grid.removeFirst()
      grid.append([VirtualCell](repeating: VirtualCell(), count: size.columns))
    }
  }

  private mutating func moveCursor(_ column: Int, _ row: Int) {
    isPastEdge = false
    cursor = (min(max(0, column), size.columns - 1), min(max(0, row), size.rows - 1))
  }

  private mutating func eraseScreen(_ part: Int) {
    if part != 2 { eraseLine(part) }
    let rows = part == 0 ? cursor.row + 1..<size.rows : part == 1 ? 0..<cursor.row : 0..<size.rows
    for row in rows { erase(row, 0..<size.columns) }
  }

  private mutating func eraseLine(_ part: Int) {
    let columns =
      part == 0
      ? cursor.column..<size.columns : part == 1 ? 0..<cursor.column + 1 : 0..<size.columns
    erase(cursor.row, columns)
  }

  private mutating func insertLines(_ count: Int) {
    for _ in 0..<min(count, size.rows - cursor.row) {
      grid.removeLast()
      grid.insert(grid[cursor.row], at: cursor.row)
      erase(cursor.row, 0..<size.columns)
    }
    moveCursor(0, cursor.row)
  }

  private mutating func deleteLines(_ count: Int) {
    for _ in 0..<min(count, size.rows - cursor.row) {
      grid.append(grid.remove(at: cursor.row))
      erase(size.rows - 1, 0..<size.columns)
    }
    moveCursor(0, cursor.row)
  }

  private mutating func erase(_ row: Int, _ columns: Range<Int>) {
    var cell = VirtualCell()
    cell.style.background = style.background
    for column in columns { grid[row][column] = cell }
  }

  private static func drawable(_ size: TerminalSize) -> TerminalSize {
    size.columns > 0 && size.rows > 0 ? size : .standard
  }

  private static func blank(_ size: TerminalSize) -> [[VirtualCell]] {
    let row = [VirtualCell](repeating: VirtualCell(), count: size.columns)
    return [[VirtualCell]](repeating: row, count: size.rows)
  }

  private static func fitted(_ grid: [[VirtualCell]], to size: TerminalSize) -> [[VirtualCell]] {
    var fitted = blank(size)
    for row in fitted.indices where row < grid.count {
      for column in fitted[row].indices where column < grid[row].count {
        fitted[row][column] = grid[row][column]
      }
    }
    return fitted
  }
}
