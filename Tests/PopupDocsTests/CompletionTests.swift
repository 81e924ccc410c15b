import Foundation
import PopupCore
import TestSupport
import Testing

/// Types lines with a Tab into the real shells, where a function named popup prints its arguments.
@Suite("Shell completions")
struct CompletionTests {

  /// The text typed before a Tab, and the arguments that popup gets.
  static let lines = [
    ("--defau", "--default"), ("--aler", "--alert"), ("--previe", "--preview"),
    ("--default le", "--default left"), ("--default ri", "--default right"),
    ("--default ex", "--default extra"), ("--on-timeout le", "--on-timeout left"),
    ("--default=ri", "--default=right"), ("--answer=def", "--answer=default"),
    ("--esc ig", "--esc ignore"), ("--theme mo", "--theme mono"),
    ("--accent bright-cy", "--accent bright-cyan"), ("--title x --ine", "--title x --ine"),
    ("--title x --inl", "--title x --inline"), ("message --inl", "message --inline"),
    ("--message-file sam", "--message-file sample.txt"),
    ("--message-file=sam", "--message-file=sample.txt"),
    ("--message-file wi", "--message-file with blank.txt"),
    ("--title sam", "--title sam"), ("sam", "sam"),
  ]

  private func path(_ name: String) -> String {
    repositoryRoot.appendingPathComponent("completions/\(name)").path
  }

  /// The arguments of each call, a line each, without the = that zsh appends where a value may follow.
  private func calls(in output: String) -> [String] {
    output.split(whereSeparator: \.isNewline).compactMap { line in
      guard line.hasPrefix("GOT<"), line.hasSuffix(">") else { return nil }
      let words = line.dropFirst(4).dropLast()
      return String(words.hasSuffix("=") ? words.dropLast() : words)
    }
  }

  @Test(
    "bash completes options, choices and file names",
    RequiredTool.bash.isRequired)
  func bash() throws {
    let folder = try SampleFolder()
    defer { folder.remove() }
    let output = try RequiredTool.type(
      ["source '\(path("popup.bash"))'; popup() { printf 'GOT<%s>\\n' \"$*\"; }"]
        + Self.lines.map { "popup \($0.0)\t" },
      to: ["bash", "--norc", "--noprofile", "-i"], in: folder.url)
    #expect(calls(in: output) == Self.lines.map(\.1), "\(output)")
  }

  @Test(
    "zsh completes options, choices and file names",
    RequiredTool.zsh.isRequired)
  func zsh() throws {
    let folder = try SampleFolder()
    defer { folder.remove() }
    let output = try RequiredTool.type(
      [
        "fpath=('\(path(""))' $fpath); autoload -Uz compinit; compinit -u -D",
        "popup() { print -r -- \"GOT<$*>\"; }",
      ] + Self.lines.map { "popup \($0.0)\t" },
      to: ["zsh", "-f", "-i"], in: folder.url)
    #expect(calls(in: output) == Self.lines.map(\.1), "\(output)")
  }

  @Test(
    "fish completes options, choices and file names",
    RequiredTool.fish.isRequired)
  func fish() throws {
    let folder = try SampleFolder()
    defer { folder.remove() }
    let script = Self.lines.map { "echo GOT; complete -C 'popup \($0.0)'" }.joined(separator: "\n")
    let output = try RequiredTool.fish.run(
      ["-N", "-c", "source '\(path("popup.fish"))'\n" + script], in: folder.url
    ).output
    let found = output.components(separatedBy: "GOT\n").dropFirst()
    #expect(found.count == Self.lines.count)
    for (line, offers) in zip(Self.lines, found) {
      let words = offers.split(separator: "\n").map { $0.split(separator: "\t")[0] }
      // A file name with a blank is a single word.
      let last =
        line.1.hasSuffix("blank.txt") ? "with blank.txt" : line.1.split(separator: " ").last
      if line.0 == line.1 {
        #expect(words.isEmpty, "\(line)")
      } else {
        #expect(words.contains { $0 == last ?? "" }, "\(line): \(words)")
      }
    }
  }

  @Test(
    "bash offers every option and every choice",
    RequiredTool.bash.isRequired)
  func bashOffersAll() throws {
    func offers(_ words: [String]) throws -> [String] {
      let script = """
        source "$0"; COMP_WORDS=(popup "$@"); COMP_CWORD=$#; _popup; printf '%s\\n' "${COMPREPLY[@]}"
        """
      let arguments = ["--norc", "-c", script, path("popup.bash")] + words
      return try RequiredTool.bash.run(arguments).output.split(separator: "\n").map(String.init)
    }
    #expect(try offers(["-"]).filter { $0.hasPrefix("--") } == OptionTable.all.map(\.id.spelling))
    for entry in OptionTable.all where !entry.choices.isEmpty {
      #expect(try offers([entry.id.spelling, ""]) == entry.choices)
      #expect(try offers([entry.id.spelling, "="]) == entry.choices)
      #expect(
        try offers([entry.id.spelling + "="])
          == entry.choices.map { entry.id.spelling + "=" + $0 })
    }
  }

  @Test(
    "fish offers every option and every choice",
    RequiredTool.fish.isRequired)
  func fishOffersAll() throws {
    func offers(_ line: String) throws -> [String] {
      let script = "source '\(path("popup.fish"))'; complete -C '\(line)'"
      return try RequiredTool.fish.run(["-N", "-c", script]).output.split(separator: "\n")
        .map { String($0.split(separator: "\t")[0]) }
    }
    #expect(try Set(offers("popup --")) == Set(OptionTable.all.map(\.id.spelling)))
    for entry in OptionTable.all where !entry.choices.isEmpty {
      #expect(try Set(offers("popup \(entry.id.spelling) ")) == Set(entry.choices))
    }
  }
}
