import PopupCore
import Testing

@Suite("Choice of plain mode")
struct AskingModeTests {
  /// The variables, apart from TERM, and the mode that they select.
  struct Case: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    let mode: AskingMode
    var isPlain = false
    var testDescription: String {
      variables.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: " ")
        + (isPlain ? " --plain" : "")
    }

    init(_ mode: AskingMode, _ variables: [String: String], isPlain: Bool = false) {
      self.variables = variables
      self.mode = mode
      self.isPlain = isPlain
    }
  }

  static let xterm = ["TERM": "xterm"]

  static let cases = [
    Case(.drawn, xterm),
    Case(.lines, xterm, isPlain: true),
    Case(.lines, ["TERM": "xterm", "POPUP_PLAIN": "1"]),
    Case(.lines, ["TERM": "xterm", "POPUP_PLAIN": "yes"]),
    Case(.drawn, ["TERM": "xterm", "POPUP_PLAIN": ""]),
    Case(.drawn, ["TERM": "xterm", "POPUP_PLAIN": "0"]),
    Case(.drawn, ["TERM": "xterm", "POPUP_PLAIN": "False"]),
    Case(.lines, ["TERM": "dumb"]),
    Case(.refused, ["TERM": "dumb", "POPUP_PLAIN": "no"]),
    Case(.refused, ["TERM": "dumb", "CI": "true"]),
    Case(.lines, ["TERM": "dumb", "CI": "0"]),
    Case(.lines, ["TERM": "dumb", "CI": "true"], isPlain: true),
    Case(.lines, ["TERM": "dumb", "CI": "true", "POPUP_PLAIN": "1"]),
    Case(.drawn, ["TERM": "xterm", "CI": "true"]),
    Case(.lines, ["TERM": "xterm", "ACCESSIBLE": "1"]),
    Case(.drawn, ["TERM": "xterm", "ACCESSIBLE": "0"]),
    Case(.drawn, ["TERM": "xterm", "ACCESSIBLE": "1", "POPUP_PLAIN": "0"]),
    Case(.refused, ["TERM": "dumb", "ACCESSIBLE": "1", "CI": "1"]),
    Case(.lines, ["TERM": "xterm", "INSIDE_EMACS": "28.2,comint"]),
    Case(.lines, ["TERM": "xterm", "INSIDE_EMACS": "28.2,eshell"]),
    Case(.lines, ["TERM": "dumb", "INSIDE_EMACS": "28.2,comint", "CI": "1"]),
    Case(.lines, ["TERM": "xterm", "INSIDE_EMACS": "28.2,comint,tramp:2.6"]),
    Case(.refused, ["TERM": "xterm", "INSIDE_EMACS": "28.2,compile"]),
    Case(.refused, ["TERM": "dumb", "INSIDE_EMACS": "28.2,tramp:2.6"]),
    Case(.refused, ["TERM": "dumb", "INSIDE_EMACS": "magit"]),
    Case(.refused, ["TERM": "dumb", "INSIDE_EMACS": "28.2,epg"]),
    Case(.lines, ["TERM": "xterm", "INSIDE_EMACS": "28.2,compile"], isPlain: true),
    Case(.drawn, ["TERM": "xterm", "INSIDE_EMACS": "28.2,compile", "POPUP_PLAIN": "0"]),
    Case(.drawn, ["TERM": "xterm", "INSIDE_EMACS": "vterm"]),
    Case(.drawn, ["TERM": "eterm-color", "INSIDE_EMACS": "28.2,term:0.96"]),
    Case(.lines, ["TERM": "dumb", "INSIDE_EMACS": "t"]),
  ]

  @Test("the environment selects plain mode or drawing", arguments: cases)
  func decides(_ example: Case) {
    #expect(mode(example.variables, example.isPlain) == example.mode)
  }

  @Test(
    "a terminal that cannot place a cursor selects plain mode",
    arguments: [
      "", "dumb", "dumb-emacs-ansi", "unknown", "emacs", "network", "dialup", "lp", "lpr",
      "printer",
      "vt52", "9term",
    ])
  func poor(term: String) {
    #expect(mode(["TERM": term]) == .lines)
    #expect(mode([:]) == .lines)
  }

  @Test(
    "a terminal that can place a cursor selects drawing",
    arguments: ["xterm", "linux", "vt100", "vt520", "emacs-xterm", "eterm"])
  func drawn(term: String) { #expect(mode(["TERM": term]) == .drawn) }

  @Test("in a tmux pane inside Emacs the pane decides, not Emacs")
  func pane() {
    let variables = ["TERM": "tmux-256color", "INSIDE_EMACS": "28.2,compile", "TMUX_PANE": "%1"]
    #expect(mode(variables, isOwnPane: true) == .drawn)
    #expect(mode(variables) == .refused)
  }

  @Test(
    "in drop-in mode a poor terminal is refused, and only a variable selects plain mode",
    arguments: [
      Case(.refused, ["TERM": "dumb"]),
      Case(.refused, ["TERM": "xterm", "INSIDE_EMACS": "28.2,comint"]),
      Case(.lines, ["TERM": "xterm", "POPUP_PLAIN": "1"]),
      Case(.lines, ["TERM": "dumb", "ACCESSIBLE": "1"]),
      Case(.lines, ["TERM": "xterm", "ACCESSIBLE": "1", "INSIDE_EMACS": "28.2,comint"]),
      Case(.refused, ["TERM": "dumb", "ACCESSIBLE": "1", "POPUP_PLAIN": "0"]),
      Case(.drawn, xterm),
    ])
  func dropIn(_ example: Case) {
    #expect(mode(example.variables, isDropIn: true) == example.mode)
  }

  @Test("a preview uses plain mode only if asked by --plain or POPUP_PLAIN")
  func preview() {
    #expect(AskingMode.previewsLines(environment([:]), isPlain: true))
    #expect(AskingMode.previewsLines(environment(["POPUP_PLAIN": "1"]), isPlain: false))
    for variables in [["TERM": "dumb"], ["ACCESSIBLE": "1"], ["POPUP_PLAIN": "0"]] {
      #expect(!AskingMode.previewsLines(environment(variables), isPlain: false))
    }
  }

  private func mode(
    _ variables: [String: String], _ isPlain: Bool = false, isDropIn: Bool = false,
    isOwnPane: Bool = false
  ) -> AskingMode {
    AskingMode(environment(variables), isPlain: isPlain, isDropIn: isDropIn) { isOwnPane }
  }

  private func environment(_ variables: [String: String]) -> Environment {
    Environment { variables[$0.description].map { Array($0.utf8) } }
  }
}
