import PopupCore
import PopupTerminal

/// One question drawn on a terminal: passes keys, time and the growing message to the dialog, and
/// sends what changed.
final class Session {
  let loop: SessionLoop
  private let personality: Personality
  let chain: ScreenChain?
  let dialog: Dialog
  var backdrop: Backdrop
  var keys: KeyReader
  var lastFrame: Frame?
  /// The last frame, even after `lastFrame` was reset: it tells how far an inline popup's cursor is
  /// below its first row.
  var oldFrame: Frame?
  /// The window has changed since the last frame, so that saved places are stale.
  var isResized = false
  var needsRedraw = false
  /// The terminal has accepted a whole frame of the question: a person can have seen it.
  var isShown = false
  /// A frame with a line of the message, or with all of it, was sent.
  var showsQuestion = false
  /// When the question was last hidden. Its time starts with the first frame.
  var hiddenSince = 0

  var terminal: Terminal { loop.terminal }
  var signals: Signals { loop.signals }
  var texts: [ByteText] { loop.pages.texts }
  var screen: Size { dialog.screen }

  /// - Parameter chain: the questions of one command line, which share a screen.
  static func run(
    _ spec: PopupSpec, on terminal: Terminal, _ signals: Signals, _ pages: PageSources,
    _ capabilities: TerminalCapabilities, as personality: Personality = .popup,
    in chain: ScreenChain? = nil
  ) -> Ending {
    SessionLoop.run(on: terminal, signals, pages, in: chain) { loop throws(Ending) in
      let session = Session(spec, loop, capabilities, personality, chain)
      // The process ends with the question: no time is spent on freeing its memory.
      _ = Unmanaged.passRetained(session)
      try session.run()
    }
  }

  private init(
    _ spec: PopupSpec, _ loop: SessionLoop, _ capabilities: TerminalCapabilities,
    _ personality: Personality, _ chain: ScreenChain?
  ) {
    self.loop = loop
    self.personality = personality
    self.chain = chain
    keys = KeyReader(capabilities, spec.escape)
    dialog = Dialog(
      spec, capabilities, on: Size(loop.terminal.size()), texts: loop.pages.texts,
      now: hiddenSince)
    backdrop = Backdrop(dialog.backdropSource)
  }

  private func run() throws(Ending) -> Never {
    try loop.onTerminal(show)
    // The time after one wait begins the next round, so no tick is skipped.
    var now = MonotonicClock.milliseconds
    while true {
      if needsRedraw && !terminal.hasPendingOutput { try loop.onTerminal(draw) }
      if isShown, !needsRedraw, dialog.isOver { throw .answer(.pressed(.affirmative)) }
      let due = isShown ? dialog.nextTick(after: now).map { now + $0 } : nil
      let keyDue = keys.waitingTime(now: now).map { now + $0 }
      let wakeup = try loop.wait(until: [due, keyDue].compactMap { $0 }.min())
      now = wakeup.now
      if wakeup.wasContinued {
        // After SIGSTOP, which is invisible: since the first missed tick at the latest.
        try showAgain(hiddenSince: wakeup.stoppedAt ?? min(due ?? now, now))
        now = MonotonicClock.milliseconds
        continue
      }
      if wakeup.windowChanged { resize(isErased: true) }
      if wakeup.messageChanged {
        let awaitedEnd = dialog.state.awaitsEnd
        relayOut()
        // The end of the message opens the question: keys typed before it is drawn answer nothing.
        if awaitedEnd, !dialog.state.awaitsEnd, !dialog.isOver { hide(since: now) }
      }
      if wakeup.hasInput { try readKeys(now) }
      try handleKeys(now)
      if wakeup.acceptsOutput { try loop.onTerminal(flush) }
      guard let due, now >= due else { continue }
      if case .finish(let answer) = dialog.tick(mayPress: showsQuestion, texts: texts, now: now) {
        throw .answer(answer, isTimeout: true)
      }
      needsRedraw = true
    }
  }

  func showAgain(hiddenSince time: Int) throws(Ending) {
    hide(since: time)
    try loop.waitForTurn()
    resize(isErased: false)
    try loop.onTerminal(show)
  }

  /// Until the next whole frame has been sent, no key counts and no time runs.
  private func hide(since time: Int) {
    if isShown { hiddenSince = time }
    isShown = false
  }

  // MARK: Keys

  private func readKeys(_ now: Int) throws(Ending) {
    try loop.onTerminal { () throws(TerminalError) in _ = try keys.read(from: terminal, now: now) }
  }

  /// Passes every key that counts to the dialog.
  ///
  /// Input that arrived after `now` is still unread, so the reader does not take it for silence.
  private func handleKeys(_ now: Int) throws(Ending) {
    let texts = texts
    while let event = keys.next(for: dialog, texts, now: now) {
      let time = MonotonicClock.milliseconds
      guard accepts(event, texts, now: time) else { continue }
      switch dialog.handle(event, texts: texts, now: time) {
      case .ignored: break
      case .redraw: needsRedraw = true
      case .repaint:
        lastFrame = nil
        needsRedraw = true
      case .finish(let answer): throw .answer(answer)
      case .interrupt: try interrupt()
      case .quit:
        guard personality.signalStatus == nil else { throw .signal(.quit) }
        try end(by: .quit)
      case .suspend:
        guard let time = loop.stop(by: .suspend, wholeJob: true) else { break }
        return try showAgain(hiddenSince: time)
      }
    }
  }

  /// Ctrl-C; returns only if the caller ignores SIGINT.
  private func interrupt() throws(Ending) {
    switch personality.interruption {
    case .dies: try end(by: .interrupt)
    case .dismisses: throw .answer(.dismissed)
    case .dismissesAndSignalsJob:
      signals.sendToRestOfJob(.interrupt, from: terminal)
      throw .answer(.dismissed)
    }
  }

  /// Ends by a typed signal; returns only if the caller ignores it.
  private func end(by signal: Signal) throws(Ending) {
    guard signal.isIgnored else { throw .signal(signal, wholeJob: terminal.isControlling) }
    Signals.sendToJob(signal, from: terminal)
  }

  /// No question, no answer: before the whole first frame was sent only Ctrl-C, Ctrl-\ and Ctrl-Z
  /// act; before a line of the message was shown, Esc and Ctrl-D as well.
  private func accepts(_ event: Event, _ texts: [ByteText], now: Int) -> Bool {
    guard isShown else { return dialog.controlsJob(event, texts: texts, now: now) }
    return showsQuestion || dialog.leaves(event, texts: texts, now: now)
  }
}
