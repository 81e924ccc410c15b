import Foundation
import PopupCore
import TestSupport
import Testing

/// A directory with links named whiptail and dialog to a built popup.
struct StandIn {
  let folder: TemporaryDirectory
  private let binary: Binary

  static let yesno = ["--yesno", "Really?", "8", "40"]

  /// - Parameter copies: copies instead of links, for callers that resolve links.
  init(_ binary: Binary, copies: Bool = false) throws {
    self.binary = binary
    folder = try TemporaryDirectory()
    for program in DropInProgram.allCases {
      if copies {
        try folder.install(binary.path, as: "\(program.name)")
      } else {
        try FileManager.default.createSymbolicLink(
          atPath: path(of: program), withDestinationPath: binary.path)
      }
    }
  }

  func path(of program: DropInProgram) -> String { folder.path + "/\(program.name)" }

  /// A PATH with only the links and the system's shell tools.
  func variables(_ changes: [String: String?] = [:]) -> [String: String] {
    var variables = PseudoTerminal.environment(changes)
    if changes["PATH"] == nil { variables["PATH"] = folder.path + ":" + (variables["PATH"] ?? "") }
    return variables
  }

  func start(
    _ program: DropInProgram, _ words: [String], environment: [String: String?] = [:],
    hasControllingTerminal: Bool = true, input: TestSupport.Stream = .terminal,
    output: TestSupport.Stream = .terminal, errors: TestSupport.Stream = .pipe
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      path(of: program), words, environment: variables(environment), input: input, output: output,
      errors: errors, hasControllingTerminal: hasControllingTerminal)
  }

  func run(_ script: String, environment: [String: String?] = [:]) throws -> PseudoTerminal {
    try PseudoTerminal(
      try RequiredTool.bash.path, ["-c", script], environment: variables(environment))
  }

  /// Presses keys in one box, and expects its status, silence, and the terminal as it was.
  func expect(
    _ program: DropInProgram, _ words: [String], showing text: String = "Really?",
    after keys: String, _ status: Int32, environment: [String: String?] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let box = try start(program, words, environment: environment)
    defer { box.finish() }
    try box.waitFor(text)
    box.type(keys)
    let end = try box.waitForExit()
    #expect(end == .exited(status), "\(words)", sourceLocation: sourceLocation)
    #expect(box.piped(2) == "", sourceLocation: sourceLocation)
    try Popup.expectRestored(box, sourceLocation: sourceLocation)
  }
}
