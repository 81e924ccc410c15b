import Foundation

/// The screen that pyte, an independent terminal emulator, makes of some output.
package enum PyteScreen {
  private static let program = """
    import json, sys, pyte
    screen = pyte.Screen(int(sys.argv[1]), int(sys.argv[2]))
    pyte.ByteStream(screen).feed(sys.stdin.buffer.read())
    cells = [[screen.buffer[y][x].data for x in range(screen.columns)] for y in range(screen.lines)]
    print(json.dumps(cells))
    """

  /// The text of each cell, row by row; the right half of a wide character is empty.
  package static func cells(of output: [UInt8], size: TerminalSize) throws -> [[String]] {
    let result = try Tool.run(
      try RequiredTool.pyte.path, ["-c", program, "\(size.columns)", "\(size.rows)"],
      environment: ProcessInfo.processInfo.environment, input: .bytes(output))
    guard result.status == .exited(0) else { throw TimedOut("pyte: \(result.errors)") }
    return try JSONDecoder().decode([[String]].self, from: Data(result.output.utf8))
  }
}
