import Foundation

/// Runs a program to its end without a terminal.
package enum Tool {
  package struct Result: Sendable {
    package let status: ExitStatus
    package let output: String
    package let errors: String
  }

  @discardableResult
  package static func run(
    _ path: String, _ arguments: [String] = [],
    environment: [String: String] = PseudoTerminal.environment(), input: Stream = .null
  ) throws -> Result {
    let program = try PseudoTerminal(
      path, arguments, environment: environment, input: input, output: .pipe, errors: .pipe,
      hasControllingTerminal: false)
    defer { program.finish() }
    let status = try program.waitForExit()
    return Result(status: status, output: program.piped(1), errors: program.piped(2))
  }
}
