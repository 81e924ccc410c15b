/// An unmet condition that keeps the affirmative button disabled.
package enum Guard: Equatable, Sendable {
  /// The number of pages whose end has not been on the screen, the current one aside.
  case unseenPages(Int)
  /// The end of the current page has not been on the screen.
  case unreadEnd
  /// The number of boxes that are not ticked.
  case unticked(Int)
  /// The word has not been typed.
  case untyped
  /// Whole seconds to wait, rounded up.
  case waiting(seconds: Int)
}

/// Which guards have been met so far.
package struct GuardProgress: Equatable, Sendable {
  private let guards: Guards
  private var wait: Deadline
  package private(set) var ticked: [Bool]
  package var typed = TypedWord()
  private var seen: [Bool]
  private var read: [Bool]

  init(_ guards: Guards, pages: Int, now: Int) {
    self.guards = guards
    wait = Deadline(milliseconds: guards.wait, after: now)
    ticked = guards.checks.map { _ in false }
    seen = Array(repeating: false, count: pages)
    read = seen
  }

  /// Adds the time during which the popup was hidden to the wait, in milliseconds.
  mutating func delay(by milliseconds: Int) { wait.delay(by: milliseconds) }

  package func isSeen(_ page: Int) -> Bool { seen.indices.contains(page) && seen[page] }

  mutating func see(_ page: Int) { if seen.indices.contains(page) { seen[page] = true } }

  /// Records that the end of a page that can no longer grow was on the screen.
  mutating func readToEnd(_ page: Int) { if read.indices.contains(page) { read[page] = true } }

  mutating func toggle(_ check: Int) {
    if ticked.indices.contains(check) { ticked[check].toggle() }
  }

  /// Whether a button is enabled; guards disable only the affirmative one.
  func allows(_ role: ButtonRole, page: Int, now: Int) -> Bool {
    role != .affirmative || unmet(page: page, now: now).isEmpty
  }

  /// The guards that are still unmet, in the order in which the popup shows them.
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
    if !wait.isOver(at: now) { unmet.append(.waiting(seconds: wait.secondsLeft(at: now))) }
    return unmet
  }

  /// Milliseconds until the seconds to wait change; nil once the wait is over.
  func nextChange(after now: Int) -> Int? {
    wait.isOver(at: now) ? nil : wait.nextChange(after: now)
  }
}
