import PopupCore
import PopupTerminal

/// How a session on a terminal ended.
enum Ending {
  case outcome(Outcome)
  case failure(Failure)
  case signal(Signal)
}

/// One question asked on a terminal: waits for bytes, signals and time, hands them to the dialog,
/// and sends what changed.
struct Session {
  private let terminal: Terminal
  private let signals: Signals
  private let pages: PageSources
  private let traits: TerminalTraits
  private var dialog: Dialog
  private var decoder = InputDecoder()
  /// Bytes of a sequence that is not complete yet.
  private var input: [UInt8] = []
  private var lastFrame: Frame?
  private var hasAppeared = false
  private var needsRedraw = false
  private var screen: Size

  /// How long a pipe may take to fill the first screen before it is shown half empty, in milliseconds.
  private static let patience = 100
  /// More than the largest screen shows of most texts, in bytes.
  private static let screenful = 16384

  static func run(
    _ spec: PopupSpec, on terminal: Terminal, _ signals: Signals, _ pages: PageSources,
    _ traits: TerminalTraits
  ) -> Ending {
    do throws(Failure) {
      if let signal = try waitForText(pages, signals) { return .signal(signal) }
      try pages.rejectEmpty()
    } catch {
      return .failure(error)
    }
    var session = Session(spec, terminal, signals, pages, traits)
    defer { terminal.leave() }
    do throws(TerminalError) {
      return try session.run()
    } catch {
      // A hang-up is told by a signal too, and the signal is what the caller should see.
      while let signal = signals.next() {
        if signal.isFatal { return .signal(signal) }
      }
      return .failure(.terminalLost)
    }
  }

  private init(
    _ spec: PopupSpec, _ terminal: Terminal, _ signals: Signals, _ pages: PageSources,
    _ traits: TerminalTraits
  ) {
    self.terminal = terminal
    self.signals = signals
    self.pages = pages
    self.traits = traits
    screen = Size(terminal.size())
    dialog = Dialog(
      spec, traits, on: screen, texts: pages.texts, now: MonotonicClock.milliseconds)
  }

  /// Gives a pipe a moment to bring what the first frame shows, so that it does not flicker; the
  /// fatal signal that came instead.
  private static func waitForText(
    _ pages: PageSources, _ signals: Signals
  ) throws(Failure) -> Signal? {
    let deadline = MonotonicClock.milliseconds + patience
    while !pages.hasFirst(bytes: screenful) {
      let left = deadline - MonotonicClock.milliseconds
      guard left > 0 else { return nil }
      var ready = PollSet()
      ready.watch(signals.descriptor)
      pages.watch(&ready)
      ready.wait(milliseconds: left)
      if ready.isReadable(signals.descriptor) {
        while let signal = signals.next() {
          if signal.isFatal { return signal }
        }
      }
      _ = try pages.read(ready)
    }
    return nil
  }

  // MARK: Loop

  private mutating func run() throws(TerminalError) -> Ending {
    // The same moment ends one round and begins the next, so that no change falls in between.
    var now = MonotonicClock.milliseconds
    if let ending = try enter() { return ending }
    var ready = PollSet()
    while true {
      let due = dialog.nextTick(after: now).map { now + $0 }
      if needsRedraw && !terminal.hasPendingOutput { try draw() }
      ready.removeAll()
      ready.watch(terminal.descriptor, for: terminal.hasPendingOutput ? .both : .input)
      ready.watch(signals.descriptor)
      pages.watch(&ready)
      let before = MonotonicClock.milliseconds
      ready.wait(milliseconds: waitingTime(due.map { $0 - before }))
      if ready.isWritable(terminal.descriptor), terminal.hasPendingOutput { try terminal.flush() }
      if ready.isReadable(signals.descriptor), let ending = try handleSignals() { return ending }
      if let ending = readMessage(ready) { return ending }
      let ending =
        ready.isReadable(terminal.descriptor)
        ? try readKeys() : try escapeTimeout(waited: MonotonicClock.milliseconds - before)
      if let ending { return ending }
      now = MonotonicClock.milliseconds
      if let due, now >= due, let ending = tick(now) { return ending }
    }
  }

  /// Milliseconds until something is to be done without any input; nil: never.
  private func waitingTime(_ tick: Int?) -> Int? {
    guard !input.isEmpty else { return tick }
    return min(traits.escapeDelay, tick ?? traits.escapeDelay)
  }

  private mutating func tick(_ now: Int) -> Ending? {
    switch dialog.tick(now: now) {
    case .finish(let outcome): return .outcome(outcome)
    default:
      needsRedraw = true
      return nil
    }
  }

  // MARK: Terminal

