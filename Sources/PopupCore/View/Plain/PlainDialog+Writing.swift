/// Writes the title, the message page by page, the choices and the prompts.
extension PlainDialog {
  /// The maximum width of a prompt, in cells: a braille line of 40 cells shows all of it.
  private static var longestPrompt: Int { 40 }

  func writeTitle(_ lines: inout PlainLines) {
    if !labels.title.isEmpty { lines.add(labels.title) }
  }

  func writeTimeLimit(_ lines: inout PlainLines, now: Int) {
    guard let countdown = state.countdown else { return }
    lines.add(
      strings.timeLimit(
        countdown.secondsLeft(at: now), then: timeRole.map { text(of: $0) },
        canStop: spec.clock == .stops))
  }

  func writeChoices(_ lines: inout PlainLines, now: Int) {
    guard spec.listsChoices else { return }
    for (index, role) in spec.roles.enumerated() {
      let remark = strings.remark(
        isDestructive: spec.isDestructive(role),
        seconds: role == .affirmative ? state.progress.secondsToWait(at: now) : nil)
      lines.add("\(index + 1). " + text(of: role) + (remark.map { " " + $0 } ?? ""))
    }
  }

  // MARK: Message

  /// Goes back to the start of the message.
  mutating func rewind() {
    page = 0
    place = .start
    stage = .reading
  }

  /// Writes the next page of the message, or with `isLast` the last page of this segment, and the
  /// choices after the end of the message.
  mutating func writePage(
    _ texts: [ByteText], _ lines: consuming PlainLines, isLast: Bool = false, now: Int
  ) -> PlainTurn {
    guard texts.indices.contains(page), spec.pages.indices.contains(page) else {
      return finishReading(lines, now: now)
    }
    if place == .start { writePageTitle(&lines) }
    _ = state.perform(.showPage(page), now: now)
    let text = texts[page].completeLines
    let format = spec.pages[page].format
    if isLast {
      let last = pager.lastPage(of: text, format)
      if last.offset > place.offset { place = last }
    }
    if let next = pager.write(text, format, from: place, to: &lines.bytes) {
      place = next
    } else if !texts[page].isComplete {
      place = pager.end(of: text, format, after: place)
    } else {
      state.readToEnd(page)
      page += 1
      place = .start
      if page == texts.count { return finishReading(lines, now: now) }
    }
    stage = .reading
    percent = share(of: texts)
    return prompt(after: lines, now: now)
  }

  private func writePageTitle(_ lines: inout PlainLines) {
    guard spec.hasTabs, labels.tabs.indices.contains(page) else { return }
    lines.add(
      strings.pageTitle(
        String(labels.tabs[page]), page + 1, of: spec.pages.count, isNew: spec.pages[page].isNew))
  }

  private mutating func finishReading(_ lines: consuming PlainLines, now: Int) -> PlainTurn {
    stage = .choosing
    writeChoices(&lines, now: now)
    return prompt(after: lines, now: now)
  }

  /// The percentage of all segments that has been written; nil while a pipe may still send more.
  private func share(of texts: [ByteText]) -> Int? {
    var total = 0
    var written = place.offset
    for (index, text) in texts.enumerated() {
      guard text.isComplete else { return nil }
      total += text.count
      if index < page { written += text.count }
    }
    return min(99, written * 100 / max(1, total))
  }

  /// Returns from a guard's question to the choices, or to the message if there is more of it.
  mutating func returnToList() { stage = page < spec.pages.count ? .reading : .choosing }

  // MARK: Prompts

  /// Adds the prompt for the next line. Words that are too long for a prompt go on a line before
  /// it.
  func prompt(after lines: consuming PlainLines, now: Int) -> PlainTurn {
    switch stage {
    case .waiting: return lines.turn()
    case .reading: return lines.turn(prompt: strings.more(percent))
    case .choosing where spec.listsChoices:
      let place = enterRole.flatMap { spec.roles.firstIndex(of: $0) }
      return lines.turn(prompt: strings.choosing(enterFor: place.map { $0 + 1 }))
    case .choosing:
      let words = strings.enter(for: enterRole.map { text(of: $0) } ?? "")
      return finish(lines, words, short: "Enter: ")
    case .ticking(let box):
      let text = String(labels.clusters(of: spec.guards.checks[box]))
      lines.add(strings.box(text, box + 1, of: spec.guards.checks.count))
      return lines.turn(prompt: strings.yesOrNo)
    case .typing:
      let word = String(decoding: spec.guards.word, as: UTF8.self)
      let words = strings.missing(.untyped, word: word)
      guard strings == .english else {
        lines.add(words)
        return lines.turn(prompt: strings.typeIt)
      }
      return finish(lines, words, short: strings.typeIt)
    }
  }

  private func finish(
    _ lines: consuming PlainLines, _ words: String, short: String
  ) -> PlainTurn {
    let whole = words + ": "
    if ShortText.width(of: labels.own(whole)) <= Self.longestPrompt {
      return lines.turn(prompt: whole)
    }
    lines.add(words)
    return lines.turn(prompt: short)
  }
}

extension GuardProgress {
  /// The whole seconds that `--wait` still requires; nil: none.
  fileprivate func secondsToWait(at now: Int) -> Int? {
    for case .waiting(let seconds) in unmet(page: 0, now: now) { return seconds }
    return nil
  }
}

extension ByteText {
  /// The lines that can no longer change: all of a complete text, otherwise all but the unfinished
  /// last line. An unfinished line of more than 64 kB is included.
  var completeLines: ByteText {
    if isComplete { return self }
    var end = count
    let limit = count - 64 << 10
    while end > max(0, limit) {
      if self[end - 1] == 0x0A || self[end - 1] == 0x0D {
        return ByteText(base: base, count: end, isComplete: false)
      }
      end -= 1
    }
    return limit > 0 ? self : ByteText(base: base, count: 0, isComplete: false)
  }
}
