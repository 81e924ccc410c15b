import Foundation
import PopupDocs
import Testing

@Suite("GeneratedFiles")
struct GeneratedFilesTests {
  static let command = "POPUP_REFRESH=1 swift test --filter GeneratedFiles"

  @Test("generated files are up to date", arguments: GeneratedFile.all.map(\.path))
  func upToDate(path: String) throws {
    let file = try #require(GeneratedFile.all.first { $0.path == path })
    let url = repositoryRoot.appendingPathComponent(path)
    let current = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let made = file.contents(current)
    if ProcessInfo.processInfo.environment["POPUP_REFRESH"] == "1" {
      if made != current { try made.write(to: url, atomically: true, encoding: .utf8) }
      return
    }
    #expect(made == current, "\(path) is out of date; refresh it with: \(Self.command)")
  }

  @Test(
    "refreshing replaces a README block and nothing else", arguments: ReadmeBlock.all.map(\.name))
  func readme(name: String) throws {
    let block = try #require(ReadmeBlock.all.first { $0.name == name })
    let list = block.updating("")
    let old = "# popup\n\nBefore.\n\n\(block.start)\nold\n\(block.end)\n\nAfter.\n"
    #expect(block.updating(old) == "# popup\n\nBefore.\n\n" + list + "\nAfter.\n")
    #expect(block.updating(block.updating(old)) == block.updating(old))
    #expect(block.updating(list) == list)
  }
}

/// Found from the path of this file.
let repositoryRoot = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
