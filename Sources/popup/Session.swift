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
  private var needsRedraw = false
  private var screen: Size
  private var backdrop: Backdrop
  /// The popup is on the screen.
  private var isShown = false

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
    backdrop = Backdrop(dialog.isInline ? nil : traits.backdropSource)
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
    if let ending = try enter() { return ending }
    var ready = PollSet()
    while true {
      if needsRedraw && !terminal.hasPendingOutput { try draw() }
      ready.removeAll()
      ready.watch(terminal.descriptor, for: terminal.hasPendingOutput ? .both : .input)
      ready.watch(signals.descriptor)
      pages.watch(&ready)
      let before = MonotonicClock.milliseconds
      ready.wait(milliseconds: waitingTime(before))
      if ready.isWritable(terminal.descriptor), terminal.hasPendingOutput { try terminal.flush() }
      if ready.isReadable(signals.descriptor), let ending = try handleSignals() { return ending }
      if let ending = readMessage(ready) { return ending }
      let ending =
        ready.isReadable(terminal.descriptor)
        ? try readKeys() : try escapeTimeout(waited: MonotonicClock.milliseconds - before)
      if let ending { return ending }
      if let ending = tick() { return ending }
    }
  }

  /// Milliseconds until something is to be done without any input; nil: never.
  private func waitingTime(_ now: Int) -> Int? {
    let tick = dialog.nextTick(after: now)
    guard !input.isEmpty else { return tick }
    return min(traits.escapeDelay, tick ?? traits.escapeDelay)
  }

  private mutating func tick() -> Ending? {
    guard dialog.nextTick(after: MonotonicClock.milliseconds) != nil else { return nil }
    switch dialog.tick(now: MonotonicClock.milliseconds) {
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
    let isFirst = lastFrame == nil
    resize()
    if !isShown {
      try backdrop.capture(from: terminal)
      forget(backdrop.unfinishedInput)
      dialog.lay(over: backdrop.screen)
    }
    if isFirst { dialog.appear(now: MonotonicClock.milliseconds) }
    let frame = dialog.frame(texts: pages.texts, now: MonotonicClock.milliseconds)
    let bytes =
      ControlSequence.enter(alternateScreen: hasOwnScreen, mouse: dialog.usesMouse)
      + FrameEncoder.encode(frame, depth: dialog.depth, anchor: anchor)
    if backdrop.unfinishedInput.isEmpty {
      try terminal.enter(bytes, leaving: leaving(frame))
    } else {
      try terminal.send(bytes, leaving: leaving(frame))
    }
    isShown = true
    lastFrame = frame
    needsRedraw = false
    return nil
  }

  /// Drops keys that came before the popup was there, but remembers a sequence that goes on.
  private mutating func forget(_ bytes: [UInt8]) {
    input = bytes
    while !input.isEmpty {
      let consumed = input.withUnsafeBufferPointer { decoder.next(in: $0).consumed }
      guard consumed > 0 else { return }
      input.removeFirst(consumed)
    }
  }

  private mutating func draw() throws(TerminalError) {
    needsRedraw = false
    if pages.refresh() { dialog.resize(to: screen, texts: pages.texts) }
    let frame = dialog.frame(texts: pages.texts, now: MonotonicClock.milliseconds)
    let bytes =
      lastFrame.map { FrameEncoder.encode(frame, over: $0, depth: dialog.depth, anchor: anchor) }
      ?? FrameEncoder.encode(frame, depth: dialog.depth, anchor: anchor, staleRows: nil)
    // The rows to erase, or to draw again, at the end are others now.
    if !hasOwnScreen, frame.size != lastFrame?.size {
      try terminal.send(bytes, leaving: leaving(frame))
    } else if !bytes.isEmpty {
      try terminal.send(bytes)
    }
    lastFrame = frame
  }

  private var anchor: FrameEncoder.Anchor { dialog.isInline ? .cursor : .screen }

  /// False where the popup is drawn on the caller's own screen.
  private var hasOwnScreen: Bool {
    !dialog.isInline && backdrop.screen?.restoration == nil
  }

  /// What puts the screen back as it was.
  private func leaving(_ frame: Frame) -> [UInt8] {
    let redrawing = backdrop.screen.flatMap {
      ControlSequence.leave(restoring: $0, on: screen, mouse: dialog.usesMouse)
    }
    return redrawing
      ?? ControlSequence.leave(
        alternateScreen: hasOwnScreen, mouse: dialog.usesMouse,
        erasingBelow: dialog.isInline ? frame.size.rows : 0)
  }

  private mutating func resize() {
    screen = Size(terminal.size())
    _ = pages.refresh()
    dialog.resize(to: screen, texts: pages.texts)
    if isShown { backdrop.recapture(from: terminal) }
    dialog.lay(over: backdrop.screen)
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
        if lastFrame != nil, let ending = try enter() { return ending }
      default: break
      }
    }
    return nil
  }

  private mutating func suspend(typed: Bool) throws(TerminalError) -> Ending? {
    guard Signals.suspend(terminal, typed: typed) else { return nil }
    input.removeAll()
    decoder = InputDecoder()
    isShown = false
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
