/// Predicts what an event would do, before it is handled.
extension Dialog {
  /// Whether an event would press a button or tick a box now. Typing into the field and moving the
  /// focus do not.
  package func presses(_ event: Event, texts: [ByteText], now: Int) -> Bool {
    if case .command(let command) = action(of: event, texts, now) { command.presses } else { false }
  }

  /// Whether an event kills or stops the job, as Ctrl-C, Ctrl-\ and Ctrl-Z do. These keys act even
  /// before the first frame is on the screen.
  package func controlsJob(_ event: Event, texts: [ByteText], now: Int) -> Bool {
    switch action(of: event, texts, now) {
    case .respond(.interrupt), .respond(.quit), .respond(.suspend): true
    default: false
    }
  }

  /// Whether an event controls the job or leaves the question, as Esc and Ctrl-D do. These keys act
  /// even before a line of the question can be read.
  package func leaves(_ event: Event, texts: [ByteText], now: Int) -> Bool {
    switch action(of: event, texts, now) {
    case .command(.escape), .command(.leave): true
    default: controlsJob(event, texts: texts, now: now)
    }
  }

  private func action(of event: Event, _ texts: [ByteText], _ now: Int) -> KeyAction? {
    guard case .key(let key, let modifiers) = event else { return nil }
    return action(of: key, modifiers, texts: texts, now: now)
  }

  /// Whether no guard keeps the affirmative button disabled.
  package func guardsAreOpen(at now: Int) -> Bool { state.isEnabled(.affirmative, at: now) }
}
