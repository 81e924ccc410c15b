import PopupCore
import Testing

@Suite("A key held down from before")
struct HeldKeyTests {
  private static let enter = Event.key(.enter, [])

  @Test("repeats of it press nothing, and after a pause a key counts")
  func repeats() {
    var held = HeldKey()
    held.begin(now: 1000)
    for repetition in 1...30 {
      #expect(held.swallows(Self.enter, now: 1000 + 33 * repetition))
    }
    #expect(!held.swallows(Self.enter, now: 1000 + 33 * 30 + 100))
    #expect(!held.swallows(Self.enter, now: 1000 + 33 * 30 + 133))
  }

  @Test("where nothing was typed before, the first key counts at once")
  func fresh() {
    var held = HeldKey()
    #expect(!held.swallows(Self.enter, now: 0))
  }

  @Test(
    "a key that presses nothing ends it",
    arguments: [
      Event.key(.left, []), .key(.escape, []), .key(.character("c"), .control),
      .mouse(MouseEvent(.press(button: 0), column: 0, row: 0)),
    ])
  func other(event: Event) {
    var held = HeldKey()
    held.begin(now: 0)
    #expect(!held.swallows(event, now: 20))
    #expect(!held.swallows(Self.enter, now: 40))
  }
}
