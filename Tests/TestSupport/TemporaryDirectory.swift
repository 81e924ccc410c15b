import Foundation
import Testing

/// A directory that is removed with its owner.
package final class TemporaryDirectory: Sendable {
  package let path: String

  package init() throws {
    path = NSTemporaryDirectory() + "popup-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and gives its path.
  @discardableResult
  package func write(
    _ name: String, _ text: String, isExecutable: Bool = false
  ) throws -> String {
    let file = path + "/" + name
    guard isExecutable else {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
      return file
    }
    let source = try write(name + ".source", text)
    defer { unlink(source) }
    return try install(source, as: name)
  }

  /// Copies a file, makes it executable, and gives the copy's path.
  ///
  /// install(1) writes the copy. If this process did, a child that another test starts meanwhile
  /// could hold the open descriptor until its own execve(2), and running the copy would fail with
  /// ETXTBSY.
  @discardableResult
  package func install(_ source: String, as name: String) throws -> String {
    let file = path + "/" + name
    let result = try Tool.run("/usr/bin/install", ["-m", "755", source, file])
    try #require(result.status == .exited(0), "\(result.errors)")
    return file
  }

  /// A file's text; nil when there is none.
  package func read(_ name: String) -> String? {
    try? String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// Writes a file atomically, for a program that waits for it.
  package func put(_ name: String, _ text: String) throws {
    try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
  }

  /// Waits for a file that a program writes atomically, and removes it; nil if none came in time.
  package func take(_ name: String) throws -> String? {
    var text: String?
    eventually {
      text = read(name)
      return text != nil
    }
    if text != nil { try FileManager.default.removeItem(atPath: path + "/" + name) }
    return text
  }
}
