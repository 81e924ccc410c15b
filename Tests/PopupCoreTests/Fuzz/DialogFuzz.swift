import PopupCore
import TestSupport

/// A question with any events: no missing or disabled button is ever pressed, and a frame can be
/// drawn after every event.
enum DialogFuzz {
  static func run(_ random: inout SplitMix) throws {
    let question = RandomQuestion(&random)
    var size = RandomQuestion.size(&random)
    try question.withTexts { texts in
      let dialog = Dialog(question.spec, question.capabilities, on: size, texts: texts, now: 0)
      var now = 0
      for _ in 0..<random.length(upTo: 80) {
        now += random.length(upTo: 2000)
        let seen = random.bool(oneIn: 5) ? cut(texts, &random) : texts
        if random.bool(oneIn: 8) {
          size = RandomQuestion.size(&random)
          dialog.resize(to: size, texts: seen)
        }
        let before = dialog.state
        let response =
          random.bool(oneIn: 6)
          ? dialog.tick(texts: seen, now: now)
          : dialog.handle(event(&random), texts: seen, now: now)
        try check(response, before, dialog, now)
        try checkTime(dialog, seen, now)
        if random.bool(oneIn: 4) {
          let frame = dialog.frame(texts: seen, now: now)
          try ScreenFuzz.checkLayout(dialog, frame, size)
          try OutputGrammar.check(
            FrameEncoder.encode(frame, depth: dialog.depth), columns: size.columns,
            rows: size.rows)
        }
      }
    }
  }

  private static func check(
    _ response: Response, _ before: PopupState, _ dialog: Dialog, _ now: Int
  ) throws {
    guard case .finish(.pressed(let role)) = response else { return }
    try require(
      dialog.spec.roles.contains(role), "pressed \(role), which is not there")
    let isEscape = role == .negative && dialog.spec.escape == .negative
    try require(
      isEscape || before.isEnabled(role, at: now) || dialog.state.isEnabled(role, at: now),
      "pressed \(role), which is disabled: \(dialog.spec.guards)")
  }

  /// An expired deadline leads to a later one or to the end; otherwise the event loop would spin.
  private static func checkTime(_ dialog: Dialog, _ texts: [ByteText], _ now: Int) throws {
    guard let next = dialog.nextTick(after: now), next <= 0 else { return }
    guard case .finish = dialog.tick(texts: texts, now: now) else {
      throw FuzzFailure("the next tick is in \(next) ms, and this one ended nothing")
    }
  }

  /// Incomplete pipes and truncated files.
  private static func cut(_ texts: [ByteText], _ random: inout SplitMix) -> [ByteText] {
    texts.map {
      ByteText(base: $0.base, count: random.below($0.count + 1), isComplete: random.bool())
    }
  }

  static let harmless: [Event] =
    [.tab, .backTab, .left, .right, .up, .down, .pageDown, .pageUp, .end, .home].map {
      .key($0, [])
    } + [.key(.pageDown, .control), .key(.character("]"), [])]

  private static func event(_ random: inout SplitMix) -> Event {
    switch random.below(6) {
    case 0, 1: return random.element(harmless)
    case 2: return .mouse(mouse(&random))
    case 3:
      return .key(
        random.element([.enter, .escape, .backspace, .delete, .insert, .character(" ")]),
        Modifiers(rawValue: UInt8(random.bool() ? 0 : random.below(8))))
    case 4: return .pasted(scalar(&random))
    default:
      return .key(
        .character(scalar(&random)),
        Modifiers(rawValue: UInt8(random.bool() ? 0 : random.below(8))))
    }
  }

  private static func scalar(_ random: inout SplitMix) -> Unicode.Scalar {
    random.bool()
      ? random.element(Array("yn123hjkl[]<>delete 삭제ㅛㅜㅊ취\u{0}\u{301}\u{1161}".unicodeScalars))
      : Unicode.Scalar(UInt32(random.below(0x11_0000))) ?? " "
  }

  private static func mouse(_ random: inout SplitMix) -> MouseEvent {
    let button = UInt8(random.below(4))
    return MouseEvent(
      random.element([
        .press(button: button), .release(button: button), .motion, .wheelUp, .wheelDown,
        .wheelLeft, .wheelRight,
      ]), column: random.length(upTo: 300) - 2, row: random.length(upTo: 100) - 2)
  }
}
