/// What the filter for keys held down needs to know.
extension Dialog {
  /// Whether an event would press a button or tick a box now. Typing into the field and moving the
  /// focus do not.
  package func presses(_ event: Event, texts: [ByteText], now: Int) -> Bool {
    guard case .key(let key, let modifiers) = event,
      case .command(let command) = action(of: key, modifiers, texts: texts, now: now)
    else { return false }
    return command.presses
  }

  /// Whether no guard keeps the affirmative button disabled.
  package func guardsAreOpen(at now: Int) -> Bool { state.isEnabled(.affirmative, at: now) }
}
