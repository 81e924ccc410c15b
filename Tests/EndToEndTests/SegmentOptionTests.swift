import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Segments in a running popup", .serialized)
  struct SegmentOptionTests {
    static let pages = [
      "--segment", "Alpha", "--message", "first page", "--segment", "Beta", "--new", "--message",
      "second page", "--segment", "감마", "--message", "third page",
    ]

    @Test(
      "keys turn pages and stop at the first and the last",
      arguments: [
        ("\u{1B}[1;5C", "\u{1B}[1;5D"), ("]", "["), ("\u{1B}[6;5~", "\u{1B}[5;5~"),
        ("\u{1B}Oc", "\u{1B}Od"),
      ], Binaries.all)
    func keys(keys: (next: String, previous: String), binary: Binary) throws {
      let popup = try Popup.show(binary, Self.pages)
      defer { popup.finish() }
      try popup.waitUntil("the tabs") { screen in
        ["Alpha", "Beta", "감마", "first page"].allSatisfy(screen.contains)
      }
      popup.type(keys.previous)
      popup.type(keys.next)
      try popup.waitUntil("page 2") { $0.contains("second page") && !$0.contains("first page") }
      popup.type(keys.next)
      try popup.waitFor("third page")
      popup.type(keys.next)
      popup.type(keys.previous)
      try popup.waitFor("second page")
      try Popup.expect(popup)
    }

    @Test("clicks on tabs and the wheel over them turn pages", arguments: Binaries.all)
    func mouse(binary: Binary) throws {
      let popup = try Popup.show(binary, Self.pages)
      defer { popup.finish() }
      try popup.waitFor("감마")
      try Popup.click("감마", on: popup)
      try popup.waitFor("third page")
      try Popup.click("Alpha", on: popup)
      let screen = try popup.waitFor("first page")
      let tab = try #require(screen.position(of: "Beta"))
      popup.type("\u{1B}[<65;\(tab.column + 1);\(tab.row + 1)M")
      try popup.waitFor("second page")
      popup.type("\u{1B}[<64;\(tab.column + 1);\(tab.row + 1)M")
      try popup.waitFor("first page")
      try Popup.expect(popup, after: "\r", 0)
    }

    @Test("a tab with --new has a dot until its page is shown", arguments: Binaries.all)
    func dot(binary: Binary) throws {
      let popup = try Popup.show(binary, Self.pages)
      defer { popup.finish() }
      let screen = try popup.waitFor("●")
      let dot = try #require(screen.position(of: "●"))
      let tab = try #require(screen.position(of: "Beta"))
      #expect(dot.row == tab.row && dot.column > tab.column && dot.column <= tab.column + 6)
      popup.type("]")
      try popup.waitUntil("no dot") { $0.contains("second page") && !$0.contains("●") }
      popup.type("[")
      try popup.waitUntil("still no dot") { $0.contains("first page") && !$0.contains("●") }
      try Popup.expect(popup)
    }

    @Test("each page has its own source and scroll position", arguments: Binaries.all)
    func sources(binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let path = try folder.write("rows", (1...100).map { "row \($0)\n" }.joined())
      let popup = try Popup.show(
        binary,
        [
          "--segment", "File", "--message-file", path, "--segment", "Pipe", "--message", "-",
          "--segment", "Text", "--message", "some text",
        ], input: .text("from a pipe\n"))
      defer { popup.finish() }
      popup.type("\u{1B}[F")
      try popup.waitFor("row 100")
      popup.type("]")
      try popup.waitFor("from a pipe")
      popup.type("]")
      try popup.waitFor("some text")
      popup.type("[[")
      try popup.waitFor("row 100")
      try Popup.expect(popup)
    }

    @Test("with --require-read every page must be read to its end", arguments: Binaries.all)
    func required(binary: Binary) throws {
      let rows = (1...60).map { "row \($0)" }.joined(separator: "\n")
      let popup = try Popup.show(
        binary, ["--require-read"] + Self.pages + ["--segment", "Long", "--message", rows],
        size: TerminalSize(80, 24))
      defer { popup.finish() }
      try popup.waitFor("3 pages left to read")
      popup.type("y]")
      try popup.waitFor("2 pages left to read")
      popup.type("y]")
      try popup.waitFor("1 page left to read")
      popup.type("yo]")
      try popup.waitFor("Read to the end first")
      popup.type("yo")
      try Popup.click("OK", on: popup)
      popup.type("\u{1B}[F")
      try popup.waitUntil("nothing missing") { !$0.contains("Read to") && $0.contains("row 60") }
      try Popup.expect(popup, after: "y", 0)
    }
  }
}
