import Foundation
import TestSupport
import Testing

extension EndToEnd {
  /// Input of any length is skipped as fast as it arrives.
  @Suite("Floods", .serialized)
  struct FloodTests {
    /// Longer than a former limit, and full of keys that would press.
    static let body = Array(String(repeating: "yes 2 files\r", count: 120_000).utf8)

    @Test(
      "a reply of more than a megabyte presses nothing",
      arguments: ["\u{1B}P@kitty-cmd", "\u{1B}]11;", "\u{1B}_G", "\u{1B}[200~"], Binaries.all)
    func string(introducer: String, binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      popup.type(introducer)
      popup.type(Self.body)
      popup.type(introducer.hasSuffix("~") ? "\u{1B}[201~" : "\u{1B}\\")
      try Popup.expect(popup, after: "\u{1B}[27u", 255)
    }

    @Test(
      "a signal acts while input floods in",
      arguments: ["\u{1B}]11;", "\u{1B}[", "\u{1B}[200~", "q"], Binaries.all)
    func signal(beginning: String, binary: Binary) throws {
      let popup = try Popup.ask(binary)
      defer { popup.finish() }
      let flood = String(repeating: beginning + "0;", count: 400_000 / (beginning.count + 2))
      popup.type(flood)
      popup.send(signal: SIGTERM)
      #expect(try popup.waitForExit() == .killed(signal: SIGTERM))
      try Popup.expectRestored(popup)
    }
  }
}
