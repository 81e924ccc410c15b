import Foundation

/// A real terminal emulator on a virtual display. A script in it runs commands one after another.
package final class TerminalWindow: Sendable {
  /// The folder that the commands are run in.
  package let folder: TemporaryDirectory
  private let display: VirtualDisplay
  private let emulator: any TerminalEmulator
  private let program: PseudoTerminal

  package init(
    _ emulator: any TerminalEmulator, size: TerminalSize, environment: [String: String]
  ) throws {
    self.emulator = emulator
    folder = try TemporaryDirectory()
    display = try VirtualDisplay()
    let words =
      try emulator.command(size: size, file: folder.path + "/screen", folder: folder) + [
        RequiredTool.bash.path, folder.write("script", Self.script), folder.path,
        "\(size.rows) \(size.columns)",
      ]
    var variables = environment
    variables["DISPLAY"] = display.name
    // There may be no graphics card.
    variables["LIBGL_ALWAYS_SOFTWARE"] = "1"
    variables["HOME"] = folder.path
    program = try PseudoTerminal(words[0], Array(words.dropFirst()), environment: variables)
    guard let number = try folder.take("window") else {
      program.finish()
      throw TimedOut("no window of \(words); it says:\n\(program.screen.lines)")
    }
    try display.focus(number.trimmingCharacters(in: .newlines))
  }

  deinit { program.finish() }

  /// Writes the window's number to a file once the window has its size, then runs each command put
  /// beside that file and writes its exit status.
  private static let script = #"""
    cd "$1"
    until [[ $(stty size) == "$2" ]]; do read -rst 0.01; done
    echo "$WINDOWID" >window.part
    mv window.part window
    while true; do
      until [[ -e command ]]; do read -rst 0.01; done
      mv command running
      . ./running
      echo $? >status.part
      mv status.part status
    done
    """#

  /// Starts a bash command; `waitForEnd` waits for its end.
  package func start(_ command: String) throws { try folder.put("command", command) }

  /// Waits for the end of the command and gives its status.
  package func waitForEnd() throws -> Int32 {
    let status = try folder.take("status")?.trimmingCharacters(in: .newlines)
    guard let status = status.flatMap({ Int32($0) }) else {
      throw TimedOut("waited for a command's end; the window shows:\n" + Self.picture(try cells()))
    }
    return status
  }

  /// Keys by X's names (`Return`, `Left`, `n`).
  package func press(_ keys: String...) throws { try display.press(keys) }

  /// Polls the screen until it shows a text, and gives its cells.
  @discardableResult
  package func waitFor(_ text: String) throws -> [[String]] {
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    while true {
      let cells = try cells()
      if cells.contains(where: { $0.joined().contains(text) }) { return cells }
      guard Date() < deadline else {
        throw TimedOut("waited for \(text); the window shows:\n" + Self.picture(cells))
      }
    }
  }

  /// The screen as the emulator reports it: the text of each cell, row by row.
  private func cells() throws -> [[String]] {
    try press("F12")
    guard let text = try folder.take("screen") else {
      throw TimedOut("the emulator did not report its screen")
    }
    return try emulator.cells(text)
  }

  private static func picture(_ cells: [[String]]) -> String {
    cells.map { $0.joined() }.joined(separator: "\n")
  }
}
