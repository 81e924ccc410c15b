import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Every signal that ends or stops popup restores the terminal first.
  @Suite("Signals and the terminal", .serialized)
  struct SignalTests {
    /// Signals whose default action ends a process, crashes apart. The first real-time signals belong
    /// to the C libraries.
    static let fatalSignals: [Int32] = {
      let ordinary = [
        SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGTERM, SIGVTALRM, SIGPROF, SIGXFSZ,
      ]
      #if os(Linux)
        return ordinary + [SIGIO, SIGPWR, 16] + [35, 36, 50, 63, 64]
      #else
        return ordinary
      #endif
    }()

    static let crashes = [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGXCPU]

    @Test(
      "every fatal signal restores the terminal and kills the popup", arguments: fatalSignals,
      Binaries.all)
    func kills(signal: Int32, binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.send(signal: signal)
      #expect(try popup.waitForExit() == .killed(signal: signal))
      try Popup.expectRestored(popup)
    }

    @Test(
      "a crash straight after the first frame restores the terminal", arguments: crashes,
      Binaries.all)
    func crash(signal: Int32, binary: Binary) throws {
      for _ in 0..<20 {
        let popup = try Popup.start(binary, Popup.question + ["--no-animation"])
        defer { popup.finish() }
        try popup.waitUntil("the first frame") { $0.contains("OK") }
        popup.send(signal: signal)
        #expect(try popup.waitForExit() == .killed(signal: signal))
        try Popup.expectRestored(popup)
      }
    }

    @Test(
      "SIGTSTP restores the terminal, and fg shows the question",
      arguments: ["TSTP", "TTIN", "TTOU"], Binaries.all)
    func stop(signal: String, binary: Binary) throws {
      let folder = try TemporaryDirectory()
      let shell = try Shell.start(
        """
        set -m
        sh -c 'echo $$ > \(folder.path)/pid; exec \(Popup.command)'
        echo given back; read -r line; fg >/dev/null; exit $?
        """, with: binary)
      defer { shell.finish() }
      try shell.waitFor("OK")
      let process = try #require(folder.read("pid")?.dropLast())
      let numbers = ["TSTP": SIGTSTP, "TTIN": SIGTTIN, "TTOU": SIGTTOU]
      kill(try #require(pid_t(process)), try #require(numbers[signal]))
      try shell.waitUntil("the shell") { !$0.isOnAlternateScreen && $0.contains("given back") }
      #expect(try shell.settings == shell.initialSettings)
      shell.type("line\n")
      try shell.waitUntil("the question") { $0.isOnAlternateScreen && $0.contains("OK") }
      shell.type("n")
      #expect(try shell.waitForExit() == .exited(1))
      try Popup.expectRestored(shell)
    }

    @Test(
      "a poll that keeps failing exits with 74", RequiredTool.strace.isRequired,
      arguments: ["error=EINVAL:when=2+", "error=EINVAL:when=3+", "error=ENOMEM:when=2"],
      Binaries.all)
    func polling(fault: String, binary: Binary) throws {
      let popup = try injecting("poll", fault, binary, mayFail: true)
      defer { popup.finish() }
      popup.type("\u{1B}[D")
      #expect(try popup.waitForExit() == .exited(74))
      try Popup.expectRestored(popup)
      #expect(popup.screen.contains("popup: cannot wait for the terminal: poll: "))
    }

    @Test(
      "the terminal is restored even if a system call fails once",
      RequiredTool.strace.isRequired,
      arguments: ["ioctl", "getpgrp", "write", "rt_sigprocmask"], Binaries.all)
    func leaving(call: String, binary: Binary) throws {
      for position in 1...20 {
        let popup = try injecting(call, "error=EIO:when=\(position)", binary, mayFail: true)
        defer { popup.finish() }
        popup.type("\u{1B}")
        let status = try popup.waitForExit()
        #expect(
          ![0, 1, 3, 124].contains { status == .exited($0) }, "\(call) \(position): \(status)")
        let settings = try popup.settings
        #expect(settings == popup.initialSettings, "\(call) \(position)")
        #expect(popup.screen.modes == VirtualScreen(.standard).modes, "\(call) \(position)")
      }
    }

    @Test(
      "a write that is interrupted forever does not prevent death by a signal",
      RequiredTool.strace.isRequired, arguments: Binaries.all)
    func interrupted(binary: Binary) throws {
      let popup = try injecting("write", "error=EINTR:when=2+", binary)
      defer { popup.finish() }
      popup.type("\u{03}")
      #expect(try popup.waitForExit() == .killed(signal: SIGINT))
      #expect(try popup.settings == popup.initialSettings)
    }

    /// Starts a popup with a fault injected by strace(1) and waits for the question.
    private func injecting(
      _ call: String, _ fault: String, _ binary: Binary, mayFail: Bool = false
    ) throws -> PseudoTerminal {
      let popup = try PseudoTerminal(
        RequiredTool.strace.path,
        ["-qqq", "-o", "/dev/null", "-e", "trace=\(call)", "-e", "inject=\(call):\(fault)"]
          + [binary.path] + Popup.question + ["--no-animation"])
      do {
        try popup.waitFor("OK")
      } catch {
        if !mayFail { throw error }
      }
      return popup
    }
  }
}
