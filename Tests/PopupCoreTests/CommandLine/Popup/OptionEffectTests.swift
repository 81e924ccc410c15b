import PopupCore
import Testing

@Suite("Effects of options")
struct OptionEffectTests {
  typealias Case = OptionScannerTests.Case

  @Test("without options there are two buttons, and the right one has the focus")
  func defaults() throws {
    let spec = try #require(try spec(["m"]))
    #expect(spec.leftLabel == bytes("취소") && spec.rightLabel == bytes("확인"))
    #expect(spec.initialFocus == .affirmative && spec.escape == .dismiss && spec.timeout == nil)
    for (id, label) in [(OptionID.left, spec.leftLabel), (.right, spec.rightLabel)] {
      let shown = try String(decoding: #require(label), as: UTF8.self)
      #expect(OptionTable.entry(id)?.summary.contains(shown) == true)
      #expect(OptionTable.entry(id)?.manual.contains(shown) == true)
    }
  }

  @Test(
    "each option sets exactly one thing",
    arguments: [
      Case("m", "--extra", "E") { $0.extraLabel = bytes("E") },
      Case("m", "--extra", "E", "--default", "extra") {
        $0.extraLabel = bytes("E")
        $0.initialFocus = .extra
      },
      Case("m", "--default", "left") { $0.initialFocus = .negative },
      Case("m", "--default", "right") { $0.initialFocus = .affirmative },
      Case("m", "--destructive") {
        $0.isDestructive = true
        $0.initialFocus = .negative
      },
      Case("m", "--default", "extra", "--extra=E", "--destructive") {
        $0.isDestructive = true
        $0.extraLabel = bytes("E")
        $0.initialFocus = .extra
      },
      Case("m", "--destructive", "--default", "extra", "--extra=E") {
        $0.isDestructive = true
        $0.extraLabel = bytes("E")
        $0.initialFocus = .extra
      },
      Case("m", "--extra", "E", "--right", "R", "--left", "L") {
        $0.leftLabel = bytes("L")
        $0.extraLabel = bytes("E")
        $0.rightLabel = bytes("R")
      },
      Case("m", "--esc", "dismiss") { $0.escape = .dismiss },
      Case("m", "--esc", "left") { $0.escape = .negative },
      Case("m", "--esc", "ignore") { $0.escape = .ignore },
      Case("m", "--timeout", "2.5") { $0.timeout = 2500 },
      Case("m", "--timeout", "0") { $0.timeout = 0 },
      Case("m", "--timeout", "9", "--on-timeout", "left") {
        $0.timeout = 9000
        $0.timeoutButton = .negative
      },
      Case("m", "--print") { $0.printsAnswer = true },
      Case("m", "--wait", "3") { $0.guards.wait = 3000 },
      Case("m", "--require-read") { $0.guards.requiresReading = true },
      Case("m", "--check", "a", "--check", "b") { $0.guards.checks = [bytes("a"), bytes("b")] },
      Case("m", "--type", "삭제") { $0.guards.word = bytes("삭제") },
      Case("m", "--type", "my app", "--type-paste") {
        $0.guards.word = bytes("my app")
        $0.guards.acceptsPastedWord = true
      },
      Case("m", "--align", "left") { $0.look.alignment = .left },
      Case("m", "--align", "center") { $0.look.alignment = .center },
      Case("m", "--width", "40", "--height", "50%") {
        $0.look.width = .cells(40)
        $0.look.height = .percent(50)
      },
      Case("m", "--position", "bottom") { $0.look.position = .bottom },
      Case("m", "--inline") { $0.look.isInline = true },
      Case("m", "--theme", "dark") { $0.look.theme = .dark },
      Case("m", "--accent", "#0a84ff") { $0.look.accent = Color(hex: 0x0A84FF) },
      Case("m", "--left-color", "7", "--right-color", "red") {
        $0.look.negativeColor = .indexed(7)
        $0.look.affirmativeColor = .indexed(1)
      },
      Case("m", "--border", "line") { $0.look.border = .line },
      Case("m", "--ascii") { $0.look.border = .ascii },
      Case("m", "--bell") { $0.look.ringsBell = true },
      Case("m", "--theme", "auto") { $0.look.theme = .automatic },
      Case("m", "--border=ascii") { $0.look.border = .ascii },
      Case("m", "--dim", "0.25") { $0.look.dim = 250 },
      Case("m", "--no-shadow", "--no-mouse", "--no-animation") {
        $0.look.hasShadow = false
        $0.look.usesMouse = false
        $0.look.isAnimated = false
      },
      Case("m", "--ansi", "--markup", "--escapes", "--no-wrap") {
        $0.pages[0].format.interpretsSGR = true
        $0.pages[0].format.interpretsMarkup = true
        $0.pages[0].format.interpretsEscapes = true
        $0.pages[0].format.wraps = false
      },
    ])
  func settings(setting: Case) throws {
    #expect(try spec(setting.words) == setting.expected)
  }

  @Test(
    "decimal seconds become milliseconds",
    arguments: [
      ("1", 1000), ("10", 10000), ("0", 0), ("0.0", 0), ("1.5", 1500), (".5", 500), ("5.", 5000),
      ("0.001", 1), ("0.0001", 1), ("1.0009", 1001), ("007", 7000), ("2.000", 2000),
      ("315360000", 315_360_000_000),
    ])
  func seconds(text: String, milliseconds: Int) throws {
    #expect(try spec(["m", "--timeout", text])?.timeout == milliseconds)
  }

  @Test(
    "an invalid or too large number of seconds is refused",
    arguments: [
      "", ".", "-1", "+1", "nan", "inf", "1e3", "0x10", "1,5", " 1", "1 ", "1.2.3", "1s", "٣",
      "1_0",
      "315360001", "315360000.001", "99999999999999999999999999", "1.5x",
    ])
  func badSeconds(text: String) {
    #expect(
      mistake(["m", "--timeout", text])
        == .invalidValue(.timeout, bytes(text), .seconds(315_360_000)))
    #expect(mistake(["m", "--wait", text]) == .invalidValue(.wait, bytes(text), .seconds(86_400)))
  }

