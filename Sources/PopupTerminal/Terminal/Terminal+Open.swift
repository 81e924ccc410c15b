import CSystem

extension Terminal {
  /// Opens the controlling terminal; when there is none, takes a standard descriptor that is a
  /// terminal. Opens rather than tests: /dev/tty may be there and accessible without leading anywhere,
  /// and where a program wrote to it before it was there it is an ordinary file.
  package static func open(_ path: String = "/dev/tty") throws(TerminalError) -> Terminal {
    if let terminal = openOwn(path) { return terminal }
    for number in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] where isatty(number) == 1 {
      if let terminal = reopen(number) ?? share(number) { return terminal }
    }
    throw .absent
  }

  /// Takes standard output where it is a terminal, which callers of whiptail and dialog may have chosen;
  /// else the terminal that `open` finds.
  package static func openOfStandardOutput() throws(TerminalError) -> Terminal {
    if isatty(STDOUT_FILENO) == 1,
      let terminal = reopen(STDOUT_FILENO) ?? share(STDOUT_FILENO)
    {
      return terminal
    }
    return try open()
  }

  private static func openOwn(_ path: String) -> Terminal? {
    // Writing, and not waiting, without a flag on an open file that others share.
    guard let descriptor = try? FileDescriptor.open(path, flags: O_RDWR | O_NOCTTY | O_NONBLOCK)
    else { return nil }
    let terminal = Terminal(descriptor: descriptor)
    return terminal.wasControlling || descriptor.isTerminal ? terminal : nil
  }

  /// The same terminal as an open file of our own.
  private static func reopen(_ number: Int32) -> Terminal? {
    if let terminal = openOwn("/proc/self/fd/\(number)") { return terminal }
    guard let name = ttyname(number) else { return nil }
    return openOwn(String(cString: name))
  }

  /// The caller's own open file, whose flags are put back in the end.
  static func share(_ number: Int32) -> Terminal? {
    let flags = popup_fcntl(number, F_GETFL, 0)
    guard flags >= 0, popup_may_read_and_write(flags) != 0 else { return nil }
    let copy = popup_duplicate(number)
    guard copy >= 0 else { return nil }
    return Terminal(descriptor: FileDescriptor(copy), sharedFlags: flags)
  }
}
