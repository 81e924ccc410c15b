/// Columns and rows of a terminal.
package struct TerminalSize: Equatable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(_ columns: Int, _ rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  package static let standard = TerminalSize(80, 24)
}
