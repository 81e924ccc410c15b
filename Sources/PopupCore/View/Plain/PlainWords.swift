/// The words of plain mode.
///
/// expect(1) scripts wait for them: every prompt is on a line of its own, takes at most 40 cells,
/// and ends in a colon and a blank.
extension Strings {
  /// - Parameter number: the number that an empty line stands for; nil: none.
  func choosing(enterFor number: Int?) -> String {
    switch (self, number) {
    case (.korean, let number?): "번호 (Enter는 \(number)): "
    case (.korean, nil): "번호: "
    case (.english, let number?): "Number (Enter for \(number)): "
    case (.english, nil): "Number: "
    }
  }

  /// Has no colon, since a long one becomes a line before the prompt.
  func enter(for label: String) -> String {
    switch self {
    case .korean: "Enter는 \(label)"
    case .english: "Enter for \(label)"
    }
  }

  /// The remark after a choice; nil: none.
  func remark(isDestructive: Bool, seconds: Int?) -> String? {
    var remarks: [String] = []
    if isDestructive { remarks.append(self == .korean ? "위험" : "destructive") }
    if let seconds {
      remarks.append(self == .korean ? "\(seconds)초 뒤부터" : "in \(Self.english(seconds: seconds))")
    }
    return remarks.isEmpty ? nil : "(" + remarks.joined(separator: ", ") + ")"
  }

  func notBefore(_ seconds: Int) -> String {
    switch self {
    case .korean: "\(seconds)초 뒤에 고를 수 있습니다."
    case .english: seconds == 1 ? "Not for 1 more second." : "Not for \(seconds) more seconds."
    }
  }

  /// - Parameters:
  ///   - label: the label of the button that an expired timeout presses; nil: it presses none.
  ///   - canStop: whether a typed line stops the clock.
  func timeLimit(_ seconds: Int, then label: String?, canStop: Bool) -> String {
    let limit =
      switch (self, label) {
      case (.korean, let label?): "\(seconds)초 뒤 \(label)."
      case (.korean, nil): "\(seconds)초 뒤 닫힙니다."
      case (.english, let label?): "\(Self.english(seconds: seconds)), then \(label)."
      case (.english, nil): "\(Self.english(seconds: seconds)), then it closes."
      }
    guard canStop else { return limit }
    return limit + (self == .korean ? " ?는 시계를 멈춥니다." : " ? stops the clock.")
  }

  func timeIsOver(_ label: String?) -> String {
    let words = self == .korean ? "시간이 지났습니다" : "Time is over"
    return label.map { words + ": " + $0 } ?? words + "."
  }

  var clockIsStopped: String { self == .korean ? "시계를 멈췄습니다." : "The clock is stopped." }

  func notAnAnswer(_ typed: String) -> String {
    (self == .korean ? "답이 아닙니다: " : "Not an answer: ") + typed
  }

  var oneLineAtATime: String {
    self == .korean ? "한 번에 한 줄만 써 주세요." : "One line at a time."
  }

  var help: String {
    switch self {
    case .korean: "번호나 이름을 쓰고 Enter. Ctrl-D는 그만두기, ?는 다시 묻기."
    case .english: "A number or a label, then Enter. Ctrl-D leaves. ? repeats the question."
    }
  }

  var noAnswer: String { self == .korean ? "답하지 않았습니다." : "No answer." }

  /// - Parameter percent: how much of the text has been written; nil while its size is unknown.
  func more(_ percent: Int?) -> String {
    let share = percent.map { " (\($0)%)" } ?? ""
    return self == .korean
      ? "더 있음\(share). Enter 또는 끝: " : "More\(share). Enter, or end: "
  }

  func pageTitle(_ title: String, _ number: Int, of count: Int, isNew: Bool) -> String {
    switch self {
    case .korean: title + " (\(number)/\(count)" + (isNew ? ", 새 글)" : ")")
    case .english: title + " (\(number) of \(count)" + (isNew ? ", new)" : ")")
    }
  }

  func box(_ text: String, _ number: Int, of count: Int) -> String {
    (self == .korean ? "\(number)/\(count): " : "\(number) of \(count): ") + text
  }

  var yesOrNo: String { self == .korean ? "예 또는 아니요: " : "Yes or no: " }

  /// The prompt for a word that the line before names.
  var typeIt: String { self == .korean ? "입력: " : "Type it: " }

  private static func english(seconds: Int) -> String {
    seconds == 1 ? "1 second" : "\(seconds) seconds"
  }
}
