import PopupCore
import PopupTerminal

/// Writes how a question ended to the file that POPUP_LOG names.
final class QuestionLog {
  private let environment: Environment
  private let path: [UInt8]
  private let start = MonotonicClock.milliseconds
  private var spec: PopupSpec?
  /// The message, once it is being read.
  var pages: PageSources?

  /// How long to wait for a message that only the log needs, in milliseconds.
  private static let messageTimeout = 1000

  /// Nil if there is no log.
  init?(_ environment: Environment) {
    guard let path = environment.value(LogEntry.variable) else { return nil }
    self.environment = environment
    self.path = path
  }

  /// Sets the question that `write` logs.
  func begin(_ spec: PopupSpec) { self.spec = spec }

  /// Reads the message of a question that is answered without it. Ignores errors, which only
  /// shorten the log.
  func readMessage(closed: StandardDescriptors, _ signals: Signals) throws(Ending) {
    if let spec, pages == nil { pages = try? PageSources(spec, environment, closed: closed) }
    do throws(Ending) {
      try pages?.fill(bytes: LoggedText.longestSource, within: Self.messageTimeout, signals)
    } catch {
      if case .signal = error { throw error }
    }
  }

  /// Appends the question's line; does nothing before `begin`.
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

  /// The variable and the path, as an error line names them.
  var name: String { "\(LogEntry.variable.description) \(VisibleBytes.quoted(path))" }
}
