import Foundation
import Testing

@Suite("Order of the floors of PopupCore")
struct FloorOrderTests {
  @Test("no floor of PopupCore uses a type of a floor above it")
  func sources() throws {
    let files = try Self.files(under: "Sources/PopupCore")
    // An empty list would have no fault.
    #expect(Set(files.compactMap { Floor(path: $0.path) }) == Set(Floor.allCases))
    for fault in FloorOrder(files).faults { Issue.record("\(fault)") }
  }

  private static func files(under folder: String) throws -> [FloorOrder.File] {
    let root = repositoryRoot.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let url = root.appendingPathComponent(path)
      return ("\(folder)/\(path)", try String(contentsOf: url, encoding: .utf8))
    }
  }

  // MARK: The checker

  private static let layout: FloorOrder.File = (
    "Sources/PopupCore/View/Layout.swift", "struct Layout { enum Part { case box } }"
  )

  private func faults(of path: String, _ text: String) -> [String] {
    FloorOrder([Self.layout, ("Sources/PopupCore/\(path)", text)]).faults
  }

  @Test(
    "the floor checker finds an edge that goes up, however the type is used",
    arguments: [
      "struct Piece { var layout: Layout }", "func f(_ x: [Layout]) {}", "let x = Layout()",
      "extension Layout {}", "struct Piece: Layout {}", "func f() -> Layout? { nil }",
      "let x = Layout.Part.box",
    ])
  func edge(text: String) {
    #expect(
      faults(of: "Text/Piece.swift", text) == [
        "Sources/PopupCore/Text/Piece.swift uses Layout: Text is below View or beside it and must"
          + " not know its types"
      ])
  }

  @Test("the floor checker lets a floor use those below it")
  func downward() {
    let piece: FloorOrder.File = ("Sources/PopupCore/Text/Piece.swift", "struct Piece {}")
    let view: FloorOrder.File = ("Sources/PopupCore/View/Box.swift", "let x: Piece, y: Layout")
    #expect(FloorOrder([Self.layout, piece, view]).faults == [])
  }

  @Test(
    "the floor checker skips comments, strings, members and names of the file's own",
    arguments: [
      "// Layout", "/* /* Layout */ Layout */", #"let x = "Layout \"Layout\"""#,
      "let x = \"\"\"\n  a \"Layout\"\n  \"\"\"", "##\"Layout\"##", "let x = Words.Layout",
      "private struct Layout {}; let x: Layout", "func f<Layout>(_ x: Layout) {}",
      "struct Words { struct Layout {}; let x: Layout }",
    ])
  func otherNames(text: String) {
    #expect(faults(of: "Text/Piece.swift", text) == [])
  }

  @Test("the floor checker knows a member type in another file's extension of its type")
  func memberInExtension() {
    let words: FloorOrder.File = (
      "Sources/PopupCore/Text/Words.swift", "struct Words { struct Layout {} }"
    )
    let more: FloorOrder.File = (
      "Sources/PopupCore/Text/Words+More.swift", "extension Words { var x: Layout { y } }"
    )
    #expect(FloorOrder([Self.layout, words, more]).faults == [])
  }

  @Test("the floor checker reports a file outside the floors")
  func strayFile() {
    #expect(FloorOrder([("Sources/PopupCore/Stray.swift", "")]).faults.count == 1)
  }

  @Test("the floor order is Bytes < Style < Text < Screen < Backdrop < View")
  func ladder() {
    let ladder: [Floor] = [.bytes, .style, .text, .screen, .backdrop, .view]
    for (index, floor) in ladder.enumerated() {
      #expect(floor.below.isSuperset(of: ladder[..<index]))
      #expect(floor.below.isDisjoint(with: ladder[index...]))
    }
  }
}
