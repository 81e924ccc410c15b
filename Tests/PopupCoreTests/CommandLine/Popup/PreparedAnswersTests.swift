import PopupCore
import Testing

@Suite("Parsing of prepared answers")
struct PreparedAnswersTests {
  /// The number of the line that answers a question; nil if none does.
  private func line(
    _ file: String, title: String = "", firstLine: String = ""
  ) throws -> Int? {
    try PreparedAnswers(bytes(file))
      .line(forTitle: bytes(title), firstLine: bytes(firstLine))?.number
  }

  private func mistake(in file: [UInt8]) -> PreparedAnswersError? {
    do throws(PreparedAnswersError) {
      _ = try PreparedAnswers(file)
      return nil
    } catch {
      return error
    }
  }

  @Test("the exact title or the exact first line names a question")
  func naming() throws {
    let file = "Delete?\tleft\nSure?\tright\n"
    #expect(try line(file, title: "Delete?", firstLine: "x") == 1)
    #expect(try line(file, title: "x", firstLine: "Sure?") == 2)
    for other in ["", "delete?", "Delete? ", " Delete?", "Delete", "Delete?\t"] {
      #expect(try line(file, title: other, firstLine: other) == nil, "\(other)")
    }
  }

  @Test("an earlier line wins over a later one, and a named question over the asterisk")
  func order() throws {
    let file = "*\tleft\nB\tright\nA\tleft\nA\tright\n"
    #expect(try line(file, title: "A", firstLine: "B") == 2)
    #expect(try line(file, title: "A") == 3)
    #expect(try line(file, title: "C") == 1)
  }

  @Test("the line for * answers a question with the title *")
  func asterisk() throws {
    #expect(try line("A\tleft\n*\tright\n", title: "*") == 2)
    #expect(try line("**\tleft\n", title: "*") == nil)
  }

  @Test("a used line is skipped, and the next one answers")
  func used() throws {
    let file = "A\tright\tused\nA\tright\tonce\n*\tleft"
    #expect(try line(file, title: "A") == 2)
    #expect(try line("A\tright\tused\n*\tleft", title: "A") == 2)
    #expect(try line("A\tright\tused\n", title: "A") == nil)
  }

  @Test("`used` can be written at the offset of `once`", arguments: ["", "\u{FEFF}"])
  func offset(mark: String) throws {
    var file = bytes(mark + "# one\r\n\r\n한글\tright\tonce\r\n")
    let line = try #require(
      try PreparedAnswers(file).line(forTitle: bytes("한글"), firstLine: []))
    guard case .once(let offset) = line.use else {
      Issue.record("not for one question")
      return
    }
    file.replaceSubrange(offset..<(offset + 4), with: bytes("used"))
    #expect(file == bytes(mark + "# one\r\n\r\n한글\tright\tused\r\n"))
    #expect(try PreparedAnswers(file).lines.map(\.use) == [.used])
  }

  @Test(
    "blank lines, comments, CRLF and a missing last newline are accepted",
    arguments: ["", "\n", "\r\n", "# A\tyes", "#", " \t \n", "\n\n# x\n"])
  func skipped(before: String) throws {
    let answers = try PreparedAnswers(bytes(before + "\nA\tleft\r\nB\textra"))
    #expect(answers.lines.map(\.subject) == [.text(bytes("A")), .text(bytes("B"))])
    #expect(answers.lines.map(\.answer) == [.button(.negative), .button(.extra)])
    #expect(try PreparedAnswers(bytes(before)).lines == [])
  }

  @Test(
    "a malformed line anywhere is an error with its line number",
    arguments: [
      ("A", .missingAnswer), ("\tleft", .missingText), ("A\t", .invalidAnswer([])),
      ("A\tyes", .invalidAnswer(bytes("yes"))), ("A\tRight", .invalidAnswer(bytes("Right"))),
      ("A\tright ", .invalidAnswer(bytes("right "))), ("A\t\tright", .invalidAnswer([])),
      ("A\tdefault", .invalidAnswer(bytes("default"))),
      ("A\tright\t", .invalidUse([])), ("A\tright\tOnce", .invalidUse(bytes("Once"))),
      ("A\tright\tonce\tx", .unexpectedField(bytes("x"))), ("A\0\tright", .nul), ("# \0", .nul),
      ("*\tright!", .unnamedQuestion), ("*\tright!\tused", .unnamedQuestion),
    ] as [(String, PreparedMistake)])
  func malformed(line: String, mistake: PreparedMistake) {
    let error = PreparedAnswersError(line: 3, mistake: mistake)
    #expect(self.mistake(in: bytes("Q\tleft\n\n" + line + "\n*\tright\n")) == error)
    #expect(self.mistake(in: bytes("Q\tleft\r\n\r\n" + line)) == error)
  }

  @Test("an answers file in UTF-16 or with CR line ends is an error")
  func foreign() {
    let utf16: [UInt8] = bytes("\u{0}A\tright\n")
    #expect(mistake(in: utf16) != nil)
    #expect(mistake(in: bytes("A\tright\rB\tleft\r")) != nil)
  }

  @Test("any bytes give answers or a one-line error")
  func hostile() {
    var seed: UInt64 = 1
    for _ in 0..<2000 {
      let words = [
        "A", "*", "\t", "\t", "right", "right!", "once", "used", "\n", "\r", "\0", "#", "\u{1B}",
      ]
      var file: [UInt8] = []
      for _ in 0..<12 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        file += bytes(words[Int(seed >> 33) % words.count])
      }
      guard let error = mistake(in: file) else { continue }
      #expect(error.text.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "\(file)")
      #expect(error.text.hasPrefix("POPUP_ANSWERS line "))
    }
  }
}
