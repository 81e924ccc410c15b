import PopupCore
import PopupTerminal

/// What a session does to the terminal.
extension Session {
  /// Waits for the foreground, makes the terminal ours and draws, all in one write.
  func enter() throws(TerminalError) -> Ending? {
    while !(try terminal.waitForForeground(signals)) {
      if let ending = try handleSignals() { return ending }
    }
    // Still ours after SIGSTOP, which left no time to leave: screens cannot be nested.
    terminal.leave()
    resize()
    if backdrop.isAsked { signals.install() }
    try backdrop.capture(from: terminal, screen)
    dialog.lay(over: backdrop.screen)
    if lastFrame == nil { dialog.appear(now: hiddenSince) }
    let frame = dialog.frame(texts: pages.texts, now: hiddenSince)
    let bytes = FrameEncoder.encode(
      frame, depth: dialog.depth, anchor: anchor,
      after: ControlSequence.enter(alternateScreen: hasOwnScreen, mouse: dialog.usesMouse))
    signals.hold()
    defer { signals.install() }
    if backdrop.unfinishedInput.isEmpty {
      try terminal.enter(leaving: leaving(frame))
    } else {
      try terminal.send(leaving: leaving(frame))
    }
    try send(bytes)
    // Time stood still until now.
    let now = MonotonicClock.milliseconds
    dialog.delay(by: now - hiddenSince)
    keys.begin(after: backdrop.unfinishedInput, now: now)
    isShown = true
    lastFrame = frame
    needsRedraw = false
    return nil
  }

  func draw() throws(TerminalError) {
    needsRedraw = false
    if pages.refresh() { dialog.resize(to: screen, texts: pages.texts) }
    let frame = dialog.frame(texts: pages.texts, now: MonotonicClock.milliseconds)
    let bytes =
      if let lastFrame {
        FrameEncoder.encode(frame, over: lastFrame, depth: dialog.depth, anchor: anchor)
      } else {
        FrameEncoder.encode(frame, depth: dialog.depth, anchor: anchor, staleRows: nil)
      }
    // The rows to erase, or to draw again, at the end are others now.
    if !hasOwnScreen, frame.size != lastFrame?.size {
      try terminal.send(leaving: leaving(frame))
    }
    try send(bytes)
    lastFrame = frame
  }

  private func send(_ bytes: borrowing ByteBuffer) throws(TerminalError) {
    if !bytes.isEmpty { try terminal.send(bytes.buffer) }
  }

  private var anchor: FrameEncoder.Anchor { dialog.isInline ? .cursor : .screen }

  /// False where the popup is drawn on the caller's own screen.
  private var hasOwnScreen: Bool {
    !dialog.isInline && backdrop.screen?.cursorToRestore == nil
  }

  /// What puts the screen back as it was.
  private func leaving(_ frame: Frame) -> [UInt8] {
    let redrawing = backdrop.screen.flatMap {
      ControlSequence.leave(restoring: $0, on: screen, mouse: dialog.usesMouse)
    }
    return redrawing
      ?? ControlSequence.leave(
        alternateScreen: hasOwnScreen, mouse: dialog.usesMouse,
        to: backdrop.screen?.modes ?? TerminalModes(),
        erasingBelow: dialog.isInline ? frame.size.rows : 0)
  }

  private func resize() {
    let size = Size(terminal.size())
    if pages.refresh() || size != screen {
      screen = size
      dialog.resize(to: screen, texts: pages.texts)
    }
    if isShown { backdrop.recapture(from: terminal, screen) }
    dialog.lay(over: backdrop.screen)
    needsRedraw = true
  }

  // MARK: Signals

  func handleSignals() throws(TerminalError) -> Ending? {
    while let signal = signals.next() {
      if signal.isFatal { return .signal(signal) }
      switch signal {
      case .suspend:
        if let ending = try suspend(typed: false) { return ending }
      case .windowChange where isShown:
        resize()
        lastFrame = nil
      case .resume where isShown:
        // When it was stopped nobody told, but its next change did not come.
        hiddenSince = min(due ?? .max, MonotonicClock.milliseconds)
        isShown = false
        if let ending = try enter() { return ending }
      default: break
      }
    }
    return nil
  }

  /// Stops as a job does, and shows everything again when the job goes on.
  func suspend(typed: Bool) throws(TerminalError) -> Ending? {
    if isShown { hiddenSince = MonotonicClock.milliseconds }
    guard Signals.suspend(terminal, typed: typed) else { return nil }
    isShown = false
    // What only says that the job goes on, or in another size, is answered by showing it anew.
    while let signal = signals.next() {
      if signal.isFatal { return .signal(signal) }
    }
    return try enter()
  }
}
