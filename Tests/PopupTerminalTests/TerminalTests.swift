import Foundation
import TestSupport
import Testing

@testable import PopupTerminal

extension EdgeTests {
  @Suite("Terminal")
  struct TerminalTests {
    let pseudo = TestTerminal()

    @Test("entering makes the terminal raw, and leaving restores its mode")
    func enterAndLeave() throws {
      let terminal = try pseudo.openTerminal()
      let before = pseudo.mode
      try terminal.enter(Array("enter".utf8), leaving: Array("leave".utf8))
      #expect(pseudo.mode.c_lflag & tcflag_t(ICANON | ECHO | ISIG | IEXTEN) == 0)
      #expect(pseudo.mode.c_iflag & tcflag_t(ICRNL | IXON) == 0)
      #expect(pseudo.mode.c_oflag & tcflag_t(OPOST) == 0)
      #expect(pseudo.screen() == "enter")
      terminal.leave()
      #expect(pseudo.screen() == "leave")
      #expect(pseudo.mode.c_lflag == before.c_lflag)
      #expect(pseudo.mode.c_iflag == before.c_iflag)
      #expect(pseudo.mode.c_oflag == before.c_oflag)
      terminal.leave()
      #expect(pseudo.screen() == "")
    }

    @Test("entering twice replaces the leaving bytes, but not the mode to restore")
    func enterTwice() throws {
      let terminal = try pseudo.openTerminal()
      let before = pseudo.mode
      try terminal.enter([], leaving: Array("first".utf8))
      try terminal.enter(Array("more".utf8), leaving: Array("second".utf8))
      terminal.leave()
      #expect(pseudo.screen() == "moresecond")
      #expect(pseudo.mode.c_lflag == before.c_lflag)
    }

    @Test("releasing a terminal leaves it")
    func deinitLeaves() throws {
      do {
        let terminal = try pseudo.openTerminal()
        try terminal.enter([], leaving: Array("leave".utf8))
      }
      #expect(pseudo.screen() == "leave")
    }

    @Test("typeahead can be read, an unfinished line too")
    func typeahead() throws {
      let terminal = try pseudo.openTerminal()
      pseudo.type("before\nunfin")
      try terminal.enter(leaving: [])
      #expect(read(terminal) == .bytes(12))
    }

    @Test("input typed before leaving is dropped")
    func typedBeforeLeaving() throws {
      let terminal = try pseudo.openTerminal()
      try terminal.enter(leaving: [])
      pseudo.type("during")
      #expect(read(terminal) == .bytes(6))
      pseudo.type("after\n")
      // Before, the kernel may not have passed it on to what leaving drops.
      #expect(try PollSet.wait(for: terminal.descriptor, .input, milliseconds: 30_000))
      terminal.leave()
      #expect(read(terminal) == .wouldBlock)
    }

    @Test("leaving bytes can be changed only while the terminal is entered")
    func changedLeaving() throws {
      let terminal = try pseudo.openTerminal()
      #expect(throws: TerminalError.lost) { try terminal.setLeaving([]) }
      try terminal.enter(leaving: Array("first".utf8))
      try terminal.setLeaving(Array("second".utf8))
      terminal.leave()
      #expect(pseudo.screen() == "second")
    }

    @Test(
      "keys are read one by one and unchanged",
      arguments: [0x03, 0x0a, 0x0d, 0x11, 0x1a] as [UInt8])
    func rawKeys(key: UInt8) throws {
      let terminal = try pseudo.openTerminal()
      try terminal.enter([], leaving: [])
      pseudo.type(String(UnicodeScalar(key)))
      var buffer: [UInt8] = [0, 0]
      let input = buffer.withUnsafeMutableBytes { terminal.read(into: $0) }
      #expect(input == .bytes(1))
      #expect(buffer == [key, 0])
    }

    @Test("a terminal that hung up reads as closed and writes as lost")
    func hangUp() throws {
      let terminal = try pseudo.openTerminal()
      try terminal.enter([], leaving: Array("leave".utf8))
      pseudo.hangUp()
      // A child of another test, not yet past its exec, may hold the other end for a moment.
      #expect(eventually { read(terminal) == .closed })
      #expect(throws: TerminalError.lost) { try terminal.send([0x20]) }
      #expect(throws: TerminalError.lost) { try terminal.enter([], leaving: []) }
      terminal.leave()
    }

    @Test("a stalled terminal does not block, and gets everything later")
    func flowControl() throws {
      let terminal = try pseudo.openTerminal()
      try terminal.enter([], leaving: Array("leave".utf8))
      let text = String(repeating: "0123456789", count: 50_000)
      try terminal.send(Array(text.utf8))
      #expect(terminal.hasPendingOutput)
      try terminal.send(Array("END".utf8))
      var seen = ""
      while terminal.hasPendingOutput {
        seen += pseudo.screen()
        try terminal.flush()
      }
      #expect(
        eventually {
          seen += pseudo.screen()
          return seen.utf8.count >= 500_003
        })
      #expect(seen == text + "END")
    }

