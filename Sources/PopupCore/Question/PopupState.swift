/// What a person has done so far: where the focus is, what is held down, which guards are met,
/// whether time still runs. Times are milliseconds of a monotonic clock.
package struct PopupState: Equatable, Sendable {
  package let spec: PopupSpec
  package internal(set) var focus: FocusTarget
  package internal(set) var page = 0
  /// What the mouse went down on.
  package internal(set) var pressed: FocusTarget?
  package private(set) var countdown: Countdown?
  package internal(set) var progress: GuardProgress
  let mnemonics: Mnemonics

  init(_ spec: PopupSpec, mnemonics: Mnemonics, now: Int) {
    self.spec = spec
    self.mnemonics = mnemonics
    progress = GuardProgress(spec.guards, pages: spec.pages.count, now: now)
    countdown = spec.timeout.map {
      Countdown(milliseconds: $0, button: spec.timeoutButton, now: now)
    }
    progress.see(0)
    let isEnabled = progress.allows(spec.initialFocus, page: 0, now: now)
    let first = isEnabled ? nil : Self.targets(of: spec, progress, page: 0, at: now).first
    focus = first ?? .button(spec.initialFocus)
  }

  // MARK: Time

  /// What the passing of time leads to.
  package func tick(now: Int) -> Response {
    guard let countdown, countdown.isOver(at: now) else { return .redraw }
    guard let role = countdown.button else { return .finish(.timedOut) }
    return isEnabled(role, at: now) ? .finish(.pressed(role)) : .finish(.timedOut)
  }

  /// Milliseconds until time alone changes something; nil: never.
  package func nextTick(after now: Int) -> Int? {
    let waiting = progress.nextChange(after: now)
    guard let countdown else { return waiting }
    let left = countdown.nextChange(after: now)
    return waiting.map { min($0, left) } ?? left
  }

  /// Nobody could see the question for so many milliseconds: neither its time nor a wait ran.
  mutating func delay(by milliseconds: Int) {
    countdown?.delay(by: milliseconds)
    progress.delay(by: milliseconds)
  }

  // MARK: Buttons and guards

  package func isEnabled(_ role: ButtonRole, at now: Int) -> Bool {
    progress.allows(role, page: page, now: now)
  }

  /// What the focus can be on, in the order of Tab.
  func targets(at now: Int) -> [FocusTarget] {
    Self.targets(of: spec, progress, page: page, at: now)
  }

  private static func targets(
    of spec: PopupSpec, _ progress: GuardProgress, page: Int, at now: Int
  ) -> [FocusTarget] {
    var targets = spec.guards.checks.indices.map { FocusTarget.check($0) }
    if !spec.guards.word.isEmpty { targets.append(.field) }
    for role in spec.roles where progress.allows(role, page: page, now: now) {
      targets.append(.button(role))
    }
    return targets
  }

  /// The end of a page was on the screen, and nothing more will come after it.
  package mutating func readToEnd(_ page: Int) { progress.readToEnd(page) }

  /// The page that is looked at now.
  package mutating func show(_ page: Int) {
    guard spec.pages.indices.contains(page) else { return }
    self.page = page
    progress.see(page)
  }

  // MARK: Events

  package mutating func handle(_ event: Event, on layout: Layout, now: Int) -> Response {
    let hadCountdown = countdown != nil
    let response: Response
    switch event {
    case .key(let key, let modifiers):
      countdown = nil
      response = handle(key, modifiers, on: layout, now: now)
    case .mouse(let mouse):
      if mouse.action != .motion { countdown = nil }
      response = layout.isTooSmall ? .ignored : handle(mouse, on: layout, now: now)
    case .pasted(let scalar):
      guard spec.guards.acceptsPastedWord, !layout.isTooSmall else { return .ignored }
      progress.typed.append(scalar)
      if !spec.guards.word.isEmpty { focus = .field }
      return .redraw
    }
    return response == .ignored && hadCountdown && countdown == nil ? .redraw : response
  }

  mutating func press(_ role: ButtonRole, now: Int) -> Response {
    isEnabled(role, at: now) ? .finish(.pressed(role)) : .ignored
  }

  mutating func setFocus(_ target: FocusTarget) -> Response {
    guard target != focus else { return .ignored }
    focus = target
    return .redraw
  }
}
