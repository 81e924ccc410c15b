import PopupCore
import Testing

@Suite("The option --as")
struct StandInOptionTests {
  @Test(
    "--as passes the words after -- to the personality",
    arguments: [
      (["--as", "dialog", "--", "--yesno", "x"], DropInProgram.dialog, ["--yesno", "x"]),
      (["--as=whiptail", "--", "--", "a"], .whiptail, ["--", "a"]),
      (["--theme", "dark", "--as", "whiptail"], .whiptail, []),
      (["--as", "dialog", "--no-shadow", "--", "--help"], .dialog, ["--help"]),
    ])
  func words(words: [String], program: DropInProgram, rest: [String]) throws {
    guard case .standIn(program, _, rest.map { bytes($0) }) = try parse(words) else {
      Issue.record("not taken as \(program)")
      return
    }
  }

  @Test("appearance options before --as win over those of POPUP_OPTS")
  func look() throws {
    let request = try parse(
      ["--theme", "dark", "--as", "dialog"], ["POPUP_OPTS": "--theme light --dim 0 --alert"])
    guard case .standIn(_, let look, _) = request else {
      Issue.record("not taken as dialog")
      return
    }
    #expect(look.theme == .dark)
    #expect(look.dim == 0)
  }

  @Test(
    "--as refuses any other option before --",
    arguments: [
      (["--title", "T", "--as", "dialog"], UsageError.besideStandIn(bytes("--title"))),
      (["word", "--as", "dialog", "--", "x"], .besideStandIn(bytes("word"))),
      (["--as", "dialog", "word"], .besideStandIn(bytes("word"))),
      (["--as", "zenity"], .invalidChoice(.standIn, bytes("zenity"))),
      (["--as"], .missingValue(.standIn)),
    ])
  func mistakes(words: [String], expected: UsageError) {
    #expect(mistake(words) == expected)
  }
}
