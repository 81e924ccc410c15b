import CSystem

/// The device number of a terminal, which tells our own terminal from one that an inherited variable
/// names.
package enum TerminalDevice {
  /// The device number of a terminal, however it was opened; nil if unknown.
  package static func device(of terminal: Terminal) -> UInt64? {
    device(of: terminal.descriptor)
  }

  static func device(of descriptor: FileDescriptor) -> UInt64? {
    let device = popup_terminal_device(descriptor.number)
    return device == 0 ? nil : device
  }

  /// The device number of a path such as /dev/pts/5; nil if it is not a character device.
  package static func deviceNumber(ofPath path: [UInt8]) -> UInt64? {
    guard !path.contains(0) else { return nil }
    let device = (path + [0]).withUnsafeBytes { bytes -> UInt64 in
      guard let name = bytes.baseAddress else { return 0 }
      return popup_device_of_path(name.assumingMemoryBound(to: CChar.self))
    }
    return device == 0 ? nil : device
  }

  /// The path of a terminal's device; nil if unknown.
  static func path(ofDevice device: UInt64) -> [UInt8]? {
    if let path = linuxPath(ofDevice: device) { return path }
    for number in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] {
      guard let name = ttyname(number) else { continue }
      let path = Array(UnsafeBufferPointer(start: name, count: strlen(name)))
        .map { UInt8(bitPattern: $0) }
      if deviceNumber(ofPath: path) == device { return path }
    }
    return nil
  }

  /// Pseudo-terminals have the majors 136 to 143, 256 terminals each; virtual consoles have major 4
  /// and minors below 64 (the kernel's admin-guide/devices).
  private static func linuxPath(ofDevice device: UInt64) -> [UInt8]? {
    #if os(Linux)
      let major = (device >> 8) & 0xFFF
      let minor = (device & 0xFF) | ((device >> 12) & 0xFFF00)
      if major >= 136, major <= 143 {
        return Array("/dev/pts/\((major - 136) << 8 | minor)".utf8)
      }
      return major == 4 && minor < 64 ? Array("/dev/tty\(minor)".utf8) : nil
    #else
      return nil
    #endif
  }
}
