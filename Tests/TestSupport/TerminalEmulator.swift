/// How one kind of terminal is started, and how it tells its screen.
package protocol TerminalEmulator: Sendable {
  /// The words that open a window whose F12 puts the screen into a file, but for those of the
  /// program in it.
  func command(size: TerminalSize, file: String, folder: TemporaryDirectory) throws -> [String]

  /// The text of each cell by that file, row by row; the right half of a wide character is empty.
  func cells(_ text: String) throws -> [[String]]
}
