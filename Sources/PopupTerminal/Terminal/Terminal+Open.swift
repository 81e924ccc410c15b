import CSystem

extension Terminal {
  /// Opens the controlling terminal, else the terminal of a standard descriptor.
  ///
  /// Testing for /dev/tty is not enough: it may be accessible though there is no terminal, and it is
  /// an ordinary file where a program wrote to it in an empty /dev.
  package static func open(_ path: String = "/dev/tty") throws(TerminalError) -> Terminal {
    if let terminal = openOwn(path) { return terminal }
    for number in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] where isatty(number) == 1 {
      if let terminal = reopen(number) ?? share(number) { return terminal }
    }
    throw .absent
  }

  /// Opens standard output if it is a terminal, since callers of whiptail and dialog may have
  /// redirected it to one; otherwise the same as `open`.
  package static func openOfStandardOutput() throws(TerminalError) -> Terminal {
    if isatty(STDOUT_FILENO) == 1,
      let terminal = reopen(STDOUT_FILENO) ?? share(STDOUT_FILENO)
    {
      return terminal
    }
    return try open()
  }

  private static func openOwn(_ path: String) -> Terminal? {
    // Our own open file: O_NONBLOCK on a shared one would affect the caller.
    guard let descriptor = try? FileDescriptor.open(path, flags: O_RDWR | O_NOCTTY | O_NONBLOCK)
    else { return nil }
    let terminal = Terminal(descriptor: descriptor)
    return terminal.wasControlling || descriptor.isTerminal ? terminal : nil
  }

  /// Opens the terminal of a standard descriptor again.
  private static func reopen(_ number: Int32) -> Terminal? {
    if let terminal = openOwn("/proc/self/fd/\(number)") { return terminal }
    guard let name = ttyname(number) else { return nil }
    return openOwn(String(cString: name))
  }

  /// Shares the caller's open file, whose flags are restored on leaving.
  static func share(_ number: Int32) -> Terminal? {
    let flags = popup_fcntl(number, F_GETFL, 0)
    guard flags >= 0, popup_may_read_and_write(flags) != 0 else { return nil }
    let copy = popup_duplicate(number)
    guard copy >= 0 else { return nil }
    return Terminal(descriptor: FileDescriptor(copy), sharedFlags: flags)
  }
}
