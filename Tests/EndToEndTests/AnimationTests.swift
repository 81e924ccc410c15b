import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite("Animation", .serialized)
  struct AnimationTests {
    @Test("once it has appeared it looks as if it had been there", arguments: Binaries.all)
    func appearance(binary: Binary) throws {
      let environment = ["COLORTERM": "truecolor"]
      let still = try Popup.ask(binary, ["--no-animation"], environment: environment)
      defer { still.finish() }
      let popup = try Popup.ask(binary, environment: environment)
      defer { popup.finish() }
      let end = still.screen
      try popup.waitUntil("the animation's last frame") { screen in
        (0..<end.size.rows).allSatisfy { row in
          (0..<end.size.columns).allSatisfy { looksSame(screen.cell($0, row), end.cell($0, row)) }
        }
      }
      try Popup.expect(still)
      try Popup.expect(popup)
    }

    /// The ink of a blank is not seen.
    private func looksSame(_ one: VirtualCell?, _ other: VirtualCell?) -> Bool {
      guard let one, let other, one.text == other.text else { return false }
      return one.text == " " ? one.style.background == other.style.background : one == other
    }
  }
}
