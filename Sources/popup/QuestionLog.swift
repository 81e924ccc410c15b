import PopupCore
import PopupTerminal

/// Writes how a question ended to the file that POPUP_LOG names.
final class QuestionLog {
  private let path: [UInt8]
  private let start = MonotonicClock.milliseconds
  private var spec: PopupSpec?
  /// The texts, as soon as they are being read.
  var pages: PageSources?

  /// How long a question that needs no message waits for it, for the log's sake, in milliseconds.
  private static let messageTimeout = 1000

  /// Nil if there is no log.
  init?(_ environment: Environment) {
    guard let path = environment.value(LogEntry.variable) else { return nil }
    self.path = path
  }

  /// From now on an end is that of this question.
  func begin(_ spec: PopupSpec) { self.spec = spec }

  /// Reads the message of a question that is answered without it. An error is the log's alone.
  func readMessage(closed: StandardDescriptors, _ signals: Signals) throws(Ending) {
    if let spec, pages == nil { pages = try? PageSources(spec, closed: closed) }
    do throws(Ending) {
      try pages?.fill(bytes: LoggedText.longestSource, within: Self.messageTimeout, signals)
    } catch {
      if case .signal = error { throw error }
    }
  }

  /// Appends the question's line; does nothing before one has begun.
  func write(
    _ outcome: LogEntry.Outcome, status: Int32, by source: LogEntry.Source
  ) throws(SystemError) {
    guard let spec else { return }
    let entry = LogEntry(
      time: WallClock.secondsSince1970, title: spec.title, message: message(of: spec),
      buttons: spec.buttons, outcome: outcome, status: status, source: source,
      milliseconds: MonotonicClock.milliseconds - start)
    try LogFile.append(entry.line, to: path)
  }

  private func message(of spec: PopupSpec) -> LoggedText {
    if let text = pages?.texts.first { return LoggedText(text) }
    if case .text(let bytes) = spec.pages.first?.message { return LoggedText(bytes) }
    return LoggedText([])
  }

  /// As `write` words it; the file's name for the error.
  var name: String { "\(LogEntry.variable.description) \(VisibleBytes.quoted(path))" }
}
