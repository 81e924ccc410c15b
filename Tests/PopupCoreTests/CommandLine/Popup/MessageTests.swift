import PopupCore
import Testing

@Suite("Messages and segments")
struct MessageTests {
  @Test(
    "a message can be given once",
    arguments: [
      (["-m", "a", "-m", "b"], UsageError.messageGivenTwice),
      (["-m", "a", "-m", "a"], .messageGivenTwice),
      (["-m", "a", "b"], .extraOperand(bytes("b"))),
      (["b", "-m", "a"], .extraOperand(bytes("b"))),
      (["-m", "a", "--message-file", "f"], .messageGivenTwice),
      (["--message-file", "f", "--message-file", "g"], .messageGivenTwice),
      (["f", "--message-file", "g"], .extraOperand(bytes("f"))),
      (["-m", "-", "-m", "-"], .messageGivenTwice),
      (["-m", "", "b"], .extraOperand(bytes("b"))),
      (["a", "b"], .extraOperand(bytes("b"))),
      (["a", "--alert", "b", "c"], .extraOperand(bytes("b"))),
      (["--", "a", "b"], .extraOperand(bytes("b"))),
    ] as [([String], UsageError)])
  func once(words: [String], expected: UsageError) {
    #expect(mistake(words) == expected)
  }

  @Test(
    "without an argument the message comes from standard input, unless that is a terminal",
    arguments: [
      ([], true, MessageOrigin.standardInput),
      (["-t", "T"], true, .standardInput),
      (["-t", "T"], false, .none),
      (["m"], true, .text(bytes("m"))),
      (["-t", "T", "-m", ""], true, .text([])),
      (["--message-file", "f"], true, .file(bytes("f"))),
      (["-"], false, .standardInput),
    ] as [([String], Bool, MessageOrigin)])
  func standardInput(words: [String], piped: Bool, origin: MessageOrigin) throws {
    #expect(try spec(words, piped: piped)?.pages.map(\.message) == [origin])
  }

  @Test(
    "a popup with neither title nor message is refused",
    arguments: [
      [], ["--alert"], ["-m", ""], [""], ["-t", ""], ["-t", "", "-m", ""], ["--preview"],
    ])
  func nothing(words: [String]) {
    #expect(mistake(words) == .nothingToShow)
  }

  @Test("an empty message is not replaced by standard input")
  func emptyPiped() {
    #expect(mistake(["-m", ""], piped: true) == .nothingToShow)
  }

