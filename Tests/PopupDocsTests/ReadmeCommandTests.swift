import Foundation
import PopupCore
import TestSupport
import Testing

/// Runs the README's command blocks in the shells that people have, with stand-ins for every program
/// that would change something.
@Suite("README commands")
struct ReadmeCommandTests {
  /// The programs that the blocks call. Each stand-in succeeds, and popup's records its arguments.
  private static let programs = [
    "git", "rm", "ln", "sudo", "swift", "tar", "install", "deploy", "script.sh",
  ]

  /// The blocks marked as `sh`.
  private static func blocks() throws -> [String] {
    let readme = try String(
      contentsOf: repositoryRoot.appendingPathComponent("README.md"), encoding: .utf8)
    return readme.components(separatedBy: "```sh\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  /// The arguments of every call of popup, in order.
  private func calls(in shell: RequiredTool) throws -> [[String]] {
    let directory = try TemporaryDirectory()
    // Written by a shell: a child that another test starts meanwhile would inherit a file that this
    // process has open, and what is open for writing cannot be executed.
    let standIns = """
      for name in \(Self.programs.joined(separator: " ")); do ln -s "$(type -P true)" $name; done
      # It reads a piped message to its end: who writes it must not fail.
      printf '%s\\n' '#!/bin/sh' 'printf "%s\\037" "$@" >>calls; printf "\\036" >>calls; cat >/dev/null' >popup
      chmod +x popup
      """
    _ = try RequiredTool.bash.run(["-c", standIns], in: URL(fileURLWithPath: directory.path))
    for block in try Self.blocks() {
      let variables =
        shell.name == "fish"
        ? "set -x PATH '\(directory.path)' $PATH; set dir x; set disk y; set repo z\n"
        : "export PATH='\(directory.path)':\"$PATH\"; dir=x; disk=y; repo=z\n"
      let (status, output) = try RequiredTool.bash.run(
        ["-c", #"exec "$0" -c "$1" </dev/null"#, shell.path, variables + block],
        in: URL(fileURLWithPath: directory.path))
      #expect(status == 0 && output.isEmpty, "\(shell.name): \(output)\n\(block)")
    }
    let record = try #require(directory.read("calls"))
    return record.components(separatedBy: "\u{1E}").dropLast().map {
      $0.components(separatedBy: "\u{1F}").dropLast()
    }
  }

  @Test(
    "every README command runs in bash, zsh and fish, and parses",
    RequiredTool.bash.isRequired,
    RequiredTool.zsh.isRequired,
    RequiredTool.fish.isRequired)
  func shells() throws {
    let expected = try calls(in: .bash)
    #expect(expected.count > 10)
    #expect(try calls(in: .zsh) == expected)
    #expect(try calls(in: .fish) == expected)
    for words in expected {
      #expect(throws: Never.self, "popup \(words)") {
        try ArgumentParser.request(
          arguments: words.map { Array($0.utf8) }, environment: Environment { _ in nil },
          standardInputIsTerminal: false)
      }
    }
  }

  @Test("the README's package names have the version of popup")
  func packageNames() throws {
    let names = try Self.blocks().joined().matches(of: /popup[-_]([0-9.]+)-/).map(\.output.1)
    #expect(names.count > 2)
    #expect(names.allSatisfy { $0 == Version.number })
  }
}
