import PopupCore
import PopupTerminal

/// One question asked in lines: passes lines, time and the growing message to the dialog, and writes
/// what it says.
final class PlainSession {
  private let loop: SessionLoop
  private var dialog: PlainDialog
  private var lines: LineReader
  /// How long after a line another one belongs to the same paste or to a key held down, in
  /// milliseconds.
  private let pasteDelay: Int
  /// When the prompt disappeared; nil while there is one. The question's time runs only then.
  private var hiddenSince: Int? = 0
  /// The job was stopped and continues: the question must be written again.
  private var wasContinued = false
  /// The last input to the dialog was that time is up, so an answer comes from the timeout.
  private var isTimeUp = false

  private var terminal: Terminal { loop.terminal }
  private var texts: [ByteText] { loop.pages.texts }

  /// How long the prompt waits until earlier output has been sent, in milliseconds.
  private static let outputTimeout = 1000
  /// How often to check whether it has been sent, in milliseconds.
  private static let outputInterval = 5
  /// How often to wake up while a clock runs: a stop by SIGSTOP is invisible until then.
  private static let clockInterval = 1000

  static func run(
    _ spec: PopupSpec, on terminal: Terminal, _ signals: Signals, _ pages: PageSources,
    _ capabilities: TerminalCapabilities, hasScrollback: Bool
  ) -> Ending {
    SessionLoop.run(on: terminal, signals, pages) { loop throws(Ending) in
      try PlainSession(spec, loop, capabilities, hasScrollback: hasScrollback).run()
    }
  }

  private init(
    _ spec: PopupSpec, _ loop: SessionLoop, _ capabilities: TerminalCapabilities,
    hasScrollback: Bool
  ) {
    self.loop = loop
    lines = LineReader(loop.terminal)
    pasteDelay = capabilities.keyRepeatDelay
    let limit: PageLimit =
      if !hasScrollback, let size = loop.terminal.reportedSize {
        .screen(Size(size), reserved: spec.listsChoices ? spec.buttons.count : 0)
      } else {
        .scrollback
      }
    dialog = PlainDialog(spec, capabilities, limit)
  }

  private func run() throws(Ending) -> Never {
    loop.signals.install()
    do throws(Ending) {
      try loop.onTerminal(terminal.enterLines)
      try write(dialog.start(texts, now: 0))
      while true { try write(next()) }
    } catch {
      // The cursor is still on the prompt's line.
      if case .signal = error, hiddenSince == nil { try? terminal.send([0x0A]) }
      throw error
    }
  }

  // MARK: Waiting

  /// Waits for input that the dialog reacts to, and returns its reaction.
  private func next() throws(Ending) -> PlainTurn {
    while true {
      if wasContinued {
        wasContinued = false
        return take(.resumed)
      }
      let now = MonotonicClock.milliseconds
      let left = dialog.timeLeft(at: now)
      if left == 0 { return take(.timeIsUp(isTyping: lines.takeTyping())) }
      let due = left.map { now + min($0, Self.clockInterval) }
      if try wait(until: due, readsInput: true).messageChanged {
        let turn = take(.moreText)
        if !turn.isEmpty { return turn }
      }
      guard !wasContinued else { continue }
      switch try loop.onTerminal({ () throws(TerminalError) in try lines.read() }) {
      case .nothingYet: break
      case .endOfFile: return take(.endOfFile)
      case .line(let line):
        try pause()
        if !wasContinued { return take(lines.takeTyping() ? .severalLines : .line(line)) }
      }
    }
  }

  private func take(_ input: PlainInput) -> PlainTurn {
    if case .timeIsUp = input { isTimeUp = true } else { isTimeUp = false }
    return dialog.take(input, texts, now: MonotonicClock.milliseconds)
  }

  /// Waits until the next line of a paste or a held key would have arrived.
  private func pause() throws(Ending) {
    let end = MonotonicClock.milliseconds + pasteDelay
    while MonotonicClock.milliseconds < end, !wasContinued {
      _ = try wait(until: end, readsInput: false)
    }
  }

  private func wait(until due: Int?, readsInput: Bool) throws(Ending) -> SessionLoop.Wakeup {
    let wakeup = try loop.wait(until: due, readsInput: readsInput)
    guard wakeup.wasContinued else { return wakeup }
    wasContinued = true
    hiddenSince = hiddenSince ?? wakeup.stoppedAt ?? min(due ?? wakeup.now, wakeup.now)
    try loop.waitForTurn()
    try loop.onTerminal(terminal.enterLines)
    return wakeup
  }

  // MARK: Writing

  /// Writes the lines. When they have been sent, drops what was typed so far and writes the prompt.
  private func write(_ turn: PlainTurn) throws(Ending) {
    try send(turn.text)
    if let answer = turn.answer { throw .answer(answer, isTimeout: isTimeUp) }
    guard !turn.prompt.isEmpty else { return }
    let end = MonotonicClock.milliseconds + Self.outputTimeout
    while terminal.hasUnsentOutput, !wasContinued, MonotonicClock.milliseconds < end {
      let soon = MonotonicClock.milliseconds + Self.outputInterval
      _ = try wait(until: soon, readsInput: false)
    }
    // The question is written again anyway.
    if wasContinued { return }
    lines.drop()
    try send(turn.prompt)
    if let since = hiddenSince, !wasContinued {
      dialog.delay(by: MonotonicClock.milliseconds - since)
      hiddenSince = nil
    }
  }

  /// Sends bytes, however long the terminal takes to accept them.
  private func send(_ bytes: [UInt8]) throws(Ending) {
    try loop.onTerminal { () throws(TerminalError) in try terminal.send(bytes) }
    while terminal.hasPendingOutput {
      if try wait(until: nil, readsInput: false).acceptsOutput {
        try loop.onTerminal(terminal.flush)
      }
    }
  }
}
