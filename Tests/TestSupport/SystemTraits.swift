import Foundation
import Testing

extension Trait where Self == ConditionTrait {
  /// For a test of a file that not every system has, such as those of Linux's /proc. In CI the test
  /// always runs, and fails without the file.
  package static func requires(file path: String) -> Self {
    .enabled(
      if: FileManager.default.fileExists(atPath: path) || RequiredTool.isCI,
      "this system has no \(path)")
  }

  /// For a test of something that only Linux does.
  package static func requiresLinux(_ reason: Comment) -> Self {
    #if os(Linux)
      .enabled(if: true)
    #else
      .enabled(if: false, reason)
    #endif
  }
}
