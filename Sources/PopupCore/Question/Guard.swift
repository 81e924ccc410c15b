/// One condition that keeps the right button disabled, unmet so far.
package enum Guard: Equatable, Sendable {
  /// Pages that were not looked at yet; their number.
  case unseenPages(Int)
  /// The end of the page in view was not on the screen yet.
  case unreadEnd
  /// Boxes that are not ticked; their number.
  case unticked(Int)
  /// The word is not typed.
  case untyped
  /// Whole seconds to wait, rounded up.
  case waiting(seconds: Int)
}

/// What has been done about the guards. Times are milliseconds of a monotonic clock.
package struct GuardProgress: Equatable, Sendable {
  private let guards: Guards
  private var waitsUntil: Int
  package private(set) var ticked: [Bool]
  package var typed = TypedWord()
  private var seen: [Bool]
  private var read: [Bool]

  init(_ guards: Guards, pages: Int, now: Int) {
    self.guards = guards
    waitsUntil = now + guards.wait
    ticked = guards.checks.map { _ in false }
    seen = Array(repeating: false, count: pages)
    read = seen
  }

  /// The wait stands still for so many milliseconds.
  mutating func delay(by milliseconds: Int) { waitsUntil += milliseconds }

  package func isSeen(_ page: Int) -> Bool { seen.indices.contains(page) && seen[page] }

  mutating func see(_ page: Int) { if seen.indices.contains(page) { seen[page] = true } }

  /// The end of a page, which will not grow any more, was on the screen.
  mutating func readToEnd(_ page: Int) { if read.indices.contains(page) { read[page] = true } }

  mutating func toggle(_ check: Int) {
    if ticked.indices.contains(check) { ticked[check].toggle() }
  }

  /// Guards disable the affirmative button alone.
  func allows(_ role: ButtonRole, page: Int, now: Int) -> Bool {
    role != .affirmative || unmet(page: page, now: now).isEmpty
  }

  /// What is still to be met, in the order in which it stands on the screen.
  package func unmet(page: Int, now: Int) -> [Guard] {
    var unmet: [Guard] = []
    if guards.requiresReading {
      if read.indices.contains(page), !read[page] { unmet.append(.unreadEnd) }
      let missing = read.indices.count { $0 != page && !read[$0] }
      if missing > 0 { unmet.append(.unseenPages(missing)) }
    }
    let boxes = ticked.count { !$0 }
    if boxes > 0 { unmet.append(.unticked(boxes)) }
    if !guards.word.isEmpty, !typed.matches(guards.word) { unmet.append(.untyped) }
    let left = waitsUntil - now
    if left > 0 { unmet.append(.waiting(seconds: (left + 999) / 1000)) }
    return unmet
  }

  /// Milliseconds until the seconds to wait change; nil when there is nothing to wait for.
  func nextChange(after now: Int) -> Int? {
    let left = waitsUntil - now
    return left > 0 ? (left - 1) % 1000 + 1 : nil
  }
}
