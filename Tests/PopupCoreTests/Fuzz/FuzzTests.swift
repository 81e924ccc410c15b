import Foundation
import Testing

/// A short run of each target. `POPUP_FUZZ_SECONDS` sets the seconds for all of them together and
/// `POPUP_FUZZ_SEED` the first case; `.fuzz/run` runs the same targets optimized.
@Suite("Fuzz targets")
struct FuzzTests {
  private static let variables = ProcessInfo.processInfo.environment

  @Test("a fuzz target keeps its invariants on random input", arguments: FuzzTarget.all.map(\.name))
  func random(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let seconds = Self.variables["POPUP_FUZZ_SECONDS"].flatMap(Double.init) ?? 2
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
