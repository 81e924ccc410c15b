import CSystem
import PopupCore
import PopupTerminal

/// Shows the boxes of a command line of whiptail or dialog, one after the other, and exits with the
/// status of the last.
struct BoxSequence {
  private let program: DropInProgram
  private let personality: Personality
  private let environment: Environment
  private let closed: StandardDescriptors
  private let capabilities: TerminalCapabilities
  private let mode: AskingMode
  /// Nil where no box can be shown.
  private let terminal: Terminal?
  private let signals = Signals()
  private let chain = ScreenChain()

  init(
    _ program: DropInProgram, _ personality: Personality, _ environment: Environment,
    closed: StandardDescriptors
  ) {
    self.program = program
    self.personality = personality
    self.environment = environment
    self.closed = closed
    capabilities = TerminalCapabilities(environment)
    let terminal = try? Terminal.openOfStandardOutput()
    mode = AskingMode(environment, isPlain: false, isDropIn: true) {
      guard let terminal, let pane = environment.value("TMUX_PANE") else { return false }
      return terminal.isPane(pane)
    }
    self.terminal = mode == .refused ? nil : terminal
  }

  func show(_ boxes: [DropInBox]) -> Never {
    // From here on no signal and no crash ends this process: Perl would take that for Yes.
    if let status = personality.signalStatus { Signals.endCrashes(with: status) }
    signals.install()
    var status = personality.statuses.affirmative
    for (index, box) in boxes.enumerated() {
      if box.spec.isNotice {
        showNotice(box)
      } else {
        let answer = ask(box, followed: boxes.dropFirst(index + 1).first)
        status = self.status(of: answer, in: box)
        if box.beepsAfter { beep() }
        guard box.goesOn(after: answer) else { end(after: box, status) }
      }
      sleep(box.sleep)
    }
    end(status)
  }

  // MARK: Boxes

  private func showNotice(_ box: DropInBox) {
    guard let terminal else { return }
    // It stays on the caller's own screen.
    terminal.leave()
    let pages = open(box.spec)
    switch mode {
    case .lines: Infobox.write(box.spec, on: terminal, capabilities, pages)
    case .drawn, .refused: Infobox.draw(box.spec, on: terminal, capabilities, pages)
    }
  }

  /// Shows a box and waits for its answer. If another box follows, the screen stays for it.
  private func ask(_ box: DropInBox, followed next: DropInBox?) -> Answer {
    let pages = open(box.spec)
    guard let terminal else { personality.fail(.noTerminal) }
    let ending: Ending
    if mode == .lines {
      ending = askInLines(box.spec, on: terminal, pages)
    } else {
      let keepsScreen = next.map { !$0.spec.isNotice } ?? false
      chain.begin { answer in keepsScreen && box.goesOn(after: answer) }
      ending = Session.run(
        box.spec, on: terminal, signals, pages, capabilities, as: personality, in: chain)
    }
    switch ending {
    case .answer(let answer, _): return answer
    // In lines Ctrl-C arrives as a signal.
    case .signal(.interrupt, _) where mode == .lines: return .dismissed
    case .failure(let failure):
      terminal.leave()
      personality.fail(failure)
    case .signal: endBySignal()
    }
  }

  /// A message that is followed is written once it has ended.
  private func askInLines(
    _ spec: PopupSpec, on terminal: Terminal, _ pages: PageSources
  ) -> Ending {
    if spec.following != nil {
      do throws(Ending) {
        try pages.rejectTerminal(terminal)
        try pages.fill(within: nil, signals) { pages.isComplete }
      } catch {
        return error
      }
    }
    if spec.following == .closes {
      Infobox.write(spec, on: terminal, capabilities, pages)
      return .answer(.pressed(.affirmative))
    }
    return PlainSession.run(
      spec, on: terminal, signals, pages, capabilities,
      hasScrollback: AskingMode.hasScrollback(environment))
  }

  private func open(_ spec: PopupSpec) -> PageSources {
    do throws(Failure) {
      return try PageSources(spec, environment, closed: closed, allowsEmpty: true)
    } catch {
      terminal?.leave()
      personality.fail(error)
    }
  }

  private func status(of answer: Answer, in box: DropInBox) -> Int32 {
    if answer == .timedOut, personality.announcesTimeout {
      try? FileDescriptor.standardError.writeAll(Array("\ntimeout\n".utf8), within: 1000)
    }
    let answer =
      box.affirmsNegatively && answer == .pressed(.affirmative) ? .pressed(.negative) : answer
    return personality.statuses.status(of: answer)
  }

  private func beep() {
    guard let terminal, mode == .drawn else { return }
    var bytes: [UInt8] = []
    ControlSequence.bell(&bytes)
    try? terminal.descriptor.writeAll(bytes, within: 1000)
  }

  // MARK: Ways out

  private func sleep(_ milliseconds: Int) {
    let deadline = MonotonicClock.milliseconds + milliseconds
    while true {
      while let signal = signals.next() {
        if signal.isFatal { endBySignal() }
      }
      let left = deadline - MonotonicClock.milliseconds
      guard left > 0 else { return }
      var waking = PollSet()
      waking.watch(signals.descriptor)
      if (try? waking.wait(milliseconds: left)) == nil { return }
    }
  }

  private func end(after box: DropInBox, _ status: Int32) -> Never {
    terminal?.leave()
    sleep(box.sleep)
    end(status)
  }

  private func endBySignal() -> Never {
    end(personality.signalStatus ?? personality.statuses.internalError)
  }

  private func end(_ status: Int32) -> Never {
    terminal?.leave()
    _exit(status)
  }
}
