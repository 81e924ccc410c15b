/// How much of a message is written before the reader is asked whether to go on.
package struct PageLimit: Equatable, Sendable {
  /// Of the screen.
  var rows: Int
  /// A line that is longer takes more than one row; `.max` where the terminal wraps nothing.
  var columns: Int
  /// Of the message.
  var bytes: Int

  /// Where nothing scrolls out of reach, such as in a buffer of Emacs.
  package static let scrollback = PageLimit(rows: 200, columns: .max, bytes: 16 << 10)

  /// On a screen that does not keep what scrolls off it: as much as fits above the choices, the
  /// prompt, and the line that answers it.
  ///
  /// - Parameter reserved: rows of the choices.
  package static func screen(_ size: Size, reserved: Int) -> PageLimit {
    PageLimit(
      rows: max(1, size.rows - reserved - 2), columns: max(2, size.columns), bytes: 64 << 10)
  }
}
