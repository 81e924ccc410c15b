import CSystem

/// A program that is run for its output and has little time to write it.
package enum ChildProcess {
  /// What a program, found on PATH, wrote to standard output; nil if it could not be started,
  /// failed, took longer than the deadline or wrote more than the limit.
  ///
  /// Its other standard descriptors are /dev/null, and every signal has its default action. It is
  /// killed after the deadline, in milliseconds from now.
  ///
  /// `environment` holds `NAME=value` words; nil: our own.
  package static func capture(
    _ words: [[UInt8]], environment: [[UInt8]]? = nil, deadline: Int, limit: Int
  ) -> [UInt8]? {
    let end = MonotonicClock.milliseconds + min(max(0, deadline), Int(Int32.max))
    guard !words.isEmpty, let pipe = try? PipeEnds() else { return nil }
    defer { pipe.output.close() }
    // Where the caller ignores SIGCHLD, children leave no status.
    let ignoredChildren = popup_signal_is_ignored(SIGCHLD) != 0
    if ignoredChildren { popup_signal_default(SIGCHLD) }
    defer { if ignoredChildren { popup_signal_ignore(SIGCHLD) } }

    let child = spawn(words, environment: environment, output: pipe.input)
    pipe.input.close()
    guard let child else { return nil }
    let answer = readAll(from: pipe.output, until: end, limit: limit)
    if answer == nil { _ = kill(child, SIGKILL) }
    return reap(child, until: end) ? answer : nil
  }

  private static func spawn(
    _ words: [[UInt8]], environment: [[UInt8]]?, output: FileDescriptor
  ) -> pid_t? {
    let arguments = CStringArray(words)
    let variables = environment.map { CStringArray($0) }
    var child: pid_t = 0
    let code = withExtendedLifetime((arguments, variables)) {
      popup_spawn(&child, arguments.pointers, variables?.pointers, output.number)
    }
    return code == 0 ? child : nil
  }

  private static func readAll(from pipe: FileDescriptor, until end: Int, limit: Int) -> [UInt8]? {
    var answer: [UInt8] = []
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { chunk.deallocate() }
    while true {
      let left = end - MonotonicClock.milliseconds
      guard left > 0 else { return nil }
      guard let isReady = try? PollSet.wait(for: pipe, .input, milliseconds: left) else {
        return nil
      }
      guard isReady else { continue }
      switch pipe.read(into: chunk) {
      case .bytes(0): return answer
      case .bytes(let count):
        guard answer.count + count <= limit else { return nil }
        answer.append(contentsOf: UnsafeRawBufferPointer(start: chunk.baseAddress, count: count))
      case .wouldBlock: continue
      case .failed: return nil
      }
    }
  }

  /// Waits for a child to end, killing it after its deadline; true if it succeeded.
  private static func reap(_ child: pid_t, until end: Int) -> Bool {
    var status: Int32 = 0
    while true {
      let result = waitpid(child, &status, WNOHANG)
      if result == child { return popup_exited_with_success(status) != 0 }
      if result < 0, popup_errno() != EINTR { return false }
      if MonotonicClock.milliseconds >= end { _ = kill(child, SIGKILL) }
      // It has closed its output, so it is about to end; microseconds.
      usleep(200)
    }
  }
}

/// The two ends of a pipe.
struct PipeEnds {
  let output: FileDescriptor
  let input: FileDescriptor

  init() throws(SystemError) {
    var ends: (Int32, Int32) = (-1, -1)
    _ = try retrying(.pipe) {
      withUnsafeMutableBytes(of: &ends) {
        popup_pipe($0.baseAddress?.assumingMemoryBound(to: Int32.self), 0)
      }
    }
    (output, input) = (FileDescriptor(ends.0), FileDescriptor(ends.1))
  }
}

/// Arguments for execve(2): pointers to NUL-terminated bytes, a null at the end.
private final class CStringArray {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ words: [[UInt8]]) {
    count = words.count
    pointers = .allocate(capacity: count + 1)
    for (index, word) in words.enumerated() {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: word.count + 1)
      for (offset, byte) in word.enumerated() { copy[offset] = CChar(bitPattern: byte) }
      copy[word.count] = 0
      (pointers + index).initialize(to: copy)
    }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { pointers[index]?.deallocate() }
    pointers.deallocate()
  }
}
