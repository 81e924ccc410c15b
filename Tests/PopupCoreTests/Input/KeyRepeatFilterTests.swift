import PopupCore
import Testing

@Suite("A key held down from before")
struct KeyRepeatFilterTests {
  private static let enter = Event.key(.enter, [])

  @Test("repeats of it press nothing, and after a pause a key counts")
  func repeats() {
    var held = KeyRepeatFilter()
    held.begin(now: 1000)
    let times = (1...30).map { 1000 + 33 * $0 } + [1000 + 33 * 30 + 100, 1000 + 33 * 30 + 133]
    var swallowed: [Bool] = []
    for time in times { swallowed.append(held.swallows(Self.enter, now: time)) }
    #expect(swallowed == Array(repeating: true, count: 30) + [false, false])
  }

  @Test("where nothing was typed before, the first key counts at once")
  func fresh() {
    var held = KeyRepeatFilter()
    let isSwallowed = held.swallows(Self.enter, now: 0)
    #expect(!isSwallowed)
  }

  @Test(
    "a key that presses nothing ends it",
    arguments: [
      Event.key(.left, []), .key(.escape, []), .key(.character("c"), .control),
      .mouse(MouseEvent(.press(button: 0), column: 0, row: 0)),
    ])
  func other(event: Event) {
    var held = KeyRepeatFilter()
    held.begin(now: 0)
    let swallowed = [held.swallows(event, now: 20), held.swallows(Self.enter, now: 40)]
    #expect(swallowed == [false, false])
  }
}
