import PopupCore
import PopupTerminal

/// How a session on a terminal ended.
enum Ending {
  case answer(Answer)
  case failure(Failure)
  case signal(Signal)
}

/// One question asked on a terminal: waits for bytes, signals and time, hands them to the dialog,
/// and sends what changed.
final class Session {
  let terminal: Terminal
  let signals: Signals
  let pages: PageSources
  var dialog: Dialog
  var backdrop: Backdrop
  var keys: KeyReader
  var screen: Size
  var lastFrame: Frame?
  var needsRedraw = false
  /// The terminal is ours and shows the popup.
  var isShown = false
  /// Since when nobody can see the popup, when it is not shown; its time begins with its first frame.
  var hiddenSince = 0
  /// When time alone changes something next; nil: never.
  var due: Int?
  /// When the message last changed the picture; more of a long one need not be shown at once.
  private var lastGrowth = 0
  private var hasGrown = false

  /// How long a pipe may take to fill the first screen before it is shown half empty, in milliseconds.
  private static let firstScreenTimeout = 100
  /// More than the largest screen shows of most texts, in bytes.
  private static let screenful = 16384
  /// Between two looks at a text that grows out of view, in milliseconds.
  private static let growthPause = 50

  static func run(
    _ spec: PopupSpec, on terminal: Terminal, _ signals: Signals, _ pages: PageSources,
    _ capabilities: TerminalCapabilities
  ) -> Ending {
    do throws(Failure) {
      if let signal = try waitForText(pages, signals) { return .signal(signal) }
      try pages.rejectEmpty()
    } catch {
      return .failure(error)
    }
    let session = Session(spec, terminal, signals, pages, capabilities)
    // The process ends with the question: its memory is not taken apart first.
    _ = Unmanaged.passRetained(session)
    defer { terminal.leave() }
    do throws(TerminalError) {
      return try session.run()
    } catch {
      // A hang-up is told by a signal too, and the signal is what the caller should see.
      while let signal = signals.next() {
        if signal.isFatal { return .signal(signal) }
      }
      if case .system(let error) = error { return .failure(.system(error)) }
      return .failure(.terminalLost)
    }
  }

  private init(
    _ spec: PopupSpec, _ terminal: Terminal, _ signals: Signals, _ pages: PageSources,
    _ capabilities: TerminalCapabilities
  ) {
    self.terminal = terminal
    self.signals = signals
    self.pages = pages
    keys = KeyReader(capabilities, spec.escape)
    screen = Size(terminal.size())
    dialog = Dialog(spec, capabilities, on: screen, texts: pages.texts, now: hiddenSince)
    backdrop = Backdrop(dialog.backdropSource)
  }

  /// Gives a pipe a moment to bring what the first frame shows, so that it does not flicker; the
  /// fatal signal that came instead.
  private static func waitForText(
    _ pages: PageSources, _ signals: Signals
  ) throws(Failure) -> Signal? {
    if pages.hasFirst(bytes: screenful) { return nil }
    let deadline = MonotonicClock.milliseconds + firstScreenTimeout
    signals.install()
    while !pages.hasFirst(bytes: screenful) {
      let left = deadline - MonotonicClock.milliseconds
      guard left > 0 else { return nil }
      var ready = PollSet()
      ready.watch(signals.descriptor)
      pages.watch(&ready)
      ready.wait(milliseconds: left)
      while let signal = signals.next() {
        if signal.isFatal { return signal }
      }
      _ = try pages.read(ready)
    }
    return nil
  }

  // MARK: Loop

  private func run() throws(TerminalError) -> Ending {
    if let ending = try enter() { return ending }
    var ready = PollSet()
    // The moment that ends one round begins the next, so that no change falls in between.
    var now = MonotonicClock.milliseconds
    while true {
      due = dialog.nextTick(after: now).map { now + $0 }
      if needsRedraw && !terminal.hasPendingOutput { try draw() }
      ready.removeAll()
      ready.watch(terminal.descriptor, for: terminal.hasPendingOutput ? .both : .input)
      ready.watch(signals.descriptor)
      pages.watch(&ready)
      ready.wait(milliseconds: waitingTime)
      now = MonotonicClock.milliseconds
      if ready.isWritable(terminal.descriptor), terminal.hasPendingOutput { try terminal.flush() }
      if let ending = try handleSignals() { return ending }
      if let ending = readMessage(ready, now) { return ending }
      if ready.isReadable(terminal.descriptor) { try keys.read(from: terminal, now: now) }
      if let ending = try handleKeys(now) { return ending }
      guard let due, now >= due else { continue }
      if case .finish(let answer) = dialog.tick(now: now) { return .answer(answer) }
      needsRedraw = true
    }
  }

  /// Milliseconds until something is to be done without any input; nil: never.
  private var waitingTime: Int? {
    let now = MonotonicClock.milliseconds
    let growth = hasGrown ? max(0, lastGrowth + Self.growthPause - now) : nil
    let look = signals.descriptor == nil ? Signals.politePause : nil
    return [due.map { max(0, $0 - now) }, keys.waitingTime(now: now), growth, look].reduce(nil) {
      guard let time = $1 else { return $0 }
      return $0.map { min($0, time) } ?? time
    }
  }

  /// Hands every key to the dialog, up to the one that ends the question.
  ///
  /// What came after the moment that is now has not been read: it is no silence yet.
  private func handleKeys(_ now: Int) throws(TerminalError) -> Ending? {
    while let event = keys.next(for: dialog, pages.texts, now: now) {
      let now = MonotonicClock.milliseconds
      switch dialog.handle(event, texts: pages.texts, now: now) {
      case .ignored: break
      case .redraw: needsRedraw = true
      case .repaint:
        lastFrame = nil
        needsRedraw = true
      case .finish(let answer): return .answer(answer)
      case .interrupt: Signals.sendToJob(.interrupt, from: terminal)
      case .quit: Signals.sendToJob(.quit, from: terminal)
      case .suspend: return try suspend(typed: true)
      }
    }
    return nil
  }

  /// Takes in more of the message. What is on the screen is drawn at once; of a text that grows far
  /// below only the scrollbar changes, and that can wait.
  private func readMessage(_ ready: PollSet, _ now: Int) -> Ending? {
    let wasFull = pages.hasFirst(bytes: Self.screenful)
    do throws(Failure) {
      if try pages.read(ready) { hasGrown = true }
    } catch {
      return .failure(error)
    }
    let isDue = !wasFull || pages.isComplete || now - lastGrowth >= Self.growthPause
    guard hasGrown, isDue else { return nil }
    hasGrown = false
    lastGrowth = now
    dialog.resize(to: screen, texts: pages.texts)
    needsRedraw = true
    return nil
  }
}
