/// What a person has done so far: where the focus is, what is held down, whether time still runs.
package struct PopupState: Equatable, Sendable {
  package let spec: PopupSpec
  package private(set) var focus: ButtonRole
  /// The button that the mouse went down on.
  package private(set) var pressed: ButtonRole?
  package private(set) var countdown: Countdown?
  private let mnemonics: Mnemonics

  /// - Parameter now: milliseconds of the clock that later calls are given too.
  package init(_ spec: PopupSpec, mnemonics: Mnemonics, now: Int) {
    self.spec = spec
    self.mnemonics = mnemonics
    focus = spec.initialFocus
    countdown = spec.timeout.map {
      Countdown(milliseconds: $0, button: spec.timeoutButton, now: now)
    }
  }

  /// What the passing of time leads to.
  package func tick(now: Int) -> Response {
    guard let countdown else { return .ignored }
    return countdown.isOver(at: now) ? .finish(countdown.outcome) : .redraw
  }

  package mutating func handle(_ event: Event, on layout: Layout) -> Response {
    let hadCountdown = countdown != nil
    let response: Response
    switch event {
    case .key(let key, let modifiers):
      countdown = nil
      response = handle(key, modifiers, on: layout)
    case .mouse(let mouse):
      if mouse.action != .motion { countdown = nil }
      response = layout.isTooSmall ? .ignored : handle(mouse, on: layout)
    case .pasted:
      response = .ignored
    }
    return response == .ignored && hadCountdown && countdown == nil ? .redraw : response
  }

  // MARK: Keys

  private mutating func handle(
    _ key: Key, _ modifiers: Modifiers, on layout: Layout
  ) -> Response {
    if modifiers.contains(.control), let response = controlKey(key) { return response }
    if key == .escape && modifiers.isEmpty { return escape(isTooSmall: layout.isTooSmall) }
    guard !layout.isTooSmall, !modifiers.contains(.alt) else { return .ignored }
    switch key {
    case .enter: return press(focus)
    case .left: return move(by: -1, wraps: false)
    case .right: return move(by: 1, wraps: false)
    case .backTab: return move(by: -1, wraps: true)
    case .tab: return move(by: modifiers.contains(.shift) ? -1 : 1, wraps: true)
    case .up: return .scroll(.rows(-1))
    case .down: return .scroll(.rows(1))
    case .pageUp: return .scroll(.pages(-1))
    case .pageDown: return .scroll(.pages(1))
    case .home: return .scroll(.start)
    case .end: return .scroll(.end)
    case .character(let scalar):
      return modifiers.contains(.control) ? .ignored : type(scalar)
    case .escape, .backspace, .delete, .insert: return .ignored
    }
  }

  private func controlKey(_ key: Key) -> Response? {
    switch key {
    case .character("c"): .interrupt
    case .character("\\"): .quit
    case .character("z"): .suspend
    case .character("l"): .repaint
    default: nil
    }
  }

  private func escape(isTooSmall: Bool) -> Response {
    switch spec.escape {
    case .dismiss: .finish(.dismissed)
    // Nobody has seen the question on a screen that is too small for it.
    case .left: .finish(isTooSmall ? .dismissed : .pressed(.left))
    case .ignore: isTooSmall ? .finish(.dismissed) : .ignored
    }
  }

  /// A key that types something: Space, a digit, a label's letter, then y and n, then h, j, k, l.
  /// With the Korean input method on a jamo stands for the letter on its key.
  private mutating func type(_ scalar: Unicode.Scalar) -> Response {
    if scalar == " " { return press(focus) }
    if scalar.value >= 0x31, scalar.value <= 0x33 { return digit(Int(scalar.value - 0x31)) }
    let latin = HangulKeyboard.latinLetter(for: scalar)
    for letter in [scalar, latin ?? scalar] {
      if let role = mnemonics.role(for: letter) { return pressByLetter(role) }
    }
    switch (latin ?? scalar).folded {
    case "y": return pressByLetter(.right)
    case "n": return spec.leftLabel == nil ? .ignored : pressByLetter(.left)
    case "h": return move(by: -1, wraps: false)
    case "l": return move(by: 1, wraps: false)
    case "j": return .scroll(.rows(1))
    case "k": return .scroll(.rows(-1))
    default: return .ignored
    }
  }

  /// Presses by position; what destroys something is only focused, and waits for Enter.
  private mutating func digit(_ index: Int) -> Response {
    let roles = spec.buttons
    guard index < roles.count else { return .ignored }
    return isDestructive(roles[index]) ? setFocus(roles[index]) : press(roles[index])
  }

  private func pressByLetter(_ role: ButtonRole) -> Response {
    isDestructive(role) ? .ignored : press(role)
  }

  private func isDestructive(_ role: ButtonRole) -> Bool { spec.isDestructive && role == .right }

  // MARK: Mouse

  /// A button is pressed when the mouse goes down and up again on it.
  private mutating func handle(_ mouse: MouseEvent, on layout: Layout) -> Response {
    let target = layout.button(at: Point(column: mouse.column, row: mouse.row))
    switch mouse.action {
    case .press(button: 0):
      pressed = target
      guard let target else { return .ignored }
      focus = target
      return .redraw
    case .release(button: 0):
      guard let held = pressed else { return .ignored }
      pressed = nil
      return held == target ? press(held) : .redraw
    case .wheelUp: return .scroll(.rows(-3))
    case .wheelDown: return .scroll(.rows(3))
    case .press, .release, .motion, .wheelLeft, .wheelRight: return .ignored
    }
  }

  // MARK: Buttons

  private func press(_ role: ButtonRole) -> Response { .finish(.pressed(role)) }

  private mutating func move(by step: Int, wraps: Bool) -> Response {
    let roles = spec.buttons
    guard let index = roles.firstIndex(of: focus) else { return .ignored }
    let next = index + step
    if wraps { return setFocus(roles[(next + roles.count) % roles.count]) }
    return roles.indices.contains(next) ? setFocus(roles[next]) : .ignored
  }

  private mutating func setFocus(_ role: ButtonRole) -> Response {
    guard role != focus else { return .ignored }
    focus = role
    return .redraw
  }
}
