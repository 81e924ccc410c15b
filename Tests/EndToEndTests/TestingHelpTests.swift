import Foundation
import PopupDocs
import TestSupport
import Testing

extension EndToEnd {
  /// The manual's examples of how to test a script.
  @Suite("The manual's test examples", .serialized)
  struct TestingHelpTests {

    /// Runs the examples that need no other program, and then one that does.
    private func run(_ last: RequiredTool?, _ binary: Binary) throws {
      let script = try AskingScript(binary)
      for example in TestingHelp.examples where example.tool == nil || example.tool == last?.name {
        let file = try script.folder.write("example", example.lines.joined(separator: "\n") + "\n")
        let result = try Tool.run(
          try RequiredTool.dash.path, ["-c", "cd '\(script.folder.path)' && . '\(file)'"],
          environment: Shell.environment(binary))
        #expect(
          result.status == .exited(0), "\(example.caption)\n\(result.output)\n\(result.errors)")
      }
    }

    @Test(
      "the manual's test examples run in a shell", RequiredTool.dash.isRequired,
      arguments: Binaries.all)
    func shell(binary: Binary) throws { try run(nil, binary) }

    @Test(
      "the manual's test example for expect runs", RequiredTool.expect.isRequired,
      arguments: Binaries.all)
    func expect(binary: Binary) throws { try run(.expect, binary) }

    @Test(
      "the manual's test example for bats runs", RequiredTool.bats.isRequired,
      arguments: Binaries.all)
    func bats(binary: Binary) throws { try run(.bats, binary) }

    @Test("every program that a test example needs has its test")
    func all() {
      #expect(Set(TestingHelp.examples.compactMap { $0.tool }) == ["expect", "bats"])
    }
  }
}
