import PopupCore
import PopupTerminal

/// How a session shows the question on the terminal.
extension Session {
  /// Enters the terminal and sends the first frame.
  ///
  /// What was typed before is read and dropped: its keys answer nothing, and a sequence that began in
  /// it is skipped to its end.
  func show() throws(TerminalError) {
    if let shown = chain?.takeShown(), terminal.isEntered, shown.usesMouse == dialog.usesMouse {
      return try show(over: shown)
    }
    // After SIGSTOP it is still entered, and alternate screens do not nest. Another program may have
    // drawn on the main screen meanwhile.
    if terminal.isEntered {
      try dropKeys()
      if hasOwnScreen {
        try terminal.setLeaving(leaving(lastFrame ?? Frame(screen), erasesDisplay: false))
      }
    }
    terminal.leave()
    if backdrop.isAsked { signals.install() }
    try backdrop.capture(from: terminal, screen)
    dialog.lay(over: backdrop.screen, texts: texts)
    let isFirst = lastFrame == nil
    if isFirst { dialog.appear(now: hiddenSince) }
    let hasQuestion = dialog.hasQuestion(texts)
    let frame = dialog.frame(texts: texts, now: hiddenSince)
    var beginning: [UInt8] = []
    if isFirst && dialog.spec.look.ringsBell { ControlSequence.bell(&beginning) }
    beginning += ControlSequence.enter(
      alternateScreen: hasOwnScreen, mouse: dialog.usesMouse,
      showsCursor: dialog.spec.look.showsCursor)
    let bytes = FrameEncoder.encode(
      frame, depth: dialog.depth, anchor: anchor, after: beginning)
    signals.hold()
    defer { signals.install() }
    try terminal.enter(leaving: leaving(frame))
    signals.holdStops()
    keys.begin(after: backdrop.unfinishedInput, now: MonotonicClock.milliseconds)
    try dropKeys()
    try terminal.send(bytes)
    needsRedraw = false
    noteWhetherShown()
    showsQuestion = hasQuestion
    note(frame)
  }

  /// Draws the question over the one before it.
  private func show(over shown: ScreenChain.Shown) throws(TerminalError) {
    backdrop = shown.backdrop
    dialog.lay(over: backdrop.screen, texts: texts)
    let hasQuestion = dialog.hasQuestion(texts)
    let frame = dialog.frame(texts: texts, now: hiddenSince)
    var bytes: [UInt8] = []
    if dialog.spec.look.ringsBell { ControlSequence.bell(&bytes) }
    bytes += FrameEncoder.encode(frame, over: shown.frame, depth: dialog.depth)
    try terminal.setLeaving(leaving(frame))
    keys.begin(after: [], now: MonotonicClock.milliseconds)
    try dropKeys()
    try terminal.send(bytes)
    noteWhetherShown()
    showsQuestion = hasQuestion
    note(frame)
  }

  /// Keys count and time runs once the terminal has accepted the whole frame with the question.
  private func noteWhetherShown() {
    guard !isShown, !needsRedraw, !terminal.hasPendingOutput else { return }
    isShown = true
    let now = MonotonicClock.milliseconds
    dialog.delay(by: now - hiddenSince)
    keys.open(now: now)
  }

  /// Drops the keys that arrived so far, all but Ctrl-C.
  private func dropKeys() throws(TerminalError) {
    if try keys.drop(from: terminal, now: MonotonicClock.milliseconds) {
      Signals.sendToJob(.interrupt, from: terminal)
    }
  }

  /// Sends pending output. A key that arrives before the last part of the frame with the question
  /// was typed at an incomplete question and is dropped; one that arrives after it counts.
  func flush() throws(TerminalError) {
    if !isShown { try dropKeys() }
    try terminal.flush()
    noteWhetherShown()
  }

  func draw() throws(TerminalError) {
    needsRedraw = false
    if loop.pages.refresh() { dialog.resize(to: screen, texts: texts) }
    let hasQuestion = dialog.hasQuestion(texts)
    let frame = dialog.frame(texts: texts, now: MonotonicClock.milliseconds)
    let bytes =
      lastFrame.map { FrameEncoder.encode(frame, over: $0, depth: dialog.depth, anchor: anchor) }
      ?? FrameEncoder.encode(
        frame, depth: dialog.depth, anchor: anchor, staleRows: nil, from: origin)
    // The rows to erase, or to draw again, on leaving have changed.
    if !hasOwnScreen, frame.size != lastFrame?.size {
      try terminal.setLeaving(leaving(frame))
    }
    if !isShown { try dropKeys() }
    if !bytes.isEmpty { try terminal.send(bytes) }
    noteWhetherShown()
    showsQuestion = hasQuestion
    note(frame)
  }

  /// Remembers what the screen shows now.
  private func note(_ frame: Frame) {
    lastFrame = frame
    oldFrame = frame
    isResized = false
    chain?.note(
      hasOwnScreen
        ? ScreenChain.Shown(backdrop: backdrop, frame: frame, usesMouse: dialog.usesMouse) : nil)
  }

  /// Where the cursor is when an inline popup is drawn whole.
  private var origin: FrameEncoder.Origin {
    guard let oldFrame, isResized else { return .saved }
    return .below(
      rows: oldFrame.rowsAboveCursor(onColumns: screen.columns, rewraps: dialog.rewrapsRows))
  }

  private var anchor: FrameEncoder.Anchor { dialog.isInline ? .cursor : .screen }

  /// False where the popup is drawn on the caller's own screen.
  private var hasOwnScreen: Bool {
    !dialog.isInline && backdrop.screen?.cursorToRestore == nil
  }

  /// The bytes that restore the screen.
  private func leaving(_ frame: Frame, erasesDisplay: Bool = true) -> [UInt8] {
    let redrawing = backdrop.screen.flatMap {
      ControlSequence.leave(restoring: $0, on: screen, mouse: dialog.usesMouse)
    }
    return redrawing
      ?? ControlSequence.leave(
        alternateScreen: hasOwnScreen, mouse: dialog.usesMouse,
        to: backdrop.screen?.modes ?? TerminalModes(),
        erasingBelow: dialog.isInline ? frame.size.rows : 0, erasesDisplay: erasesDisplay)
  }

  /// Lays out for the window's size. With `isErased` the popup is on the screen, which the terminal
  /// may have changed.
  func resize(isErased: Bool) {
    let size = Size(terminal.size())
    if loop.pages.refresh() || size != screen {
      dialog.resize(to: size, texts: texts)
    }
    guard isErased else { return }
    isResized = true
    backdrop.recapture(from: terminal, screen)
    dialog.lay(over: backdrop.screen, texts: texts)
    lastFrame = nil
    needsRedraw = true
  }

  /// Lays out again after the message has changed.
  func relayOut() {
    dialog.resize(to: screen, texts: texts)
    needsRedraw = true
  }
}
