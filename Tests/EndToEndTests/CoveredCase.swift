import Testing

/// Something that must not happen, and the tests that would fail if it did.
struct CoveredCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Each as `Suite.function`.
  let tests: [String]

  init(_ description: String, _ tests: String...) {
    testDescription = description
    self.tests = tests
  }

  /// Checks that the tests exist.
  func expectTests() throws {
    for test in tests {
      let parts = test.split(separator: ".").map(String.init)
      #expect(try TestIndex.functions(of: parts[0]).contains(parts[1]), "no test \(test)")
    }
  }

  /// Whether one of the tests runs popup on a terminal.
  var isSeenOnTerminal: Bool {
    get throws {
      try tests.contains { test in
        try TestIndex.file(of: String(test.prefix { $0 != "." })).hasPrefix("EndToEndTests/")
      }
    }
  }
}
