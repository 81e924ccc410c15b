import CSystem

/// The descriptors that one poll(2) waits for.
package struct PollSet {
  package enum Direction: Equatable, Sendable {
    case input, output, both
  }

  private var entries: [pollfd] = []

  package init() {}

  /// Removes every descriptor, keeping the memory.
  package mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Adds a descriptor; nil adds none.
  package mutating func watch(_ descriptor: FileDescriptor?, for direction: Direction = .input) {
    guard let descriptor else { return }
    let events: Int32
    switch direction {
    case .input: events = POLLIN
    case .output: events = POLLOUT
    case .both: events = POLLIN | POLLOUT
    }
    entries.append(pollfd(fd: descriptor.number, events: Int16(events), revents: 0))
  }

  /// Waits until a descriptor is ready, a signal arrived or the time is over; nil: no limit.
  ///
  /// After a signal it reports what is ready by then, including the descriptor of `Signals`.
  package mutating func wait(milliseconds: Int?) throws(SystemError) {
    var ready = poll(milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1)
    if ready < 0, popup_errno() == EINTR { ready = poll(0) }
    guard ready < 0 else { return }
    let code = popup_errno()
    for index in entries.indices { entries[index].revents = 0 }
    if code != EINTR { throw SystemError(.poll, code) }
  }

  private mutating func poll(_ milliseconds: Int32) -> Int32 {
    let count = Int32(clamping: entries.count)
    return entries.withUnsafeMutableBufferPointer {
      popup_poll($0.baseAddress, count, milliseconds)
    }
  }

  /// True if a read does not block: there are bytes, the end or an error.
  package func isReadable(_ descriptor: FileDescriptor?) -> Bool {
    has(descriptor, ~POLLOUT)
  }

  /// True if a write does not block: there is room or an error.
  package func isWritable(_ descriptor: FileDescriptor?) -> Bool {
    has(descriptor, ~POLLIN)
  }

  private func has(_ descriptor: FileDescriptor?, _ events: Int32) -> Bool {
    guard let descriptor else { return false }
    return entries.contains {
      $0.fd == descriptor.number && $0.revents & Int16(truncatingIfNeeded: events) != 0
    }
  }

  /// Waits for one descriptor; true if it is ready.
  static func wait(
    for descriptor: FileDescriptor, _ direction: Direction, milliseconds: Int?
  ) throws(SystemError) -> Bool {
    var set = PollSet()
    set.watch(descriptor, for: direction)
    try set.wait(milliseconds: milliseconds)
    return direction == .output ? set.isWritable(descriptor) : set.isReadable(descriptor)
  }
}
