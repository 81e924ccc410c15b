import Foundation
import Testing

/// A program that tests run: a shell, or what checks the generated files.
struct Tool {
  static let bash = Tool(name: "bash")
  static let zsh = Tool(name: "zsh")
  static let fish = Tool(name: "fish")
  static let shellcheck = Tool(name: "shellcheck")
  static let mandoc = Tool(name: "mandoc")

  var name: String

  /// Found along PATH.
  var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Where tests are watched over nothing may go untested: there an absent tool fails.
  var isExpected: Bool {
    path != nil || !ProcessInfo.processInfo.environment["CI", default: ""].isEmpty
  }

  /// The exit status, and standard output and error together.
  func run(
    _ arguments: [String], input: String = "", in folder: URL? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(path, "\(name) is not installed"))
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? repositoryRoot
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH", default: ""], "TERM": "dumb",
      "LC_ALL": "C.UTF-8", "HOME": NSTemporaryDirectory(),
    ]
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: deadline)
    defer { deadline.cancel() }
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    // A program on a terminal of its own leaves when its typed `exit` is read, not at an end of input.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try? standardInput.fileHandleForWriting.close()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Runs a command on a terminal of its own and types lines to it.
  static func type(_ lines: [String], to command: [String], in folder: URL) throws -> String {
    #if os(Linux)
      let arguments = ["-q", "-e", "-c", command.joined(separator: " "), "/dev/null"]
    #else
      let arguments = ["-q", "/dev/null"] + command
    #endif
    let input = (lines + ["exit"]).map { $0 + "\n" }.joined()
    return try Tool(name: "script").run(arguments, input: input, in: folder).output
  }
}

/// A folder with files to complete the names of.
struct SampleFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "popup-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for name in ["sample.txt", "with blank.txt"] {
      try Data().write(to: url.appendingPathComponent(name))
    }
  }

  func remove() { try? FileManager.default.removeItem(at: url) }
}
