import CSystem
import Foundation

/// The threads that read the terminal and the pipes, and wait for the program's end.
extension PseudoTerminal {
  /// Reads what the terminal has received. Call it under the lock; the program may have ended
  /// before all its output was read.
  func takeWhatIsThere() {
    var pollable = pollfd(fd: main, events: Int16(POLLIN), revents: 0)
    while !state.isClosed, !state.isStalled, poll(&pollable, 1, 0) > 0,
      let bytes = Descriptor.readSome(main)
    {
      state.output += bytes
      state.screen.feed(bytes)
      condition.broadcast()
    }
  }

  /// Reads the terminal until it hangs up, and closes it then.
  func watchTerminal() {
    Thread.detachNewThread { [self] in
      var pollables = [
        pollfd(fd: main, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wakeUp.reading, events: Int16(POLLIN), revents: 0),
      ]
      while pollables[1].revents == 0 {
        guard poll(&pollables, 2, -1) > 0 else { continue }
        // Polls again under the lock, since `waitForExit` may have read the announced bytes.
        condition.withLock {
          while state.isStalled { condition.wait() }
          takeWhatIsThere()
        }
      }
      condition.withLock {
        takeWhatIsThere()
        close(main)
        close(replica)
        close(wakeUp.reading)
        state.isClosed = true
        condition.broadcast()
      }
    }
  }

  func watchProcess() {
    Thread.detachNewThread { [self] in
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 {
        precondition(errno == EINTR, "the exit status of a program was taken by another test")
      }
      condition.withLock {
        state.exitStatus = ExitStatus(waitStatus: status)
        condition.broadcast()
      }
    }
  }

  func collect(_ descriptor: Int, from end: Int32) {
    Thread.detachNewThread { [self] in
      while let bytes = Descriptor.readSome(end) {
        condition.withLock { state.piped[descriptor, default: []] += bytes }
      }
      close(end)
      condition.withLock {
        state.openPipes -= 1
        condition.broadcast()
      }
    }
  }
}
