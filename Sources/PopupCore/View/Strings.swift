/// The few words that popup says itself, in the language of the buttons: a caller who labels them
/// in Hangul speaks to people who read Korean.
package enum Strings: Equatable, Sendable {
  case korean, english

  package init(_ spec: PopupSpec) {
    let speaksKorean = spec.buttons.contains { button in
      // The UTF-8 of Hangul syllables begins with EA to ED, and so does little else.
      button.label.contains { (0xEA...0xED).contains($0) }
    }
    self = speaksKorean ? .korean : .english
  }

  var tooSmall: String {
    switch self {
    case .korean: "Esc: 창이 너무 작습니다"
    case .english: "Esc: window too small"
    }
  }

  func closesIn(_ seconds: Int) -> String {
    switch self {
    case .korean: "\(seconds)초 뒤에 닫힙니다"
    case .english: "closes in \(seconds) s"
    }
  }

  /// Keys that work whatever the labels are and whatever input method is on.
  func keys(leaves: Bool, scrolls: Bool) -> String {
    switch (self, scrolls, leaves) {
    case (.korean, false, false): "Tab 이동   Enter 선택"
    case (.korean, false, true): "Tab 이동   Enter 선택   Esc 닫기"
    case (.korean, true, false): "PgUp PgDn 넘기기   Tab 이동   Enter 선택"
    case (.korean, true, true): "PgUp PgDn 넘기기   Tab 이동   Enter 선택   Esc 닫기"
    case (.english, false, false): "Tab move   Enter choose"
    case (.english, false, true): "Tab move   Enter choose   Esc leave"
    case (.english, true, false): "PgUp PgDn scroll   Tab move   Enter choose"
    case (.english, true, true): "PgUp PgDn scroll   Tab move   Enter choose   Esc leave"
    }
  }
}

extension Strings {
  /// What is still missing, in one line.
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
    case (.untyped, .korean): "\(word) 을(를) 입력해 주세요"
    case (.untyped, .english): "Type \(word) to go on"
    case (.waiting, .korean): "잠시 기다려 주세요"
    case (.waiting, .english): "Please wait"
    }
  }
}
