/// Translates keys into actions, using the key table.
extension Dialog {
  /// The action of a key; nil if the key does nothing now.
  func action(of key: Key, _ modifiers: Modifiers, texts: [ByteText], now: Int) -> KeyAction? {
    let press = KeyPress(key, modifiers, after: typedLetter)
    let conditions = keyConditions(texts, now: now)
    guard let binding = KeyTable.binding(for: press, when: conditions, mnemonics) else {
      return nil
    }
    return action(of: binding.command, press, conditions, now: now)
  }

  private func action(
    of command: KeyCommand, _ press: KeyPress, _ conditions: KeyConditions, now: Int
  ) -> KeyAction? {
    switch command {
    case .command(let command): .command(command)
    case .scroll(let motion): .scroll(motion)
    case .interrupt: .respond(.interrupt)
    case .quit: .respond(.quit)
    case .suspend: .respond(.suspend)
    case .repaint: .respond(.repaint)
    // Esc must not press a button before the question can be read.
    case .escape: .command(conditions.contains(.canAnswer) ? .escape : .leave)
    case .type: press.scalar.map { .command(.insert($0)) }
    case .tickPlace: press.digit.map { .command(.toggle($0)) }
    case .pressPlace: press.digit.flatMap { pressing(place: $0, now: now) }
    case .pressLabel: press.labelRole(mnemonics).flatMap { pressingByLetter($0) }
    case .pressYes: mnemonics.roleForYes.flatMap { pressingByLetter($0) }
    case .pressNo: mnemonics.roleForNo.flatMap { pressingByLetter($0) }
    }
  }

  /// The action of a digit. It only focuses a destructive button, which takes a second key to
  /// press.
  private func pressing(place: Int, now: Int) -> KeyAction? {
    guard spec.roles.indices.contains(place) else { return nil }
    let role = spec.roles[place]
    guard spec.isDestructive(role) else { return .command(.press(role)) }
    return state.isEnabled(role, at: now) ? .command(.focus(.button(role))) : nil
  }

  private func pressingByLetter(_ role: ButtonRole) -> KeyAction? {
    spec.isDestructive(role) ? nil : .command(.press(role))
  }

  /// The conditions that decide which key bindings apply now.
  func keyConditions(_ texts: [ByteText], now: Int) -> KeyConditions {
    var conditions = scrollConditions(texts)
    let canAnswer = !layout.isTooSmall && hasQuestion(texts)
    if canAnswer { conditions.insert(.canAnswer) }
    // Esc must close a popup that is too small to be shown.
    if !state.awaitsEnd, layout.isTooSmall || spec.escape != .ignore {
      conditions.insert(.canLeave)
    }
    switch state.focus {
    case .button: if !state.awaitsEnd { conditions.insert(.onButton) }
    case .check: conditions.insert(.onCheck)
    case .field: conditions.insert(.inField)
    }
    switch spec.navigation {
    case .popup: break
    case .circular: conditions.insert(.focusWraps)
    case .pager: conditions.formUnion([.focusWraps, .isPager])
    }
    conditions.insert(spec.guards.hasField ? .hasField : .hasNoField)
    if !spec.guards.checks.isEmpty { conditions.insert(.hasChecks) }
    if spec.hasTabs && spec.pages.count > 1 { conditions.insert(.hasTabs) }
    if spec.has(.negative) { conditions.insert(.hasNegative) }
    let hasOneTarget = state.awaitsEnd || state.targetCount(at: now) == 1
    conditions.insert(hasOneTarget ? .hasOneTarget : .hasManyTargets)
    return conditions
  }

  /// Whether enough of the message has arrived to answer the question: its first nonblank line, or
  /// all of it. The title does not count, since the message may change what it asks.
  package func hasQuestion(_ texts: [ByteText]) -> Bool {
    guard texts.indices.contains(state.page) else { return false }
    return lineSearches[state.page].find(in: texts[state.page])
  }
}

/// The action of a key.
enum KeyAction: Equatable, Sendable {
  case command(Command)
  case scroll(ScrollMotion)
  /// Something that only the session can do.
  case respond(Response)
}
