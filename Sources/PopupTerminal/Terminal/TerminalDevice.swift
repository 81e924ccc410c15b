import CSystem

/// Which device a terminal is: what tells our own from one that an inherited variable speaks of.
package enum TerminalDevice {
  /// The device number of the terminal that this one is, however it was opened; nil: unknown.
  package static func device(of terminal: Terminal) -> UInt64? {
    let device = popup_terminal_device(terminal.descriptor.number)
    return device == 0 ? nil : device
  }

  /// The number of the device that a path such as /dev/pts/5 leads to; nil when it is none.
  package static func deviceNumber(ofPath path: [UInt8]) -> UInt64? {
    guard !path.contains(0) else { return nil }
    let device = (path + [0]).withUnsafeBytes { bytes -> UInt64 in
      guard let name = bytes.baseAddress else { return 0 }
      return popup_device_of_path(name.assumingMemoryBound(to: CChar.self))
    }
    return device == 0 ? nil : device
  }
}
