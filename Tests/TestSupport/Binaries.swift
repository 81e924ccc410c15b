import Foundation
import Testing

/// A built popup binary under test.
package struct Binary: Sendable, CustomTestStringConvertible {
  package let name: String
  package let path: String

  package var testDescription: String { name }

  /// The directory to put on PATH.
  package var folder: String { (path as NSString).deletingLastPathComponent }
}

/// Finds the binaries to test: the debug binary beside the tests and, if it is up to date, the release
/// binary.
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

  /// A binary to test in place of those built here, such as one to be shipped.
  private static let named = ProcessInfo.processInfo.environment["POPUP_RELEASE_BINARY"].map {
    Binary(name: "release", path: $0)
  }

  /// Nil if it is missing or older than its sources.
  package static let release: Binary? = {
    if let named { return named }
    let path = root + "/.build/release/popup"
    guard FileManager.default.isExecutableFile(atPath: path),
      let built = modificationDate(path), built >= newestSource
    else { return nil }
    return Binary(name: "release", path: path)
  }()

  package static let all: [Binary] = named.map { [$0] } ?? [debug] + (release.map { [$0] } ?? [])

  /// The targets linked into the binary.
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
