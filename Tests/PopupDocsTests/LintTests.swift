import Foundation
import PopupCore
import PopupDocs
import TestSupport
import Testing

@Suite("Linting of generated files")
struct LintTests {
  /// Fails on any output or a nonzero status.
  private func expectSilence(of tool: RequiredTool, _ arguments: String...) throws {
    let (status, output) = try tool.run(arguments)
    #expect(status == 0)
    #expect(output == "")
  }

  @Test(
    "bash parses its completion script", RequiredTool.bash.isRequired
  )
  func bash() throws {
    try expectSilence(of: RequiredTool.bash, "-n", "completions/popup.bash")
  }

  @Test(
    "zsh parses its completion script", RequiredTool.zsh.isRequired)
  func zsh() throws {
    try expectSilence(of: RequiredTool.zsh, "-n", "completions/_popup")
  }

  @Test(
    "fish parses its completion script", RequiredTool.fish.isRequired
  )
  func fish() throws {
    try expectSilence(of: RequiredTool.fish, "-n", "completions/popup.fish")
  }

  @Test(
    "shellcheck accepts the bash completion script",
    RequiredTool.shellcheck.isRequired)
  func shellcheck() throws {
    try expectSilence(of: RequiredTool.shellcheck, "completions/popup.bash")
  }

  @Test(
    "mandoc has no warnings about the manual page",
    RequiredTool.mandoc.isRequired
  )
  func mandoc() throws {
    try expectSilence(of: RequiredTool.mandoc, "-T", "lint", "-W", "warning", "man/popup.1")
  }

  @Test(
    "mandoc has no style remarks about the manual page",
    RequiredTool.mandoc.isRequired)
  func style() throws {
    let output = try RequiredTool.mandoc.run(["-T", "lint", "-W", "all", "man/popup.1"]).output
    #expect(output.split(separator: "\n").filter { $0.contains("popup.1:") } == [])
  }

  @Test(
    "the manual page shows every option, variable and exit status",
    RequiredTool.mandoc.isRequired)
  func manual() throws {
    let page = try RequiredTool.mandoc.run(["-T", "utf8", "-O", "width=100", "man/popup.1"]).output
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

  @Test("the manual page names every key of the key table", RequiredTool.mandoc.isRequired)
  func keys() throws {
    let page = try RequiredTool.mandoc.run(["-T", "utf8", "-O", "width=100", "man/popup.1"]).output
      .replacing(/.\u{8}/, with: "").replacing("\u{A0}", with: " ")
    for binding in KeyTable.all {
      #expect(page.contains(binding.keys.name), "\(binding.keys.name)")
    }
  }

  @Test("the help lists every exit status")
  func outcomes() {
    #expect(
      Set(ExitStatusHelp.all.map(\.status)) == [0, 1, 3, 64, 66, 69, 70, 74, 124, 255])
  }

  /// Runs the examples with a function in place of popup, and parses the arguments it gets.
  @Test(
    "the examples of the manual page parse",
    RequiredTool.bash.isRequired)
  func examples() throws {
    for (caption, lines) in Examples.all where lines.contains(where: { $0.contains("popup --") }) {
      let script = """
        git() { :; }; rm() { :; }; reboot() { :; }; dir=x
        popup() { printf '%s\\0' "$@" >&2; return 1; }
        """ + "\n" + lines.joined(separator: "\n")
      let output = try RequiredTool.bash.run(["--norc", "-c", script]).output
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
