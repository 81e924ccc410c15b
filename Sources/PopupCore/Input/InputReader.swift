/// Turns the bytes that a terminal sends into events that are ready to be handled.
///
/// The caller feeds what it has read, takes events until there are none, and repeats when
/// `waitingTime` has passed or more bytes have arrived. Times are milliseconds of a monotonic
/// clock.
package struct InputReader {
  private let escapeDelay: Int
  private var decoder: InputDecoder
  private var filter: KeyRepeatFilter
  /// The bytes fed; those from `position` on are not decoded yet.
  private var bytes: [UInt8] = []
  private var position = 0
  /// When bytes last arrived.
  private var lastByte = 0
  /// A decoded event to be judged again once the key before it has been handled.
  private var next: Event?
  private var areGuardsOpen: Bool?

  /// `escapeDelay` and `repeatDelay` are milliseconds; `escapeTimesOut` is false if Esc does
  /// nothing.
  package init(escapeDelay: Int, repeatDelay: Int, escapeTimesOut: Bool) {
    self.escapeDelay = escapeDelay
    decoder = InputDecoder(escapeTimesOut: escapeTimesOut)
    filter = KeyRepeatFilter(delay: repeatDelay)
  }

  /// Adds bytes that were read.
  package mutating func feed(_ more: some Collection<UInt8>, now: Int) {
    guard !more.isEmpty else { return }
    bytes.append(contentsOf: more)
    lastByte = now
  }

  /// Decodes what was fed and discards its events, including that of an incomplete sequence.
  ///
  /// For input that arrived before the question was visible. Returns whether it contained Ctrl-C.
  @discardableResult
  package mutating func drop() -> Bool {
    next = nil
    var hasInterrupt = false
    while let event = decode() {
      if event.isInterrupt { hasInterrupt = true }
    }
    decoder.discardSequence()
    return hasInterrupt
  }

  /// Keys count from now on: the terminal has received the whole first frame.
  package mutating func begin(now: Int) {
    next = nil
    filter.begin(now: now)
  }

  /// Records whether the question's guards are open: keys held down while they open do not count.
  package mutating func note(guardsAreOpen areOpen: Bool, now: Int) {
    if areOpen, areGuardsOpen == false { filter.guardOpened(now: now) }
    areGuardsOpen = areOpen
  }

  /// The next event; nil if there is none yet.
  ///
  /// `presses` returns whether an event would press or tick something at the current focus. All
  /// bytes are decoded before a delay may expire, so a late call does not mistake waiting bytes for
  /// silence.
  package mutating func next(now: Int, presses: (Event) -> Bool) -> Event? {
    while let event = takeNext() ?? decode() ?? endEscapeDelay(now: now) {
      switch filter.judge(event, presses: presses(event), now: now) {
      case .act: return event
      case .keep: continue
      case .actAfter(let first):
        next = event
        return first
      }
    }
    return filter.settle(now: now)
  }

  /// Milliseconds until a delay expires; nil if none is running.
  package func waitingTime(now: Int) -> Int? {
    let escape = decoder.awaitsEscapeDelay ? max(0, lastByte + escapeDelay - now) : nil
    guard let hold = filter.waitingTime(now: now) else { return escape }
    return min(hold, escape ?? hold)
  }

  // MARK: Decoding

  private mutating func takeNext() -> Event? {
    defer { next = nil }
    return next
  }

  private mutating func decode() -> Event? {
    while position < bytes.count {
      let decoded = decoder.decode(bytes[position])
      if decoded.isConsumed { position += 1 }
      if let event = decoded.event { return event }
    }
    bytes.removeAll(keepingCapacity: true)
    position = 0
    return nil
  }

  private mutating func endEscapeDelay(now: Int) -> Event? {
    guard decoder.awaitsEscapeDelay, now - lastByte >= escapeDelay else { return nil }
    return decoder.endEscapeDelay()
  }
}
