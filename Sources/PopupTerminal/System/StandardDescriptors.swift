import CSystem

/// Which of the descriptors 0, 1 and 2 the caller had closed.
package struct StandardDescriptors: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let input = StandardDescriptors(rawValue: 1 << 0)
  package static let output = StandardDescriptors(rawValue: 1 << 1)
  package static let error = StandardDescriptors(rawValue: 1 << 2)

  /// Opens /dev/null on the closed ones, so that no file opened later takes their place and receives
  /// what was meant for standard output or error. Call it before opening anything.
  package static func plug() -> StandardDescriptors {
    let closed = StandardDescriptors(
      rawValue: UInt8(truncatingIfNeeded: popup_closed_standard_descriptors()))
    // open(2) takes the lowest free number: the first of those that are still closed.
    for number in 0..<3 where closed.rawValue & 1 << number != 0 {
      _ = popup_open("/dev/null", O_RDWR)
    }
    return closed
  }

  /// Closes them again, for a program that replaces this one.
  package func unplug() {
    for number in Int32(0)...2 where contains(StandardDescriptors(rawValue: 1 << UInt8(number))) {
      FileDescriptor(number).close()
    }
  }
}
