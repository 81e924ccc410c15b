/// How to start one kind of terminal emulator and read its screen.
package protocol TerminalEmulator: Sendable {
  /// The command that opens a window in which F12 writes the screen to a file; the command to run in
  /// the window follows it.
  func command(size: TerminalSize, file: String, folder: TemporaryDirectory) throws -> [String]

  /// The text of each cell in that file, row by row; the right half of a wide character is empty.
  func cells(_ text: String) throws -> [[String]]
}
