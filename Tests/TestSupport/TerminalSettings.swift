import Foundation

/// A terminal's termios, comparable.
package struct TerminalSettings: Equatable, Sendable {
  private let flags: [UInt]
  private let characters: [UInt8]
  /// Whether the terminal edits and echoes lines, as a shell expects.
  package let isCooked: Bool

  init(of descriptor: Int32) throws {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { throw SystemCallFailed("tcgetattr") }
    flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map {
      UInt($0)
    }
    characters = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    isCooked = UInt(settings.c_lflag) & UInt(ICANON) != 0
  }
}
