import Foundation
import TestSupport

extension RequiredTool {
  /// The exit status, and standard output and error together.
  func run(
    _ arguments: [String], input: String = "", in folder: URL? = nil
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try path)
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
    // Ends a program that hangs; its test then fails.
    let deadline = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 30, execute: deadline)
    defer { deadline.cancel() }
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    // Closed last: script(1) would end at the end of its input, before the typed `exit` is read.
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try? standardInput.fileHandleForWriting.close()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Runs a command on its own terminal, types lines to it and returns its output.
  static func type(_ lines: [String], to command: [String], in folder: URL) throws -> String {
    #if os(Linux)
      let arguments = ["-q", "-e", "-c", command.joined(separator: " "), "/dev/null"]
    #else
      let arguments = ["-q", "/dev/null"] + command
    #endif
    let input = (lines + ["exit"]).map { $0 + "\n" }.joined()
    return try script.run(arguments, input: input, in: folder).output
  }
}

/// A directory with files whose names can be completed.
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
