import TestSupport

/// An invariant that random input violated.
struct FuzzFailure: Error {
  let text: String

  init(_ text: String) { self.text = text }
}

/// One part of popup and its invariants for any input.
///
/// A case is a seed from which all of its input is drawn, so its number reproduces a failure.
struct FuzzTarget: Sendable {
  let name: String
  private let body: @Sendable (inout SplitMix) throws -> Void

  init(_ name: String, _ body: @escaping @Sendable (inout SplitMix) throws -> Void) {
    self.name = name
    self.body = body
  }

  func run(case seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    try body(&random)
  }

  static let all: [FuzzTarget] = [
    FuzzTarget("input", InputFuzz.run), FuzzTarget("text", TextFuzz.run),
    FuzzTarget("words", WordsFuzz.run), FuzzTarget("screen", ScreenFuzz.run),
    FuzzTarget("dialog", DialogFuzz.run), FuzzTarget("replies", RepliesFuzz.run),
  ]
}

/// Fails when a condition does not hold.
func require(_ condition: Bool, _ text: @autoclosure () -> String) throws {
  if !condition { throw FuzzFailure(text()) }
}

extension SplitMix {
  mutating func bool(oneIn count: Int = 2) -> Bool { below(count) == 0 }

  mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// Usually small, now and then as large as the limit.
  mutating func length(upTo limit: Int) -> Int {
    bool(oneIn: 8) ? below(limit + 1) : below(min(limit, 24) + 1)
  }
}
