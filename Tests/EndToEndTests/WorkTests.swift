import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// The cost of long titles, labels and tabs. Counts instructions, which are the same in every run.
  @Suite("Instructions executed", .serialized, RequiredTool("valgrind").isRequired)
  struct WorkTests {
    /// Options with a text of so many bytes each.
    static let questions: [(name: String, words: @Sendable (Int) -> [String])] = [
      ("nineteen boxes", { size in (0..<19).flatMap { _ in ["--check", text(size)] } + ["m"] }),
      ("a title and labels", { ["-t", text($0), "-l", text($0), "-r", text($0), "m"] }),
      ("eight tabs", { size in (0..<8).flatMap { ["--segment", text(size), "-m", "\($0)"] } }),
    ]

    @Test("twice the text is at most twice the work", arguments: questions.indices)
    func linear(index: Int) throws {
      let words = Self.questions[index].words
      let half = try instructions(words(50_000))
      let whole = try instructions(words(100_000))
      #expect(whole < half * 21 / 10, "\(half), then \(whole)")
    }

    @Test("a byte that is not shown costs next to nothing", arguments: questions.indices)
    func shown(index: Int) throws {
      let words = Self.questions[index].words
      let (small, large) = (words(20_000), words(100_000))
      let bytes = large.reduce(0) { $0 + $1.utf8.count } - small.reduce(0) { $0 + $1.utf8.count }
      let work = try instructions(large) - instructions(small)
      #expect(work < bytes * 100, "\(work) instructions for \(bytes) bytes")
    }

    private static func text(_ size: Int) -> String {
      String(repeating: "되돌릴 수 없는 변경 ", count: size / 28)
    }

    /// How many instructions it takes until the first frame is printed.
    private func instructions(_ words: [String]) throws -> Int {
      let binary = Binaries.release ?? Binaries.debug
      let folder = try TemporaryDirectory()
      let result = try Tool.run(
        RequiredTool("valgrind").path,
        ["--quiet", "--tool=callgrind", "--callgrind-out-file=\(folder.path)/calls", binary.path]
          + ["--preview=80x40"] + words)
      #expect(result.status == .exited(0))
      let lines = try #require(folder.read("calls")).split(separator: "\n")
      let total = lines.first { $0.hasPrefix("totals:") || $0.hasPrefix("summary:") }
      return try #require(total?.split(separator: " ").last.flatMap { Int($0) })
    }
  }
}
