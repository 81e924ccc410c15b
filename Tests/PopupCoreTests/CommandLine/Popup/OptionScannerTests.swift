import PopupCore
import Testing

@Suite("Scanning of command-line words")
struct OptionScannerTests {
  struct Case: CustomTestStringConvertible {
    var words: [String]
    var expected: PopupSpec
    var testDescription: String { words.joined(separator: " ") }

    init(_ words: String..., change: (inout PopupSpec) -> Void) {
      self.words = words
      expected = question(change)
    }
  }

  @Test(
    "an option and its value are recognized in every form",
    arguments: [
      Case("m") { _ in },
      Case("--message", "m") { _ in },
      Case("--message=m") { _ in },
      Case("-m", "m") { _ in },
      Case("-mm") { _ in },
      Case("--", "m") { _ in },
      Case("--title", "T", "m") { $0.title = bytes("T") },
      Case("--title=T", "m") { $0.title = bytes("T") },
      Case("-tT", "m") { $0.title = bytes("T") },
      Case("-t", "T", "m") { $0.title = bytes("T") },
      Case("m", "-t", "T") { $0.title = bytes("T") },
      Case("-t=T", "m") { $0.title = bytes("=T") },
      Case("--title=a=b", "m") { $0.title = bytes("a=b") },
      Case("--title=", "m") { $0.title = [] },
      Case("-t", "", "m") { $0.title = [] },
      Case("--tit", "T", "m") { $0.title = bytes("T") },
      Case("--tit=T", "m") { $0.title = bytes("T") },
      Case("--title", "--left", "m") { $0.title = bytes("--left") },
      Case("--title", "--", "m") { $0.title = bytes("--") },
      Case("--title", "--help", "m") { $0.title = bytes("--help") },
      Case("-t", "-h", "m") { $0.title = bytes("-h") },
      Case("-t-h", "m") { $0.title = bytes("-h") },
      Case("-th", "m") { $0.title = bytes("h") },
      Case("--title", "-", "m") { $0.title = bytes("-") },
      Case("-lNo", "-rYes", "m") {
        $0.leftLabel = bytes("No")
        $0.rightLabel = bytes("Yes")
      },
      Case("--title", "a", "--title", "b", "m") { $0.title = bytes("b") },
      Case("--alert", "--alert", "m") { $0.leftLabel = nil },
      Case("--print", "m", "--alert") {
        $0.printsAnswer = true
        $0.leftLabel = nil
      },
    ])
  func forms(form: Case) throws {
    #expect(try spec(form.words) == form.expected)
  }

  @Test(
    "after -- a message may look like an option",
    arguments: ["- [item]", "-rf will run", "--", "--help"])
  func dashes(text: String) throws {
    for words in [["--message", text], ["--message=" + text], ["-m", text], ["--", text]] {
      #expect(try spec(words)?.pages[0].message == .text(bytes(text)))
    }
  }

  @Test(
    "a dash in place of the message reads standard input",
    arguments: [
      ["-"], ["-m", "-"], ["--message=-"],
      ["--", "-"], ["--message-file", "-"],
    ])
  func dash(words: [String]) throws {
    #expect(try spec(words)?.pages[0].message == .standardInput)
  }

