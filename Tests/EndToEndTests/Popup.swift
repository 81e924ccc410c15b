import Foundation
import TestSupport
import Testing

/// A popup on a terminal of its own that asks "Sure?" with the buttons Cancel and OK.
enum Popup {
  static let question = ["--message", "Sure?", "--left", "Cancel", "--right", "OK"]

  /// `question` as a shell has it.
  static let command = "popup --message 'Sure?' --left Cancel --right OK"

  /// Starts one and waits until its buttons are on the screen.
  static func ask(
    _ binary: Binary, _ options: [String] = [], size: TerminalSize = .standard,
    environment: [String: String?] = [:], input: TestSupport.Stream = .terminal,
    output: TestSupport.Stream = .terminal, errors: TestSupport.Stream = .terminal
  ) throws -> PseudoTerminal {
    let popup = try start(
      binary, question + options, size: size, environment: environment, input: input,
      output: output, errors: errors)
    try popup.waitFor("OK")
    return popup
  }

  /// Starts one with other texts and the same buttons, and waits until these are on the screen.
  static func show(
    _ binary: Binary, _ arguments: [String], size: TerminalSize = .standard,
    environment: [String: String?] = [:], input: TestSupport.Stream = .terminal,
    output: TestSupport.Stream = .terminal, errors: TestSupport.Stream = .terminal
  ) throws -> PseudoTerminal {
    let popup = try start(
      binary, ["--left", "Cancel", "--right", "OK"] + arguments, size: size,
      environment: environment, input: input, output: output, errors: errors)
    try popup.waitUntil("the buttons") { $0.contains("Cancel") && $0.contains("OK") }
    return popup
  }

  /// Presses a key and expects its exit status and a restored terminal.
  static func expect(
    _ popup: PseudoTerminal, after keys: String = "n", _ status: Int32 = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    popup.type(keys)
    let end = try popup.waitForExit()
    #expect(end == .exited(status), sourceLocation: sourceLocation)
    try expectRestored(popup, sourceLocation: sourceLocation)
  }

  static func start(
    _ binary: Binary, _ arguments: [String], size: TerminalSize = .standard,
    environment: [String: String?] = [:], input: TestSupport.Stream = .terminal,
    output: TestSupport.Stream = .terminal, errors: TestSupport.Stream = .terminal
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      binary.path, arguments, size: size,
      environment: PseudoTerminal.environment(environment), input: input, output: output,
      errors: errors)
  }

  /// A press and a release of the left button on a text.
  static func click(_ text: String, on terminal: PseudoTerminal) throws {
    let place = try #require(terminal.screen.position(of: text), "no \(text) to click on")
    let cell = "0;\(place.column + 1);\(place.row + 1)"
    terminal.type("\u{1B}[<\(cell)M\u{1B}[<\(cell)m")
  }

  /// Expects a terminal without any trace of the popup.
  static func expectRestored(
    _ terminal: PseudoTerminal, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let settings = try terminal.settings
    #expect(settings == terminal.initialSettings, sourceLocation: sourceLocation)
    let screen = terminal.screen
    #expect(screen.isRestored, "modes \(screen.modes)", sourceLocation: sourceLocation)
    #expect(screen.violations == [], sourceLocation: sourceLocation)
    #expect(!screen.lines.contains { $0.hasSuffix("Sure?") }, sourceLocation: sourceLocation)
  }
}
