import PopupCore
import PopupTerminal

/// Waits on behalf of one question, however it is asked: for its turn on the terminal, for keys,
/// signals, more of the message and time. Stops and resumes with its job.
final class SessionLoop {
  let terminal: Terminal
  let signals: Signals
  var pages: PageSources
  private var turn: TerminalTurn
  private var ready = PollSet()
  /// When the message last changed the picture; growth out of view need not be shown at once.
  private var lastGrowth = 0
  private var hasGrown = false

  /// How long a pipe may take to fill the first screen, in milliseconds.
  private static let firstScreenTimeout = 100
  /// More than the largest screen shows of most texts, in bytes.
  private static let screenful = 16384
  /// How often growth out of view is shown, in milliseconds.
  private static let growthInterval = 50

  /// What ended a wait.
  struct Wakeup {
    /// The time after the wait, in milliseconds.
    var now = 0
    var hasInput = false
    var acceptsOutput = false
    var messageChanged = false
    var windowChanged = false
    /// The job was stopped and continues: the question must be shown again.
    var wasContinued = false
    /// When the job was stopped; nil if it was by SIGSTOP, which is invisible.
    var stoppedAt: Int?
  }

  init(_ terminal: Terminal, _ signals: Signals, _ pages: PageSources) {
    self.terminal = terminal
    self.signals = signals
    self.pages = pages
    turn = TerminalTurn(terminal)
  }

  /// Asks once the message has begun to arrive and it is this question's turn on the terminal.
  /// Leaves the terminal when asking ends, unless another question of the chain follows.
  static func run(
    on terminal: Terminal, _ signals: Signals, _ pages: PageSources, in chain: ScreenChain? = nil,
    _ ask: (SessionLoop) throws(Ending) -> Never
  ) -> Ending {
    let loop = SessionLoop(terminal, signals, pages)
    do throws(Ending) {
      try pages.rejectTerminal(terminal)
      try loop.waitForFirstScreen()
      try loop.waitForTurn()
      try ask(loop)
    } catch {
      if case .answer(let answer, _) = error, let chain, chain.goesOn(after: answer) {
        return error
      }
      terminal.leave()
      return error
    }
  }

  // MARK: Waiting

  /// Gives a pipe a moment to fill the first screen, so that the first frame does not flicker.
  func waitForFirstScreen() throws(Ending) {
    try pages.fill(bytes: Self.screenful, within: Self.firstScreenTimeout, signals)
  }

  /// Waits until this job has the terminal and no other popup is shown on it.
  func waitForTurn() throws(Ending) {
    while true {
      while !(try onTerminal(isInForeground)) { _ = try takeSignals() }
      if turn.take() { return }
      signals.install()
      ready.removeAll()
      try waitForSignalsAndText(milliseconds: TerminalTurn.pollingInterval)
      _ = try takeSignals()
      do throws(Failure) { _ = try pages.read(ready) } catch { throw .failure(error) }
    }
  }

  private func isInForeground() throws(TerminalError) -> Bool {
    try terminal.waitForForeground(signals)
  }

  /// Waits until something happens or the time comes; nil: there is no such time. Without
  /// `readsInput` what is typed is left alone.
  func wait(until due: Int?, readsInput: Bool = true) throws(Ending) -> Wakeup {
    ready.removeAll()
    if readsInput {
      ready.watch(terminal.descriptor, for: terminal.hasPendingOutput ? .both : .input)
    } else if terminal.hasPendingOutput {
      ready.watch(terminal.descriptor, for: .output)
    }
    try waitForSignalsAndText(milliseconds: timeout(until: due))
    var wakeup = try takeSignals()
    wakeup.now = MonotonicClock.milliseconds
    wakeup.hasInput = ready.isReadable(terminal.descriptor)
    wakeup.acceptsOutput = terminal.hasPendingOutput && ready.isWritable(terminal.descriptor)
    wakeup.messageChanged = try readMessage(wakeup.now)
    return wakeup
  }

  private func waitForSignalsAndText(milliseconds: Int?) throws(Ending) {
    ready.watch(signals.descriptor)
    pages.watch(&ready)
    do throws(SystemError) {
      try ready.wait(milliseconds: milliseconds)
    } catch {
      throw ending(of: .system(error))
    }
  }

  private func timeout(until due: Int?) -> Int? {
    let now = MonotonicClock.milliseconds
    var timeout = due.map { max(0, $0 - now) }
    if hasGrown {
      let left = max(0, lastGrowth + Self.growthInterval - now)
      timeout = timeout.map { min($0, left) } ?? left
    }
    guard signals.descriptor == nil else { return timeout }
    return timeout.map { min($0, Signals.pollingInterval) } ?? Signals.pollingInterval
  }

  /// Reads more of the message; true if it is to be drawn again. What is in view is drawn at once;
  /// growth below it only changes the scrollbar, which can wait.
  private func readMessage(_ now: Int) throws(Ending) -> Bool {
    let wasFull = pages.hasFirst(bytes: Self.screenful)
    do throws(Failure) {
      if try pages.read(ready) { hasGrown = true }
    } catch {
      throw .failure(error)
    }
    let isDue = !wasFull || pages.isComplete || now - lastGrowth >= Self.growthInterval
    guard hasGrown, isDue else { return false }
    hasGrown = false
    lastGrowth = now
    return true
  }

  // MARK: Signals

  private func takeSignals() throws(Ending) -> Wakeup {
    var wakeup = Wakeup()
    while let signal = signals.next() {
      if signal.isFatal { throw .signal(signal) }
      if signal == .windowChange { wakeup.windowChanged = true }
      if signal == .resume { wakeup.wasContinued = true }
      if signal.isStop, let time = stop(by: signal, wholeJob: false) {
        wakeup.wasContinued = true
        wakeup.stoppedAt = min(wakeup.stoppedAt ?? time, time)
      }
    }
    return wakeup
  }

  /// Leaves the terminal and stops; returns the time of that once the job continues, or nil if the
  /// caller ignores the signal.
  func stop(by signal: Signal, wholeJob: Bool) -> Int? {
    guard !signal.isIgnored else { return nil }
    let time = MonotonicClock.milliseconds
    terminal.leave()
    turn.giveBack()
    signals.stop(by: signal, wholeJob: wholeJob && terminal.isControlling)
    return time
  }

  // MARK: Errors

  /// Uses the terminal; an error ends the session.
  func onTerminal<Result>(_ body: () throws(TerminalError) -> Result) throws(Ending) -> Result {
    do throws(TerminalError) { return try body() } catch { throw ending(of: error) }
  }

  private func ending(of error: TerminalError) -> Ending {
    // A hang-up fails the terminal and sends a signal: the caller should see the signal.
    while let signal = signals.next() {
      if signal.isFatal { return .signal(signal) }
    }
    switch error {
    case .system(let error) where error.call == .poll: return .failure(.cannotWait(error))
    case .system(let error): return .failure(.system(error))
    case .orphaned: return .failure(.orphaned)
    case .absent, .lost: return .failure(terminal.isInBackground ? .orphaned : .terminalLost)
    }
  }
}