  @Test("words that are not UTF-8 are kept unchanged")
  func rawBytes() throws {
    let raw: [UInt8] = [0x66, 0xFF, 0x80, 0x1B, 0x00]
    var expected = PopupSpec()
    expected.title = raw
    expected.pages[0].message = .file(raw)
    #expect(try parse(bytes: [bytes("-t") + raw, bytes("--message-file"), raw]) == .ask(expected))
    #expect(
      try parse(bytes: [bytes("--title=") + raw, bytes("--message-file=") + raw])
        == .ask(expected))
  }

  @Test(
    "an unambiguous prefix of a name is accepted, an exact name always",
    arguments: [
      (["--prev", "m"], UsageError.ambiguousOption(bytes("--prev"), [.preview, .previewSegment])),
      (["--mes", "m"], .ambiguousOption(bytes("--mes"), [.message, .messageFile])),
      (
        ["--no-", "m"],
        .ambiguousOption(bytes("--no-"), [.noWrap, .noShadow, .noMouse, .noAnimation])
      ),
      (["--no-s", "m"], nil),
      (["--message", "m"], nil),
      (["--typ", "x", "m"], .ambiguousOption(bytes("--typ"), [.type, .typePaste])),
      (["--type", "x", "m"], nil),
      (["--preview", "m"], nil),
      (["--des", "m"], nil),
      (["--tit=T", "m"], .none),
      (
        ["--a=T", "m"],
        .ambiguousOption(bytes("--a"), [.ansi, .alert, .answer, .align, .accent, .ascii, .standIn])
      ),
    ] as [([String], UsageError?)])
  func prefixes(words: [String], expected: UsageError?) {
    #expect(mistake(words) == expected)
  }

  @Test(
    "an invalid option is refused and named",
    arguments: [
      (["--tilte", "T"], UsageError.unknownOption(bytes("--tilte"))),
      (["--tilte=T"], .unknownOption(bytes("--tilte"))),
      (["--titles"], .unknownOption(bytes("--titles"))),
      (["--=x"], .unknownOption(bytes("--"))),
      (["--Title", "x"], .unknownOption(bytes("--Title"))),
      (["-x"], .unknownOption(bytes("-x"))),
      (["-xh"], .unknownOption(bytes("-x"))),
      (["-취소"], .unknownOption(bytes("-취소"))),
      (["-5"], .unknownOption(bytes("-5"))),
      (["---"], .unknownOption(bytes("---"))),
      (["-v"], .unknownOption(bytes("-v"))),
      (["-title", "x"], .wrongDashes(bytes("-title"), .title)),
      (["-title=x"], .wrongDashes(bytes("-title=x"), .title)),
      (["-help"], .wrongDashes(bytes("-help"), .help)),
      (["-no-wrap"], .wrongDashes(bytes("-no-wrap"), .noWrap)),
      (["—title", "x"], .wrongDashes(bytes("—title"), .title)),
      (["–title=x"], .wrongDashes(bytes("–title=x"), .title)),
      (["-–alert"], .wrongDashes(bytes("-–alert"), .alert)),
      (["m", "--title"], .missingValue(.title)),
      (["m", "-t"], .missingValue(.title)),
      (["m", "--alert=x"], .unexpectedValue(.alert, bytes("x"))),
      (["m", "--alert="], .unexpectedValue(.alert, [])),
      (["m", "--help=x"], .unexpectedValue(.help, bytes("x"))),
    ] as [([String], UsageError)])
  func refusals(words: [String], expected: UsageError) {
    #expect(mistake(words) == expected)
  }

  @Test(
    "--help and --version take effect as soon as they are read",
    arguments: [
      (["--help"], Request.help), (["-h"], .help), (["--hel"], .help), (["m", "-h"], .help),
      (["-h", "--no-such"], .help), (["-h", "-V"], .help), (["-hV"], .help), (["-hx"], .help),
      (["--version"], .version), (["-V"], .version), (["-Vh"], .version),
      (["--width", "0", "--help"], .help), (["--alert", "--left", "x", "-h"], .help),
    ] as [([String], Request)])
  func early(words: [String], expected: Request) throws {
    #expect(try parse(words) == expected)
    #expect(try parse(words, ["POPUP_OPTS": "'", "POPUP_THEME": "x"]) == expected)
  }

  @Test(
    "a single dash before anything but an exact long name is text",
    arguments: ["— title", "—titles", "—", "―", "—취소"])
  func typographicDash(text: String) throws {
    #expect(try spec([text])?.pages[0].message == .text(bytes(text)))
  }

  @Test("after -- and as a value, a word with wrong dashes is text")
  func wrongDashesAsText() throws {
    #expect(try spec(["--", "—title"])?.pages[0].message == .text(bytes("—title")))
    #expect(try spec(["m", "-t", "-title"])?.title == bytes("-title"))
  }

  @Test("an error before --help takes precedence")
  func mistakeBeforeHelp() {
    #expect(mistake(["--no-such", "--help"]) == .unknownOption(bytes("--no-such")))
    #expect(mistake(["--", "--help", "-h"]) == .extraOperand(bytes("-h")))
  }
}
