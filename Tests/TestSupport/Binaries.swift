import Foundation
import Testing

/// A popup that was built, to be driven from outside.
package struct Binary: Sendable, CustomTestStringConvertible {
  package let name: String
  package let path: String

  package var testDescription: String { name }

  /// The folder to put on PATH.
  package var folder: String { (path as NSString).deletingLastPathComponent }
}

/// Finds the binaries to test: the debug one beside the tests and, when it is there, the release one.
package enum Binaries {
  /// The repository's top folder.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  package static let debug: Binary = {
    let beside = Bundle.main.executableURL?.deletingLastPathComponent().path ?? ""
    let candidates = [beside, root + "/.build/debug"].map { $0 + "/popup" }
    let path = candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    return Binary(name: "debug", path: path ?? candidates[1])
  }()

  /// A binary to test instead of those built here, such as one that is about to be shipped.
  private static let named = ProcessInfo.processInfo.environment["POPUP_RELEASE_BINARY"].map {
    Binary(name: "release", path: $0)
  }

  /// Nil when there is none, or when it is older than its sources.
  package static let release: Binary? = {
    if let named { return named }
    let path = root + "/.build/release/popup"
    guard FileManager.default.isExecutableFile(atPath: path),
      let built = modificationDate(path), built >= newestSource
    else { return nil }
    return Binary(name: "release", path: path)
  }()

  package static let all: [Binary] = named.map { [$0] } ?? [debug] + (release.map { [$0] } ?? [])

  /// The targets that are linked into the binary.
  private static let linked = ["CSystem", "CUnicode", "PopupCore", "PopupTerminal", "popup"]

  private static var newestSource: Date {
    linked.map { root + "/Sources/" + $0 }
      .flatMap { folder in
        let files = FileManager.default.enumerator(atPath: folder)
        return (files?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
      }
      .compactMap { modificationDate($0) }
      .reduce(.distantPast, max)
  }

  private static func modificationDate(_ path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
