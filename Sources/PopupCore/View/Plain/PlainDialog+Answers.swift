/// Acts on the lines that the user types.
extension PlainDialog {
  mutating func read(_ bytes: [UInt8], _ texts: [ByteText], now: Int) -> PlainTurn {
    let typed = AnswerText(bytes)
    // First, since the word of `--type` may be any text, even `?`.
    if stage == .typing { return type(bytes, typed, texts, now: now) }
    if typed.text == "?" { return repeatQuestion(texts, now: now) }
    if case .ticking(let box) = stage { return tick(box, bytes, typed, now: now) }
    if stage == .reading, typed.isBlank || typed.asksForEnd {
      wrongLines = 0
      return writePage(texts, PlainLines(labels), isLast: !typed.isBlank, now: now)
    }
    guard let role = typed.isBlank ? enterRole : reader.role(for: typed) else {
      return refuse(bytes, now: now)
    }
    wrongLines = 0
    return choose(role, now: now)
  }

  /// Presses a button, or asks for what a guard still requires: the end of the text, then boxes,
  /// the word and time.
  private mutating func choose(_ role: ButtonRole, now: Int) -> PlainTurn {
    var lines = PlainLines(labels)
    if case .answered(let answer) = state.perform(.press(role), now: now) {
      lines.add(text(of: role))
      return lines.turn(answer)
    }
    switch state.progress.unmet(page: state.page, now: now).first {
    case .unreadEnd, .unseenPages:
      lines.add(strings.missing(.unreadEnd, word: ""))
    case .unticked:
      if let box = state.progress.ticked.firstIndex(of: false) { stage = .ticking(box) }
    case .untyped: stage = .typing
    case .waiting(let seconds): lines.add(strings.notBefore(seconds))
    case nil: break
    }
    return prompt(after: lines, now: now)
  }

  private mutating func tick(
    _ box: Int, _ bytes: [UInt8], _ typed: AnswerText, now: Int
  ) -> PlainTurn {
    switch YesOrNo(typed) {
    case .yes:
      wrongLines = 0
      _ = state.perform(.toggle(box), now: now)
      return choose(afterGuard: now)
    case nil where !typed.isBlank: return refuse(bytes, now: now)
    case .no, nil: return returnToChoices(now: now)
    }
  }

  private mutating func type(
    _ bytes: [UInt8], _ typed: AnswerText, _ texts: [ByteText], now: Int
  ) -> PlainTurn {
    _ = state.perform(.clear, now: now)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      _ = state.perform(.insert(scalar), now: now)
    }
    // The field ignores control characters, so a line that contains any must not count as the word.
    let isWord = !bytes.contains { $0 < 0x20 || $0 == 0x7F } && state.hasTypedWord
    if isWord { return choose(afterGuard: now) }
    _ = state.perform(.clear, now: now)
    return typed.text == "?" ? repeatQuestion(texts, now: now) : returnToChoices(now: now)
  }

  private mutating func choose(afterGuard now: Int) -> PlainTurn {
    returnToList()
    return choose(.affirmative, now: now)
  }

  private mutating func returnToChoices(now: Int) -> PlainTurn {
    wrongLines = 0
    returnToList()
    var lines = PlainLines(labels)
    writeChoices(&lines, now: now)
    return prompt(after: lines, now: now)
  }

  /// Quotes the line that is not an answer. Every third time in a row, adds help and the choices.
  private mutating func refuse(_ bytes: [UInt8], now: Int) -> PlainTurn {
    var lines = PlainLines(labels)
    let typed = labels.clusters(of: bytes)
    let most = 20
    let shown = String(Array(typed.prefix(most))) + (typed.count > most ? "…" : "")
    lines.add(strings.notAnAnswer(shown))
    wrongLines += 1
    if wrongLines % 3 == 0 {
      lines.add(strings.help)
      if case .ticking = stage {} else { writeChoices(&lines, now: now) }
    }
    return prompt(after: lines, now: now)
  }

  private mutating func repeatQuestion(_ texts: [ByteText], now: Int) -> PlainTurn {
    wrongLines = 0
    rewind()
    var lines = PlainLines(labels)
    writeTitle(&lines)
    return writePage(texts, lines, now: now)
  }
}

extension AnswerText {
  /// Whether the line asks for the last page.
  fileprivate var asksForEnd: Bool { text == "end" || text == "끝" }
}

extension PopupState {
  /// Whether the field contains the word of `--type`.
  fileprivate var hasTypedWord: Bool { progress.typed.matches(spec.guards.word) }
}
