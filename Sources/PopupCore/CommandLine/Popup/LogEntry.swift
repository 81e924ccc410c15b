/// A line of the file that POPUP_LOG names: a question and how it ended.
package struct LogEntry: Equatable, Sendable {
  /// When the question ended, in seconds since 1970.
  package var time: Int64
  package var title: [UInt8]
  /// The beginning of the first page, as given.
  package var message: LoggedText
  /// From left to right.
  package var buttons: [Button]
  package var outcome: Outcome
  /// The exit status; 128 plus the signal's number if a signal ended the question.
  package var status: Int32
  package var source: Source
  /// How long the question took.
  package var milliseconds: Int

  /// How a question ended.
  package enum Outcome: Equatable, Sendable {
    case answer(Answer)
    case failed
    case signal

    package var word: String {
      switch self {
      case .answer(let answer): answer.word
      case .failed: "failed"
      case .signal: "signal"
      }
    }
  }

  /// Who or what ended the question.
  package enum Source: Equatable, Sendable {
    case person
    case unattended(AnswerOrigin)
    case preparedAnswers
    case timeout
    case failure
    case signal

    package var word: String {
      switch self {
      case .person: "person"
      case .unattended(let origin): origin.name
      case .preparedAnswers: PreparedAnswers.variable.description
      case .timeout: "timeout"
      case .failure: "failure"
      case .signal: "signal"
      }
    }
  }

  /// The variable that holds the file's path.
  package static let variable: StaticString = "POPUP_LOG"

  package init(
    time: Int64, title: [UInt8], message: LoggedText, buttons: [Button], outcome: Outcome,
    status: Int32, source: Source, milliseconds: Int
  ) {
    self.time = time
    self.title = title
    self.message = message
    self.buttons = buttons
    self.outcome = outcome
    self.status = status
    self.source = source
    self.milliseconds = milliseconds
  }

  /// A JSON object and a newline.
  package var line: [UInt8] {
    var json = JSONWriter()
    json.begin()
    json.add("time", string: LogTime.text(ofSecondsSince1970: time))
    json.add("title", text: LoggedText(title))
    json.add("message", text: message)
    json.key("buttons")
    json.begin()
    for button in buttons { json.add(button.role.word, text: LoggedText(button.label)) }
    json.end()
    json.add("outcome", string: outcome.word)
    json.add("status", number: String(status))
    json.add("how", string: source.word)
    json.add("seconds", number: LogTime.seconds(milliseconds))
    json.end()
    return json.bytes + [0x0A]
  }
}