  /// Waits for the foreground, makes the terminal ours and draws, all in one write.
  private mutating func enter() throws(TerminalError) -> Ending? {
    while !(try terminal.waitForForeground(signals)) {
      if let ending = try handleSignals() { return ending }
    }
    // Still entered after SIGSTOP, which left no time to leave: screens cannot be nested.
    terminal.leave()
    resize()
    if !hasAppeared { dialog.appear(now: MonotonicClock.milliseconds) }
    hasAppeared = true
    let frame = dialog.frame(texts: pages.texts, now: MonotonicClock.milliseconds)
    let drawing = FrameEncoder.encode(frame, depth: dialog.depth, anchor: anchor)
    try terminal.enter(
      ControlSequence.enter(alternateScreen: !dialog.isInline, mouse: dialog.usesMouse) + drawing,
      leaving: leaving(frame))
    lastFrame = frame
    needsRedraw = false
    return nil
  }

  private mutating func draw() throws(TerminalError) {
    needsRedraw = false
    if pages.refresh() { dialog.resize(to: screen, texts: pages.texts) }
    let frame = dialog.frame(texts: pages.texts, now: MonotonicClock.milliseconds)
    let bytes =
      lastFrame.map { FrameEncoder.encode(frame, over: $0, depth: dialog.depth, anchor: anchor) }
      ?? FrameEncoder.encode(frame, depth: dialog.depth, anchor: anchor, staleRows: nil)
    // The rows to erase at the end are others now.
    if dialog.isInline, frame.size != lastFrame?.size {
      try terminal.change(leaving: leaving(frame))
    }
    if !bytes.isEmpty { try terminal.send(bytes) }
    lastFrame = frame
  }

  private var anchor: FrameEncoder.Anchor { dialog.isInline ? .cursor : .screen }

  private func leaving(_ frame: Frame) -> [UInt8] {
    ControlSequence.leave(
      alternateScreen: !dialog.isInline, mouse: dialog.usesMouse,
      erasingBelow: dialog.isInline ? frame.size.rows : 0)
  }

  private mutating func resize() {
    screen = Size(terminal.size())
    _ = pages.refresh()
    dialog.resize(to: screen, texts: pages.texts)
    needsRedraw = true
  }

  private mutating func handleSignals() throws(TerminalError) -> Ending? {
    while let signal = signals.next() {
      if signal.isFatal { return .signal(signal) }
      switch signal {
      case .suspend:
        if let ending = try suspend(typed: false) { return ending }
      case .windowChange:
        resize()
        lastFrame = nil
      case .resume:
        if hasAppeared, let ending = try enter() { return ending }
      default: break
      }
    }
    return nil
  }

  private mutating func suspend(typed: Bool) throws(TerminalError) -> Ending? {
    guard Signals.suspend(terminal, typed: typed) else { return nil }
    input.removeAll()
    decoder = InputDecoder()
    return try enter()
  }

  // MARK: Message

  private mutating func readMessage(_ ready: PollSet) -> Ending? {
    do throws(Failure) {
      guard try pages.read(ready) else { return nil }
    } catch {
      return .failure(error)
    }
    dialog.resize(to: screen, texts: pages.texts)
    needsRedraw = true
    return nil
  }

  // MARK: Keys

  private mutating func readKeys() throws(TerminalError) -> Ending? {
    let count = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer -> Int? in
      switch terminal.read(into: buffer) {
      case .bytes(let count):
        input.append(contentsOf: buffer[..<count])
        return count
      case .wouldBlock: return 0
      case .closed: return nil
      }
    }
    guard count != nil else { throw .lost }
    return try decode { $0.next(in: $1) }
  }

  private mutating func escapeTimeout(waited: Int) throws(TerminalError) -> Ending? {
    guard !input.isEmpty, waited >= traits.escapeDelay else { return nil }
    return try decode { $0.timeout(in: $1) }
  }

  /// Hands over every event that the bytes so far hold, up to the first that ends the question.
  private mutating func decode(
    first: (inout InputDecoder, UnsafeBufferPointer<UInt8>) -> DecodedInput
  ) throws(TerminalError) -> Ending? {
    var offset = 0
    defer { input.removeFirst(min(offset, input.count)) }
    var isFirst = true
    while offset < input.count {
      let decoded = input.withUnsafeBufferPointer { bytes in
        let rest = UnsafeBufferPointer(rebasing: bytes[offset...])
        return isFirst ? first(&decoder, rest) : decoder.next(in: rest)
      }
      isFirst = false
      guard decoded.consumed > 0 else { return nil }
      offset += decoded.consumed
      guard let event = decoded.event else { continue }
      switch dialog.handle(
        event, texts: pages.texts, now: MonotonicClock.milliseconds)
      {
      case .ignored, .scroll, .showPage: break
      case .redraw: needsRedraw = true
      case .repaint:
        lastFrame = nil
        needsRedraw = true
      case .finish(let outcome): return .outcome(outcome)
      case .interrupt: Signals.sendToJob(.interrupt, from: terminal)
      case .quit: Signals.sendToJob(.quit, from: terminal)
      case .suspend:
        offset = input.count
        let ending = try suspend(typed: true)
        offset = input.count
        return ending
      }
    }
    return nil
  }
}

extension Size {
  init(_ size: TerminalSize) { self.init(columns: size.columns, rows: size.rows) }
}
