import Foundation
import TestSupport
import Testing

@testable import PopupCore

/// One line of a break test of the Unicode Character Database.
struct BreakCase {
  let scalars: [UInt32]
  /// For each scalar: a break is allowed before it.
  let breaks: [Bool]
  let comment: String
}

/// The Unicode Consortium's break tests, from Debian's package unicode-data.
enum BreakSuite {
  static let folder = "/usr/share/unicode/auxiliary/"
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A developer's machine may lack the package, or have it for another version of Unicode than the
  /// tables; in CI that is a failure.
  static var isExpected: Bool {
    if RequiredTool.isCI { return true }
    let tables = root.appending(path: "Sources/CUnicode/UnicodeTables.h")
    guard let header = try? String(contentsOf: tables, encoding: .utf8),
      let suite = try? String(contentsOfFile: folder + "LineBreakTest.txt", encoding: .utf8),
      let version = suite.prefix(40).split(separator: "-").last?.split(separator: ".txt").first
    else { return false }
    return header.hasPrefix("// Properties of Unicode \(version),")
  }

  static func cases(in name: String) throws -> [BreakCase] {
    try String(contentsOfFile: folder + name, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: "#", maxSplits: 1)
        let words = parts[0].split(whereSeparator: { $0 == " " || $0 == "\t" })
        let pairs = stride(from: 0, to: words.count - 1, by: 2)
        return BreakCase(
          scalars: pairs.compactMap { UInt32(words[$0 + 1], radix: 16) },
          breaks: pairs.map { words[$0] == "÷" }, comment: String(parts.last ?? ""))
      }
  }
}

@Suite(
  "Break tests of the Unicode Consortium",
  .enabled(if: BreakSuite.isExpected, "unicode-data of the same version is not installed"))
struct UnicodeSuiteTests {
  @Test("grapheme clusters begin where UAX #29 says")
  func graphemes() throws {
    let cases = try BreakSuite.cases(in: "GraphemeBreakTest.txt")
    #expect(cases.count > 600)
    for example in cases {
      var breaker = GraphemeBreaker()
      let found = example.scalars.map { breaker.begins(with: UnicodeProperties(of: $0)) }
      #expect(found == example.breaks, "\(example.comment)")
    }
  }

  @Test("lines break where UAX #14 says")
  func lines() throws {
    let cases = try BreakSuite.cases(in: "LineBreakTest.txt")
    #expect(cases.count > 7600)
    for example in cases {
      var breaker = LineBreaker(isTailored: false)
      let properties = example.scalars.map { UnicodeProperties(of: $0) }
      let found = properties.indices.map { index in
        let following = properties[(index + 1)...].first { $0.line != .combiningMark }
        return breaker.allowsBreak(
          before: properties[index], digitFollows: following?.line == .numeric)
      }
      #expect(found == example.breaks, "\(example.comment)")
    }
  }

  @Test("the generated Unicode tables match the database")
  func tables() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", ".tools/unicode-tables.py", "--check"]
    process.currentDirectoryURL = BreakSuite.root
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "run python3 .tools/unicode-tables.py")
  }
}
