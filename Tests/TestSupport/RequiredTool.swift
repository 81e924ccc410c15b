import Foundation
import Testing

/// A program that some tests need: absent, they are skipped on a contributor's machine and run,
/// and so fail, in CI.
///
/// ```swift
/// @Test("the page has no errors", RequiredTool.mandoc.isRequired)
/// func lint() throws { let mandoc = try RequiredTool.mandoc.path }
/// ```
package struct RequiredTool: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  package static let bash = RequiredTool("bash")
  package static let dash = RequiredTool("dash")
  package static let fish = RequiredTool("fish")
  package static let git = RequiredTool("git")
  package static let mandoc = RequiredTool("mandoc")
  package static let setsid = RequiredTool("setsid")
  package static let tmux = RequiredTool("tmux")
  package static let zsh = RequiredTool("zsh")

  /// True where nothing may be skipped.
  package static var isCI: Bool {
    guard let value = ProcessInfo.processInfo.environment["CI"] else { return false }
    return !["", "0", "false"].contains(value)
  }

  /// Where PATH has the program, nil when nowhere.
  package var foundPath: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The program's path; throws what is missing, for tests that CI did not let skip.
  package var path: String {
    get throws {
      guard let foundPath else { throw Missing(name: name) }
      return foundPath
    }
  }

  package struct Missing: Error, CustomStringConvertible {
    package let name: String
    package var description: String { "\(name) is not installed, and CI runs every test" }
  }

  /// The trait for a test or suite that needs the program.
  package var isRequired: ConditionTrait {
    .enabled(if: foundPath != nil || Self.isCI, "\(name) is not installed")
  }
}
