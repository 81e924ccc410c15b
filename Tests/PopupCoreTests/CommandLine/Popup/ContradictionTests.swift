import PopupCore
import Testing

@Suite("Contradictory options")
struct ContradictionTests {
  /// The two options of a contradiction, or nil.
  private func clash(_ words: [String]) -> [String]? {
    switch mistake(words) {
    case .contradiction(let first, let second, _):
      [first, second].map { $0.id.spelling + ($0.word.map { " " + $0 } ?? "") }
    default: nil
    }
  }

  @Test(
    "options that contradict each other are refused in either order",
    arguments: [
      ("--alert", "--left=x"), ("--alert", "--extra=x"), ("--alert", "--left-color=red"),
      ("--alert", "--default=left"), ("--alert", "--esc=left"), ("--alert", "--answer=left"),
      ("--alert", "--destructive"), ("--destructive", "--default=right"),
      ("--ascii", "--border=soft"), ("--ascii", "--border=line"),
      ("--inline", "--position=top"), ("--inline", "--position=center"),
      ("--answer=left", "--preview"),
    ])
  func pairs(first: String, second: String) {
    let names = Set([first, second].map { $0.replacing("=", with: " ") })
    for words in [["m", first, second], ["m", second, first], [first, "m", second]] {
      let found = clash(words)?.map { $0.replacing("=", with: " ") } ?? []
      #expect(found.count == 2)
      for name in found { #expect(names.contains { $0.hasPrefix(name) }, "\(name)") }
    }
  }

  @Test(
    "a timeout presses neither a destructive button nor a guarded one",
    arguments: [
      ["--destructive"], ["--wait", "1"], ["--require-read"], ["--check", "c"], ["--type", "w"],
    ])
  func unattended(words: [String]) {
    let base = ["m", "--timeout", "9", "--on-timeout"]
    #expect(clash(base + ["right"] + words) != nil)
    #expect(mistake(base + ["left"] + words) == nil)
  }

  @Test("no timeout gets around a guard")
  func everyGuard() {
    for entry in OptionTable.entries(in: .guards) where entry.id != .typePaste {
      let words = [entry.id.spelling] + (entry.value == .none ? [] : ["1"])
      #expect(clash(["m", "--timeout", "9", "--on-timeout", "right"] + words) != nil, "\(words)")
    }
  }

  @Test(
    "an option that names the extra button requires --extra",
    arguments: [["--default"], ["--answer"], ["--timeout", "1", "--on-timeout"]])
  func extra(words: [String]) {
    let option = OptionID(rawValue: String(words[words.count - 1].dropFirst(2)))
    #expect(
      mistake(["m"] + words + ["extra"])
        == option.map { .requirement(OptionMention($0, "extra"), .extra) })
    #expect(mistake(["m"] + words + ["extra", "--extra", "E"]) == nil)
    #expect(clash(["m", "--alert", "--extra", "E"] + words + ["extra"]) != nil)
  }

  @Test("an option about another option requires it")
  func requirements() {
    #expect(
      mistake(["m", "--on-timeout", "left"]) == .requirement(OptionMention(.onTimeout), .timeout))
    #expect(mistake(["m", "--type-paste"]) == .requirement(OptionMention(.typePaste), .type))
    #expect(
      mistake(["m", "--preview-segment", "1"])
        == .requirement(OptionMention(.previewSegment), .preview))
  }

  @Test(
    "only the last occurrence of an option counts",
    arguments: [
      ["--default", "left", "--default", "right", "--alert"],
      ["--border", "soft", "--ascii", "--border", "ascii"],
      ["--esc", "left", "--alert", "--esc", "ignore"],
    ])
  func lastOne(words: [String]) {
    #expect(mistake(["m"] + words) == nil)
  }

  @Test(
    "compatible options are accepted",
    arguments: [
      ["--alert", "--default", "right"], ["--alert", "--right", "OK"], ["--ansi", "--markup"],
      ["--alert", "--timeout", "3", "--on-timeout", "right"], ["--ascii", "--border", "ascii"],
      ["--destructive", "--default", "left"], ["--inline", "--width", "40"],
      ["--answer", "right", "--destructive"], ["--alert", "--answer", "default"],
    ])
  func harmless(words: [String]) {
    #expect(mistake(["m"] + words) == nil)
  }
}
