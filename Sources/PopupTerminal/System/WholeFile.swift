import CSystem

/// A file that is read whole, for command lines in files.
package struct WholeFile {
  package let bytes: [UInt8]
  /// Whether it is a regular file, which gives the same bytes when it is read again.
  package let isRegular: Bool

  /// 16 MB, longer than any command line.
  private static let limit = 16 << 20

  /// Nil if the file cannot be read or is too large.
  package init?(path: [UInt8]) {
    guard let file = try? FileDescriptor.open(path, flags: O_RDONLY | O_NOCTTY) else { return nil }
    defer { file.close() }
    self.init(file)
  }

  /// Reads the rest of an open file, which stays open.
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
