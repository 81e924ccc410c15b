import Foundation
import Testing

/// `POPUP_FUZZ_SECONDS` and `POPUP_FUZZ_SEED` make it longer and different; `.fuzz/run` is faster.
@Suite("Random input of every kind")
struct FuzzTests {
  private static let variables = ProcessInfo.processInfo.environment

  @Test("keeps to what must hold", arguments: FuzzTarget.all.map(\.name))
  func random(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seconds = Self.variables["POPUP_FUZZ_SECONDS"].flatMap(Double.init) ?? 5
    let seed = Self.variables["POPUP_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let end = Date(timeIntervalSinceNow: seconds / Double(FuzzTarget.all.count))
    var number = seed << 32
    while Date() < end {
      do {
        try target.run(case: number)
      } catch {
        Issue.record("\(name), case \(number): \(error); again: .fuzz/run \(name) \(number)")
        return
      }
      number += 1
    }
  }
}
