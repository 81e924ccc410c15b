import Foundation
import Testing

@testable import PopupCore

/// One line of a break test of the Unicode Character Database.
struct BreakCase {
  let scalars: [UInt32]
  /// For each scalar: a break is allowed before it.
  let breaks: [Bool]
  let comment: String
}

/// The consortium's test suites, in Debian's package unicode-data.
enum BreakSuite {
  static let folder = "/usr/share/unicode/auxiliary/"

  /// On a developer's machine the package may be missing; in CI that is a failure.
  static var isExpected: Bool {
    ProcessInfo.processInfo.environment["CI"] != nil
      || FileManager.default.fileExists(atPath: folder)
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

@Suite("The consortium's break tests", .enabled(if: BreakSuite.isExpected, "no unicode-data here"))
struct UnicodeSuiteTests {
  @Test("grapheme clusters begin where UAX #29 says")
  func graphemes() throws {
    let cases = try BreakSuite.cases(in: "GraphemeBreakTest.txt")
    print("GraphemeBreakTest: \(cases.count) cases")
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
    print("LineBreakTest: \(cases.count) cases")
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
}
