import CSystem

/// The descriptors that a loop waits for, in one poll(2).
package struct PollSet {
  package enum Direction: Equatable, Sendable {
    case input, output, both
  }

  private var entries: [pollfd] = []

  package init() {}

  /// Forgets every descriptor, keeping the room for them.
  package mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Adds a descriptor; nil adds nothing.
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

  /// Waits until a descriptor is ready, a signal came or the time is over; nil: no limit.
  ///
  /// A wait that a signal ended tells what is ready by then, as the pipe that tells of signals is.
  package mutating func wait(milliseconds: Int?) {
    var ready = poll(milliseconds.map { Int32(clamping: max(0, $0)) } ?? -1)
    if ready < 0 { ready = poll(0) }
    if ready < 0 {
      for index in entries.indices { entries[index].revents = 0 }
    }
  }

  private mutating func poll(_ milliseconds: Int32) -> Int32 {
    let count = Int32(clamping: entries.count)
    return entries.withUnsafeMutableBufferPointer {
      popup_poll($0.baseAddress, count, milliseconds)
    }
  }

  /// True when there is something to read, or the end or an error to learn by reading.
  package func isReadable(_ descriptor: FileDescriptor?) -> Bool {
    has(descriptor, ~POLLOUT)
  }

  /// True when something can be written, or an error can be learnt by writing.
  package func isWritable(_ descriptor: FileDescriptor?) -> Bool {
    has(descriptor, ~POLLIN)
  }

  private func has(_ descriptor: FileDescriptor?, _ events: Int32) -> Bool {
    guard let descriptor else { return false }
    return entries.contains {
      $0.fd == descriptor.number && $0.revents & Int16(truncatingIfNeeded: events) != 0
    }
  }

  /// Waits for one descriptor; true when it is ready.
  static func wait(
    for descriptor: FileDescriptor, _ direction: Direction, milliseconds: Int?
  ) -> Bool {
    var set = PollSet()
    set.watch(descriptor, for: direction)
    set.wait(milliseconds: milliseconds)
    return direction == .output ? set.isWritable(descriptor) : set.isReadable(descriptor)
  }
}
