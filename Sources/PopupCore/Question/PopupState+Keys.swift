extension PopupState {
  mutating func handle(
    _ key: Key, _ modifiers: Modifiers, on layout: Layout, now: Int
  ) -> Response {
    if modifiers.contains(.control), let response = controlKey(key) { return response }
    if key == .escape && modifiers.isEmpty { return escape(isTooSmall: layout.isTooSmall) }
    guard !layout.isTooSmall, !modifiers.contains(.alt) else { return .ignored }
    if modifiers.contains(.control) { return controlled(key) }
    switch key {
    case .enter: return enter(now: now)
    case .left: return modifiers.contains(.shift) ? .scroll(.columns(-8)) : move(-1, now: now)
    case .right: return modifiers.contains(.shift) ? .scroll(.columns(8)) : move(1, now: now)
    case .backTab: return move(-1, now: now, wraps: true)
    case .tab: return move(modifiers.contains(.shift) ? -1 : 1, now: now, wraps: true)
    case .up: return .scroll(.rows(-1))
    case .down: return .scroll(.rows(1))
    case .pageUp: return .scroll(.pages(-1))
    case .pageDown: return .scroll(.pages(1))
    case .home: return .scroll(.start)
    case .end: return .scroll(.end)
    case .backspace: return edit { $0.deleteBackward() }
    case .character(let scalar): return type(scalar, now: now)
    case .escape, .delete, .insert: return .ignored
    }
  }

  /// Keys that mean the same on a screen of any size.
  private func controlKey(_ key: Key) -> Response? {
    switch key {
    case .character("c"): .interrupt
    case .character("\\"): .quit
    case .character("z"): .suspend
    case .character("l"): .repaint
    default: nil
    }
  }

  private mutating func controlled(_ key: Key) -> Response {
    switch key {
    case .left, .pageUp: turnPage(-1)
    case .right, .pageDown: turnPage(1)
    case .character("u"): edit { $0.clear() }
    case .character("w"): edit { $0.deleteWord() }
    default: .ignored
    }
  }

  private func escape(isTooSmall: Bool) -> Response {
    // Nobody has seen the question on a screen that is too small for it.
    if isTooSmall { return .finish(.dismissed) }
    switch spec.escape {
    case .dismiss: return .finish(.dismissed)
    case .negative: return .finish(.pressed(.negative))
    case .ignore: return .ignored
    }
  }

  /// Presses the button that has the focus; from a guard's control it goes on to the next.
  private mutating func enter(now: Int) -> Response {
    guard case .button(let role) = focus else { return move(1, now: now) }
    return press(role, now: now)
  }

  private mutating func space(now: Int) -> Response {
    switch focus {
    case .check(let index): toggle(index)
    case .field: edit { $0.append(" ") }
    case .button(let role): press(role, now: now)
    }
  }

  /// A key that types something: into the field, when there is one; else Space, a digit, a label's
  /// letter, then y and n, then h, j, k, l. With the Korean input method on a jamo stands for the
  /// letter on its key.
  private mutating func type(_ scalar: Unicode.Scalar, now: Int) -> Response {
    if scalar == " " { return space(now: now) }
    guard spec.guards.word.isEmpty else { return edit { $0.append(scalar) } }
    if scalar.value >= 0x31, scalar.value <= 0x39 {
      return digit(Int(scalar.value - 0x31), now: now)
    }
    let latin = HangulKeyboard.latinLetter(for: scalar)
    for letter in [scalar, latin ?? scalar] {
      if let role = mnemonics.role(for: letter) { return pressByLetter(role, now: now) }
    }
    switch (latin ?? scalar).folded {
    case "y": return pressByLetter(.affirmative, now: now)
    case "n": return spec.roles.contains(.negative) ? pressByLetter(.negative, now: now) : .ignored
    case "h": return move(-1, now: now)
    case "l": return move(1, now: now)
    case "j": return .scroll(.rows(1))
    case "k": return .scroll(.rows(-1))
    case "[": return turnPage(-1)
    case "]": return turnPage(1)
    case "<": return .scroll(.columns(-8))
    case ">": return .scroll(.columns(8))
    default: return .ignored
    }
  }

  /// Ticks a box by its number, or where there are none presses a button by its place. What destroys
  /// something is only focused, and waits for Enter.
  private mutating func digit(_ index: Int, now: Int) -> Response {
    if !spec.guards.checks.isEmpty { return toggle(index) }
    let roles = spec.roles
    guard index < roles.count else { return .ignored }
    let role = roles[index]
    guard isDestructive(role) else { return press(role, now: now) }
    return isEnabled(role, at: now) ? setFocus(.button(role)) : .ignored
  }

  private mutating func pressByLetter(_ role: ButtonRole, now: Int) -> Response {
    isDestructive(role) ? .ignored : press(role, now: now)
  }

  private func isDestructive(_ role: ButtonRole) -> Bool {
    spec.isDestructive && role == .affirmative
  }

  mutating func toggle(_ check: Int) -> Response {
    guard progress.ticked.indices.contains(check) else { return .ignored }
    progress.toggle(check)
    focus = .check(check)
    return .redraw
  }

  private mutating func edit(_ change: (inout TypedWord) -> Void) -> Response {
    guard !spec.guards.word.isEmpty else { return .ignored }
    change(&progress.typed)
    // What is typed goes where the focus is, even if it was on a button before.
    focus = .field
    return .redraw
  }

  private mutating func move(_ step: Int, now: Int, wraps: Bool = false) -> Response {
    let targets = targets(at: now)
    guard let index = targets.firstIndex(of: focus) else {
      return targets.first.map { setFocus($0) } ?? .ignored
    }
    let next = index + step
    if wraps { return setFocus(targets[(next + targets.count) % targets.count]) }
    return targets.indices.contains(next) ? setFocus(targets[next]) : .ignored
  }

  mutating func turnPage(_ step: Int) -> Response {
    spec.pages.indices.contains(page + step) ? .showPage(page + step) : .ignored
  }
}
