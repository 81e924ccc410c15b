import TestSupport

@testable import PopupCore

/// Random frames and small changes to them.
struct RandomFrame {
  private var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  static let plain: [Cluster] = [
    Cluster("a"), Cluster("Z"), Cluster("─"), Cluster("한", width: 2), Cluster("글", width: 2),
    Cluster("e", rest: ["\u{301}"]), Cluster("o", rest: ["\u{308}", "\u{323}"]),
    // Jamo that form one syllable.
    Cluster("\u{1112}", rest: ["\u{1161}", "\u{11AB}"], width: 2),
  ]

  /// Clusters that are marked as of uncertain width.
  static let risky: [Cluster] = [
    Cluster("…", hasUncertainWidth: true), Cluster("●", hasUncertainWidth: true),
    Cluster("🚀", width: 2, hasUncertainWidth: true),
    Cluster("x", rest: ["\u{20DD}"], hasUncertainWidth: true),
  ]

  static let styles: [Style] = [
    Style(), Style(Color(hex: 0x0066E8), on: Color(hex: 0xFFFFFF)),
    Style(.indexed(9), on: .indexed(236), .bold), Style(.default, on: .indexed(4), .underline),
    Style(Color(hex: 0x123456), on: .default, [.italic, .strikethrough, .reverse]),
    Style(.indexed(3), on: .default, .faint),
  ]

  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  mutating func frame(_ size: Size) -> Frame {
    var frame = Frame(size, filledWith: style())
    change(&frame, times: random.below(60))
    return frame
  }

  mutating func change(_ frame: inout Frame, times: Int) {
    for _ in 0..<times {
      let column = random.below(frame.size.columns + 2) - 1
      let row = random.below(frame.size.rows + 2) - 1
      switch random.below(10) {
      case 0:
        frame.fill(
          Rect(column: column, row: row, columns: random.below(8), rows: random.below(4)), style())
      case 1...3: frame.put(pick(Self.risky), column: column, row: row, style: style())
      default: frame.put(pick(Self.plain), column: column, row: row, style: style())
      }
    }
    frame.cursor = Point(
      column: random.below(frame.size.columns), row: random.below(frame.size.rows))
  }

  private mutating func style() -> Style { Self.styles[random.below(Self.styles.count)] }
  private mutating func pick(_ all: [Cluster]) -> Cluster { all[random.below(all.count)] }
}
