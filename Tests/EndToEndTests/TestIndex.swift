import Foundation
import TestSupport
import Testing

/// Finds tests by name, for the tables of covered cases.
enum TestIndex {
  /// The file of a suite, relative to Tests.
  static func file(of suite: String) throws -> String {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return try #require(files.first { $0.hasSuffix("/\(suite).swift") }, "no suite \(suite)")
  }

  /// The functions in the file of a suite.
  static func functions(of suite: String) throws -> [String] {
    let text = try String(contentsOfFile: folder + "/" + file(of: suite), encoding: .utf8)
    return text.components(separatedBy: "func ").dropFirst().map { text in
      String(text.prefix { $0.isLetter || $0.isNumber })
    }
  }

  private static let folder = Binaries.root + "/Tests"
}