  @Test("--wait is limited to one day")
  func longWait() throws {
    #expect(try spec(["m", "--wait", "86400"])?.guards.wait == 86_400_000)
    #expect(
      mistake(["m", "--wait", "86401"]) == .invalidValue(.wait, bytes("86401"), .seconds(86_400)))
  }

  @Test(
    "--dim ranges from 0 to 1", arguments: [("0", 0), ("1", 1000), ("0.3", 300), ("1.0", 1000)])
  func dim(text: String, thousandths: Int) throws {
    #expect(try spec(["m", "--dim", text])?.look.dim == thousandths)
  }

  @Test("--dim above 1 is refused", arguments: ["1.1", "2", "1.0001", "-0.1", "", "50%"])
  func badDim(text: String) {
    #expect(mistake(["m", "--dim", text]) == .invalidValue(.dim, bytes(text), .fraction))
  }

  @Test(
    "sizes are given in cells or percent",
    arguments: [
      "0", "-1", "", "%", "0%", "101%", "40x", "1.5", "10000", "5 %", "99999999999999999999",
    ])
  func badExtents(text: String) {
    #expect(mistake(["m", "--width", text]) == .invalidValue(.width, bytes(text), .extent))
    #expect(mistake(["m", "--height", text]) == .invalidValue(.height, bytes(text), .extent))
  }

  @Test(
    "colors are given as names, numbers or hexadecimal digits",
    arguments: [
      ("black", .indexed(0)), ("white", .indexed(7)), ("gray", .indexed(8)), ("grey", .indexed(8)),
      ("bright-black", .indexed(8)), ("bright-white", .indexed(15)), ("Bright-Blue", .indexed(12)),
      ("0", .indexed(0)), ("255", .indexed(255)), ("#fff", Color(hex: 0xFFFFFF)),
      ("#1aF", Color(hex: 0x11AAFF)), ("#0A84ff", Color(hex: 0x0A84FF)),
    ] as [(String, Color)])
  func colors(text: String, color: Color) throws {
    #expect(try spec(["m", "--accent", text])?.look.accent == color)
  }

  @Test(
    "an invalid color is refused",
    arguments: [
      "", "256", "-1", "#", "#ff", "#ffff", "#fffffff", "#ggg", "ffffff", "blu", "default",
    ])
  func badColors(text: String) {
    #expect(mistake(["m", "--accent", text]) == .invalidValue(.accent, bytes(text), .color))
  }

  @Test(
    "a label without visible text is refused",
    arguments: ["", " ", "\u{3000}", "\u{200B}", "\t", "\n", "\u{1B}"])
  func blank(text: String) {
    for id in [OptionID.left, .right, .extra, .check, .segment] {
      #expect(mistake(["m", id.spelling, text]) == .blankText(id))
    }
    #expect(mistake(["m", "--type", text]) == .blankText(.type))
  }

  @Test(
    "--type refuses a word that cannot be typed",
    arguments: ["a\u{7}", "\u{202E}x", "a\nb", "a\u{200B}b"])
  func untypable(text: String) {
    #expect(mistake(["m", "--type", text]) == .untypableWord(bytes(text)))
  }

  @Test("--type accepts any UTF-8 word")
  func invalidWord() {
    #expect(throws: UsageError.untypableWord([0x61, 0xFF])) {
      try parse(bytes: [[0x6D], bytes("--type"), [0x61, 0xFF]])
    }
  }
}
