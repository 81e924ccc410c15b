import CSystem

/// Which of the descriptors 0, 1 and 2 the caller had closed.
package struct StandardDescriptors: OptionSet, Equatable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let input = StandardDescriptors(rawValue: 1 << 0)
  package static let output = StandardDescriptors(rawValue: 1 << 1)
  package static let error = StandardDescriptors(rawValue: 1 << 2)

  /// Plugs the closed ones with /dev/null, so that no file opened later takes their place and
  /// receives what was meant for standard output or error. To be called before anything is opened.
  package static func plug() -> StandardDescriptors {
    var closed: StandardDescriptors = []
    for number in Int32(0)...2 {
      guard popup_fcntl(number, F_GETFD, 0) < 0, popup_errno() == EBADF else { continue }
      closed.insert(StandardDescriptors(rawValue: 1 << UInt8(number)))
      // open(2) takes the lowest free number, which is this one.
      _ = popup_open("/dev/null", O_RDWR)
    }
    return closed
  }

  /// Closes them again, for a program that takes this process over.
  package func unplug() {
    for number in Int32(0)...2 where contains(StandardDescriptors(rawValue: 1 << UInt8(number))) {
      FileDescriptor(number).close()
    }
  }
}
