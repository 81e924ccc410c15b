import Foundation

/// Waits, each with a deadline, for what the program shows and for its end.
extension PseudoTerminal {
  /// Waits for a complete frame for which the condition holds.
  @discardableResult
  package func waitUntil(
    _ what: String, _ holds: (VirtualScreen) -> Bool
  ) throws -> VirtualScreen {
    try wait(what) { state in
      !state.screen.isUpdating && holds(state.screen) ? state.screen : nil
    }
  }

  /// Waits for a text somewhere on the screen.
  @discardableResult
  package func waitFor(_ text: String) throws -> VirtualScreen {
    try waitUntil("the text \(text)") { $0.contains(text) }
  }

  /// Waits until the terminal's whole output equals a text.
  package func waitForOutput(_ text: String) throws {
    let bytes = Array(text.utf8)
    try wait("the output \(text)") { $0.output == bytes ? true : nil }
  }

  /// Waits for the program's end and for all of its output.
  @discardableResult
  package func waitForExit() throws -> ExitStatus {
    let status = try wait("the program's end") { state in
      state.openPipes == 0 ? state.exitStatus : nil
    }
    condition.withLock { takeWhatIsThere() }
    return status
  }

  @discardableResult
  func wait<Result>(_ what: String, _ result: (State) -> Result?) throws -> Result {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let result = result(state) { return result }
      // A program that ended shows nothing more.
      let isOver = state.exitStatus != nil && state.openPipes == 0
      if isOver { takeWhatIsThere() }
      if let result = result(state) { return result }
      guard !isOver || state.isHungUp, condition.wait(until: deadline) else {
        throw TimedOut(
          "waited for \(what); exit: \(state.exitStatus.map { "\($0)" } ?? "none"), screen:\n"
            + state.screen.lines.joined(separator: "\n"))
      }
    }
  }
}
