import PopupCore
import PopupTerminal

/// Answers without asking a person: by an option, a variable or a prepared answer.
extension Program {
  func answer(_ spec: PopupSpec, _ role: ButtonRole, _ origin: AnswerOrigin) -> Never {
    readMessageForLog()
    say("\(origin.name): chose \(role.word) without asking")
    end(.pressed(role), of: spec, by: .unattended(origin))
  }

  func consult(_ file: [UInt8], _ spec: PopupSpec, _ otherwise: Unprepared) -> Never {
    let pages = open(spec)
    let signals = Signals()
    do throws(Ending) {
      let lookup = AnswerLookup(path: file, signals: signals)
      if let (outcome, line) = try lookup.answer(spec, pages) {
        signals.uninstall()
        perform(outcome, line, spec)
      }
    } catch {
      end(error, of: spec, signals)
    }
    switch otherwise {
    case .answer(let role, let origin):
      signals.uninstall()
      answer(spec, role, origin)
    case .ask: ask(spec, pages)
    case .refuse(let error): fail(.usage(error.text))
    }
  }

  private func perform(_ outcome: PreparedOutcome, _ line: PreparedLine, _ spec: PopupSpec) -> Never
  {
    readMessageForLog()
    switch outcome {
    case .answer(let answer):
      let name = PreparedAnswersError.name(ofLine: line.number)
      say("\(name): chose \(answer.word) without asking")
      end(answer, of: spec, by: .preparedAnswers)
    case .failure: fail(.preparedFailure(line.number), by: .preparedAnswers)
    }
  }

  private func readMessageForLog() {
    let signals = Signals()
    do throws(Ending) {
      try log?.readMessage(closed: closed, signals)
      signals.uninstall()
    } catch {
      if case .signal(let signal, let wholeJob) = error { die(by: signal, wholeJob: wholeJob) }
    }
  }
}
