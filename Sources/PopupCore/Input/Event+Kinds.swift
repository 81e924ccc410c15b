/// Properties of an event that do not depend on the question's state.
extension Event {
  /// Whether this is Ctrl-C, possibly with other modifiers.
  package var isInterrupt: Bool {
    guard case .key(.character("c"), let modifiers) = self else { return false }
    return modifiers.contains(.control)
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
