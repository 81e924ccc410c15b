import Foundation

/// A command in a private tmux, without the user's server, socket or configuration.
package final class TmuxSession: Sendable {
  private let socket: String
  private let tmux: String
  private let variables: [String: String]

  /// Starts a server with one window that runs a shell command.
  package init(
    _ command: String, size: TerminalSize = .standard, environment: [String: String]
  ) throws {
    socket = "popup-tests-" + UUID().uuidString
    tmux = try RequiredTool.tmux.path
    variables = environment
    try run([
      "-f", "/dev/null", "new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.rows)",
      command,
    ])
  }

  deinit { kill() }

  package func kill() { _ = try? run(["kill-server"]) }

  /// A terminal that shows the session; `changes` are to its variables.
  package func attach(_ changes: [String: String?]) throws -> PseudoTerminal {
    try PseudoTerminal(
      tmux, ["-L", socket, "-u", "attach"], environment: PseudoTerminal.environment(changes))
  }

  /// Keys by tmux's names (`Enter`, `C-c`), or text.
  package func send(keys: String...) throws { try run(["send-keys"] + keys) }

  package func resize(to size: TerminalSize) throws {
    try run(["resize-window", "-x", "\(size.columns)", "-y", "\(size.rows)"])
  }

  /// Puts a second pane beside the first, which stays the current one.
  package func splitBeside() throws { try run(["split-window", "-hd", "exec cat"]) }

  /// Makes the current pane narrower or wider, at the expense of the one beside it.
  package func resizePane(toColumns columns: Int) throws {
    try run(["resize-pane", "-x", "\(columns)"])
  }

  /// The screen's rows, with their SGR sequences on request.
  package func capture(withStyles: Bool = false) throws -> [String] {
    let output = try run(["capture-pane", "-p"] + (withStyles ? ["-e"] : []))
    return output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// A format of the pane, such as `#{alternate_on}` or `#{cursor_x}`.
  package func value(of format: String) throws -> String {
    try run(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  /// Polls the screen until the condition holds.
  @discardableResult
  package func waitUntil(_ what: String, _ holds: ([String]) throws -> Bool) throws -> [String] {
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    while true {
      let lines = try capture()
      if try holds(lines) { return lines }
      guard Date() < deadline else {
        throw TimedOut("waited for \(what); tmux shows:\n" + lines.joined(separator: "\n"))
      }
    }
  }

  @discardableResult
  package func waitFor(_ text: String) throws -> [String] {
    try waitUntil("the text \(text)") { lines in lines.contains { $0.contains(text) } }
  }

  /// Waits for a text on the alternate screen or on the main screen.
  @discardableResult
  package func waitFor(_ text: String, onAlternateScreen: Bool) throws -> [String] {
    let wanted = onAlternateScreen ? "1" : "0"
    return try waitUntil("\(text), alternate screen: \(onAlternateScreen)") { lines in
      let isThere = lines.contains { $0.contains(text) }
      return try isThere && value(of: "#{alternate_on}") == wanted
    }
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let result = try Tool.run(tmux, ["-L", socket, "-u"] + arguments, environment: variables)
    guard result.status == .exited(0) else {
      throw TimedOut("tmux \(arguments): \(result.status), \(result.errors)")
    }
    return result.output
  }
}