  @Test("each segment is a page with its own title, message and dot")
  func segments() throws {
    let spec = try #require(
      try spec([
        "--segment", "A", "-m", "a", "--segment=B", "--new", "--message-file", "b",
        "--segment", "C", "-m", "-", "-t", "T",
      ]))
    #expect(spec.title == bytes("T"))
    #expect(spec.pages.map(\.title) == [bytes("A"), bytes("B"), bytes("C")])
    #expect(spec.pages.map(\.isNew) == [false, true, false])
    #expect(
      spec.pages.map(\.message) == [.text(bytes("a")), .file(bytes("b")), .standardInput])
  }

  @Test("segments need no title and do not read standard input")
  func untouchedInput() throws {
    let spec = try #require(try spec(["--segment", "A", "-m", "a"], piped: true))
    #expect(spec.pages.map(\.message) == [.text(bytes("a"))])
  }

  @Test("a format before the first segment applies to all pages, a later one to its page")
  func formats() throws {
    let spec = try #require(
      try spec([
        "--ansi", "--segment", "A", "-m", "a", "--markup", "--segment", "B", "--no-wrap", "-m", "b",
      ]))
    #expect(spec.pages.map(\.format.interpretsSGR) == [true, true])
    #expect(spec.pages.map(\.format.interpretsMarkup) == [true, false])
    #expect(spec.pages.map(\.format.wraps) == [true, false])
  }

  @Test("a format in POPUP_OPTS applies to all pages")
  func formatDefault() throws {
    let words = ["--segment", "A", "-m", "a", "--segment", "B", "-m", "b"]
    let spec = try #require(try spec(words, ["POPUP_OPTS": "--markup"]))
    #expect(spec.pages.map(\.format.interpretsMarkup) == [true, true])
  }

  @Test(
    "a message outside the segments, or two in one, is refused",
    arguments: [
      (["-m", "m", "--segment", "A", "-m", "a"], UsageError.beforeFirstSegment(.message)),
      (["--message-file", "f", "--segment", "A"], .beforeFirstSegment(.messageFile)),
      (["--new", "--segment", "A", "-m", "a"], .beforeFirstSegment(.new)),
      (["--new", "m"], .beforeFirstSegment(.new)),
      (["--segment", "A", "-m", "a", "x"], .operandWithSegments(bytes("x"))),
      (["x", "--segment", "A", "-m", "a"], .operandWithSegments(bytes("x"))),
      (["--segment", "A", "-m", "a", "-m", "b"], .messageGivenTwice),
      (["--segment", "A", "-m", "a", "--message-file", "b"], .messageGivenTwice),
      (["--segment", "A", "--segment", "B", "-m", "b"], .segmentWithoutMessage(bytes("A"))),
      (["--segment", "A", "-m", "a", "--segment", "B"], .segmentWithoutMessage(bytes("B"))),
      (["--segment", "", "-m", "a"], .blankText(.segment)),
      (["--segment", "A", "-m", "-", "--segment", "B", "-m", "-"], .standardInputGivenTwice),
      (
        ["--segment", "A", "-m", "-", "--segment", "B", "--message-file", "-"],
        .standardInputGivenTwice
      ),
    ] as [([String], UsageError)])
  func badSegments(words: [String], expected: UsageError) {
    #expect(mistake(words) == expected)
  }

  @Test(
    "--preview takes a size and a segment",
    arguments: [
      (["--preview"], nil, nil, nil), (["--preview=80x24"], 80, 24, nil),
      (["--preview=1x1"], 1, 1, nil), (["--preview=1000x1000"], 1000, 1000, nil),
      (["--preview", "--preview-segment", "2"], nil, nil, 1),
      (["--preview-segment=1", "--preview=9x9"], 9, 9, 0),
    ] as [([String], Int?, Int?, Int?)])
  func preview(words: [String], columns: Int?, rows: Int?, segment: Int?) throws {
    let pages = ["--segment", "A", "-m", "a", "--segment", "B", "-m", "b"]
    let request = try parse(words + pages)
    guard case .preview(let spec, let foundColumns, let foundRows, let foundSegment) = request
    else {
      Issue.record("not a preview: \(request)")
      return
    }
    #expect(spec.pages.count == 2)
    #expect(foundColumns == columns && foundRows == rows && foundSegment == segment)
  }

  @Test("a size after --preview and a space is refused, any other word is the message")
  func previewOperand() throws {
    #expect(mistake(["--preview", "80x24"]) == .valueNeedsEquals(.preview, bytes("80x24")))
    #expect(mistake(["--preview", "40x9", "m"]) == .valueNeedsEquals(.preview, bytes("40x9")))
    for words in [["--preview", "--", "80x24"], ["80x24", "--preview"]] {
      guard case .preview(let spec, nil, nil, nil) = try parse(words) else {
        Issue.record("not a preview")
        continue
      }
      #expect(spec.pages[0].message == .text(bytes("80x24")))
    }
  }

  @Test(
    "an invalid --preview size is refused",
    arguments: ["", "80", "x", "80x", "x24", "0x24", "80x0", "1001x24", "80X24", "80x24x1", "-1x5"])
  func badSize(text: String) {
    #expect(
      mistake(["m", "--preview=" + text]) == .invalidValue(.preview, bytes(text), .screenSize))
  }

  @Test("--preview refuses a segment that does not exist")
  func noSegment() {
    let pages = ["--preview", "--segment", "A", "-m", "a"]
    #expect(mistake(pages + ["--preview-segment", "2"]) == .noSuchSegment(2, count: 1))
    #expect(mistake(["m", "--preview", "--preview-segment", "1"]) == .noSuchSegment(1, count: 0))
    for text in ["0", "-1", "", "x", "1.0"] {
      #expect(
        mistake(pages + ["--preview-segment", text])
          == .invalidValue(.previewSegment, bytes(text), .segmentNumber))
    }
  }
}
