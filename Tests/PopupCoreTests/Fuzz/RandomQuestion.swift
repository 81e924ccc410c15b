import PopupCore
import TestSupport

/// A question of any kind with the texts of its pages, on a terminal of any kind.
struct RandomQuestion {
  var spec = PopupSpec()
  var capabilities = TerminalCapabilities()
  var messages: [[UInt8]] = []

  init(_ random: inout SplitMix) {
    let hostile = random.bool(oneIn: 3)
    func text(_ limit: Int, _ random: inout SplitMix) -> [UInt8] {
      random.text(random.length(upTo: limit), hostile: hostile)
    }
    spec.title = random.bool(oneIn: 4) ? [] : text(40, &random)
    spec.buttons = [Button(.affirmative, text(12, &random))]
    if random.bool(oneIn: 4) { spec.buttons.insert(Button(.extra, text(12, &random)), at: 0) }
    if !random.bool(oneIn: 4) { spec.buttons.insert(Button(.negative, text(12, &random)), at: 0) }
    spec.initialFocus = random.element(spec.roles)
    spec.isDestructive = random.bool(oneIn: 4)
    spec.escape = random.element([.dismiss, .ignore])
    if random.bool(oneIn: 4) {
      spec.timeout = random.below(100_000)
      if random.bool() { spec.timeoutButton = random.element(spec.roles) }
    }
    if random.bool(oneIn: 3) {
      spec.guards.wait = random.bool() ? random.below(9000) : 0
      spec.guards.requiresReading = random.bool()
      spec.guards.checks = (0..<random.below(4)).map { _ in text(30, &random) }
      spec.guards.word = random.bool(oneIn: 3) ? Array("delete 삭제".utf8) : []
      spec.guards.acceptsPastedWord = random.bool()
    }
    let isPaged = random.bool(oneIn: 4)
    spec.pages = (0..<(isPaged ? 1 + random.below(6) : 1)).map { _ in
      var page = Page()
      page.title = isPaged ? text(12, &random) : nil
      page.isNew = isPaged && random.bool()
      page.format = TextFuzz.format(&random)
      return page
    }
    for _ in spec.pages { messages.append(text(300, &random)) }
    setLook(&random)
    setTraits(&random)
  }

  private mutating func setLook(_ random: inout SplitMix) {
    spec.look.alignment = random.element([.automatic, .center, .left])
    if random.bool(oneIn: 5) { spec.look.width = extent(&random) }
    if random.bool(oneIn: 5) { spec.look.height = extent(&random) }
    spec.look.position = random.element([.top, .center, .bottom])
    spec.look.isInline = random.bool(oneIn: 5)
    spec.look.theme = random.element([nil, .light, .dark, .mono, .automatic])
    if random.bool(oneIn: 4) { spec.look.accent = .indexed(UInt8(random.below(256))) }
    if random.bool(oneIn: 4) {
      spec.look.affirmativeColor = Color(hex: UInt32(random.below(1 << 24)))
    }
    spec.look.border = random.element([nil, .soft, .line, .ascii])
    spec.look.dim = random.below(1001)
    spec.look.hasShadow = random.bool()
    spec.look.isAnimated = random.bool()
  }

  private func extent(_ random: inout SplitMix) -> Extent {
    random.bool() ? .cells(1 + random.length(upTo: 300)) : .percent(1 + random.below(100))
  }

  private mutating func setTraits(_ random: inout SplitMix) {
    capabilities.depth = random.element([.none, .eight, .sixteen, .indexed256, .trueColor])
    capabilities.rendering = TextFuzz.rendering(&random)
    capabilities.glyphs = random.element([.soft, .rounded, .square, .ascii])
    capabilities.isGNUScreen = random.bool(oneIn: 10)
  }

  static func size(_ random: inout SplitMix) -> Size {
    if random.bool(oneIn: 3) { return Size(columns: 80, rows: 24) }
    return Size(columns: 1 + random.length(upTo: 150), rows: 1 + random.length(upTo: 50))
  }

  /// Lends the messages as texts, all of them complete.
  func withTexts<Result>(_ body: ([ByteText]) throws -> Result) rethrows -> Result {
    try Self.lend(messages[...], [], body)
  }

  private static func lend<Result>(
    _ messages: ArraySlice<[UInt8]>, _ texts: [ByteText], _ body: ([ByteText]) throws -> Result
  ) rethrows -> Result {
    guard let first = messages.first else { return try body(texts) }
    return try first.withUnsafeBufferPointer { buffer in
      try lend(messages.dropFirst(), texts + [ByteText(buffer)], body)
    }
  }
}
