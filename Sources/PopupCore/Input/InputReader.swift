/// Turns the bytes that a terminal sends into events that are ready to be handled.
///
/// The caller feeds what it has read, takes events until there are none, and calls again when
/// `waitingTime` is over or more bytes have come. Times are milliseconds of a monotonic clock.
package struct InputReader {
  private let escapeDelay: Int
  private var decoder: InputDecoder
  private var filter: KeyRepeatFilter
  /// What was fed and is not decoded yet, from `position` on.
  private var bytes: [UInt8] = []
  private var position = 0
  /// When bytes came last.
  private var lastByte = 0
  /// Decoded, but to be judged once more when the key before it has been handled.
  private var next: Event?
  private var areGuardsOpen: Bool?

  /// `escapeDelay` and `repeatDelay` are milliseconds; `escapeTimesOut` is false where Esc means nothing.
  package init(escapeDelay: Int, repeatDelay: Int, escapeTimesOut: Bool) {
    self.escapeDelay = escapeDelay
    decoder = InputDecoder(escapeTimesOut: escapeTimesOut)
    filter = KeyRepeatFilter(delay: repeatDelay)
  }

  /// Adds bytes that came.
  package mutating func feed(_ more: some Collection<UInt8>, now: Int) {
    guard !more.isEmpty else { return }
    bytes.append(contentsOf: more)
    lastByte = now
  }

  /// Decodes what was fed and drops its events, and that of a sequence whose end is still to come.
  ///
  /// For what came before the question could be seen. Returns whether Ctrl-C was among it.
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

  /// The terminal has taken the whole first frame: keys count from now on.
  package mutating func begin(now: Int) {
    next = nil
    filter.begin(now: now)
  }

  /// Reports whether the guards of the question are open: keys held down while they open do not count.
  package mutating func note(guardsAreOpen areOpen: Bool, now: Int) {
    if areOpen, areGuardsOpen == false { filter.guardOpened(now: now) }
    areGuardsOpen = areOpen
  }

  /// The next event, nil when there is none yet.
  ///
  /// `presses` says whether an event can press or tick something where the focus is now. Bytes go
  /// before time: only what has not come by now can be missing.
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

  /// Milliseconds until silence decides something; nil: it decides nothing.
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
