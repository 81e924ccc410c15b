/// What the reader of keys has to know to keep a key that is held down from answering.
extension Dialog {
  /// Whether an event can press a button or tick a box where the focus is now. Typing into a field and
  /// moving the focus cannot.
  package func presses(_ event: Event) -> Bool {
    guard event.canPress, case .key(let key, _) = event else { return false }
    switch (key, state.focus) {
    case (.enter, .button): return true
    case (.enter, _): return false
    case (.character(" "), .field): return false
    case (.character(" "), _): return true
    default: return spec.guards.word.isEmpty
    }
  }

  /// Whether nothing keeps the affirmative button disabled.
  package func guardsAreOpen(at now: Int) -> Bool { state.isEnabled(.affirmative, at: now) }
}
