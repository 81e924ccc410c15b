import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// A paste presses nothing, and can be left even if its end marker is lost.
  @Suite("Bracketed paste", .serialized)
  struct PasteTests {
    static let begin = "\u{1B}[200~"
    static let end = Array("\u{1B}[201~".utf8)

    /// Presses Esc repeatedly until popup has ended. Only a pause longer than the Esc delay makes an ESC
    /// a lone Esc.
    private func pressEscape(on popup: PseudoTerminal) throws -> TestSupport.ExitStatus {
      eventually(every: 200_000) {
        if popup.exitStatus == nil { popup.type("\u{1B}") }
        return popup.exitStatus != nil
      }
      return try popup.waitForExit()
    }

    @Test("Esc leaves a paste whose end marker is lost", arguments: Binaries.all)
    func escape(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.type(Self.begin + "y\r\u{1B}[20")
      #expect(try pressEscape(on: popup) == .exited(255))
      try Popup.expectRestored(popup)
    }

    @Test(
      "Ctrl-C acts in a paste and in any incomplete sequence",
      arguments: [begin + "y\r\u{1B}[20", "\u{1B}]11;rgb:", "\u{1B}[1;", "\u{1B}P1+r", "\u{1B}[M"],
      Binaries.all)
    func interrupt(half: String, binary: Binary) throws {
      for key in ["\u{03}", "\u{1B}[99;5u"] {
        let popup = try Popup.ask(binary)
        defer { popup.finish() }
        popup.type(half)
        popup.type(key)
        #expect(try popup.waitForExit() == .killed(signal: SIGINT))
        try Popup.expectRestored(popup)
      }
    }

    @Test("a paste that arrives in pieces is one paste", arguments: Binaries.all)
    func pieces(binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      for split in 2..<Self.end.count {
        popup.type(Array((Self.begin + "y\r").utf8) + Self.end[..<split])
        popup.type(Array(Self.end[split...]))
      }
      for byte in Array((Self.begin + "yes\r2 y\r한").utf8) { popup.type([byte]) }
      popup.type(Self.end)
      // If the last paste had not ended, this key would be swallowed.
      try Popup.expect(popup)
    }
  }
}
