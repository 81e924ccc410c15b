/// Kinds of events that are treated alike before anything knows what they mean to the question.
extension Event {
  /// A key that can press a button or tick a box: Enter, Space, or one that types something.
  package var canPress: Bool {
    switch self {
    case .key(.enter, _): true
    case .key(.character, let modifiers), .key(.letter, let modifiers):
      modifiers.isDisjoint(with: [.control, .alt])
    case .key, .mouse, .pasted: false
    }
  }

  /// Ctrl-C, with other modifiers too.
  package var isInterrupt: Bool {
    guard case .key(.character("c"), let modifiers) = self else { return false }
    return modifiers.contains(.control)
  }

  /// A key that kills or stops the job: Ctrl-C, Ctrl-\ and Ctrl-Z, with other modifiers too. These act
  /// even while nothing of the question is on the screen.
  package var isJobControl: Bool {
    guard case .key(.character(let character), let modifiers) = self else { return false }
    return modifiers.contains(.control) && ["c", "\\", "z"].contains(character)
  }

  /// A key that leaves or suspends the question without answering it: Esc, Ctrl-C, Ctrl-D, Ctrl-\ and
  /// Ctrl-Z. These act even before there is a question to read.
  package var leaves: Bool {
    if isJobControl { return true }
    guard case .key(let key, let modifiers) = self else { return false }
    return switch key {
    case .escape: modifiers.isEmpty
    case .character("d"): modifiers.contains(.control)
    default: false
    }
  }

  /// A single act of a person's, so its order among others matters. Motion of the mouse and pasted
  /// text come in streams.
  var isAct: Bool {
    switch self {
    case .key: true
    case .mouse(let mouse): mouse.action != .motion
    case .pasted: false
    }
  }
}
