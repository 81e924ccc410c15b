import PopupCore
import Testing

@Suite("KeyRepeatFilter")
struct KeyRepeatFilterTests {
  private static let enter = Event.key(.enter, [])
  private static let letter = Event.key(.character("y"), [])

  /// Which of the keys pressed at given times act, and when, if the filter is polled at its deadlines.
  private func acts(
    _ strikes: [(time: Int, event: Event)], delay: Int = 80, guardOpensAt: Int? = nil,
    until end: Int = 5000
  ) -> [Act] {
    var filter = KeyRepeatFilter(delay: delay)
    filter.begin(now: 0)
    var acts: [Act] = []
    for now in 0...end {
      if now == guardOpensAt { filter.guardOpened(now: now) }
      for strike in strikes where strike.time == now {
        var verdict = filter.judge(strike.event, presses: strike.event.canPress, now: now)
        if case .actAfter(let first) = verdict {
          acts.append(Act(time: now, event: first))
          verdict = filter.judge(strike.event, presses: strike.event.canPress, now: now)
        }
        if verdict == .act { acts.append(Act(time: now, event: strike.event)) }
      }
      if let event = filter.settle(now: now) { acts.append(Act(time: now, event: event)) }
    }
    return acts
  }

  private struct Act: Equatable {
    let time: Int
    let event: Event
  }

  /// The repeats of a key held down between two times.
  private func held(
    _ event: Event, from start: Int, first: Int = 0, rate: Int, until end: Int
  ) -> [(time: Int, event: Event)] {
    var times = first > 0 ? [start] : []
    var tick = 0
    while start + first + tick * 1000 / rate < end {
      times.append(start + first + tick * 1000 / rate)
      tick += 1
    }
    return times.map { ($0, event) }
  }

  @Test("a single key acts after the repeat delay", arguments: [80, 150])
  func single(delay: Int) {
    #expect(
      acts([(10, Self.letter)], delay: delay) == [Act(time: 10 + delay, event: Self.letter)])
    #expect(
      acts([(999, Self.letter)], delay: delay) == [Act(time: 999 + delay, event: Self.letter)])
  }

  @Test("after the first second a key acts at once")
  func late() {
    #expect(acts([(1000, Self.letter)]) == [Act(time: 1000, event: Self.letter)])
  }

  @Test(
    "a key held down since before the question does nothing until it is released",
    arguments: [15, 20, 30, 50],
    [5, 300, 600, 990])
  func heldDown(rate: Int, firstRepeat: Int) {
    for end in [1100, 2000, 4000] {
      let strikes = held(Self.letter, from: firstRepeat, rate: rate, until: end)
      #expect(acts(strikes) == [])
      let again = strikes + [(end + 100, Self.letter)]
      let expected = end + 100 < 1000 ? end + 180 : end + 100
      #expect(acts(again) == [Act(time: expected, event: Self.letter)])
    }
  }

  @Test("a key held down while a guard opens does nothing", arguments: [15, 30, 50])
  func guardOpens(rate: Int) {
    let strikes = held(Self.enter, from: 1500, rate: rate, until: 4000)
    let before = acts(strikes, guardOpensAt: 3000)
    #expect(before.allSatisfy { $0.time < 3000 })
    #expect(!before.isEmpty)
    // The first repeat may come as late as this behind the guard.
    #expect(acts(held(Self.enter, from: 3600, rate: rate, until: 4500), guardOpensAt: 3000) == [])
  }

  @Test("a key pressed before a guard opens does not act after it")
  func struckBefore() {
    #expect(acts([(500, Self.letter)], guardOpensAt: 550) == [])
    #expect(
      acts([(500, Self.letter), (700, Self.letter)], guardOpensAt: 550)
        == [Act(time: 780, event: Self.letter)])
  }

  @Test("another key settles the key that waits")
  func other() {
    #expect(
      acts([(10, Self.letter), (10, Self.enter)])
        == [Act(time: 10, event: Self.letter), Act(time: 90, event: Self.enter)])
    let left = Event.key(.left, [])
    #expect(
      acts([(10, Self.letter), (12, left)])
        == [Act(time: 12, event: Self.letter), Act(time: 12, event: left)])
  }

  @Test("keys that press no button act at once, even while another key is held down")
  func harmless() {
    let strikes = held(Self.letter, from: 5, rate: 30, until: 2000)
    let others: [(time: Int, event: Event)] = [
      (500, .key(.left, [])), (700, .key(.escape, [])), (800, .key(.character("c"), .control)),
      (900, .mouse(MouseEvent(.press(button: 0), column: 0, row: 0))),
    ]
    #expect(acts(strikes + others) == others.map { Act(time: $0.time, event: $0.event) })
  }

  @Test("mouse motion and pasted text do not settle a key that is held down")
  func streams() {
    let motion = Event.mouse(MouseEvent(.motion, column: 1, row: 1))
    let strikes = held(Self.letter, from: 5, rate: 15, until: 900)
    let moves = stride(from: 0, to: 1000, by: 3).map { (time: $0, event: motion) }
    #expect(acts(strikes + moves).allSatisfy { $0.event == motion })
  }

  @Test("only observed silence ends a held key")
  func busy() {
    var filter = KeyRepeatFilter(delay: 80)
    filter.begin(now: 0)
    var verdicts: [KeyRepeatFilter.Verdict] = []
    for now in [900, 933, 1500, 1501] {
      verdicts.append(filter.judge(Self.letter, presses: true, now: now))
    }
    #expect(verdicts == [.keep, .keep, .keep, .keep])
    #expect(filter.waitingTime(now: 1501) == 80)
    #expect(filter.settle(now: 1581) == nil)
    #expect(filter.waitingTime(now: 1581) == nil)
    #expect(filter.judge(Self.letter, presses: true, now: 1582) == .act)
  }
}
