import PopupCore
import PopupTerminal

/// One question asked in lines: waits for lines, signals, time and text, hands them to the dialog,
/// and writes what it says.
final class PlainSession {
  let lines: LineTerminal
  let signals: Signals
  let pages: PageSources
  var dialog: PlainDialog
  /// How long after a line more of it may follow: a paste or a held key, in milliseconds.
  private let pasteDelay: Int
  /// Since when no prompt stands there, if none does; time runs while one does.
  private var hiddenSince: Int? = 0
  /// When the loop would next have looked at the clock.
  private var due: Int?
  /// It was stopped, and the question is to be written again.
  private var wasStopped = false

  private var terminal: Terminal { lines.terminal }

  static func run(
    _ spec: PopupSpec, on terminal: Terminal, _ signals: Signals, _ pages: PageSources,
    _ capabilities: TerminalCapabilities, hasScrollback: Bool
  ) -> Ending {
    let lines = LineTerminal(terminal)
    let limit: PageLimit =
      if !hasScrollback, let size = lines.reportedSize {
        .screen(Size(size), reserved: spec.listsChoices ? spec.buttons.count : 0)
      } else {
        .scrollback
      }
    let session = PlainSession(
      PlainDialog(spec, capabilities, limit), lines, signals, pages,
      // The same reasoning as for a lone Esc, with the repeat rate of a held key in mind.
      pasteDelay: capabilities.escapeDelay > 50 ? 150 : 80)
    defer { lines.leave() }
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
    _ dialog: PlainDialog, _ lines: LineTerminal, _ signals: Signals, _ pages: PageSources,
    pasteDelay: Int
  ) {
    self.dialog = dialog
    self.lines = lines
    self.signals = signals
    self.pages = pages
    self.pasteDelay = pasteDelay
  }

  /// A message that waits for a pipe is given a moment, so that it is not written in crumbs.
  private static let firstPageTimeout = 100
  /// As much as a page may have, in bytes.
  private static let pageful = 1 << 14
  /// How long the prompt waits for what was written before it to leave, in milliseconds.
  private static let outputTimeout = 1000

  // MARK: Loop

  private func run() throws(TerminalError) -> Ending {
    signals.install()
    if let ending = try enter() { return ending }
    let patience = MonotonicClock.milliseconds + Self.firstPageTimeout
    while !pages.hasFirst(bytes: Self.pageful), MonotonicClock.milliseconds < patience {
      if let ending = try wait(until: patience) { return ending }
    }
    var turn = dialog.start(pages.texts, now: 0)
    while true {
      if let ending = try write(turn) { return ending }
      switch try next() {
      case .turn(let next): turn = next
      case .ending(let ending): return ending
      }
    }
  }

  private enum Step {
    case turn(PlainTurn)
    case ending(Ending)
  }

  /// Waits for something that the dialog has an answer to.
  private func next() throws(TerminalError) -> Step {
    while true {
      let now = MonotonicClock.milliseconds
      if wasStopped {
        wasStopped = false
        return turn(.resumed)
      }
      let left = dialog.timeLeft(at: now)
      if left == 0 { return turn(.timeIsUp(isTyping: lines.takeTyping())) }
      // Looked at each second, to know how long a stop may have lasted.
      due = left.map { now + min($0, 1000) }
      if let ending = try wait(until: due, for: .input) { return .ending(ending) }
      if wasStopped { continue }
      switch try lines.read() {
      case .nothingYet: break
      case .endOfFile: return turn(.endOfFile)
      case .line(let line):
        let end = MonotonicClock.milliseconds + pasteDelay
        while MonotonicClock.milliseconds < end, !wasStopped {
          if let ending = try wait(until: end) { return .ending(ending) }
        }
        if !wasStopped { return turn(lines.takeTyping() ? .severalLines : .line(line)) }
      }
      let more = dialog.take(.moreText, pages.texts, now: now)
      if !more.isEmpty { return .turn(more) }
    }
  }

  private func turn(_ input: PlainInput) -> Step {
    .turn(dialog.take(input, pages.texts, now: MonotonicClock.milliseconds))
  }

  /// Waits for a signal, more of the message and, where asked for, the terminal, and does what the
  /// first two want.
  private func wait(
    until end: Int?, for direction: PollSet.Direction? = nil
  ) throws(TerminalError) -> Ending? {
    var ready = PollSet()
    if let direction { ready.watch(terminal.descriptor, for: direction) }
    ready.watch(signals.descriptor)
    pages.watch(&ready)
    let left = end.map { max(0, $0 - MonotonicClock.milliseconds) }
    let pause = signals.descriptor == nil ? Signals.politePause : nil
    ready.wait(milliseconds: pause.map { min($0, left ?? $0) } ?? left)
    if let ending = try handleSignals() { return ending }
    do throws(Failure) {
      _ = try pages.read(ready)
    } catch {
      return .failure(error)
    }
    return nil
  }

  // MARK: Writing

  /// Writes the lines; then the prompt, once they have left and what was typed before it was dropped.
  private func write(_ turn: PlainTurn) throws(TerminalError) -> Ending? {
    if let ending = try send(turn.text) { return ending }
    if let answer = turn.answer { return .answer(answer) }
    guard !turn.prompt.isEmpty else { return nil }
    let patience = MonotonicClock.milliseconds + Self.outputTimeout
    while lines.hasOutput, !wasStopped, MonotonicClock.milliseconds < patience {
      if let ending = try wait(until: MonotonicClock.milliseconds + 5) { return ending }
    }
    if wasStopped { return nil }
    lines.dropInput()
    if let ending = try send(turn.prompt) { return ending }
    if let since = hiddenSince, !wasStopped {
      dialog.delay(by: MonotonicClock.milliseconds - since)
      hiddenSince = nil
    }
    return nil
  }

  private func send(_ bytes: [UInt8]) throws(TerminalError) -> Ending? {
    try terminal.send(bytes)
    while terminal.hasPendingOutput {
      if let ending = try wait(until: nil, for: .output) { return ending }
      try terminal.flush()
    }
    return nil
  }

  // MARK: Signals

  private func enter() throws(TerminalError) -> Ending? {
    while !(try terminal.waitForForeground(signals)) {
      if let ending = try handleSignals() { return ending }
    }
    try lines.enter()
    return nil
  }

  private func handleSignals() throws(TerminalError) -> Ending? {
    while let signal = signals.next() {
      if signal.isFatal { return end(by: signal) }
      switch signal {
      case .suspend:
        let now = MonotonicClock.milliseconds
        lines.leave()
        guard Signals.suspend(terminal, typed: false) else {
          try lines.enter()
          break
        }
        if let ending = try resume(hiddenSince: now) { return ending }
      case .resume:
        // When it was stopped nobody told, but the loop did not look at the clock since.
        let now = MonotonicClock.milliseconds
        if let ending = try resume(hiddenSince: min(due ?? now, now)) { return ending }
      default: break
      }
    }
    return nil
  }

  private func resume(hiddenSince since: Int) throws(TerminalError) -> Ending? {
    hiddenSince = hiddenSince ?? since
    wasStopped = true
    return try enter()
  }

  /// The line of the prompt is ended; nothing else is written.
  private func end(by signal: Signal) -> Ending {
    if hiddenSince == nil { try? terminal.send([0x0A]) }
    return .signal(signal)
  }
}
