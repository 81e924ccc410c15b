import CSystem
import PopupCore
import PopupTerminal

/// The composition root: parses the command line, performs the request, and exits with its status.
///
/// No other code ends the process, except to die by a signal.
struct Program {
  /// The standard descriptors that were closed when popup started.
  let closed: StandardDescriptors
  private let personality = Personality.popup
  private let environment: Environment
  let log: QuestionLog?

  init(closed: StandardDescriptors) {
    self.closed = closed
    environment = Environment { ProcessEnvironment.value(of: $0) }
    log = QuestionLog(environment)
  }

  func run() -> Never {
    let name = ProcessArguments.name
    if let program = DropInProgram(path: name) {
      StandIn(program, named: name, environment, closed: closed)
        .run(ProcessArguments.afterName, DropInLook.look(environment))
    }
    do throws(UsageError) {
      let request = try ArgumentParser.request(
        arguments: ProcessArguments.afterName, environment: environment,
        standardInputIsTerminal: isatty(STDIN_FILENO) == 1)
      perform(request)
    } catch {
      fail(.usage(error.text))
    }
  }

  private func perform(_ request: Request) -> Never {
    switch request {
    case .help: finish(printing: Array(HelpText.text.utf8))
    case .version: finish(printing: Array(Version.text.utf8))
    case .preview(let spec, let columns, let rows, let segment):
      preview(spec, columns: columns, rows: rows, segment: segment ?? 0)
    case .answer(let spec, let role, let origin):
      log?.begin(spec)
      answer(spec, role, origin)
    case .ask(let spec):
      log?.begin(spec)
      ask(spec, open(spec))
    case .consult(let file, let spec, let otherwise):
      log?.begin(spec)
      consult(file, spec, otherwise)
    case .standIn(let program, let look, let words):
      StandIn(program, named: Array(program.name.bytes), environment, closed: closed)
        .run(words, look)
    }
  }

  // MARK: Asking

  func ask(_ spec: PopupSpec, _ pages: PageSources) -> Never {
    let capabilities = TerminalCapabilities(environment)
    let terminal: Terminal
    do throws(TerminalError) { terminal = try Terminal.open() } catch { fail(.noTerminal) }
    let mode = AskingMode(environment, isPlain: spec.look.isPlain) {
      environment.value("TMUX_PANE").map { terminal.isPane($0) } ?? false
    }
    let signals = Signals()
    // Without a log a signal may end this process before the first frame; with one it is logged.
    if log != nil { signals.install() }
    let ending: Ending
    switch mode {
    case .drawn: ending = Session.run(spec, on: terminal, signals, pages, capabilities)
    case .lines:
      ending = PlainSession.run(
        spec, on: terminal, signals, pages, capabilities,
        hasScrollback: AskingMode.hasScrollback(environment))
    case .refused: fail(.nobodyToAnswer)
    }
    end(ending, of: spec, signals)
  }

  func end(_ ending: Ending, of spec: PopupSpec, _ signals: Signals) -> Never {
    switch ending {
    case .answer(let answer, let isTimeout):
      // While the answer waits for its reader, signals act by default and end the process.
      if spec.printsAnswer { signals.uninstall() }
      end(answer, of: spec, by: isTimeout ? .timeout : .person)
    case .failure(let failure):
      // Standard error may block, and a signal must then end the process by default, too.
      signals.uninstall()
      fail(failure)
    case .signal(let signal, let wholeJob): die(by: signal, wholeJob: wholeJob)
    }
  }

  func open(_ spec: PopupSpec) -> PageSources {
    do throws(Failure) {
      let pages = try PageSources(spec, environment, closed: closed)
      log?.pages = pages
      try pages.rejectEmpty()
      return pages
    } catch {
      fail(error)
    }
  }

  private func preview(_ spec: PopupSpec, columns: Int?, rows: Int?, segment: Int) -> Never {
    let pages = open(spec)
    let size = TerminalSize.ofStandardOutput()
    let screen = Size(columns: columns ?? size.columns, rows: rows ?? size.rows)
    do throws(Ending) {
      try pages.fill(bytes: 1 << 16, within: nil, nil)
    } catch {
      if case .failure(let failure) = error { fail(failure) }
    }
    var capabilities = TerminalCapabilities(environment)
    if AskingMode.previewsLines(environment, isPlain: spec.look.isPlain) {
      let dialog = PlainDialog(spec, capabilities, .scrollback)
      finish(printing: dialog.preview(pages.texts, segment: segment))
    }
    if capabilities.isDumb { capabilities.depth = .none }
    let dialog = Dialog(spec, capabilities, on: screen, texts: pages.texts, now: 0)
    dialog.show(page: segment, texts: pages.texts)
    finish(
      printing: FrameEncoder.lines(
        of: dialog.frame(texts: pages.texts, now: 0), depth: dialog.depth))
  }

  // MARK: Ways out

  func end(_ answer: Answer, of spec: PopupSpec, by source: LogEntry.Source) -> Never {
    if spec.printsAnswer { print(Array("\(answer.word)\n".utf8)) }
    let status = personality.statuses.status(of: answer)
    record(.answer(answer), status, by: source)
    _exit(status)
  }

  func die(by signal: Signal, wholeJob: Bool) -> Never {
    record(.signal, 128 + signal.number, by: .signal)
    Signals.die(by: signal, wholeJob: wholeJob)
  }

  /// Writes the question's line to the log, the last act but for ending.
  private func record(_ outcome: LogEntry.Outcome, _ status: Int32, by source: LogEntry.Source) {
    guard let log else { return }
    do throws(SystemError) {
      try log.write(outcome, status: status, by: source)
    } catch {
      say("cannot write \(log.name): \(error.text)")
    }
  }

  private func finish(printing bytes: [UInt8]) -> Never {
    print(bytes)
    _exit(0)
  }

  private func print(_ bytes: [UInt8]) {
    do throws(SystemError) {
      guard !closed.contains(.output) else { throw SystemError(.write, EBADF) }
      try FileDescriptor.standardOutput.writeAll(bytes)
    } catch {
      fail(.unwritable(error))
    }
  }

  func fail(_ failure: Failure, by source: LogEntry.Source = .failure) -> Never {
    say(failure.text)
    let status = personality.statuses.status(of: failure.kind)
    record(.failed, status, by: source)
    _exit(status)
  }

  func say(_ text: String) {
    // If standard error fails or blocks, the exit status must suffice.
    let line = Array("\(personality.name): \(text)\n".utf8)
    try? FileDescriptor.standardError.writeAll(line, within: 1000)
  }
}
