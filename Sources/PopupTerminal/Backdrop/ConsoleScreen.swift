import CSystem
import PopupCore

/// Reads the Linux console's memory, which usually root and the group tty may do.
enum ConsoleScreen {
  /// Virtual consoles are the terminals of this major number, from 1 to 63.
  private static let major: UInt64 = 4

  static func read(of terminal: Terminal, _ size: Size) -> CapturedScreen? {
    guard let device = TerminalDevice.device(of: terminal), device >> 8 == major,
      device & 0xFF >= 1, device & 0xFF <= 63
    else { return nil }
    return read(
      characters: "/dev/vcsu\(device & 0xFF)", attributes: "/dev/vcsa\(device & 0xFF)", size)
  }

  static func read(characters: String, attributes: String, _ size: Size) -> CapturedScreen? {
    let count = size.columns * size.rows
    guard let attributes = bytes(of: attributes, 4 + 2 * count),
      let characters = bytes(of: characters, 4 * count)
    else { return nil }
    return ConsoleCells.screen(characters: characters, attributes: attributes, size: size)
  }

  /// The first bytes of a file; nil if it has fewer or cannot be read.
  private static func bytes(of path: String, _ count: Int) -> [UInt8]? {
    guard let file = try? FileDescriptor.open(path, flags: O_RDONLY) else { return nil }
    defer { file.close() }
    var result = [UInt8](repeating: 0, count: count)
    var start = 0
    while start < count {
      let transfer = result.withUnsafeMutableBytes {
        file.read(into: UnsafeMutableRawBufferPointer(rebasing: $0[start...]))
      }
      guard case .bytes(let count) = transfer, count > 0 else { return nil }
      start += count
    }
    return result
  }
}
