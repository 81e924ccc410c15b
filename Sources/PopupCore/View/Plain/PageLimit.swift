/// How much of a message plain mode writes before it asks whether to continue.
package struct PageLimit: Equatable, Sendable {
  /// The maximum number of rows on the screen.
  var rows: Int
  /// The width at which the terminal wraps lines, in cells; `.max` if it does not.
  var columns: Int
  /// The maximum number of bytes of the message.
  var bytes: Int

  /// For output that can be scrolled back, such as in an Emacs buffer.
  package static let scrollback = PageLimit(rows: 200, columns: .max, bytes: 16 << 10)

  /// For a screen without scrollback: as much as fits above the choices, the prompt and the line
  /// after the answer.
  ///
  /// - Parameter reserved: the number of rows of the choices.
  package static func screen(_ size: Size, reserved: Int) -> PageLimit {
    PageLimit(
      rows: max(1, size.rows - reserved - 2), columns: max(2, size.columns), bytes: 64 << 10)
  }
}
