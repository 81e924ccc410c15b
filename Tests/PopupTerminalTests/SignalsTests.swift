import Foundation
import Testing

@testable import PopupTerminal

extension EdgeTests {
  @Suite("Signals")
  struct SignalsTests {
    @Test(
      "a signal is told once, through the descriptor",
      arguments: [Signal.windowChange, .resume, .user1, .terminate, .hangUp, .alarm])
    func told(signal: Signal) throws {
      let signals = Signals()
      signals.install()
      while signals.next() != nil {}
      kill(getpid(), signal.number)
      #expect(try PollSet.wait(for: #require(signals.descriptor), .input, milliseconds: 30_000))
      #expect(eventually { signals.next() == signal })
      #expect(signals.next() == nil)
      #expect(try !PollSet.wait(for: #require(signals.descriptor), .input, milliseconds: 0))
    }

    @Test("the fatal one of two signals comes first")
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

    @Test("more signals than the pipe holds lose none")
    func flood() throws {
      let signals = Signals()
      signals.install()
      for _ in 0..<100_000 { raise(SIGWINCH) }
      raise(SIGTERM)
      #expect(signals.next() == .terminate)
      #expect(signals.next() == .windowChange)
      #expect(signals.next() == nil)
    }

    @Test("a signal that is let go is not told any more")
    func uninstall() throws {
      let signals = Signals()
      signals.install()
      signals.uninstall()
      raise(SIGWINCH)
      #expect(signals.next() == nil)
    }

    @Test("a signal that the caller ignores stays ignored")
    func ignored() throws {
      signal(SIGUSR2, SIG_IGN)
      let signals = Signals()
      signals.install()
      #expect(Signals.isIgnored(.user2))
      raise(SIGUSR2)
      #expect(signals.next() == nil)
      signal(SIGUSR2, SIG_DFL)
      #expect(!Signals.isIgnored(.user2))
    }
  }
}
