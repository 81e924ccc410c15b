import Testing

@testable import PopupCore

@Suite("Paging in plain mode")
struct PlainTextTests {
  private static let buttons = ["-l", "No", "-r", "Yes"]
  private static let list = "1. No\n2. Yes\nNumber (Enter for 2): "

  private static func rows(_ range: ClosedRange<Int>) -> String {
    range.map { "row \($0)\n" }.joined()
  }

  private func question(
    _ message: String, _ options: [String] = [], _ limit: PageLimit = .rows(10)
  ) throws -> PlainQuestion {
    try PlainQuestion(Self.buttons + ["-m", message] + options, limit: limit)
  }

  @Test("plain mode prints pages, and the choices after the last")
  func pages() throws {
    let question = try question(Self.rows(1...25))
    #expect(question.start() == Self.rows(1...10) + "More (36%). Enter, or end: ")
    #expect(question.type("") == Self.rows(11...20) + "More (78%). Enter, or end: ")
    #expect(question.type("") == Self.rows(21...25) + Self.list)
  }

  @Test("plain mode does not page a text that fits")
  func fits() throws {
    #expect(try question(Self.rows(1...10)).start() == Self.rows(1...10) + Self.list)
  }

  @Test("end shows the last page in plain mode", arguments: ["end", "End", "끝"])
  func end(word: String) throws {
    let question = try question(Self.rows(1...100))
    question.start()
    #expect(question.type(word) == Self.rows(91...100) + Self.list)
  }

  @Test("between plain-mode pages answers count, and Enter shows the next page")
  func early() throws {
    let question = try question(Self.rows(1...25))
    question.start()
    #expect(question.type("7") == "Not an answer: 7\nMore (36%). Enter, or end: ")
    #expect(question.type("yes") == "Yes\n")
  }

  @Test("a long line counts as the rows it takes in plain mode")
  func wrapped() throws {
    let long = String(repeating: "x", count: 35)
    let question = try question(
      "a\nb\n\(long)\nc\n", [], PageLimit(rows: 4, columns: 10, bytes: 1 << 16))
    #expect(question.start().hasPrefix("a\nb\nMore ("))
    #expect(question.type("").hasPrefix("\(long)\nMore ("))
    #expect(question.type("") == "c\n" + Self.list)
  }

  @Test("a line longer than a page is split between clusters in plain mode")
  func cut() throws {
    let question = try question(
      String(repeating: "가", count: 12), [], PageLimit(rows: 2, columns: 5, bytes: 1 << 16))
    #expect(question.start().hasPrefix("가가가가\nMore (33%)"))
    #expect(question.type("").hasPrefix("가가가가\nMore (66%)"))
    #expect(question.type("") == "가가가가\n" + Self.list)
    let bytes = try self.question(
      String(repeating: "가", count: 12), [], PageLimit(rows: 9, columns: .max, bytes: 10))
    #expect(bytes.start().hasPrefix("가가가가\nMore"))
    #expect(bytes.type("end") == "가가가\n" + Self.list)
  }

  @Test("plain mode does not separate combining marks")
  func marks() throws {
    let question = try question(
      "abcd\u{202E}ef", [], PageLimit(rows: 1, columns: 6, bytes: 1 << 16))
    #expect(question.start().hasPrefix("abcd<U+202E>\nMore"))
    #expect(question.type("") == "ef\n" + Self.list)
  }

  @Test("plain mode neither loses nor repeats a line at any page size", arguments: 1...12, 1...12)
  func seamless(rows: Int, columns: Int) throws {
    let text = "one two\n\nthree\tfour\n  five\n나무 seven\n\n\n8\n"
    let question = try question(
      text, [], PageLimit(rows: rows, columns: max(2, columns), bytes: 1 << 16))
    var written = question.start()
    while written.hasSuffix("end: ") { written = question.type("") }
    let prompts = #/More \(\d+%\). Enter, or end: /#
    let whole = question.transcript.replacing(prompts, with: "").replacing("\n", with: "")
    let expected = "one twothree   four  five나무 seven81. No2. YesNumber (Enter for 2): "
    #expect(whole.replacing(" ", with: "") == expected.replacing(" ", with: ""))
  }

