import PopupCore
import PopupTerminal

/// Looks for a question's answer in the file of prepared answers.
struct AnswerLookup {
  let path: [UInt8]
  let signals: Signals

  /// How often to try again while another process has the file locked, in milliseconds.
  private static let pollingInterval = 5

  /// The answer and the line that gave it; nil if no line is for this question.
  ///
  /// Waits for the first line of the message. Marks a line with `once` as used.
  func answer(
    _ spec: PopupSpec, _ pages: PageSources
  ) throws(Ending) -> (PreparedOutcome, PreparedLine)? {
    let limit = try answers().longestText
    try pages.fill(within: nil, signals) { pages.firstLine(atMost: limit) != nil }
    let firstLine = pages.firstLine(atMost: limit) ?? []
    guard let line = try answers().line(forTitle: spec.title, firstLine: firstLine) else {
      return nil
    }
    guard case .once = line.use else { return (try outcome(of: line, spec), line) }
    return try takeLine(spec, firstLine)
  }

  /// Looks for the line again, now that no other process can use it, and marks it.
  private func takeLine(
    _ spec: PopupSpec, _ firstLine: [UInt8]
  ) throws(Ending) -> (PreparedOutcome, PreparedLine)? {
    let file = try open(isWritable: true)
    defer { file.close() }
    let answers = try parse(file)
    guard let line = answers.line(forTitle: spec.title, firstLine: firstLine) else { return nil }
    let outcome = try outcome(of: line, spec)
    if case .once(let offset) = line.use {
      try onFile { () throws(AnswersFile.Problem) in
        try file.overwrite(with: PreparedLine.usedWord, at: offset)
      }
    }
    return (outcome, line)
  }

  private func answers() throws(Ending) -> PreparedAnswers {
    let file = try open(isWritable: false)
    defer { file.close() }
    return try parse(file)
  }

  private func outcome(
    of line: PreparedLine, _ spec: PopupSpec
  ) throws(Ending) -> PreparedOutcome {
    do throws(PreparedAnswersError) {
      return try line.outcome(for: spec)
    } catch {
      throw .failure(.preparedAnswers(error))
    }
  }

  // MARK: File

  private func open(isWritable: Bool) throws(Ending) -> AnswersFile {
    let file = try onFile { () throws(AnswersFile.Problem) in
      try AnswersFile(path: path, isWritable: isWritable)
    }
    while !(try onFile { () throws(AnswersFile.Problem) in
      try file.lock(isWritable ? .exclusive : .shared)
    }) {
      try waitForLock()
    }
    return file
  }

  private func waitForLock() throws(Ending) {
    signals.install()
    var ready = PollSet()
    ready.watch(signals.descriptor)
    do throws(SystemError) {
      try ready.wait(milliseconds: Self.pollingInterval)
    } catch {
      throw .failure(.cannotWait(error))
    }
    while let signal = signals.next() {
      if signal.isFatal { throw .signal(signal) }
    }
  }

  private func parse(_ file: AnswersFile) throws(Ending) -> PreparedAnswers {
    let bytes = try onFile { () throws(AnswersFile.Problem) in
      try file.read(atMost: PreparedAnswers.largestFile)
    }
    do throws(PreparedAnswersError) {
      return try PreparedAnswers(bytes)
    } catch {
      throw .failure(.preparedAnswers(error))
    }
  }

  private func onFile<Result>(
    _ body: () throws(AnswersFile.Problem) -> Result
  ) throws(Ending) -> Result {
    do throws(AnswersFile.Problem) { return try body() } catch {
      throw .failure(.answersFile(path, error))
    }
  }
}
