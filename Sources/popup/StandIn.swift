import CSystem
import PopupCore
import PopupTerminal

/// Stands in for whiptail or dialog: shows the boxes that popup has, and runs the real program for
/// everything else, before it touches the terminal.
///
/// Writes nothing else to standard output or standard error when it shows a box: callers read the
/// answers of other boxes there.
struct StandIn {
  private let program: DropInProgram
  private let personality: Personality
  private let environment: Environment
  private let closed: StandardDescriptors
  /// The name that the program was called by.
  private let name: [UInt8]
  private let signals = Signals()

  init(
    _ program: DropInProgram, named name: [UInt8], _ environment: Environment,
    closed: StandardDescriptors
  ) {
    self.program = program
    self.name = name
    self.environment = environment
    self.closed = closed
    personality = .dropIn(program, environment)
  }

  /// - Parameter words: the arguments after the program's name.
  func run(_ words: [[UInt8]], _ look: LookOptions) -> Never {
    if environment.value("POPUP_DROPIN") == [UInt8(ascii: "0")] {
      handOver(HandOver(need: Array("POPUP_DROPIN=0".utf8)), words)
    }
    switch program.request(words, look, environment, readFile: Self.readFile) {
    case .handOver(let handOver): self.handOver(handOver, words)
    case .fail(let text): fail(text)
    case .show(let boxes): show(boxes)
    }
  }

  /// Reads a file for dialog's `--file`; `&3` means descriptor 3.
  private static func readFile(_ name: [UInt8]) -> DialogFile? {
    let isDescriptor = name.first == UInt8(ascii: "&")
    let file =
      isDescriptor
      ? descriptor(name.dropFirst()).flatMap { WholeFile($0) } : WholeFile(path: name)
    return file.map { DialogFile(text: $0.bytes, isRepeatable: $0.isRegular && !isDescriptor) }
  }

  private static func descriptor(_ digits: ArraySlice<UInt8>) -> FileDescriptor? {
    Decimal.whole(digits, in: 0...99_999).map { FileDescriptor(Int32($0)) }
  }

  // MARK: Handing over

  private func handOver(_ handOver: HandOver, _ words: [[UInt8]]) -> Never {
    let real = RealProgram(program: program, environment: environment, closed: closed)
    switch real.takeOver([name] + (handOver.words ?? words)) {
    case .loop:
      fail(
        "popup keeps running itself instead of the real \(program.name): set POPUP_\(upperName) to its path"
      )
    case .absent: substitute(for: handOver)
    }
  }

  private func substitute(for handOver: HandOver) -> Never {
    switch handOver.substitute {
    case .failure:
      let need = handOver.need.map { String(decoding: $0, as: UTF8.self) } ?? "this command line"
      let shown = VisibleBytes.isPlain(handOver.need ?? []) ? need : "this command line"
      fail(
        "\(shown) needs the real \(program.name), and there is none on PATH "
          + "(apt install \(program.name))")
    case .print(let text, let descriptor):
      write(text, to: FileDescriptor(descriptor))
    case .printMaxSize(let descriptor):
      let size = (try? Terminal.openOfStandardOutput())?.size() ?? .ofStandardOutput()
      write("MaxSize: \(size.rows), \(size.columns)\n", to: FileDescriptor(descriptor))
    }
  }

  private func write(_ text: String, to descriptor: FileDescriptor) -> Never {
    do throws(SystemError) { try descriptor.writeAll(Array(text.utf8)) } catch {
      fail("cannot write: \(error.text)")
    }
    _exit(0)
  }

  private var upperName: String { program == .whiptail ? "WHIPTAIL" : "DIALOG" }

  // MARK: Boxes

  private func show(_ boxes: [DropInBox]) -> Never {
    // From here on no signal and no crash ends this process: Perl would take that for Yes.
    if let status = personality.signalStatus { Signals.endCrashes(with: status) }
    signals.install()
    let capabilities = TerminalCapabilities(environment)
    let terminal = capabilities.isDumb ? nil : try? Terminal.openOfStandardOutput()
    var status = personality.statuses.affirmative
    for box in boxes {
      if box.beeps { beep(terminal) }
      if box.kind == .infobox {
        if let terminal { Infobox.draw(box.spec, on: terminal, capabilities, open(box.spec)) }
      } else {
        let answer = ask(box, on: terminal, capabilities)
        status = self.status(of: answer, in: box)
        if box.beepsAfter { beep(terminal) }
        guard box.goesOn(after: answer) else { end(after: box, status) }
      }
      sleep(box.sleep)
    }
    _exit(status)
  }

  private func end(after box: DropInBox, _ status: Int32) -> Never {
    sleep(box.sleep)
    _exit(status)
  }

  private func ask(
    _ box: DropInBox, on terminal: Terminal?, _ capabilities: TerminalCapabilities
  ) -> Answer {
    let pages = open(box.spec)
    guard let terminal else { fail(.noTerminal) }
    switch Session.run(box.spec, on: terminal, signals, pages, capabilities, as: personality) {
    case .answer(let answer, _):
      terminal.leave()
      return answer
    case .failure(let failure):
      terminal.leave()
      fail(failure)
    case .signal:
      terminal.leave()
      endBySignal()
    }
  }

  private func open(_ spec: PopupSpec) -> PageSources {
    do throws(Failure) {
      return try PageSources(spec, environment, closed: closed, allowsEmpty: true)
    } catch {
      fail(error)
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

  private func beep(_ terminal: Terminal?) {
    try? terminal?.descriptor.writeAll([0x07], within: 1000)
  }

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

  private func endBySignal() -> Never {
    _exit(personality.signalStatus ?? personality.statuses.internalError)
  }

  // MARK: Errors

  private func fail(_ failure: Failure) -> Never {
    switch failure {
    case .noTerminal, .nobodyToAnswer, .orphaned: fail("no terminal to ask on")
    default: fail(failure.text)
    }
  }

  private func fail(_ text: String) -> Never {
    let line = Array("\(personality.name): \(text)\n".utf8)
    try? FileDescriptor.standardError.writeAll(line, within: 1000)
    _exit(personality.statuses.usage)
  }
}
