import CSystem
import Foundation
import TestSupport
import Testing

@testable import PopupTerminal

extension EdgeTests {
  @Suite("Signals")
  struct SignalsTests {
    /// Every signal that ends a process by default, crashes, SIGKILL and SIGPIPE apart.
    static let fatal: [Int32] = {
      let ordinary = [
        SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGTERM, SIGVTALRM, SIGPROF, SIGXFSZ,
      ]
      #if os(Linux)
        return ordinary + [SIGIO, SIGPWR, 16] + (40...64)
      #else
        return ordinary
      #endif
    }()

    @Test(
      "a signal is reported once, and its descriptor is readable",
      arguments: fatal + [SIGWINCH, SIGCONT])
    func reported(number: Int32) throws {
      let signals = Signals()
      signals.install()
      while signals.next() != nil {}
      kill(getpid(), number)
      #expect(try PollSet.wait(for: #require(signals.descriptor), .input, milliseconds: 30_000))
      #expect(eventually { signals.next() == Signal(number) })
      #expect(signals.next() == nil)
      #expect(try !PollSet.wait(for: #require(signals.descriptor), .input, milliseconds: 0))
    }

    @Test("exactly the signals that end a process by default are fatal")
    func kinds() {
      // From 32 to 35 it depends on the C library, whose own signals are among them.
      #expect(
        (0...100).filter { Signal($0).isFatal && !(32...39).contains($0) } == Self.fatal.sorted())
      #expect((36...39).allSatisfy { Signal($0).isFatal })
      #expect((0...100).filter { Signal($0).isStop } == [SIGTSTP, SIGTTIN, SIGTTOU].sorted())
    }

    @Test("signals reserved by the C library are not caught")
    func reserved() {
      Signals().install()
      for number: Int32 in [32, 33] {
        #expect(!Signal(number).isFatal)
        var action = sigaction()
        if sigaction(number, nil, &action) == 0 {
          #expect(action.__sigaction_handler.sa_handler == nil)
        }
      }
    }

    @Test("a fatal signal is reported before another")
    func order() throws {
      let signals = Signals()
      signals.install()
      while signals.next() != nil {}
      raise(SIGWINCH)
      raise(SIGTERM)
      #expect(signals.next() == .terminate)
      #expect(signals.next() == .windowChange)
      #expect(signals.next() == nil)
    }

    @Test("a flood of one signal hides no other")
    func flood() throws {
      let signals = Signals()
      signals.install()
      for _ in 0..<100_000 { raise(SIGWINCH) }
      raise(SIGTERM)
      #expect(signals.next() == .terminate)
      #expect(signals.next() == .windowChange)
      #expect(signals.next() == nil)
    }

    @Test("a signal has its default action after uninstalling")
    func uninstall() throws {
      let signals = Signals()
      signals.install()
      while signals.next() != nil {}
      signals.uninstall()
      raise(SIGWINCH)
      #expect(signals.next() == nil)
      var action = sigaction()
      #expect(sigaction(SIGTERM, nil, &action) == 0)
      #expect(action.__sigaction_handler.sa_handler == nil)
    }

    @Test("a signal that the caller ignores stays ignored")
    func ignored() throws {
      signal(SIGUSR2, SIG_IGN)
      let signals = Signals()
      signals.install()
      #expect(Signal(SIGUSR2).isIgnored)
      raise(SIGUSR2)
      #expect(signals.next() == nil)
      signal(SIGUSR2, SIG_DFL)
      #expect(!Signal(SIGUSR2).isIgnored)
    }
  }
}
