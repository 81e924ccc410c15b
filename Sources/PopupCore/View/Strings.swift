/// popup's own words: in Korean if a button's label contains Hangul, in English otherwise.
package enum Strings: Equatable, Sendable {
  case korean, english

  /// - Parameter showsHangul: whether the terminal's font and character set include Hangul.
  package init(_ spec: PopupSpec, showsHangul: Bool) {
    let speaksKorean = spec.buttons.contains { button in
      // In UTF-8, Hangul syllables begin with EA to ED, as few other characters do.
      button.label.contains { (0xEA...0xED).contains($0) }
    }
    self = speaksKorean && showsHangul ? .korean : .english
  }

  var tooSmall: String {
    switch self {
    case .korean: "Esc: 창이 너무 작습니다"
    case .english: "Esc: window too small"
    }
  }

  /// The last line of a message that is too long to be read completely.
  package var truncated: String {
    switch self {
    case .korean: "[너무 길어 여기까지 표시]"
    case .english: "[Too long: truncated here]"
    }
  }

  func closesIn(_ seconds: Int) -> String {
    switch self {
    case .korean: "\(seconds)초 뒤에 닫힙니다"
    case .english: "closing in \(seconds) s"
    }
  }

  /// The hint until a followed message ends.
  var running: String { self == .korean ? "진행 중" : "Running" }

  /// What a key does, as one word in the row of key hints; empty for topics without a hint.
  func word(for topic: KeyTopic) -> String {
    switch (topic, self) {
    case (.moveFocus, .korean): "이동"
    case (.moveFocus, .english): "move"
    case (.press, .korean): "선택"
    case (.press, .english): "choose"
    case (.tick, .korean): "체크"
    case (.tick, .english): "tick"
    case (.next, .korean): "다음"
    case (.next, .english): "next"
    case (.scroll, .korean): "스크롤"
    case (.scroll, .english): "scroll"
    case (.scrollSideways, .korean): "좌우"
    case (.scrollSideways, .english): "sideways"
    case (.page, .korean): "탭"
    case (.page, .english): "page"
    case (.escape, .korean): "닫기"
    case (.escape, .english): "cancel"
    case (.pressPlace, _), (.tickPlace, _), (.pressLabel, _), (.pressYesNo, _), (.type, _),
      (.deleteBackward, _), (.deleteWord, _), (.clear, _), (.pageAlone, _), (.interrupt, _),
      (.quit, _), (.suspend, _), (.repaint, _), (.dropIn, _):
      ""
    }
  }
}

extension Strings {
  /// What an unmet guard requires, in one line.
  func missing(_ unmet: Guard, word: String) -> String {
    switch (unmet, self) {
    case (.unreadEnd, .korean): "끝까지 읽어 주세요"
    case (.unreadEnd, .english): "Read to the end first"
    case (.unseenPages(let count), .korean): "읽지 않은 항목 \(count)개"
    case (.unseenPages(let count), .english):
      count == 1 ? "1 page left to read" : "\(count) pages left to read"
    case (.unticked(let count), .korean): "체크하지 않은 항목 \(count)개"
    case (.unticked(let count), .english):
      count == 1 ? "1 box left to tick" : "\(count) boxes left to tick"
    case (.untyped, .korean): "입력할 말: \(word)"
    case (.untyped, .english): "Type \(word) to continue"
    case (.waiting, .korean): "잠시 기다려 주세요"
    case (.waiting, .english): "Please wait"
    }
  }
}
