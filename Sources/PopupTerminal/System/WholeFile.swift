import CSystem

/// A file that is read to its end at once, as command lines in files are.
package struct WholeFile {
  package let bytes: [UInt8]
  /// A regular file: reading it again gives the same.
  package let isRegular: Bool

  /// More than any command line: 16 MB.
  private static let limit = 16 << 20

  /// Nil when it cannot be read, or is too large.
  package init?(path: [UInt8]) {
    guard let file = try? FileDescriptor.open(path, flags: O_RDONLY | O_NOCTTY) else { return nil }
    defer { file.close() }
    self.init(file)
  }

  /// What is left of an open file; it stays open.
  package init?(_ file: FileDescriptor) {
    guard let status = try? file.status() else { return nil }
    isRegular = withUnsafePointer(to: status) { popup_is_regular($0) != 0 }
    var bytes: [UInt8] = []
    while bytes.count <= Self.limit {
      var chunk = [UInt8](repeating: 0, count: 4096)
      switch chunk.withUnsafeMutableBytes({ file.read(into: $0) }) {
      case .bytes(0):
        self.bytes = bytes
        return
      case .bytes(let count): bytes += chunk[..<count]
      case .wouldBlock:
        guard (try? PollSet.wait(for: file, .input, milliseconds: nil)) != nil else { return nil }
      case .failed: return nil
      }
    }
    return nil
  }
}
