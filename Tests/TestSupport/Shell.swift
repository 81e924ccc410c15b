import Foundation

/// Runs scripts that call popup, on a terminal.
package enum Shell {
  /// Starts a script with the binary's folder first on PATH.
  package static func start(
    _ script: String, with binary: Binary, in shell: RequiredTool = .bash,
    size: TerminalSize = .standard, environment changes: [String: String?] = [:],
    input: Stream = .terminal, output: Stream = .terminal, errors: Stream = .terminal
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      try shell.path, ["-c", script], size: size, environment: environment(binary, changes),
      input: input, output: output, errors: errors)
  }

  package static func environment(
    _ binary: Binary, _ changes: [String: String?] = [:]
  ) -> [String: String] {
    var variables = PseudoTerminal.environment(changes)
    variables["PATH"] = binary.folder + ":" + (variables["PATH"] ?? "/usr/bin:/bin")
    return variables
  }
}