    @Test("leaving a stalled terminal takes about a second")
    func stuck() throws {
      let terminal = try pseudo.openTerminal()
      let before = pseudo.mode
      try terminal.enter([], leaving: Array("leave".utf8))
      try terminal.send([UInt8](repeating: 0x20, count: 1 << 20))
      let start = MonotonicClock.milliseconds
      terminal.leave()
      #expect(MonotonicClock.milliseconds - start < 10_000)
      #expect(pseudo.mode.c_lflag == before.c_lflag)
    }

    @Test("a descriptor shared with the caller gets its flags back")
    func sharedFlags() throws {
      let theirs = try FileDescriptor.open(pseudo.path, flags: O_RDWR | O_NOCTTY)
      defer { theirs.close() }
      let flags = fcntl(theirs.number, F_GETFL)
      let terminal = try #require(Terminal.share(theirs.number))
      #expect(terminal.descriptor != theirs)
      try terminal.enter([], leaving: [])
      #expect(fcntl(theirs.number, F_GETFL) == flags | O_NONBLOCK)
      #expect(read(terminal) == .wouldBlock)
      terminal.leave()
      #expect(fcntl(theirs.number, F_GETFL) == flags)
    }

    @Test(
      "a path that is not a terminal is not used as one", arguments: ["file", "/dev/null"])
    func noTerminal(name: String) throws {
      let folder = try TemporaryDirectory()
      try folder.write("file", "")
      let path = name == "file" ? folder.path + "/file" : name
      do throws(TerminalError) {
        // The tests may run with a terminal on a standard descriptor.
        let terminal = try Terminal.open(path)
        #expect(terminal.descriptor.isTerminal)
      } catch {
        #expect(error == .absent)
      }
      #expect(folder.read("file") == "")
    }

    @Test("a descriptor that is not both readable and writable is not used as a terminal")
    func oneWay() throws {
      let theirs = try FileDescriptor.open(pseudo.path, flags: O_WRONLY | O_NOCTTY)
      defer { theirs.close() }
      #expect(Terminal.share(theirs.number) == nil)
      #expect(Terminal.share(1 << 20) == nil)
    }

    @Test("a terminal's size is the window's size")
    func size() throws {
      let terminal = try pseudo.openTerminal()
      pseudo.resize(columns: 133, rows: 47)
      #expect((terminal.size().columns, terminal.size().rows) == (133, 47))
    }

    @Test("a terminal that is not the controlling one has no background")
    func noJobControl() throws {
      let terminal = try pseudo.openTerminal()
      #expect(!terminal.isControlling)
      #expect(try terminal.waitForForeground(Signals()))
      pseudo.hangUp()
    }

    @Test("a terminal's device number and path resolve to each other")
    func device() throws {
      let terminal = try pseudo.openTerminal()
      let number = try #require(TerminalDevice.deviceNumber(ofPath: Array(pseudo.path.utf8)))
      #expect(TerminalDevice.device(of: terminal) == number)
      #expect(TerminalDevice.path(ofDevice: number) == Array(pseudo.path.utf8))
    }

    @Test("a process can take the turn twice, and one release frees it")
    func turn() throws {
      let terminal = try pseudo.openTerminal()
      var turn = TerminalTurn(terminal)
      let taken = [turn.take(), turn.take()]
      turn.giveBack()
      var other = TerminalTurn(terminal)
      #expect(taken + [other.take()] == [true, true, true])
    }

    @Test("a message from the terminal of the keys is refused, by any of its paths")
    func messageSource() throws {
      let terminal = try pseudo.openTerminal()
      let other = TestTerminal()
      #expect(try MessageSource(path: Array(pseudo.path.utf8)).isRead(from: terminal))
      #expect(try !MessageSource(path: Array(other.path.utf8)).isRead(from: terminal))
      #expect(try !MessageSource(path: Array("/dev/null".utf8)).isRead(from: terminal))
    }

    @Test(
      "a path that is not a device has no device number",
      arguments: ["/", "/nowhere", "", "/dev/tty0x"])
    func noDevice(path: String) {
      #expect(TerminalDevice.deviceNumber(ofPath: Array(path.utf8)) == nil)
      #expect(TerminalDevice.deviceNumber(ofPath: Array("/dev/null".utf8) + [0]) == nil)
    }

    private func read(_ terminal: Terminal) -> Terminal.Input {
      var buffer = [UInt8](repeating: 0, count: 64)
      return buffer.withUnsafeMutableBytes { terminal.read(into: $0) }
    }
  }
}
