import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A pause within a sequence or a paste does not turn the rest into keys.
  @Suite("Pauses within input", .serialized)
  struct SilenceTests {
    /// The pieces of input between the pauses.
    static let sequences: [[String]] = [
      ["\u{1B}]11;rgb:", "2222/2222/2222\u{1B}\\"], ["\u{1B}[", "2;1R"], ["\u{1B}[?6", "2;22c"],
      ["\u{1B}[9", "2;2u"], ["\u{1B}P1+r", "y2\r", "\u{1B}\\"], ["\u{1B}O", "2y"],
      ["\u{1B}[M", "y", "2", "n"], ["\u{1B}[200~hello", "y", "es 2 \r\u{1B}[201~"],
      ["\u{1B}[20", "0~ yes \r", "2\u{1B}[201~"], ["\u{1B}[200~y\u{1B}[20", "1~"],
    ]

    @Test("a sequence with a pause is one sequence", arguments: sequences, Binaries.all)
    func sequence(pieces: [String], binary: Binary) throws {
      let popup = try asking(binary)
      defer { popup.finish() }
      for (index, piece) in pieces.enumerated() {
        if index > 0 { try passSecond(on: popup) }
        popup.type(piece)
      }
      try Popup.expect(popup, after: "\u{1B}[27u", 255)
    }

    @Test(
      "a lone Esc ends an incomplete sequence, and the next Esc leaves", arguments: Binaries.all)
    func escape(binary: Binary) throws {
      for half in ["\u{1B}]11;rgb:", "\u{1B}[1;", "\u{1B}P1+r", "\u{1B}[200~yes\r"] {
        let popup = try asking(binary)
        defer { popup.finish() }
        popup.type(half)
        try passSecond(on: popup)
        popup.type("\u{1B}")
        try passSecond(on: popup)
        popup.type("\u{1B}")
        #expect(try popup.waitForExit() == .exited(255))
        try Popup.expectRestored(popup)
      }
    }

    @Test(
      "with --esc ignore, a reply with a pause after its ESC is one reply",
      arguments: Binaries.all)
    func ignored(binary: Binary) throws {
      let popup = try asking(binary, ["--esc", "ignore", "--extra", "Zero"])
      defer { popup.finish() }
      popup.type("\u{1B}")
      try passSecond(on: popup)
      popup.type("]11;rgb:2222/2222/2222\u{1B}")
      try passSecond(on: popup)
      popup.type("\\")
      try Popup.expect(popup, after: "z", 3)
    }

    @Test(
      "Esc pressed twice leaves", arguments: [["\u{1B}\u{1B}"], ["\u{1B}", "\u{1B}"]], Binaries.all)
    func twice(keys: [String], binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      for key in keys { popup.type(key) }
      #expect(try popup.waitForExit() == .exited(255))
      try Popup.expectRestored(popup)
    }

    /// A question whose clock can be seen to run.
    private func asking(_ binary: Binary, _ options: [String] = []) throws -> PseudoTerminal {
      try Popup.ask(
        binary, ["--timeout", "100000", "--on-timeout", "left"] + options)
    }

    /// Waits until popup itself has seen a second pass.
    private func passSecond(on popup: PseudoTerminal) throws {
      let start = try #require(seconds(popup.screen))
      try popup.waitUntil("a second") { screen in seconds(screen).map { $0 < start - 1 } ?? false }
    }

    /// What is left of the time, as the left button says.
    private func seconds(_ screen: VirtualScreen) -> Int? {
      screen.lines.lazy.compactMap { $0.firstMatch(of: #/Cancel \((\d+)\)/#) }.first
        .flatMap { Int($0.1) }
    }
  }
}
