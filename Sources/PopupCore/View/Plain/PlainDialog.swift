/// A popup that asks in lines of text, for braille displays, speech and terminals that cannot draw.
///
/// The state of the question is the drawn popup's, `PopupState`: this type turns lines into
/// commands, and the state into lines. It writes only text and LF. The caller passes one text per
/// page to each call; times are milliseconds of a monotonic clock.
package struct PlainDialog {
  package let spec: PopupSpec
  package internal(set) var state: PopupState
  let strings: Strings
  let labels: Labels
  let reader: AnswerReader
  let pager: PlainPager
  /// The button that an empty line presses; nil: none.
  let enterRole: ButtonRole?
  var stage = Stage.waiting
  /// The page of the message that is being written, and the position from which to continue.
  var page = 0
  var place = TextPlace.start
  /// How much of the message has been written, in percent; nil: unknown.
  var percent: Int?
  private var lineSearch = LineSearch()
  /// How many lines in a row were not an answer.
  var wrongLines = 0

  /// What the next line answers.
  enum Stage: Equatable {
    /// No line of the message has arrived yet.
    case waiting
    /// There is more of the message.
    case reading
    case choosing
    /// A box of `--check`, by its index.
    case ticking(Int)
    /// The word of `--type`.
    case typing
  }

  /// - Parameter limit: how much of the message to write at a time, not counting the choices.
  package init(_ spec: PopupSpec, _ capabilities: TerminalCapabilities, _ limit: PageLimit) {
    self.spec = spec
    state = PopupState(spec, now: 0)
    var rendering = capabilities.rendering
    // The widths that a multiplexer assumes do not matter here, since nothing is placed by column.
    rendering.simplifiesClusters = false
    strings = Strings(spec, showsHangul: capabilities.showsHangul)
    labels = Labels(spec, rendering, showsHangul: capabilities.showsHangul)
    pager = PlainPager(limit: limit, rendering: rendering)
    reader = AnswerReader(spec, labels, hasNumbers: spec.listsChoices)
    enterRole = Self.enterRole(of: spec)
  }

  /// The button that Enter would press at the start of the drawn popup: never a guarded or a
  /// destructive one.
  private static func enterRole(of spec: PopupSpec) -> ButtonRole? {
    let initial = spec.initialFocus
    let isPermitted = initial != .affirmative || !(spec.guards.hasAny || spec.isDestructive)
    if isPermitted && spec.roles.contains(initial) { return initial }
    return spec.roles.contains(.negative) ? .negative : nil
  }

  // MARK: What happens

  /// Writes the question up to the first prompt; nothing until a line of it has arrived.
  package mutating func start(_ texts: [ByteText], now: Int) -> PlainTurn {
    if texts.allSatisfy({ $0.isComplete }) { state.endMessage() }
    guard hasQuestion(texts) else { return PlainTurn() }
    var lines = PlainLines(labels)
    writeTitle(&lines)
    writeTimeLimit(&lines, now: now)
    rewind()
    return writePage(texts, lines, now: now)
  }

  /// The question up to its first prompt, starting with one of the message's pages.
  package func preview(_ texts: [ByteText], segment: Int) -> [UInt8] {
    var copy = self
    var lines = PlainLines(labels)
    copy.writeTitle(&lines)
    copy.writeTimeLimit(&lines, now: 0)
    copy.rewind()
    copy.page = segment
    let turn = copy.writePage(texts, lines, now: 0)
    return turn.text + turn.prompt + [0x0A]
  }

  /// The title and the text of an infobox, which asks nothing.
  package func notice(_ texts: [ByteText]) -> [UInt8] {
    var copy = self
    var lines = PlainLines(labels)
    copy.writeTitle(&lines)
    copy.rewind()
    return copy.writePage(texts, lines, now: 0).text
  }

  package mutating func take(_ input: PlainInput, _ texts: [ByteText], now: Int) -> PlainTurn {
    switch input {
    case .line(let bytes):
      state.noteActivity(now: now)
      if bytes == [Byte.escape] { return leave(texts, PlainLines(labels), now: now) }
      return stage == .waiting ? PlainTurn() : read(bytes, texts, now: now)
    case .severalLines:
      state.noteActivity(now: now)
      guard stage != .waiting else { return PlainTurn() }
      return prompt(after: PlainLines(labels, strings.oneLineAtATime), now: now)
    case .endOfFile:
      state.noteActivity(now: now)
      return leave(texts, PlainLines(labels, ""), now: now)
    case .timeIsUp(let isTyping):
      return endTime(isTyping: isTyping, now: now)
    case .moreText:
      return stage == .waiting ? start(texts, now: now) : PlainTurn()
    case .resumed:
      guard stage != .waiting else { return PlainTurn() }
      var lines = PlainLines(labels)
      writeTitle(&lines)
      writeChoices(&lines, now: now)
      return prompt(after: lines, now: now)
    }
  }

  /// Extends every deadline by the time during which the question could not be answered, in
  /// milliseconds.
  package mutating func delay(by milliseconds: Int) { state.delay(by: max(0, milliseconds)) }

  /// Milliseconds until the countdown expires; nil: there is none, or it was stopped.
  package func timeLeft(at now: Int) -> Int? {
    guard stage != .waiting, let countdown = state.countdown else { return nil }
    return max(0, countdown.secondsLeft(at: now) - 1) * 1000 + countdown.nextChange(after: now)
  }

  private mutating func endTime(isTyping: Bool, now: Int) -> PlainTurn {
    guard state.countdown?.isOver(at: now) == true else { return PlainTurn() }
    // The prompt's line has not ended yet.
    var lines = PlainLines(labels, "")
    if isTyping { state.noteActivity(now: now) }
    guard let countdown = state.countdown, countdown.isOver(at: now) else {
      if state.countdown == nil { lines.add(strings.clockIsStopped) }
      return prompt(after: lines, now: now)
    }
    var answer = Answer.timedOut
    if timeRole != nil, case .answered(let given) = state.tick(mayPress: true, now: now) {
      answer = given
    }
    if case .pressed(let role) = answer {
      lines.add(strings.timeIsOver(text(of: role)))
    } else {
      lines.add(strings.timeIsOver(nil))
    }
    return lines.turn(answer)
  }

  /// The button that the countdown presses. Nil if there is none, or if it is destructive: only a
  /// person presses those.
  var timeRole: ButtonRole? {
    state.countdown?.button.flatMap { spec.isDestructive($0) ? nil : $0 }
  }

  /// Does what Esc does.
  mutating func leave(
    _ texts: [ByteText], _ lines: consuming PlainLines, now: Int
  ) -> PlainTurn {
    switch state.perform(hasQuestion(texts) ? .escape : .leave, now: now) {
    case .answered(.pressed(let role)):
      lines.add(text(of: role))
      return lines.turn(.pressed(role))
    case .answered(let answer):
      lines.add(strings.noAnswer)
      return lines.turn(answer)
    case .none, .changed: return prompt(after: lines, now: now)
    }
  }

  /// Whether enough of the message has arrived to answer the question: its first nonblank line, or
  /// all of it.
  private mutating func hasQuestion(_ texts: [ByteText]) -> Bool {
    texts.first.map { lineSearch.find(in: $0) } ?? true
  }

  func text(of role: ButtonRole) -> String { String(labels.label(of: role)) }
}

extension PopupSpec {
  /// A lone button needs no list, unless something must be done before it can be pressed.
  package var listsChoices: Bool { buttons.count > 1 || guards.hasAny }
}

extension Guards {
  var hasAny: Bool { wait > 0 || requiresReading || !checks.isEmpty || hasField }
}
