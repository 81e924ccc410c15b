/// Properties of an event that do not depend on the question's state.
extension Event {
  /// Whether this is a key that can press a button or tick a box: Enter, Space, or one that types
  /// something.
  package var canPress: Bool {
    switch self {
    case .key(.enter, _): true
    case .key(.character, let modifiers), .key(.letter, let modifiers):
      modifiers.isDisjoint(with: [.control, .alt])
    case .key, .mouse, .pasted: false
    }
  }

  /// Whether this is Ctrl-C, possibly with other modifiers.
  package var isInterrupt: Bool {
    guard case .key(.character("c"), let modifiers) = self else { return false }
    return modifiers.contains(.control)
  }

  /// Whether this is a key that kills or stops the job: Ctrl-C, Ctrl-\ or Ctrl-Z, possibly with
  /// other modifiers. These keys act even before anything of the question is on the screen.
  package var isJobControl: Bool {
    guard case .key(.character(let character), let modifiers) = self else { return false }
    return modifiers.contains(.control) && ["c", "\\", "z"].contains(character)
  }

  /// Whether this is a key that leaves or suspends the question without a choice: Esc, Ctrl-C,
  /// Ctrl-D, Ctrl-\ or Ctrl-Z. These keys act even before a line of the question can be read.
  package var leaves: Bool {
    if isJobControl { return true }
    guard case .key(let key, let modifiers) = self else { return false }
    return switch key {
    case .escape: modifiers.isEmpty
    case .character("d"): modifiers.contains(.control)
    default: false
    }
  }

  /// Whether this is a single action of a person, which settles the key before it. Mouse motion and
  /// pasted text arrive in streams and are not.
  var isAct: Bool {
    switch self {
    case .key: true
    case .mouse(let mouse): mouse.action != .motion
    case .pasted: false
    }
  }
}