  @Test("--require-read ends with the last page in plain mode")
  func required() throws {
    let question = try question(Self.rows(1...25), ["--require-read"])
    question.start()
    #expect(question.type("2") == "Read to the end first\nMore (36%). Enter, or end: ")
    #expect(question.type("") == Self.rows(11...20) + "More (78%). Enter, or end: ")
    #expect(
      question.type("") == Self.rows(21...25) + "1. No\n2. Yes\nNumber (Enter for 1): ")
    #expect(question.type("2") == "Yes\n")
    let atOnce = try self.question(Self.rows(1...25), ["--require-read"])
    atOnce.start()
    #expect(atOnce.type("end", "2") == "Yes\n")
  }

  @Test("plain mode prints the titles of segments, with More between them")
  func segments() throws {
    let question = try PlainQuestion(
      Self.buttons + [
        "--segment", "News", "-m", "One", "--segment", "Fixes", "--new", "-m", "Two",
        "--require-read",
      ])
    #expect(question.start() == "News (1 of 2)\nOne\nMore (50%). Enter, or end: ")
    #expect(question.type("2") == "Read to the end first\nMore (50%). Enter, or end: ")
    #expect(
      question.type("") == "Fixes (2 of 2, new)\nTwo\n1. No\n2. Yes\nNumber (Enter for 1): ")
    #expect(question.type("2") == "Yes\n")
  }

  @Test("plain mode keeps blank lines between which a pipe paused")
  func growing() throws {
    let question = try question("a\n\n\nb\nc\n")
    question.hold(3)
    #expect(question.start() == "a\nMore. Enter, or end: ")
    #expect(question.type("") == "More. Enter, or end: ")
    question.hold(7)
    #expect(question.type("") == "\n\nb\nMore. Enter, or end: ")
    question.release()
    #expect(question.type("") == "c\n" + Self.list)
  }

  @Test("end skips to the end of a segment in plain mode")
  func segmentEnd() throws {
    let question = try PlainQuestion(
      Self.buttons + [
        "--segment", "News", "-m", Self.rows(1...30), "--segment", "Fixes", "-m", Self.rows(1...30),
      ], limit: .rows(10))
    #expect(question.start().hasPrefix("News (1 of 2)\nrow 1\n"))
    #expect(question.type("end").hasPrefix("row 21\n"))
    #expect(question.type("end").hasPrefix("Fixes (2 of 2)\nrow 21\n"))
    #expect(question.transcript.hasSuffix(Self.list))
  }

  @Test(
    "for screen readers only strikethrough is spelled out",
    arguments: [
      ["--markup", "**a** ~~b~~ `c` __d__", "a ~~b~~ c d"],
      ["--markup", "~~one\ntwo~~ three", "~~one~~\n~~two~~ three"],
      ["--ansi", "\u{1B}[31mred\u{1B}[0m \u{1B}[9mgone\u{1B}[m", "red ~~gone~~"],
      ["--ansi", "\u{202E}x", "<U+202E>x"],
      ["--escapes", #"a\nb\tc"#, "a\nb       c"],
      ["--align=left", "a\tb\r\nc\rd", "a       b\nc\nd"],
      ["--no-wrap", "<b>\u{7}\u{8}\u{1B}[2J", "<b>␇␈␛[2J"],
    ])
  func styles(example: [String]) throws {
    #expect(try question(example[1], [example[0]]).start() == example[2] + "\n" + Self.list)
  }

  @Test("plain mode lays out only a page of a megabyte line")
  func megabyte() throws {
    let question = try question(
      String(repeating: "abc ", count: 1 << 18), [], .scrollback)
    let first = question.start()
    #expect(first.utf8.count < 17_000 && first.hasSuffix("\nMore (1%). Enter, or end: "))
    let last = question.type("end")
    #expect(last.utf8.count < 17_000 && last.hasSuffix("abc \n" + Self.list))
  }

  @Test("plain mode writes only text and LF for any input")
  func bytes() throws {
    let dirt = String(String.UnicodeScalarView((0...0x9F).compactMap { Unicode.Scalar($0) }))
    let question = try PlainQuestion([
      "-t", dirt.replacing("\0", with: ""), "-l", "L\u{1B}", "-r", "R\u{9B}", "-m", dirt,
      "--check", "c\r", "--ansi",
    ])
    question.start()
    question.type(dirt, dirt, "2", dirt, "yes")
    #expect(question.answer == .pressed(.affirmative))
    for scalar in question.transcript.unicodeScalars {
      #expect(scalar == "\n" || (scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)))
    }
  }
}
