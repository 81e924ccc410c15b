import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A paste presses nothing, and one whose end is lost locks nobody in.
  @Suite("Pastes", .serialized)
  struct PasteTests {
    static let begin = "\u{1B}[200~"
    static let end = Array("\u{1B}[201~".utf8)
    /// Longer than the ten Esc delays that make a paste a stalled one, in seconds.
    static let stall: TimeInterval = 0.7
    /// Over ssh delays are three times as long, which leaves a busy machine room.
    static let remote = ["SSH_TTY": "/dev/pts/0"]

    /// Strikes a key again and again, each time after a pause, until it has ended popup.
    private func strike(_ key: String, on popup: PseudoTerminal) throws -> TestSupport.ExitStatus {
      let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
      while popup.exitStatus == nil, Date() < deadline {
        Thread.sleep(forTimeInterval: Self.stall)
        popup.type(key)
      }
      return try popup.waitForExit()
    }

    @Test(
      "a paste without an end can be left",
      arguments: [
        ("\u{03}", .killed(signal: SIGINT)), ("\u{1B}[99;5u", .killed(signal: SIGINT)),
        ("\u{1C}", .killed(signal: SIGQUIT)), ("\u{1B}", .exited(255)),
        ("\u{1B}[27u", .exited(255)),
      ] as [(String, TestSupport.ExitStatus)],
      Binaries.all)
    func left(key: (bytes: String, status: TestSupport.ExitStatus), binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.type(Self.begin + "y\r\u{1B}[20")
      #expect(try strike(key.bytes, on: popup) == key.status)
      try Popup.expectRestored(popup)
    }

    @Test("the last byte of a paste that stalled answers nothing", arguments: Binaries.all)
    func last(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.type(Self.begin + "delete it? ")
      Thread.sleep(forTimeInterval: Self.stall)
      popup.type("y")
      #expect(try strike("n", on: popup) == .exited(1))
      try Popup.expectRestored(popup)
    }

    @Test("a click ends a paste without an end, too", arguments: Binaries.all)
    func click(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      let place = try #require(popup.screen.position(of: "Cancel"))
      let cell = "0;\(place.column + 1);\(place.row + 1)"
      popup.type(Self.begin + "y\r")
      let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
      while popup.exitStatus == nil, Date() < deadline {
        Thread.sleep(forTimeInterval: Self.stall)
        popup.type("\u{1B}[<\(cell)M")
        Thread.sleep(forTimeInterval: 0.1)
        popup.type("\u{1B}[<\(cell)m")
      }
      #expect(try popup.waitForExit() == .exited(1))
    }

    @Test(
      "a paste that stalls anywhere, in its end mark too, is one paste", arguments: Binaries.all)
    func stalls(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      for split in 1..<Self.end.count {
        popup.type(Array((Self.begin + "y\r").utf8) + Self.end[..<split])
        Thread.sleep(forTimeInterval: Self.stall)
        popup.type(Array(Self.end[split...]))
      }
      for text in ["y\ry\r", "y\r\u{1B}[A2 ", "\u{1B}[A\r"] {
        popup.type(Self.begin)
        Thread.sleep(forTimeInterval: Self.stall)
        popup.type(Array(text.utf8) + Self.end)
      }
      // The last one has ended, or this would be swallowed.
      try Popup.expect(popup)
    }

    @Test(
      "a paste that comes byte by byte is one paste, after a stall too", arguments: [0, 2],
      Binaries.all)
    func slow(stall: TimeInterval, binary: Binary) throws {
      // Less than half of what would make the next byte a key, in seconds.
      let limit: TimeInterval = 0.3
      for _ in 0..<20 {
        let popup = try Popup.ask(binary, environment: Self.remote)
        defer { popup.finish() }
        popup.type(Self.begin)
        Thread.sleep(forTimeInterval: stall)
        var longest: TimeInterval = 0
        for byte in Array("yes\r2 y\r".utf8) {
          let start = Date()
          popup.type([byte])
          Thread.sleep(forTimeInterval: 0.1)
          longest = max(longest, Date().timeIntervalSince(start))
        }
        popup.type(Self.end)
        // A pause that the machine made too long proves nothing.
        guard longest < limit else { continue }
        try Popup.expect(popup, after: "\u{1B}[27u", 255)
        return
      }
      Issue.record("the machine was too busy for short pauses")
    }
  }
}
