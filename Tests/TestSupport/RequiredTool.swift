import Foundation
import Testing

/// A program that some tests need. Without it they are skipped on a contributor's machine, but run
/// and fail in CI.
///
/// ```swift
/// @Test("the page has no errors", RequiredTool.mandoc.isRequired)
/// func lint() throws { let mandoc = try RequiredTool.mandoc.path }
/// ```
package struct RequiredTool: Sendable {
  package let name: String
  private let module: String?

  package init(_ name: String) {
    self.name = name
    module = nil
  }

  /// A module of Python, whose interpreter is the program.
  private init(pythonModule module: String) {
    name = "python3"
    self.module = module
  }

  package static let bash = RequiredTool("bash")
  package static let bats = RequiredTool("bats")
  package static let dash = RequiredTool("dash")
  package static let debconf = RequiredTool("debconf-show")
  package static let dialog = RequiredTool("dialog")
  package static let expect = RequiredTool("expect")
  package static let fish = RequiredTool("fish")
  package static let git = RequiredTool("git")
  package static let kitty = RequiredTool("kitty")
  package static let mandoc = RequiredTool("mandoc")
  package static let mosh = RequiredTool("mosh-server")
  package static let pyte = RequiredTool(pythonModule: "pyte")
  package static let pythondialog = RequiredTool(pythonModule: "dialog")
  package static let pythonWhiptail = RequiredTool(pythonModule: "whiptail")
  package static let screen = RequiredTool("screen")
  package static let script = RequiredTool("script")
  package static let setsid = RequiredTool("setsid")
  package static let shellcheck = RequiredTool("shellcheck")
  package static let strace = RequiredTool("strace")
  package static let tmux = RequiredTool("tmux")
  package static let whiptail = RequiredTool("whiptail")
  package static let xdotool = RequiredTool("xdotool")
  package static let xterm = RequiredTool("xterm")
  package static let xvfb = RequiredTool("Xvfb")
  package static let zsh = RequiredTool("zsh")

  /// True where no test may be skipped.
  package static var isCI: Bool {
    guard let value = ProcessInfo.processInfo.environment["CI"] else { return false }
    return !["", "0", "false"].contains(value)
  }

  /// The program's path along PATH; nil if it, or its Python module, is missing.
  package var foundPath: String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let found = path.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found, let module else { return found }
    let check = try? Tool.run(
      found, ["-c", "import \(module)"], environment: ProcessInfo.processInfo.environment)
    return check?.status == .exited(0) ? found : nil
  }

  /// The program's path; throws if it is missing, since CI skips no test.
  package var path: String {
    get throws {
      guard let foundPath else { throw Missing(name: module ?? name) }
      return foundPath
    }
  }

  package struct Missing: Error, CustomStringConvertible {
    package let name: String
    package var description: String { "\(name) is not installed, and CI runs every test" }
  }

  /// The trait for a test or suite that needs the program.
  package var isRequired: ConditionTrait {
    .enabled(if: foundPath != nil || Self.isCI, "\(module ?? name) is not installed")
  }
}
