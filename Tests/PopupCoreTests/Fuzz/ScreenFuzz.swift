import PopupCore
import TestSupport

/// Any question on any screen: what is sent is popup's own grammar and printable text, and an
/// updated screen equals one drawn from scratch.
enum ScreenFuzz {
  static func run(_ random: inout SplitMix) throws {
    let question = RandomQuestion(&random)
    let size = RandomQuestion.size(&random)
    try question.withTexts { texts in
      let dialog = Dialog(question.spec, question.capabilities, on: size, texts: texts, now: 0)
      if random.bool() { dialog.appear(now: 0) }
      let first = dialog.frame(texts: texts, now: 0)
      try checkLayout(dialog, first, size)
      _ = dialog.handle(
        random.element(DialogFuzz.harmless), texts: texts, now: random.below(300))
      let second = dialog.frame(texts: texts, now: random.below(1000))
      try checkOutput(first, second, dialog, size)
      // The virtual terminal is slow.
      guard !dialog.isInline, random.bool(oneIn: 16) else { return }
      try checkScreens(first, second, dialog.depth, size)
    }
  }

  static func checkLayout(_ dialog: Dialog, _ frame: Frame, _ size: Size) throws {
    let rows = dialog.isInline ? 0...max(0, size.rows - 1) : size.rows...size.rows
    try require(
      frame.size.columns == size.columns && rows.contains(frame.size.rows),
      "a frame of \(frame.size) on \(size)")
    let layout = dialog.layout
    let areas = layout.buttons.map(\.area)
    for (index, area) in areas.enumerated() {
      try require(
        area.intersection(layout.box) == area && !area.isEmpty,
        "button \(area) is outside \(layout.box) on \(size)")
      for other in areas[(index + 1)...] {
        try require(area.intersection(other).isEmpty, "buttons \(area) and \(other) overlap")
      }
    }
    for column in 0..<frame.size.columns {
      for row in 0..<frame.size.rows {
        guard let cluster = frame.cluster(of: frame[column, row]) else { continue }
        try TextFuzz.check(cluster, context: "in the frame at \(column), \(row)")
      }
    }
  }

  private static func checkOutput(
    _ first: Frame, _ second: Frame, _ dialog: Dialog, _ size: Size
  ) throws {
    let anchor: FrameEncoder.Anchor = dialog.isInline ? .cursor : .screen
    let whole = FrameEncoder.encode(first, depth: dialog.depth, anchor: anchor)
    let change = FrameEncoder.encode(second, over: first, depth: dialog.depth, anchor: anchor)
    let anew = FrameEncoder.encode(second, depth: dialog.depth, anchor: anchor)
    for bytes in [whole, change, anew] {
      try OutputGrammar.check(
        bytes, columns: size.columns, rows: size.rows, lineFeeds: dialog.isInline)
    }
    try require(
      FrameEncoder.encode(second, over: second, depth: dialog.depth, anchor: anchor).isEmpty,
      "an unchanged frame is sent")
  }

  private static func checkScreens(
    _ first: Frame, _ second: Frame, _ depth: ColorDepth, _ size: Size
  ) throws {
    let change = FrameEncoder.encode(second, over: first, depth: depth)
    let drawn = try screen(size, [FrameEncoder.encode(first, depth: depth), change])
    let expected = try screen(size, [FrameEncoder.encode(second, depth: depth)])
    for row in 0..<size.rows {
      try require(
        drawn.lines[row] == expected.lines[row],
        "row \(row) drawn over is |\(drawn.lines[row])|, drawn anew |\(expected.lines[row])|")
    }
  }

  private static func screen(_ size: Size, _ updates: [[UInt8]]) throws -> VirtualScreen {
    var screen = VirtualScreen(TerminalSize(size.columns, size.rows))
    screen.feed(ControlSequence.enter(alternateScreen: true, mouse: true))
    for update in updates { screen.feed(update) }
    // A cluster that this terminal takes for wider than it is may be too near the edge for it.
    let violations = screen.violations.filter { !$0.contains("beyond the right edge") }
    try require(violations.isEmpty, "\(violations.prefix(3))")
    return screen
  }
}
