/// A question while it is being asked: the focus, the page shown, the guards met, the time left.
///
/// It knows neither keys nor rectangles: the view turns both into commands. Every `now` is in
/// milliseconds of the monotonic clock.
package struct PopupState: Equatable, Sendable {
  package let spec: PopupSpec
  package private(set) var focus: FocusTarget
  package private(set) var page = 0
  package private(set) var countdown: Countdown?
  package private(set) var progress: GuardProgress
  /// The message is followed, and more of it may come: nothing can be answered yet.
  package private(set) var awaitsEnd: Bool

  package init(_ spec: PopupSpec, now: Int) {
    self.spec = spec
    awaitsEnd = spec.following != nil
    progress = GuardProgress(spec.guards, pages: spec.pages.count, now: now)
    focus = .button(spec.initialFocus)
    startCountdown(now: now)
    progress.see(0)
    if !isEnabled(spec.initialFocus, at: now), let first = targets(at: now).first { focus = first }
  }

  // MARK: Time

  /// Once time is up, presses the countdown's button, or closes the question without one if there
  /// is none or if the question was never readable (`mayPress` is false).
  package func tick(mayPress: Bool, now: Int) -> Effect {
    guard let countdown, countdown.isOver(at: now) else { return .changed }
    guard mayPress, let role = countdown.button, isEnabled(role, at: now) else {
      return .answered(.timedOut)
    }
    return .answered(.pressed(role))
  }

  /// Milliseconds until time alone changes something; nil: never.
  package func nextTick(after now: Int) -> Int? {
    let waiting = progress.nextChange(after: now)
    guard let countdown else { return waiting }
    let left = countdown.nextChange(after: now)
    return waiting.map { min($0, left) } ?? left
  }

  /// Adds the time during which the popup was hidden to every deadline, in milliseconds.
  package mutating func delay(by milliseconds: Int) {
    countdown?.delay(by: milliseconds)
    progress.delay(by: milliseconds)
  }

  /// Stops or restarts `--timeout`, as the spec says, because a person did something.
  package mutating func noteActivity(now: Int) {
    switch spec.clock {
    case .stops: countdown = nil
    case .restarts: startCountdown(now: now)
    case .runsOn: break
    }
  }

  private mutating func startCountdown(now: Int) {
    countdown = spec.timeout.map {
      Countdown(milliseconds: $0, button: spec.timeoutButton, now: now)
    }
  }

  // MARK: Buttons and guards

  package func isEnabled(_ role: ButtonRole, at now: Int) -> Bool {
    !awaitsEnd && progress.allows(role, page: page, now: now)
  }

  /// Everything that can have the focus, in the order of Tab.
  package func targets(at now: Int) -> [FocusTarget] {
    var targets = spec.guards.checks.indices.map { FocusTarget.check($0) }
    if spec.guards.hasField { targets.append(.field) }
    for role in spec.roles where isEnabled(role, at: now) { targets.append(.button(role)) }
    return targets
  }

  /// How many things can have the focus.
  package func targetCount(at now: Int) -> Int {
    spec.guards.checks.count + (spec.guards.hasField ? 1 : 0)
      + spec.buttons.count { isEnabled($0.role, at: now) }
  }

  /// Records that the end of a page was on the screen and that nothing can follow it.
  package mutating func readToEnd(_ page: Int) { progress.readToEnd(page) }

  /// Records that nothing can follow the message.
  package mutating func endMessage() { awaitsEnd = false }

  // MARK: Commands

  package mutating func perform(_ command: Command, now: Int) -> Effect {
    switch command {
    case .press(let role): return press(role, now: now)
    case .pressFocused:
      guard case .button(let role) = focus else { return .none }
      return press(role, now: now)
    case .focus(let target): return setFocus(target)
    case .moveFocus(let step, let wraps): return moveFocus(by: step, wraps: wraps, now: now)
    case .toggle(let check): return toggle(check)
    case .toggleFocused:
      guard case .check(let check) = focus else { return .none }
      return toggle(check)
    case .insert(let scalar): return edit { $0.append(scalar) }
    case .paste(let scalar):
      return spec.guards.acceptsPastedWord ? edit { $0.append(scalar) } : .none
    case .deleteBackward: return edit { $0.deleteBackward() }
    case .deleteWord: return edit { $0.deleteWord() }
    case .clear: return edit { $0.clear() }
    case .showPage(let page): return show(page)
    case .turnPage(let step): return show(page + step)
    case .escape, .leave:
      if awaitsEnd { return .none }
      if command == .leave { return .answered(.dismissed) }
      switch spec.escape {
      case .dismiss: return .answered(.dismissed)
      case .negative: return .answered(.pressed(.negative))
      case .ignore: return .none
      }
    }
  }

  private func press(_ role: ButtonRole, now: Int) -> Effect {
    spec.has(role) && isEnabled(role, at: now) ? .answered(.pressed(role)) : .none
  }

  private mutating func setFocus(_ target: FocusTarget) -> Effect {
    guard target != focus else { return .none }
    focus = target
    return .changed
  }

  private mutating func moveFocus(by step: Int, wraps: Bool, now: Int) -> Effect {
    let targets = targets(at: now)
    guard let index = targets.firstIndex(of: focus) else {
      return targets.first.map { setFocus($0) } ?? .none
    }
    let next = index + step
    if wraps { return setFocus(targets[(next % targets.count + targets.count) % targets.count]) }
    return targets.indices.contains(next) ? setFocus(targets[next]) : .none
  }

  private mutating func toggle(_ check: Int) -> Effect {
    guard progress.ticked.indices.contains(check) else { return .none }
    progress.toggle(check)
    focus = .check(check)
    return .changed
  }

  private mutating func edit(_ change: (inout TypedWord) -> Void) -> Effect {
    guard spec.guards.hasField else { return .none }
    change(&progress.typed)
    focus = .field
    return .changed
  }

  private mutating func show(_ page: Int) -> Effect {
    guard spec.pages.indices.contains(page), page != self.page else { return .none }
    self.page = page
    progress.see(page)
    return .changed
  }
}
