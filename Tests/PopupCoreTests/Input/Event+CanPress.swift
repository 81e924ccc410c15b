import PopupCore

extension Event {
  /// Whether this is a key that can press a button or tick a box: Enter, Space, or one that types
  /// something.
  var canPress: Bool {
    switch self {
    case .key(.enter, _): true
    case .key(.character, let modifiers), .key(.letter, let modifiers):
      modifiers.isDisjoint(with: [.control, .alt])
    case .key, .mouse, .pasted: false
    }
  }
}
