import CSystem
import PopupCore

/// The size of a terminal's window, in cells: at least one each way and at most `limit`.
package struct TerminalSize: Equatable, Sendable {
  package let columns: Int
  package let rows: Int

  /// More cells than any screen has each way. A larger size is a mistake or an attack on memory.
  package static let limit = 4096

  /// The size that the terminal reports, else LINES and COLUMNS, else 80×24.
  ///
  /// A terminal reports 0 if its size was never set, as under expect(1) and on serial lines.
  package init(
    reportedColumns: Int, reportedRows: Int, columnsVariable: [UInt8]?, linesVariable: [UInt8]?
  ) {
    columns = Self.first(reportedColumns, Self.number(columnsVariable), fallback: 80)
    rows = Self.first(reportedRows, Self.number(linesVariable), fallback: 24)
  }

  /// The size of the window that standard output leads to.
  package static func ofStandardOutput() -> TerminalSize { of(.standardOutput) }

  /// The size of the window that a descriptor leads to.
  static func of(_ descriptor: FileDescriptor) -> TerminalSize {
    var columns: Int32 = 0
    var rows: Int32 = 0
    if popup_window_size(descriptor.number, &columns, &rows) != 0 { (columns, rows) = (0, 0) }
    return TerminalSize(
      reportedColumns: Int(columns), reportedRows: Int(rows),
      columnsVariable: ProcessEnvironment.value(of: "COLUMNS"),
      linesVariable: ProcessEnvironment.value(of: "LINES"))
  }

  private static func first(_ reported: Int, _ variable: Int, fallback: Int) -> Int {
    if reported > 0 { return min(reported, limit) }
    if variable > 0 { return min(variable, limit) }
    return fallback
  }

  /// A variable's number; 0 if it has none.
  private static func number(_ digits: [UInt8]?) -> Int {
    Int(digits.flatMap { Decimal.clamped($0[...], to: Int64(limit)) } ?? 0)
  }
}
