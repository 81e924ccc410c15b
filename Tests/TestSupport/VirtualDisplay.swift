import Foundation

/// A private X server without a screen (Xvfb).
package final class VirtualDisplay: Sendable {
  /// The value of DISPLAY for its programs.
  package let name: String
  private let server: PseudoTerminal

  package init() throws {
    // Xvfb takes a free display, prints its number in a line, and ends with its last client.
    server = try PseudoTerminal(
      try RequiredTool.xvfb.path,
      ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp", "-terminate"],
      errors: .null)
    let screen = try server.waitUntil("the number of a display") { $0.cursor.row > 0 }
    name = ":" + screen.lines[0]
  }

  /// Ends it with SIGTERM, so that it removes its lock and its socket.
  deinit {
    server.send(signal: SIGTERM)
    _ = try? server.waitForExit()
    server.finish()
  }

  /// Waits for a window and gives it the keyboard focus.
  package func focus(_ window: String) throws {
    try run(["windowmap", "--sync", window, "windowfocus", "--sync", window])
  }

  /// Presses keys by X's names (`Left`, `n`).
  package func press(_ keys: [String]) throws { try run(["key"] + keys) }

  private func run(_ words: [String]) throws {
    let result = try Tool.run(
      try RequiredTool.xdotool.path, words,
      environment: PseudoTerminal.environment(["DISPLAY": name]))
    guard result.status == .exited(0) else {
      throw TimedOut("xdotool \(words): \(result.status), \(result.errors)")
    }
  }
}
