import Foundation
import PopupCore
import PopupDocs
import Testing

@Suite("Linting of generated files")
struct LintTests {
  /// Fails on any output or a nonzero status.
  private func expectSilence(of tool: Tool, _ arguments: String...) throws {
    let (status, output) = try tool.run(arguments)
    #expect(status == 0)
    #expect(output == "")
  }

  @Test("bash can read its completion", .enabled(if: Tool.bash.isExpected, "bash is not installed"))
  func bash() throws {
    try expectSilence(of: Tool.bash, "-n", "completions/popup.bash")
  }

  @Test("zsh can read its completion", .enabled(if: Tool.zsh.isExpected, "zsh is not installed"))
  func zsh() throws {
    try expectSilence(of: Tool.zsh, "-n", "completions/_popup")
  }

  @Test("fish can read its completion", .enabled(if: Tool.fish.isExpected, "fish is not installed"))
  func fish() throws {
    try expectSilence(of: Tool.fish, "-n", "completions/popup.fish")
  }

  @Test(
    "shellcheck accepts the bash completion",
    .enabled(if: Tool.shellcheck.isExpected, "shellcheck is not installed"))
  func shellcheck() throws {
    try expectSilence(of: Tool.shellcheck, "completions/popup.bash")
  }

  @Test(
    "mandoc has no warnings", .enabled(if: Tool.mandoc.isExpected, "mandoc is not installed")
  )
  func mandoc() throws {
    try expectSilence(of: Tool.mandoc, "-T", "lint", "-W", "warning", "man/popup.1")
  }

  @Test(
    "mandoc has no remarks on style",
    .enabled(if: Tool.mandoc.isExpected, "mandoc is not installed"))
  func style() throws {
    let output = try Tool.mandoc.run(["-T", "lint", "-W", "all", "man/popup.1"]).output
    #expect(output.split(separator: "\n").filter { $0.contains("popup.1:") } == [])
  }

  @Test(
    "the manual page shows every option, variable and status",
    .enabled(if: Tool.mandoc.isExpected, "mandoc is not installed"))
  func manual() throws {
    let page = try Tool.mandoc.run(["-T", "utf8", "-O", "width=100", "man/popup.1"]).output
      .replacing(/.\u{8}/, with: "")
    for section in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "EXIT STATUS", "EXAMPLES", "SEE ALSO",
    ] {
      #expect(page.contains("\n\(section)\n"))
    }
    for entry in OptionTable.all {
      let short = entry.short.map { "-\(Unicode.Scalar($0)), " } ?? ""
      #expect(page.contains("     \(short)\(entry.id.spelling)"), "\(entry.name)")
    }
    for name in EnvironmentVariables.names { #expect(page.contains(name)) }
    for (status, _) in ExitStatusHelp.all { #expect(page.contains("\n     \(status) ")) }
    #expect(page.contains("취소") && page.contains("**bold**") && page.contains("`code`"))
  }

  @Test("the manual page names every key of the key table")
  func keys() throws {
    let page = try Tool.mandoc.run(["-T", "utf8", "-O", "width=100", "man/popup.1"]).output
      .replacing(/.\u{8}/, with: "").replacing("\u{A0}", with: " ")
    for binding in KeyTable.all {
      #expect(page.contains(binding.keys.name), "\(binding.keys.name)")
    }
  }

  @Test("the manual page lists every exit status")
  func outcomes() {
    #expect(
      Set(ExitStatusHelp.all.map(\.status)) == [0, 1, 3, 64, 66, 69, 70, 74, 124, 255])
  }

  /// Runs the examples with a function in place of popup, and parses the arguments it gets.
  @Test(
    "the examples parse",
    .enabled(if: Tool.bash.isExpected, "bash is not installed"))
  func examples() throws {
    for (caption, lines) in Examples.all where lines.contains(where: { $0.contains("popup --") }) {
      let script = """
        git() { :; }; rm() { :; }; reboot() { :; }; dir=x
        popup() { printf '%s\\0' "$@" >&2; return 1; }
        """ + "\n" + lines.joined(separator: "\n")
      let output = try Tool.bash.run(["--norc", "-c", script]).output
      let words = output.split(separator: "\0", omittingEmptySubsequences: false).dropLast()
      #expect(!words.isEmpty, "\(caption)")
      #expect(throws: Never.self, "\(caption)") {
        try ArgumentParser.request(
          arguments: words.map { Array($0.utf8) }, environment: Environment { _ in nil },
          standardInputIsTerminal: !lines[0].contains("| popup"))
      }
    }
  }
}
